import db from '@adonisjs/lucid/services/db'
import { whereOnSale } from '#catalog/public'

export class SoldProductQuery {
  /** Whose a product on sale is; null for what is not on sale. */
  async artistOf(productId: number): Promise<{ artistId: number; ownerUserId: number } | null> {
    const products = db.from('products').join('artists', 'artists.id', 'products.artist_id')
    const row = await whereOnSale(products)
      .where('products.id', productId)
      .select('products.artist_id', 'artists.user_id')
      .first()
    return row ? { artistId: row.artist_id, ownerUserId: row.user_id } : null
  }
}
