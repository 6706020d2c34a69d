import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { pence, type Pence } from '#shared/money'

/** Credits count against the oldest debts first, so the open amount of these is their sum less all credits. */
const UNCOVERED = `coalesce(sum(amount) FILTER (WHERE amount > 0 AND occurred_at <= ?), 0)
                   + coalesce(sum(amount) FILTER (WHERE amount < 0), 0)`

const ENTRIES = `ledger_entries JOIN ledger_transactions ON ledger_transactions.id = transaction_id
                  WHERE account = 'artist_debt'`

/** Debts that artists have had since before a moment and that no later credit has covered. One statement each. */
export class OldDebts {
  /** Ids of the artists with such a debt. */
  async artists(since: DateTime): Promise<number[]> {
    const { rows } = await db.rawQuery<{ rows: { artist_id: number }[] }>(
      `SELECT artist_id FROM ${ENTRIES} GROUP BY artist_id HAVING ${UNCOVERED} > 0 ORDER BY artist_id`,
      [since.toSQL()!]
    )
    return rows.map(({ artist_id: artistId }) => artistId)
  }

  /** The artist's old debt in whole pence; zero or negative where it was covered. */
  async ofArtist(
    artistId: number,
    since: DateTime,
    trx?: TransactionClientContract
  ): Promise<Pence> {
    const { rows } = await (trx ?? db).rawQuery<{ rows: { uncovered: string }[] }>(
      `SELECT ${UNCOVERED} AS uncovered FROM ${ENTRIES} AND artist_id = ?`,
      [since.toSQL()!, artistId]
    )
    return pence(Number(rows[0]!.uncovered))
  }
}
