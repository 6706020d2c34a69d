export {
  ReadProviderProduct,
  type OfferedVariant,
  type ProviderProduct,
} from '#fulfilment/read_provider_product'
export { RecentReadings } from '#fulfilment/recent_readings'
export type { StoreProductDetail } from '#fulfilment/transformers/store_product_detail'
export type {
  CatalogItemShape,
  CatalogVariantShape,
  StoreProductShape,
} from '#fulfilment/transformers/provider_shapes'
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
