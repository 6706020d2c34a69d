import { inject } from '@adonisjs/core'
import { isOnSale, ProductQueries } from '#catalog/public'

@inject()
export class SoldProductQuery {
  constructor(private products: ProductQueries) {}

  /** Whose a product on sale is; null for a product that is not on sale. */
  async artistOf(productId: number): Promise<{ artistId: number; ownerUserId: number } | null> {
    const [row] = await this.products.byIds([productId])
    return row && isOnSale(row) ? { artistId: row.artist_id, ownerUserId: row.owner_user_id } : null
  }
}
