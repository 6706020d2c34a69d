import type { ApplicationService } from '@adonisjs/core/types'
import strategies from '#config/strategies'
import { bindStrategy } from '#core/strategy'
import { OrdersOfTakedowns } from '#commerce/checkout/takedowns'
import { ShippingRatePolicy } from '#commerce/checkout/shipping/shipping_rate_policy'
import { catalogPorts } from '#catalog/public'
import { gigSharesPorts } from '#gigs/public'
import { ledgerComparisons } from '#ledger/public'
import { applyGigShares } from '#commerce/orders/apply_gig_shares'
import { GIG_SHARE_COMPARISONS } from '#commerce/orders/ledger/gig_share_comparisons'
import { ORDER_COMPARISONS } from '#commerce/orders/ledger/order_comparisons'
import { SALES_COUNT_COMPARISONS } from '#commerce/orders/ledger/sales_count_comparisons'
import { codesWithOrders } from '#commerce/orders/queries/codes_with_orders'
import { PAYMENT_COMPARISONS } from '#commerce/payments/payment_comparisons'

/** Binds the shipping rate policy, implements the ports of gigs and of takedowns, and registers the comparisons of commerce with the ledger. */
export default class CommerceServiceProvider {
  constructor(private app: ApplicationService) {}

  register() {
    bindStrategy(this.app, ShippingRatePolicy, strategies.shippingRatePolicy)
  }

  async boot() {
    catalogPorts.takedown.register(await this.app.container.make(OrdersOfTakedowns))
    gigSharesPorts.codesWithOrders.register(codesWithOrders)
    gigSharesPorts.applyShares.register(applyGigShares)
    ledgerComparisons.register([
      ...ORDER_COMPARISONS,
      ...PAYMENT_COMPARISONS,
      ...SALES_COUNT_COMPARISONS,
      ...GIG_SHARE_COMPARISONS,
    ])
  }
}
