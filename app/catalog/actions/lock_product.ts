import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NotFound } from '#core/exceptions/refusals'
import type { ProductStatus } from '#catalog/product_status'
import type { ProductType } from '#catalog/product_type'
import { assertFresh } from '#core/database/assert_fresh'

/** A product as it stands and stays until the transaction that locked it ends. */
export type LockedProduct = {
  id: number
  name: string
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
  /** `basedOn` is the `updatedAt` that the caller saw. Throws NotFound, StaleChange. */
  async handle(
    { productId, basedOn }: { productId: number; basedOn?: Date },
    trx: TransactionClientContract
  ): Promise<LockedProduct> {
    const { rows } = await trx.rawQuery<{ rows: LockedProduct[] }>(
      `SELECT products.id, products.name, products.product_type, products.printful_product_id, products.status,
              products.base_price, products.selling_price, products.provider_cost, products.below_minimum_since,
              products.updated_at, artists.profit_share_percentage
         FROM products JOIN artists ON artists.id = products.artist_id
        WHERE products.id = ? FOR UPDATE OF products`,
      [productId]
    )
    const [product] = rows
    if (!product) throw new NotFound()
    assertFresh('product', product.updated_at, basedOn)
    return product
  }
}
