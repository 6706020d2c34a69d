import db from '@adonisjs/lucid/services/db'
import { inBatches } from '#core/database/in_batches'
import { clock } from '#shared/clock'

/** Deletes idempotency keys past their time; the checkouts they made stay. */
export class PurgeExpiredKeys {
  /** @returns how many */
  async handle(batch?: number): Promise<number> {
    return inBatches(async (limit) => {
      const { rowCount } = await db.rawQuery<{ rowCount: number }>(
        `DELETE FROM idempotency_keys WHERE id IN
           (SELECT id FROM idempotency_keys WHERE expires_at < ? LIMIT ? FOR UPDATE SKIP LOCKED)`,
        [clock.now().toSQL()!, limit]
      )
      return rowCount
    }, batch)
  }
}
