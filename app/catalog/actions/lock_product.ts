import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound } from '#core/exceptions/errors'
import type { ProductStatus } from '#shared/product_status'
import type { ProductType } from '#shared/product_type'
import { assertNotModified } from '#core/database/assert_not_modified'

/** A product as it stands and stays until the transaction that locked it ends. */
export type LockedProduct = {
  id: number
  artist_id: number
  name: string
  description: string | null
  admin_notes: string | null
  design_url: string | null
  product_type: ProductType
  printful_product_id: string | null
  status: ProductStatus
  base_price: string
  selling_price: string
  /** What the provider asks now; null until it was read. */
  provider_cost: string | null
  below_minimum_since: Date | null
  /** Its artist's, in percent. */
  profit_share_percentage: string
  updated_at: Date
}

/** Whoever changes a product takes its row first: of two at once the second sees what the first has done. */
export class LockProduct {
  /** `ifUnmodifiedSince` is the `updatedAt` that the caller saw. Throws NotFound, ConcurrentModification. */
  async handle(
    { productId, ifUnmodifiedSince }: { productId: number; ifUnmodifiedSince?: string },
    trx: TransactionClientContract
  ): Promise<LockedProduct> {
    const { rows } = await trx.rawQuery<{ rows: Omit<LockedProduct, 'profit_share_percentage'>[] }>(
      `SELECT id, artist_id, name, description, admin_notes, design_url, product_type, printful_product_id, status,
              base_price, selling_price, provider_cost, below_minimum_since, updated_at
         FROM products WHERE id = ? FOR UPDATE`,
      [productId]
    )
    const [product] = rows
    if (!product) throw new NotFound()
    assertNotModified('product', product.updated_at, ifUnmodifiedSince)
    // Read behind the lock, for which a change of the share may have had to be waited for.
    const { profit_share_percentage: share } = await trx
      .from('artists')
      .where('id', product.artist_id)
      .select('profit_share_percentage')
      .firstOrFail()
    return { ...product, profit_share_percentage: share }
  }
}
