import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound } from '#core/exceptions/errors'
import type { ProductStatus } from '#shared/product_status'
import type { ProductType } from '#shared/product_type'
import { assertNotModified } from '#core/database/assert_not_modified'

/** A product as it stays until the transaction that locked it ends. */
export type LockedProduct = {
  id: number
  artist_id: number
  name: string
  description: string | null
  admin_notes: string | null
  design_url: string | null
  artwork_id: number | null
  /** The blank of a built product. */
  blank_id: string | null
  product_type: ProductType
  printful_product_id: string | null
  status: ProductStatus
  /** The takedown in force; null where there is none. */
  takedown_id: number | null
  base_price: string
  selling_price: string
  /** What the provider asks now; null until it was read. */
  provider_cost: string | null
  below_minimum_since: Date | null
  /** Its artist's, in percent. */
  profit_share_percentage: string
  updated_at: Date
  /** Whether the provider could make it: it has variants of theirs, and a cost that an admin has set. */
  is_ready_for_approval: boolean
  /** Whether a size or colour is a blank of the provider's, with nothing to print on it. */
  is_design_missing: boolean
}

type ReadBehindLock = Pick<
  LockedProduct,
  'profit_share_percentage' | 'is_ready_for_approval' | 'is_design_missing'
>

const READ_BEHIND_LOCK = `
  SELECT artists.profit_share_percentage,
         printful_cost IS NOT NULL AND NOT is_cost_provisional AND EXISTS (
           SELECT FROM product_variants
            WHERE product_id = products.id AND is_offered
              AND coalesce(sync_variant_id, catalog_variant_id) IS NOT NULL) AS is_ready_for_approval,
         design_url IS NULL AND EXISTS (
           SELECT FROM product_variants
            WHERE product_id = products.id AND is_offered
              AND sync_variant_id IS NULL AND catalog_variant_id IS NOT NULL) AS is_design_missing
    FROM products JOIN artists ON artists.id = products.artist_id
   WHERE products.id = ?`

/** Locks a product before a change: the second of two concurrent changes sees the result of the first. */
export class LockProduct {
  /** `ifUnmodifiedSince` is the `updatedAt` that the caller saw. Throws NotFound, ConcurrentModification. */
  async handle(
    { productId, ifUnmodifiedSince }: { productId: number; ifUnmodifiedSince?: string },
    trx: TransactionClientContract
  ): Promise<LockedProduct> {
    const { rows } = await trx.rawQuery<{ rows: Omit<LockedProduct, keyof ReadBehindLock>[] }>(
      `SELECT id, artist_id, name, description, admin_notes, design_url, artwork_id, blank_id, product_type, printful_product_id,
              status, takedown_id, base_price, selling_price, provider_cost, below_minimum_since, updated_at
         FROM products WHERE id = ? FOR UPDATE`,
      [productId]
    )
    const [product] = rows
    if (!product) throw new NotFound()
    assertNotModified('product', product.updated_at, ifUnmodifiedSince)
    // Read once the lock is held: a change of the share or the variants may have held it before.
    const { rows: read } = await trx.rawQuery<{ rows: [ReadBehindLock] }>(READ_BEHIND_LOCK, [
      productId,
    ])
    return { ...product, ...read[0] }
  }
}
