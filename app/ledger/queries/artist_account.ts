import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import type { TransactionKind } from '#ledger/accounts'
import {
  paginateByCursor,
  type CursorOrder,
  type Page,
  type PageRequest,
} from '#core/http/cursor_pagination'
import { PLATFORM_TIMEZONE } from '#shared/platform_timezone'
import { pence, type Pence } from '#shared/money'

/** What a kind of thing did to what is owed to an artist, in one month (London). Pence; below zero what took from it. */
export type AccountMonth = { month: string; kind: TransactionKind; amount: Pence }

/** One thing that changed what is owed to an artist: of an order row, or of a payout. */
export type AccountLine = {
  occurredAt: Date
  kind: TransactionKind
  orderId: number | null
  payoutId: number | null
  amount: Pence
}

type LineRow = {
  occurred_at: Date
  kind: TransactionKind
  order_id: number
  payout_id: number | null
  amount: string
}

/**
 * Earnings, debts and what is on its way together are what is owed: moves between them are none, so a payout counts when
 * it has left, and one that came to nothing never does.
 */
const OWED = `ledger_entries.artist_id = ? AND account IN ('artist_payable', 'artist_debt', 'payouts_in_transit')`

const OLDEST_FIRST: CursorOrder = {
  name: 'account-lines',
  keys: [
    { column: 'lines.occurred_at', direction: 'asc', kind: 'time' },
    { column: 'lines.transaction_id', direction: 'asc', kind: 'decimal' },
    { column: 'lines.order_id', direction: 'asc', kind: 'integer' },
  ],
}

/** The account of one artist as a statement tells it, each time computed from the ledger. One statement each. */
export class ArtistAccount {
  /** From the first month in which anything happened, in order. */
  async months(artistId: number): Promise<AccountMonth[]> {
    const { rows } = await db.rawQuery<{
      rows: { month: string; kind: TransactionKind; amount: string }[]
    }>(
      `SELECT to_char(occurred_at AT TIME ZONE ?, 'YYYY-MM') AS month, kind, -sum(amount) AS amount
         FROM ledger_entries JOIN ledger_transactions ON ledger_transactions.id = transaction_id
        WHERE ${OWED} GROUP BY 1, 2 HAVING sum(amount) <> 0 ORDER BY 1, 2`,
      [PLATFORM_TIMEZONE, artistId]
    )
    return rows.map(({ month, kind, amount }) => ({ month, kind, amount: pence(Number(amount)) }))
  }

  /** What happened from one moment until before another, oldest first. */
  async lines(
    artistId: number,
    { from, until }: { from: DateTime; until: DateTime },
    part: PageRequest
  ): Promise<Page<AccountLine>> {
    const lines = db.raw(
      `(SELECT occurred_at, transaction_id, kind, CASE WHEN kind IN ('transfer', 'payout', 'reversal') THEN 0 ELSE coalesce(order_id, 0) END AS order_id,
               max(payout_id) AS payout_id, -sum(amount) AS amount
          FROM ledger_entries JOIN ledger_transactions ON ledger_transactions.id = transaction_id
         WHERE ${OWED} AND occurred_at >= ? AND occurred_at < ?
         GROUP BY 1, 2, 3, 4 HAVING sum(amount) <> 0) AS lines`,
      [artistId, from.toSQL()!, until.toSQL()!]
    )
    const query = db
      .from(lines as never)
      .select('occurred_at', 'kind', 'order_id', 'payout_id', 'amount')
    const { rows, nextCursor } = await paginateByCursor<LineRow>(query, OLDEST_FIRST, part)
    return { rows: rows.map(toLine), nextCursor }
  }
}

function toLine(row: LineRow): AccountLine {
  return {
    occurredAt: row.occurred_at,
    kind: row.kind,
    orderId: row.order_id === 0 ? null : row.order_id,
    payoutId: row.payout_id,
    amount: pence(Number(row.amount)),
  }
}
