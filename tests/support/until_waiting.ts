import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * Until so many statements wait for somebody's lock. Where a process is started first, name more `seconds` and the
 * `statement` (LIKE): a starting process waits for locks of its own.
 */
export async function untilWaiting(count: number, { seconds = 4, statement = '%' } = {}) {
  const overdue = Date.now() + seconds * 1_000
  while (Date.now() < overdue) {
    const { rows } = await db.rawQuery(
      `SELECT count(*)::int AS waiting FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'
          AND query ILIKE ?`,
      [statement]
    )
    if (rows[0].waiting >= count) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('Nobody waits')
}

/** For `cleanup`: a test that fails leaves nobody waiting for its lock. */
export async function letGo(gate: TransactionClientContract) {
  if (!gate.isCompleted) await gate.rollback()
}
