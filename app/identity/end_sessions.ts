import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * Signs accounts out everywhere, at once: their sessions live in the database.
 * @param except the id of the one session that may go on (the caller's own)
 */
export async function endSessionsOf(
  userIds: number | number[],
  options: { except?: string; trx?: TransactionClientContract } = {}
) {
  const owners = [userIds].flat().map(String)
  const sessions = (options.trx ?? db).from('sessions').whereIn('user_id', owners)
  if (options.except) sessions.whereNot('id', options.except)
  await sessions.delete()
}
