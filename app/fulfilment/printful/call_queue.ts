import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import printfulConfig from '#config/printful'
import { takePlace, type Pace } from '#fulfilment/printful/pace'

export type CallKind = keyof typeof printfulConfig.paces

type Row = { now: number; due_at: number; blocked_until: number }

/** Milliseconds since 1970 by the database's clock, which all nodes share; 0 where nobody has called yet. */
const READ = `
  SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now,
         CASE WHEN isfinite(due_at) THEN (extract(epoch FROM due_at) * 1000)::float8 ELSE 0 END AS due_at,
         CASE WHEN isfinite(blocked_until) THEN (extract(epoch FROM blocked_until) * 1000)::float8 ELSE 0 END AS blocked_until
    FROM provider_paces WHERE name = ? FOR UPDATE`

/** The one queue per token and kind of call in which the calls of all nodes take their places. */
export class CallQueue {
  /**
   * Milliseconds until this call may go; its place is taken. Null, and no place taken, where that is longer than
   * `patience`.
   */
  async join(token: string, kind: CallKind, patience: number): Promise<number | null> {
    const name = nameOf(token, kind)
    await db.rawQuery('INSERT INTO provider_paces (name) VALUES (?) ON CONFLICT DO NOTHING', [name])
    return db.transaction(async (trx) => {
      const { rows } = await trx.rawQuery<{ rows: Row[] }>(READ, [name])
      const { now, due_at: dueAt, blocked_until: blockedUntil } = rows[0]!
      const pace: Pace = printfulConfig.paces[kind]
      const { at, state } = takePlace({ dueAt, blockedUntil }, pace, now)
      if (at - now > patience) return null
      await trx.rawQuery('UPDATE provider_paces SET due_at = to_timestamp(?) WHERE name = ?', [
        state.dueAt / 1_000,
        name,
      ])
      return Math.ceil(at - now)
    })
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

/** The token itself is no name for a row. */
function nameOf(token: string, kind: CallKind): string {
  return `printful ${kind} ${createHash('sha256').update(token).digest('hex').slice(0, 16)}`
}
