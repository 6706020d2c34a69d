/**
 * Names the implementation of each replaceable part of the shop: one line for each. Another implementation extends the
 * abstract class or implements the interface named beside it, and passes its contract tests
 * (docs/guides/add-provider.md#replace-another-strategy).
 */
const strategies = {
  /**
   * `SaleAvailability` of catalog: what can be sold, and to which country. Counts and search words follow the status of products by
   * triggers (`is_published`): another rule has to change those functions as well.
   */
  saleAvailability: () => import('#catalog/availability/active_products'),
  /** `ShippingRatePolicy` of commerce: what sending an order costs. */
  shippingRatePolicy: () => import('#commerce/checkout/shipping/provider_rates'),
  /** `PayoutPolicy` of payouts: when an artist is paid for an order row. */
  payoutPolicy: () => import('#payouts/holding_period'),
  /** `FulfilmentProvider` of fulfilment: who prints and sends. */
  fulfilmentProvider: () => import('#fulfilment/printful/printful_provider'),
}

export default strategies
