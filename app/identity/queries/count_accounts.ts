import db from '@adonisjs/lucid/services/db'

/** How many accounts there are, of every role. */
export async function countAccounts(): Promise<number> {
  const counted = await db.from('users').count('* as total').first()
  return Number(counted.total)
}
