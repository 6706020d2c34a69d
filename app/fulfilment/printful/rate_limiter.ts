import { setTimeout as sleep } from 'node:timers/promises'
import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import printfulConfig from '#config/printful'
import type { Lane } from '#fulfilment/provider'
import { admit, type LanesState } from '#fulfilment/printful/lanes'
import { reserveSlot, roomIn, withReportedLimit } from '#fulfilment/printful/rate_limit'

type Row = {
  now: number
  due_at: number
  blocked_until: number
  lane_due_at: LanesState['laneDueAt']
  reported_limit: number | null
  /** Another one after each change of the row. */
  version: string
}

/**
 * The columns of a limit. Times are milliseconds since 1970 by the database's clock, which all nodes share; 0 before
 * the first call.
 */
const COLUMNS = `
  (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now, lane_due_at, reported_limit, ROW(ctid, xmin)::text AS version,
  CASE WHEN isfinite(due_at) THEN (extract(epoch FROM due_at) * 1000)::float8 ELSE 0 END AS due_at,
  CASE WHEN isfinite(blocked_until) THEN (extract(epoch FROM blocked_until) * 1000)::float8 ELSE 0 END AS blocked_until`
const CURRENT = `SELECT ${COLUMNS} FROM provider_rate_limits`

const UNUSED: Row = {
  now: 0,
  due_at: 0,
  blocked_until: 0,
  lane_due_at: {},
  reported_limit: null,
  version: '',
}

/** A waiting call checks again at least this often: another lane may have needed fewer calls than expected. */
const LONGEST_NAP = 1_000

/** A limit of some calls besides that of all calls. */
export type OwnLimit = Exclude<keyof typeof printfulConfig.rateLimits, 'calls'>

/**
 * The last waiting call of this process in each lane: a call checks the limit only after the one before it is through.
 */
const tails = new Map<string, Promise<void>>()

/** Limits the rate of calls per token: one budget that all nodes share, divided into lanes (fulfilment/printful/lanes.ts). */
export class RateLimiter {
  /**
   * Waits at most `queueTimeout` milliseconds until a call of this lane may go, and counts it.
   *
   * @returns null when it may go, else the milliseconds after which it might; nothing is counted then
   */
  async acquire(token: string, lane: Lane, queueTimeout: number): Promise<number | null> {
    const name = nameOf(token)
    const deadline = performance.now() + queueTimeout
    const line = `${name} ${lane}`
    const before = tails.get(line)
    let leave!: () => void
    const own = new Promise<void>((resolve) => (leave = resolve))
    // When a call leaves early, the calls behind it still wait for the call in front.
    const tail = Promise.all([before, own]).then(() => {
      if (tails.get(line) === tail) tails.delete(line)
    })
    tails.set(line, tail)
    try {
      if (before) await Promise.race([before, sleep(queueTimeout, undefined, { ref: false })])
      return await this.#wait(name, lane, deadline)
    } finally {
      leave()
    }
  }

  /**
   * Counts a call of a limit of its own, without waiting.
   *
   * @returns null when it may go, else the milliseconds after which it might; nothing is counted then
   */
  async takeOwn(token: string, limit: OwnLimit): Promise<number | null> {
    const name = nameOf(token, limit)
    await insertRow(name)
    return db.transaction(async (trx) => {
      const { rows } = await trx.rawQuery<{ rows: Row[] }>(`${CURRENT} WHERE name = ? FOR UPDATE`, [
        name,
      ])
      const { now, due_at: dueAt, blocked_until: blockedUntil, reported_limit: reported } = rows[0]!
      const rateLimit = withReportedLimit(printfulConfig.rateLimits[limit], reported)
      const slot = reserveSlot({ dueAt, blockedUntil }, rateLimit, now)
      if (slot.at > now) return slot.at - now
      await trx.rawQuery(
        'UPDATE provider_rate_limits SET due_at = to_timestamp(?) WHERE name = ?',
        [slot.state.dueAt / 1_000, name]
      )
      return null
    })
  }

  /** How many calls may go at once, out of how many, and in how many seconds the next may; of the token used last. Counts none. */
  async room() {
    const { rows } = await db.rawQuery<{ rows: Row[] }>(
      `${CURRENT} WHERE name LIKE ? ORDER BY due_at DESC LIMIT 1`,
      [`${NAME_START}%`]
    )
    const { now, due_at: dueAt, blocked_until: blockedUntil } = rows[0] ?? UNUSED
    const rateLimit = printfulConfig.rateLimits.calls
    const { free, waitMilliseconds } = roomIn({ dueAt, blockedUntil }, rateLimit, now)
    const { limit, burst } = rateLimit
    return { free, burst, perMinute: limit, waitSeconds: Math.ceil(waitMilliseconds / 1_000) }
  }

