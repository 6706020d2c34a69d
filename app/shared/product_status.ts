/**
 * The life of a product (docs/rules/products-and-approval.md#product-status); the moves between them belong to
 * approvals.
 */
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

/** What its artist has not approved: an admin may still change what it is made of. */
export const UNAPPROVED_STATUSES: readonly ProductStatus[] = [
  'draft',
  'pending_approval',
  'rejected',
]
