import { createHmac, randomBytes } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import { clock } from '#shared/clock'

/** The salts that this process has read, by day (UTC): each is kept until the end of the day after. */
const salts = new Map<string, Buffer>()

/**
 * Hashes a visitor's device with the day's salt, which tells visitors of one day (UTC) apart without saying who they are. All
 * nodes share the salt through its row, and once that is deleted no hash leads back to a device: a process has forgotten the
 * salt before.
 */
export class HashVisitor {
  /** @param at when they were there, so that what was kept without a network is of its own day */
  async handle(device: string, at = clock.now()): Promise<string> {
    const day = at.toUTC().startOf('day')
    const salt = salts.get(day.toISODate()!) ?? (await readSalt(day))
    return createHmac('sha256', salt).update(device).digest('base64url').slice(0, 22)
  }

  /** Forgets the salts that were read, as a restart does; for tests. */
  static forget() {
    salts.clear()
  }
}

async function readSalt(day: DateTime): Promise<Buffer> {
  const date = day.toISODate()!
  const salt = await storedSalt(date)
  salts.set(date, salt)
  const forgottenIn = day.plus({ days: 2 }).diff(clock.now()).toMillis()
  setTimeout(() => salts.delete(date), forgottenIn).unref()
  return salt
}

async function storedSalt(date: string): Promise<Buffer> {
  const known = await db.from('visitor_hash_salts').where('day', date).select('salt').first()
  if (known) return known.salt
  const { rows } = await db.rawQuery<{ rows: { salt: Buffer }[] }>(
    `INSERT INTO visitor_hash_salts (day, salt, created_at) VALUES (?, ?, ?)
     ON CONFLICT (day) DO UPDATE SET day = excluded.day RETURNING salt`,
    [date, randomBytes(32), clock.now().toSQL()!]
  )
  return rows[0]!.salt
}
