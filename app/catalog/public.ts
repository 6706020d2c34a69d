export { CreateProduct } from '#catalog/actions/create_product'
export { UpdateProductDetails } from '#catalog/actions/update_product_details'
export { approvalRequestPort } from '#catalog/approval_request_port'
export { providerProductPort, type ProviderProduct } from '#catalog/provider_product_port'
export { ChangeStatus } from '#catalog/actions/change_status'
export { LockProduct, type LockedProduct } from '#catalog/actions/lock_product'
export { LockProductsOfArtist } from '#catalog/actions/lock_products_of_artist'
export { RepriceProducts } from '#catalog/actions/reprice_products'
export { ProductReadinessQuery } from '#catalog/queries/product_readiness_query'
export {
  toOwnedProduct,
  type OwnedProduct,
  type OwnedProductRow,
} from '#catalog/transformers/owned_product_transformer'
export {
  productFields,
  productMessages,
  changedProductFields,
} from '#catalog/validators/product_change_validator'
export { RefreshPopularity } from '#catalog/actions/refresh_popularity'
export { RefreshCatalogStats } from '#catalog/actions/refresh_catalog_stats'
export { RecordProductRating } from '#catalog/actions/record_product_rating'
export { RecordProductSales } from '#catalog/actions/record_product_sales'
export { default as ProductPolicy } from '#catalog/policies/product_policy'
export { COLLECTION_SORT_WORDS } from '#catalog/collection_sort'
export { PRODUCT_SORTS, PRODUCT_SORT_WORDS, type ProductSort } from '#catalog/product_sort'
export { typesOfFilter } from '#catalog/type_filter'
export { picturePath, readPictureFile } from '#catalog/picture_file'
export { ProductAddressQuery } from '#catalog/queries/product_address_query'
export { CollectionQueries } from '#catalog/queries/collection_queries'
export { ClothingQuery } from '#catalog/queries/clothing_query'
export { CatalogVariantsQuery, type SentGoods } from '#catalog/queries/catalog_variants_query'
export { OffersQuery, type Offer } from '#catalog/queries/offers_query'
export { ProductQueries, type ProductFilters } from '#catalog/queries/product_queries'
export {
  ProviderVariantsQuery,
  type ProviderVariant,
} from '#catalog/queries/provider_variants_query'
export { ProviderLinksQuery } from '#catalog/queries/provider_links_query'
export { SellableVariantQuery, type SellableVariant } from '#catalog/queries/sellable_variant_query'
export { RecordTypeCosts } from '#catalog/actions/record_type_costs'
export { TypeCostsQuery } from '#catalog/queries/type_costs_query'
export { ProductCountQuery, type ProductsByStatus } from '#catalog/queries/product_count_query'
export { whereOnSale } from '#catalog/queries/where_on_sale'
export { toCollection, type Collection } from '#catalog/transformers/collection_transformer'
export type { VariantRow } from '#catalog/transformers/variant_transformer'
export { toGallery, type GalleryPicture } from '#catalog/transformers/gallery_transformer'
export {
  toOfferedChoices,
  toStockedChoices,
  toVariantChoices,
  type StockedChoice,
  type VariantChoice,
} from '#catalog/transformers/variant_transformer'
export {
  isOnSale,
  PRODUCT_COLUMNS,
  toPublicProduct,
  type ProductRow,
  type PublicProduct,
} from '#catalog/transformers/product_transformer'
export {
  ApplyProviderVariantState,
  type CostWarning,
  type VariantState,
} from '#catalog/actions/apply_provider_variant_state'
export { BelowMinimumQuery } from '#catalog/queries/below_minimum_query'
export { parseProductFilters, type ProductListFilters } from '#catalog/product_list_filters'
export { ProductListQuery } from '#catalog/queries/product_list_query'
export {
  LISTED_PRODUCT_CSV_HEAD,
  toListedProduct,
  toListedProductCells,
  type ListedProduct,
} from '#catalog/transformers/listed_product_transformer'
