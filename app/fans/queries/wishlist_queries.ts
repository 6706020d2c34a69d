import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { ProductQueries } from '#catalog/public'
import {
  paginateByCursor,
  type CursorOrder,
  type Page,
  type PageRequest,
} from '#core/http/cursor_pagination'
import type { Favorite, WishlistRow } from '#fans/transformers/favorite_transformer'

const NEWEST_FIRST: CursorOrder = {
  name: 'wishlist',
  keys: [{ column: 'product_favorites.id', direction: 'desc', kind: 'integer' }],
}

/** Reads of wishlists, as plain rows. */
@inject()
export class WishlistQueries {
  constructor(private products: ProductQueries) {}

  /** A fan's wishlist, latest first, with products that were withdrawn since. Two statements. */
  async ofUser(userId: number, page: PageRequest): Promise<Page<WishlistRow>> {
    const query = db
      .from('product_favorites')
      .where('product_favorites.user_id', userId)
      .select(
        'product_favorites.product_id',
        'product_favorites.id as favorite_id',
        'product_favorites.user_id as favorite_user_id',
        'product_favorites.created_at as favorite_created_at'
      )
    const { rows, nextCursor } = await paginateByCursor<Favorite & { product_id: number }>(
      query,
      NEWEST_FIRST,
      page
    )
    const products = await this.products.byIds(rows.map((row) => row.product_id))
    const byId = new Map(products.map((product) => [product.id, product]))
    return {
      rows: rows.map(({ product_id: id, ...favorite }) => ({ ...byId.get(id)!, ...favorite })),
      nextCursor,
    }
  }

  async has(userId: number, productId: number): Promise<boolean> {
    const found = await db
      .from('product_favorites')
      .where({ user_id: userId, product_id: productId })
      .select('id')
      .first()
    return Boolean(found)
  }
}
