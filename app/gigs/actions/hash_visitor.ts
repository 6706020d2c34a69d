import { createHmac, randomBytes } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#shared/clock'

/**
 * Hashes a visitor's device with the day's salt, which tells visitors of one day (UTC) apart without saying who they are. All
 * nodes share the salt through its row, and once that is deleted no hash leads back to a device.
 */
export class HashVisitor {
  /** @param at when they were there, so that what was kept without a network is of its own day */
  async handle(device: string, at = clock.now()): Promise<string> {
    const salt = await this.#saltOf(at.toUTC().toISODate()!)
    return createHmac('sha256', salt).update(device).digest('base64url').slice(0, 22)
  }

  async #saltOf(day: string): Promise<Buffer> {
    const known = await db.from('visitor_hash_salts').where('day', day).select('salt').first()
    if (known) return known.salt
    const { rows } = await db.rawQuery<{ rows: { salt: Buffer }[] }>(
      `INSERT INTO visitor_hash_salts (day, salt, created_at) VALUES (?, ?, ?)
       ON CONFLICT (day) DO UPDATE SET day = excluded.day RETURNING salt`,
      [day, randomBytes(32), clock.now().toSQL()!]
    )
    return rows[0]!.salt
  }
}
