export type { ProductMove } from '#approvals/public'
export type { ProductStatus } from '#shared/product_status'
export type { StudioProduct } from '#studio/studio_product'
export type { ApprovalList } from '#studio/tabs/product_approvals_tab'
