import type { ApplicationService } from '@adonisjs/core/types'
import strategies from '#config/strategies'
import { bindStrategy } from '#core/strategy'
import { ShippingRatePolicy } from '#commerce/checkout/shipping/shipping_rate_policy'
import { gigSalesPort } from '#gigs/public'
import { anyOrderOfCodes } from '#commerce/orders/queries/any_order_of_codes'

/** Binds the shipping rate policy, and tells gigs whether one of their codes brought an order. */
export default class CommerceProvider {
  constructor(private app: ApplicationService) {}

  register() {
    bindStrategy(this.app, ShippingRatePolicy, strategies.shippingRatePolicy)
  }

  boot() {
    gigSalesPort.register(anyOrderOfCodes)
  }
}
