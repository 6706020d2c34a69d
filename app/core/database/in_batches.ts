import db from '@adonisjs/lucid/services/db'
import { clock } from '#shared/clock'

/** Few enough rows that the locks of one statement are held only briefly. */
const BATCH = 1000

/**
 * Runs a statement that changes at most `limit` rows and returns how many, until it changes fewer.
 *
 * @returns how many rows were changed in all
 */
export async function inBatches(
  changeSome: (limit: number) => Promise<number>,
  limit = BATCH
): Promise<number> {
  for (let total = 0; ;) {
    const changed = await changeSome(limit)
    total += changed
    if (changed < limit) return total
  }
}

/** Runs a statement that deletes at most `:limit` rows that expired before `:now`, until it deletes fewer. */
export function purgeInBatches(sql: string, batch?: number): Promise<number> {
  return inBatches(async (limit) => {
    const bindings = { now: clock.now().toSQL()!, limit }
    const { rowCount } = await db.rawQuery<{ rowCount: number }>(sql, bindings)
    return rowCount
  }, batch)
}
