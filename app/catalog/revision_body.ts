import type { ProductRevision } from '#catalog/actions/write_product_revision'
import { fromNumber } from '#shared/money'

type Body = {
  name?: string
  description?: string | null
  /** Pounds. */
  sellingPrice?: number
  updatedAt?: string
}

/** The part of a validated body that changes a product, and the moment it goes by. An empty description is none. */
export function toRevision({ name, description, sellingPrice, updatedAt }: Body): {
  revision: ProductRevision
  ifUnmodifiedSince?: Date
} {
  return {
    revision: {
      name,
      description: description === undefined ? undefined : description || null,
      sellingPrice: sellingPrice === undefined ? undefined : fromNumber(sellingPrice),
    },
    ifUnmodifiedSince: updatedAt === undefined ? undefined : new Date(updatedAt),
  }
}
