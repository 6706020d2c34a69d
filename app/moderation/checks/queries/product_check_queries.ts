import db from '@adonisjs/lucid/services/db'
import {
  paginateByCursor,
  type CursorOrder,
  type Page,
  type PageRequest,
} from '#core/http/cursor_pagination'
import { byId, parseView } from '#core/http/list_views'
import { CHECKED_STATUSES } from '#moderation/checks/statuses'
import { ACCOUNT_NAME } from '#shared/account_name'
import type { Finding } from '#shared/product_check'
import type { ProductStatus } from '#shared/product_status'

/** `waiting`: an admin has to look. */
export const CHECK_VIEWS = ['waiting', 'cleared'] as const

export type CheckView = (typeof CHECK_VIEWS)[number]

type Row = {
  id: number
  product_id: number
  product_name: string
  status: ProductStatus
  artist_id: number
  band_name: string
  found: Finding[]
  note: string | null
  cleared_at: Date | null
  cleared_by_name: string | null
  created_at: Date
}

const ORDERS: Record<CheckView, CursorOrder> = {
  waiting: byId('product-checks:waiting', 'product_checks.id', 'asc'),
  cleared: {
    name: 'product-checks:cleared',
    keys: [
      { column: 'product_checks.cleared_at', direction: 'desc', kind: 'time' },
      { column: 'product_checks.id', direction: 'desc', kind: 'integer' },
    ],
  },
}

export const parseCheckView = parseView(CHECK_VIEWS)

/** Checks that wait, without those of products that are taken down or cannot be sold now. */
const waiting = () =>
  db
    .from('product_checks')
    .join('products', 'products.id', 'product_checks.product_id')
    .whereNull('product_checks.cleared_at')
    .whereNull('products.takedown_id')
    .whereIn('products.status', [...CHECKED_STATUSES])

const cleared = () => db.from('product_checks').whereNotNull('product_checks.cleared_at')

/** What was found in products, for admins: waiting ones oldest first, cleared ones latest first. One statement each. */
export class ProductCheckQueries {
  async page(view: CheckView, page: PageRequest) {
    const found = (view === 'waiting' ? waiting() : cleared()).select('product_checks.*')
    const { rows, nextCursor }: Page<Row> = await paginateByCursor<Row>(
      found,
      ORDERS[view],
      page,
      (part) =>
        db
          .from(part.as('product_checks'))
          .join('products', 'products.id', 'product_checks.product_id')
          .join('artists', 'artists.id', 'products.artist_id')
          .leftJoin('users', (users) =>
            users.on('users.id', 'product_checks.cleared_by').andOnNull('users.deleted_at')
          )
          .select('product_checks.*', 'products.name as product_name', 'products.status')
          .select('products.artist_id', 'artists.band_name')
          .select(db.raw(`${ACCOUNT_NAME} AS cleared_by_name`))
    )
    return { rows: rows.map(toProductCheck), nextCursor }
  }

  async countWaiting(): Promise<number> {
    const [{ total }] = await waiting().count('* as total')
    return Number(total)
  }
}

function toProductCheck(row: Row) {
  return {
    id: row.id,
    product: { id: row.product_id, name: row.product_name, status: row.status },
    artist: { id: row.artist_id, bandName: row.band_name },
    found: row.found,
    note: row.note,
    clearedAt: row.cleared_at?.toISOString() ?? null,
    /** Null for a deleted account. */
    clearedBy: row.cleared_by_name,
    createdAt: row.created_at.toISOString(),
  }
}

export type ProductCheck = ReturnType<typeof toProductCheck>
