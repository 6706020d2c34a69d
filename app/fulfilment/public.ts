export { ReadProviderProduct, type ProviderProduct } from '#fulfilment/read_provider_product'
export { costInPounds, NoExchangeRate, type Converted } from '#fulfilment/cost_in_pounds'
export { knownToProvider } from '#fulfilment/known_to_provider'
export { PrintfulClient } from '#fulfilment/printful/printful_client'
export type {
  CatalogItem,
  CatalogVariant,
  ProviderPage,
  ProviderPrice,
  ShippingRate,
  ShippingRecipient,
  StoreProduct,
  StoreVariant,
} from '#fulfilment/printful/shapes'
export {
  ProviderNotConfigured,
  ProviderNotConnected,
  ProviderRefused,
  ProviderUnavailable,
} from '#fulfilment/refusals'
export { ProviderHealthQuery, type ProviderHealth } from '#fulfilment/queries/provider_health_query'
