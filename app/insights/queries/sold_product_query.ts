import db from '@adonisjs/lucid/services/db'

export class SoldProductQuery {
  /** Whose a product on sale is; null for what is not on sale. */
  async artistOf(productId: number): Promise<number | null> {
    const row = await db
      .from('products')
      .where({ id: productId, status: 'active' })
      .select('artist_id')
      .first()
    return row?.artist_id ?? null
  }
}
