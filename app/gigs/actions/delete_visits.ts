import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { clock } from '#shared/clock'

const VISITS = { scans: 'scanned_at', visit_events: 'occurred_at' }

/**
 * Deletes the scans and visits before the beginning of a month in UTC, by dropping the partitions of earlier months. The
 * caller has the figures of these days already; QR codes keep the sum of their scans.
 */
export class DeleteVisits {
  /** @returns how many partitions were dropped; 0 where there were none */
  async handle(before: DateTime, trx: TransactionClientContract): Promise<number> {
    const bindings = { before: before.toISO()!, now: clock.now().toISO()! }
    let dropped = 0
    for (const [table, column] of Object.entries(VISITS)) {
      const { rows } = await trx.rawQuery<{ rows: { dropped: number }[] }>(
        'SELECT drop_month_partitions(:table, :column, :before::timestamptz) AS dropped',
        { ...bindings, table, column }
      )
      dropped += rows[0]!.dropped
    }
    await trx.rawQuery(
      `INSERT INTO visit_deletions (visited_before, deleted_at) VALUES (:before::timestamptz, :now::timestamptz)
       ON CONFLICT DO NOTHING`,
      bindings
    )
    return dropped
  }
}
