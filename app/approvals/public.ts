export { ReviewProduct } from '#approvals/actions/review_product'
export { RetireProductsOfArtist } from '#approvals/actions/retire_products_of_artist'
export { APPROVED, MANAGEMENT, PENDING, REJECTED } from '#approvals/lists'
export type { ProductMove } from '#approvals/transformers/product_move_shape'
