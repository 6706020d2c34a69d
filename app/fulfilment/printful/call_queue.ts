import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import printfulConfig from '#config/printful'
import { roomIn, takePlace, type Pace } from '#fulfilment/printful/pace'

export type CallKind = keyof typeof printfulConfig.paces

type Row = { now: number; due_at: number; blocked_until: number }

/** Milliseconds since 1970 by the database's clock, which all nodes share; 0 where nobody has called yet. */
const STANDING = `
  SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now,
         CASE WHEN isfinite(due_at) THEN (extract(epoch FROM due_at) * 1000)::float8 ELSE 0 END AS due_at,
         CASE WHEN isfinite(blocked_until) THEN (extract(epoch FROM blocked_until) * 1000)::float8 ELSE 0 END AS blocked_until
    FROM provider_paces`

const NEVER_JOINED: Row = { now: 0, due_at: 0, blocked_until: 0 }

/** The one queue per token and kind of call in which the calls of all nodes take their places. */
export class CallQueue {
  /**
   * Milliseconds until this call may go; its place is taken. Null, and no place taken, where that is longer than
   * `patience`: which whoever has none learns by looking, without waiting for others to take their places.
   */
  async join(token: string, kind: CallKind, patience: number): Promise<number | null> {
    const name = nameOf(token, kind)
    const pace: Pace = printfulConfig.paces[kind]
    const { rows: known } = await db.rawQuery<{ rows: Row[] }>(`${STANDING} WHERE name = ?`, [name])
    if (known.length === 0) {
      const begin = 'INSERT INTO provider_paces (name) VALUES (?) ON CONFLICT DO NOTHING'
      await db.rawQuery(begin, [name])
    } else if (placeIn(known[0], pace).wait > patience) return null
    return db.transaction(async (trx) => {
      const { rows } = await trx.rawQuery<{ rows: Row[] }>(
        `${STANDING} WHERE name = ? FOR UPDATE`,
        [name]
      )
      const { wait, state } = placeIn(rows[0], pace)
      if (wait > patience) return null
      await trx.rawQuery('UPDATE provider_paces SET due_at = to_timestamp(?) WHERE name = ?', [
        state.dueAt / 1_000,
        name,
      ])
      return Math.ceil(wait)
    })
  }

  /**
   * How busy the queue is that was joined last, which is that of the token in use: how many calls may go at once, out of
   * how many, and in how many seconds the next one may. Takes no place.
   */
  async room(kind: CallKind) {
    const { rows } = await db.rawQuery<{ rows: Row[] }>(
      `${STANDING} WHERE name LIKE ? ORDER BY due_at DESC LIMIT 1`,
      [`${nameStart(kind)}%`]
    )
    const { now, due_at: dueAt, blocked_until: blockedUntil } = rows[0] ?? NEVER_JOINED
    const pace: Pace = printfulConfig.paces[kind]
    const { free, waitMilliseconds } = roomIn({ dueAt, blockedUntil }, pace, now)
    const { limit, burst } = pace
    return { free, burst, perMinute: limit, waitSeconds: Math.ceil(waitMilliseconds / 1_000) }
  }

  /** The provider lets nobody go on before these seconds are over. */
  async block(token: string, kind: CallKind, seconds: number): Promise<void> {
    await db.rawQuery(
      `UPDATE provider_paces
          SET blocked_until = greatest(blocked_until, clock_timestamp() + make_interval(secs => ?))
        WHERE name = ?`,
      [seconds, nameOf(token, kind)]
    )
  }
}

/** The place one would take as it stands, and the milliseconds until then. */
function placeIn({ now, due_at: dueAt, blocked_until: blockedUntil }: Row, pace: Pace) {
  const { at, state } = takePlace({ dueAt, blockedUntil }, pace, now)
  return { wait: at - now, state }
}

/** The token itself is no name for a row. */
function nameOf(token: string, kind: CallKind): string {
  return nameStart(kind) + createHash('sha256').update(token).digest('hex').slice(0, 16)
}

const nameStart = (kind: CallKind) => `printful ${kind} `
