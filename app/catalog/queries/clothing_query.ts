import db from '@adonisjs/lucid/services/db'
import type { ProductType } from '#shared/product_type'

const WORN: ProductType[] = ['tshirt', 'hoodie', 'tank-top', 'cap']

/** Which of some products are clothing. */
export class ClothingQuery {
  async among(productIds: readonly number[]): Promise<ReadonlySet<number>> {
    const rows: { id: number }[] = await db
      .from('products')
      .whereIn('id', [...productIds])
      .whereIn('product_type', WORN)
      .select('id')
    return new Set(rows.map(({ id }) => id))
  }
}
