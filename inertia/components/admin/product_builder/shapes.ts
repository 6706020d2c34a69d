export type { PricingSuggestions } from '#admin/transformers/pricing_suggestions_transformer'
export type { PricingShape } from '#admin/transformers/pricing_transformer'
export type { UnapprovedProduct } from '#admin/transformers/unapproved_transformer'
export type { WaitingCounts } from '#admin/queries/waiting_counts_query'
export type { OwnedArtist } from '#artists/public'
export type {
  CatalogItemShape,
  CatalogVariantShape,
  StoreProductShape,
} from '#fulfilment/transformers/provider_transformer'
export type { StoreProductDetail } from '#fulfilment/transformers/store_product_detail_transformer'
