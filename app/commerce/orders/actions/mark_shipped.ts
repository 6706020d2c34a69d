import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clock } from '#shared/clock'

/**
 * Marks rows as shipped whose every piece was shipped, with their history, in one statement. Leaves rows that were
 * shipped before as they are, so that a repeated or late update moves nothing back. Requires the rows' locks.
 *
 * @returns ids of the rows that became shipped now.
 */
export class MarkShipped {
  async handle(
    { orderIds, notes }: { orderIds: readonly number[]; notes: string },
    trx: TransactionClientContract
  ): Promise<number[]> {
    const now = clock.now().toSQL()!
    const { rows } = await trx.rawQuery<{ rows: { id: number }[] }>(
      `WITH shipped AS (
         UPDATE orders SET status = 'shipped', updated_at = ?::timestamptz
          WHERE id = ANY (?::integer[]) AND status = 'processing' RETURNING id)
       INSERT INTO order_status_history (order_id, from_status, to_status, notes, created_at)
       SELECT id, 'processing', 'shipped', ?, ?::timestamptz FROM shipped ORDER BY id
       RETURNING order_id AS id`,
      [now, [...orderIds], notes, now]
    )
    return rows.map(({ id }) => id)
  }
}
