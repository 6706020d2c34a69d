export type { ListAddress, Tab } from '#fulfilment/page_address'
export type { ProviderStatus, ProviderStatusText } from '#fulfilment/provider'
export type {
  CatalogItemShape as CatalogItem,
  CatalogVariantShape as CatalogVariant,
  StoreProductShape as StoreProduct,
} from '#fulfilment/transformers/provider_transformer'
export type { ArtistOrder } from '#commerce/orders/transformers/order_transformer'
