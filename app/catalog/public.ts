export { RecountPopularity, type RecentSales } from '#catalog/actions/recount_popularity'
export { RecordProductSale } from '#catalog/actions/record_product_sale'
export { default as ProductPolicy } from '#catalog/policies/product_policy'
export { PRODUCT_SORTS, type ProductSort } from '#catalog/product_sort'
export { PRODUCT_STATUSES, type ProductStatus } from '#catalog/product_status'
export { PRODUCT_TYPES, typesOfFilter, type ProductType } from '#catalog/product_type'
export { OffersQuery, type Offer } from '#catalog/queries/offers_query'
export { ProductQueries, type ProductFilters } from '#catalog/queries/product_queries'
export { SellableVariantQuery, type SellableVariant } from '#catalog/queries/sellable_variant_query'
export { ProductCountQuery } from '#catalog/queries/product_count_query'
export {
  toPublicProduct,
  type ProductRow,
  type PublicProduct,
} from '#catalog/transformers/product_shape'
export { toVariantChoices, toVariantMap } from '#catalog/transformers/variant_shape'
