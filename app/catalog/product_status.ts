/** The life of a product (RULINGS.md, Products); the moves between them belong to approvals. */
export const PRODUCT_STATUSES = [
  'draft',
  'pending_approval',
  'approved',
  'rejected',
  'active',
  'inactive',
  'retired',
] as const

export type ProductStatus = (typeof PRODUCT_STATUSES)[number]