  /** Blocks all calls for so many seconds, as the provider asked; with a limit of their own those calls alone. */
  async block(token: string, seconds: number, limit?: OwnLimit): Promise<void> {
    await db.rawQuery(
      `UPDATE provider_rate_limits
          SET blocked_until = greatest(blocked_until, clock_timestamp() + make_interval(secs => ?))
        WHERE name = ?`,
      [seconds, nameOf(token, limit)]
    )
  }

  /** Stores a limit that the provider reported: a new store is allowed fewer calls. */
  async report(token: string, limit: OwnLimit, calls: number): Promise<void> {
    await db
      .from('provider_rate_limits')
      .where('name', nameOf(token, limit))
      .whereRaw('reported_limit IS DISTINCT FROM ?', [calls])
      .update({ reported_limit: calls })
  }

  async #wait(name: string, lane: Lane, deadline: number): Promise<number | null> {
    for (;;) {
      const wait = await this.#attempt(name, lane)
      if (wait === 0) return null
      const left = deadline - performance.now()
      if (wait > left) return wait
      await sleep(Math.min(wait, LONGEST_NAP))
    }
  }

  /**
   * Counts a call if the limit allows it. The first attempt uses the row that this process's last call left in memory.
   * If another call changed the row since, or the limit is reached, this reads the row, without a lock, and tries
   * again.
   *
   * @returns 0 if the call may go and is counted, otherwise the milliseconds to wait before the next attempt
   */
  async #attempt(name: string, lane: Lane): Promise<number> {
    const known = fromMemory(name)
    const { state: counted } = known ? admissionOf(known, lane) : { state: null }
    if (known && counted && (await take(name, known, counted))) return 0
    for (;;) {
      const row = await currentRow(name)
      const { wait, state } = admissionOf(row, lane)
      if (!state || (await take(name, row, state))) return wait
    }
  }
}

/** The row of each limit as this process's last call left it, with the time of that call. */
const lastRows = new Map<string, { row: Row; at: number }>()

/** Milliseconds after which a row is read again, so that the clocks of node and database cannot drift apart. */
const LONGEST_MEMORY = 10_000

/**
 * Takes the row out of memory and sets its `now` to the present time of the database's clock. It is used for one
 * attempt only, because another process may have changed the row.
 */
function fromMemory(name: string): Row | null {
  const last = lastRows.get(name)
  lastRows.delete(name)
  if (!last) return null
  const age = performance.now() - last.at
  return age > LONGEST_MEMORY ? null : { ...last.row, now: last.row.now + age }
}

async function currentRow(name: string): Promise<Row> {
  for (;;) {
    const { rows } = await db.rawQuery<{ rows: Row[] }>(`${CURRENT} WHERE name = ?`, [name])
    if (rows[0]) return rows[0]
    await insertRow(name)
  }
}

function admissionOf(row: Row, lane: Lane) {
  const { now, due_at: dueAt, blocked_until: blockedUntil, lane_due_at: laneDueAt } = row
  const { rateLimits, lanes } = printfulConfig
  return admit({ dueAt, blockedUntil, laneDueAt }, rateLimits.calls, lanes, lane, now)
}

/** Counts a call, unless the limit has changed since it was read. @returns whether it is counted */
async function take(name: string, { version }: Row, { dueAt, laneDueAt }: LanesState) {
  const { rows } = await db.rawQuery<{ rows: Row[] }>(
    `UPDATE provider_rate_limits SET due_at = to_timestamp(?), lane_due_at = ?
      WHERE name = ? AND ROW(ctid, xmin)::text = ?
      RETURNING ${COLUMNS}`,
    [dueAt / 1_000, JSON.stringify(laneDueAt), name, version]
  )
  if (rows[0]) lastRows.set(name, { row: rows[0], at: performance.now() })
  return rows.length === 1
}

async function insertRow(name: string): Promise<void> {
  await db.rawQuery('INSERT INTO provider_rate_limits (name) VALUES (?) ON CONFLICT DO NOTHING', [
    name,
  ])
}

const NAME_START = 'printful calls '

/** Names a row by a hash of the token, because the token is a secret. */
function nameOf(token: string, limit: OwnLimit | 'calls' = 'calls'): string {
  return `printful ${limit} ` + createHash('sha256').update(token).digest('hex').slice(0, 16)
}
