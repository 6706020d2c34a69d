import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * Resolves once `count` statements are blocked by a lock. Where a process is started first, pass more `seconds` and the
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
  throw new Error('No statement is waiting for a lock')
}

/** For `cleanup`: releases the lock that a failed test would leave others waiting for. */
export async function letGo(gate: TransactionClientContract) {
  if (!gate.isCompleted) await gate.rollback()
}
