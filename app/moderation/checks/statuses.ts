import type { ProductStatus } from '#shared/product_status'

/** The statuses in which a product is checked: it awaits its artist's approval, or may be sold. */
export const CHECKED_STATUSES: readonly ProductStatus[] = [
  'pending_approval',
  'approved',
  'active',
  'inactive',
]
