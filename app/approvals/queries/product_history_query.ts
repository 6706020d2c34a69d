import db from '@adonisjs/lucid/services/db'
import type { ProductStatus } from '#shared/product_status'
import {
  paginateByCursor,
  type CursorOrder,
  type Page,
  type PageRequest,
} from '#core/http/cursor_pagination'

export type ProductMoveRow = {
  from_status: ProductStatus | null
  to_status: ProductStatus
  notes: string | null
  created_at: Date
  actor_user_id: number | null
  first_name: string | null
  last_name: string | null
  is_admin: boolean
}

const LATEST_FIRST: CursorOrder = {
  name: 'product-history',
  keys: [{ column: 'history.id', direction: 'desc', kind: 'integer' }],
}

/** Every move in a product's life with who made it. Its owner and admins may read it: ask the policy before. */
export class ProductHistoryQuery {
  async handle(productId: number, page: PageRequest): Promise<Page<ProductMoveRow>> {
    const query = db
      .from('product_status_history as history')
      .join('products', 'products.id', 'history.product_id')
      .join('artists', 'artists.id', 'products.artist_id')
      .leftJoin('users', 'users.id', 'history.actor_user_id')
      .where('history.product_id', productId)
      .select(
        'history.from_status',
        'history.to_status',
        'history.notes',
        'history.created_at',
        'history.actor_user_id',
        'users.first_name',
        'users.last_name',
        db.raw("users.user_type = 'admin' AND users.id <> artists.user_id AS is_admin")
      )
    return paginateByCursor<ProductMoveRow>(query, LATEST_FIRST, page)
  }
}
