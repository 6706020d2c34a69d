import { policyTextsPort } from '#disputes/public'
import { settings } from '#settings/public'
import { deliveryAndReturns } from '#storefront/texts/delivery_and_returns'
import { terms } from '#storefront/texts/terms'

export default class StorefrontServiceProvider {
  boot() {
    policyTextsPort.register(async () => [
      deliveryAndReturns((await settings.read()).flatShippingRate()),
      terms,
    ])
  }
}
