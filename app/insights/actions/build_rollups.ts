import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import * as sql from '#insights/rollup_sql'

type Mark = { artist_id: number; qr_code_id: number | null; day: string }
type CodeDay = { qr_code_id: number; day: string }

const MARKS_PER_BATCH = 5_000

/**
 * Computes the rollups of every stale day again from its rows. A mark is committed together with its rows, so that
 * nothing is missed however late it comes. Safe to run twice, because whole days are recomputed.
 */
export class BuildRollups {
  /**
   * Of one artist or, left out, of all. Waits for a build in progress, `waitMs` at most where given, and then throws
   * PostgreSQL's lock timeout.
   *
   * @returns how many marks are done
   */
  async handle({ artistId, waitMs }: { artistId?: number; waitMs?: number } = {}) {
    for (let total = 0; ;) {
      const done = await db.transaction((trx) => this.#batch(trx, artistId, waitMs))
      total += done
      if (done < MARKS_PER_BATCH) return total
    }
  }

  async #batch(trx: TransactionClientContract, artistId?: number, waitMs = 0) {
    await lockRollups(trx, waitMs)
    const { rows: marks } = await trx.rawQuery<{ rows: Mark[] }>(
      `DELETE FROM stale_rollups WHERE id IN
        (SELECT id FROM stale_rollups ${artistId === undefined ? '' : 'WHERE artist_id = :artistId'} ORDER BY id LIMIT :limit)
       RETURNING artist_id, qr_code_id, day::text`,
      { artistId: artistId ?? 0, limit: MARKS_PER_BATCH }
    )
    if (marks.length === 0) return 0
    await this.#countCodes(marks, trx)
    await this.#countArtists(marks, trx)
    return marks.length
  }

  async #countCodes(marks: Mark[], trx: TransactionClientContract) {
    const marked = distinct(
      marks
        .filter((mark): mark is Mark & CodeDay => mark.qr_code_id !== null)
        .map(({ qr_code_id, day }) => ({ qr_code_id, day }))
    )
    if (marked.length === 0) return
    const twins = await trx.rawQuery<{ rows: CodeDay[] }>(sql.TWIN_DAYS, {
      days: JSON.stringify(marked),
    })
    const bindings = boundsOf(twins.rows)
    await trx.rawQuery(sql.DELETE_QR_CODE_HOURLY_STATS, bindings)
    await trx.rawQuery(sql.CLEAR_QR_CODE_HOURLY_SALES, bindings)
    await trx.rawQuery(sql.INSERT_QR_CODE_HOURLY_STATS, bindings)
    await trx.rawQuery(sql.DELETE_QR_CODE_PRODUCT_DAILY_STATS, bindings)
    await trx.rawQuery(sql.CLEAR_QR_CODE_PRODUCT_DAILY_SALES, bindings)
    await trx.rawQuery(sql.INSERT_QR_CODE_PRODUCT_DAILY_STATS, bindings)
    await trx.rawQuery(sql.DELETE_QR_CODE_SIZE_DAILY_STATS, bindings)
    await trx.rawQuery(sql.INSERT_QR_CODE_SIZE_DAILY_STATS, bindings)
  }

  /** In summer the last hour of a day in UTC belongs to London's next. */
  async #countArtists(marks: Mark[], trx: TransactionClientContract) {
    const days = distinct(
      marks.flatMap(({ artist_id, day }) => [
        { artist_id, day },
        { artist_id, day: dayAfter(day) },
      ])
    )
    const bindings = { days: JSON.stringify(days) }
    await trx.rawQuery(sql.DELETE_ARTIST_DAILY_STATS, bindings)
    await trx.rawQuery(sql.INSERT_ARTIST_DAILY_STATS, bindings)
    await trx.rawQuery(sql.DELETE_PRODUCT_DAILY_STATS, bindings)
    await trx.rawQuery(sql.INSERT_PRODUCT_DAILY_STATS, bindings)
  }
}

/** Builders take turns, because two at once would compute the same days. `waitMs` 0 waits without end. */
export async function lockRollups(trx: TransactionClientContract, waitMs = 0) {
  const setTimeout = `SELECT set_config('lock_timeout', ?, true)`
  if (waitMs > 0) await trx.rawQuery(setTimeout, [String(waitMs)])
  await trx.rawQuery(`SELECT pg_advisory_xact_lock(hashtext('rollups'))`)
  if (waitMs > 0) await trx.rawQuery(setTimeout, ['0'])
}

function boundsOf(days: CodeDay[]) {
  const sorted = days.map(({ day }) => day).sort()
  return {
    days: JSON.stringify(days),
    first: `${sorted[0]!}T00:00:00Z`,
    last: `${dayAfter(sorted.at(-1)!)}T00:00:00Z`,
  }
}

function dayAfter(day: string): string {
  return DateTime.fromISO(day, { zone: 'utc' }).plus({ days: 1 }).toISODate()!
}

function distinct<Row extends object>(rows: Row[]): Row[] {
  return [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()]
}
