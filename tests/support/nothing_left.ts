import db from '@adonisjs/lucid/services/db'
import { resetDatabase } from '#tests/support/reset_database'

/** What almost every test begins with: no account, no artist. */
const BEGINNINGS = ['users', 'artists']

/** For the teardown of every group: what commits cleans up after itself, or the next that counts finds its rows. */
export async function assertNothingLeft() {
  for (const table of BEGINNINGS) {
    const left = await db.from(table).first()
    if (!left) continue
    await resetDatabase()
    throw new Error(`Left behind in ${table}: ${JSON.stringify(left)}`)
  }
}
