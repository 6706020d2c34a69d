import db from '@adonisjs/lucid/services/db'

/** How many accounts there are, of every role; deleted ones are none. */
export async function countAccounts(): Promise<number> {
  const counted = await db.from('users').whereNull('deleted_at').count('* as total').first()
  return Number(counted.total)
}
