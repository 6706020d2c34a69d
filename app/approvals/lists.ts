import type { ProductStatus } from '#shared/product_status'

/** The lists of an artist's products. */
export const PENDING: readonly ProductStatus[] = ['pending_approval']
export const REJECTED: readonly ProductStatus[] = ['rejected']
export const MANAGEMENT: readonly ProductStatus[] = [
  'draft',
  'approved',
  'active',
  'inactive',
  'retired',
]

/** What the artist has approved and still sells, or may. */
export const APPROVED: readonly ProductStatus[] = ['approved', 'active', 'inactive']
