import db from '@adonisjs/lucid/services/db'
import { PRODUCT_COLUMNS } from '#catalog/public'
import {
  paginateByCursor,
  type CursorOrder,
  type Page,
  type PageRequest,
} from '#core/http/cursor_pagination'
import type { WishlistRow } from '#fans/transformers/favorite_transformer'

const NEWEST_FIRST: CursorOrder = {
  name: 'wishlist',
  keys: [{ column: 'product_favorites.id', direction: 'desc', kind: 'integer' }],
}

/** Reads of wishlists, as plain rows in one statement each. */
export class WishlistQueries {
  /** A fan's wishlist, latest first, with products that were withdrawn since. */
  async ofUser(userId: number, page: PageRequest): Promise<Page<WishlistRow>> {
    const query = db
      .from('product_favorites')
      .join('products', 'products.id', 'product_favorites.product_id')
      .join('artists', 'artists.id', 'products.artist_id')
      .where('product_favorites.user_id', userId)
      .select(
        ...PRODUCT_COLUMNS,
        'product_favorites.id as favorite_id',
        'product_favorites.user_id as favorite_user_id',
        'product_favorites.created_at as favorite_created_at'
      )
    return paginateByCursor(query, NEWEST_FIRST, page)
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
