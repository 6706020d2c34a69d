import db from '@adonisjs/lucid/services/db'
import type { SaleChange } from '#shared/sale_change'
import {
  paginateByCursor,
  type CursorOrder,
  type Page,
  type PageRequest,
} from '#core/http/cursor_pagination'

/** `sale`: settings as they were made, with `limit` only where it was set. */
type Row = {
  id: number
  sale: SaleChange
  first_name: string | null
  last_name: string | null
  email: string | null
  created_at: Date
}

const LATEST_FIRST: CursorOrder = {
  name: 'sale-changes',
  keys: [{ column: 'change.id', direction: 'desc', kind: 'integer' }],
}

/** Reads who set when and to whom a product is sold. Ask who may see it before. */
export class SaleChangesQuery {
  /** The product of an artist; null for one that is another's or does not exist. */
  async productOf(artistId: number, productId: number) {
    const product: { id: number; name: string } | null = await db
      .from('products')
      .where({ id: productId, artist_id: artistId })
      .select('id', 'name')
      .first()
    return product
  }

  /** Latest first. */
  async handle(productId: number, page: PageRequest) {
    const query = db
      .from('product_sale_changes as change')
      .leftJoin('users', (users) =>
        users.on('users.id', 'change.actor_user_id').andOnNull('users.deleted_at')
      )
      .where('change.product_id', productId)
      .select('change.id', 'change.sale', 'change.created_at')
      .select('users.first_name', 'users.last_name', 'users.email')
    const { rows, nextCursor }: Page<Row> = await paginateByCursor<Row>(query, LATEST_FIRST, page)
    return { changes: rows.map(toSaleChange), nextCursor }
  }
}

function toSaleChange({ id, sale, created_at: createdAt, ...actor }: Row) {
  const name = [actor.first_name, actor.last_name].filter(Boolean).join(' ')
  return {
    id,
    kind: sale.kind,
    from: sale.from ?? null,
    until: sale.until ?? null,
    timeZone: sale.timeZone ?? null,
    gigs: sale.gigIds?.length ?? 0,
    hoursAfter: sale.hoursAfter ?? null,
    /** Absent where the limit stayed as it was; null for none. */
    ...('limit' in sale && { limit: sale.limit }),
    /** Null for a deleted account. */
    actor: name || actor.email,
    createdAt: createdAt.toISOString(),
  }
}

export type SaleChangeEntry = ReturnType<typeof toSaleChange>
