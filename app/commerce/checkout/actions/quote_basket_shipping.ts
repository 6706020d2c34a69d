import { inject } from '@adonisjs/core'
import {
  ShippingRatePolicy,
  type Destination,
  type GoodsToSend,
  type Shipping,
} from '#commerce/checkout/shipping/shipping_rate_policy'
import type { QuoteCaller } from '#commerce/fulfilment_port'
import { pence } from '#shared/money'

/** An address as far as it is known, at least the country. */
export type KnownDestination = Omit<Destination, 'zipCode'> & { zipCode?: string }

/**
 * What sending a basket costs, by the `ShippingRatePolicy`: an estimate where there is no postcode yet. An empty basket
 * costs nothing. May call the provider: call it
 * outside any transaction.
 */
@inject()
export class QuoteBasketShipping {
  constructor(private policy: ShippingRatePolicy) {}

  /** @param basket a null is a variant that is not offered. Throws ShippingUnavailable. */
  async handle(
    basket: readonly (GoodsToSend | null)[],
    destination: KnownDestination | null,
    caller: QuoteCaller
  ): Promise<Shipping> {
    const flatShippingRate = await this.policy.flatShippingRate()
    if (basket.length === 0) return { ...flatShippingRate, amount: pence(0) }
    if (!destination) return flatShippingRate
    const goods = basket.filter((each) => each !== null)
    // What is not offered is refused when the order is placed, with the reason.
    if (goods.length < basket.length) return flatShippingRate
    const { zipCode } = destination
    if (zipCode === undefined) return this.policy.estimate(goods, destination.country, caller)
    return this.policy.quote(goods, { ...destination, zipCode }, caller)
  }
}
