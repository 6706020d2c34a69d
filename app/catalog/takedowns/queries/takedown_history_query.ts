import db from '@adonisjs/lucid/services/db'
import {
  paginateByCursor,
  type CursorOrder,
  type Page,
  type PageRequest,
} from '#core/http/cursor_pagination'
import type { TakedownEvent, TakedownKind } from '#shared/takedown'

type Row = {
  id: number
  event: TakedownEvent
  kind: TakedownKind | null
  words: string
  created_at: Date
  first_name: string | null
  last_name: string | null
}

const LATEST_FIRST: CursorOrder = {
  name: 'takedown-history',
  keys: [{ column: 'history.id', direction: 'desc', kind: 'integer' }],
}

/** Takedowns of a product, answers and restorations, latest first. Ask who may see them before. */
export class TakedownHistoryQuery {
  async handle(productId: number, page: PageRequest) {
    const query = db
      .from('product_takedown_events as history')
      .leftJoin('users', (users) =>
        users.on('users.id', 'history.actor_user_id').andOnNull('users.deleted_at')
      )
      .where('history.product_id', productId)
      .select('history.id', 'history.event', 'history.kind', 'history.words', 'history.created_at')
      .select('users.first_name', 'users.last_name')
    const { rows, nextCursor }: Page<Row> = await paginateByCursor<Row>(query, LATEST_FIRST, page)
    return { events: rows.map(toTakedownStep), nextCursor }
  }
}

function toTakedownStep(row: Row) {
  const name = [row.first_name, row.last_name].filter(Boolean).join(' ')
  return {
    event: row.event,
    kind: row.kind,
    words: row.words,
    /** Null for an account without a name, and a deleted one. */
    actor: name || null,
    createdAt: row.created_at.toISOString(),
  }
}

export type TakedownStep = ReturnType<typeof toTakedownStep>
