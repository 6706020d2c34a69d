export type { ProviderProduct } from '#fulfilment/port_types'
export type { OfferedVariant } from '#fulfilment/read_provider_product'
export { LastRates } from '#fulfilment/shipping/last_rates'
export { ShippingQuotes } from '#fulfilment/shipping/shipping_quotes'
export { ProviderProductCache } from '#fulfilment/provider_product_cache'
export { costInPounds } from '#fulfilment/cost_in_pounds'
export { knownToProvider } from '#fulfilment/known_to_provider'
export type { SkippedItem } from '#fulfilment/provider_types'
export { FulfilmentProvider, type ProviderMode } from '#fulfilment/provider'
export { ProviderNotConfigured, ProviderNotConnected } from '#fulfilment/errors'
export { ProviderHealthQuery } from '#fulfilment/queries/provider_health_query'
export { ReprintOrder } from '#fulfilment/actions/reprint_order'
export { RetryProviderOrder } from '#fulfilment/submission/retry_provider_order'
export { LAST_SHIPMENT_OF_ORDER } from '#fulfilment/queries/last_shipment_of_order'
export { CheckoutProductionQuery } from '#fulfilment/queries/checkout_production_query'
export {
  toFiledShipment,
  toProduction,
  type Production,
} from '#fulfilment/transformers/production_transformer'
export { ProviderCharges, type ProviderCharge } from '#fulfilment/submission/provider_charges'
export { SizeGuideQuery } from '#fulfilment/size_guides/size_guide_query'
