import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * Signs an account out everywhere, at once: its sessions live in the database.
 * @param except the id of the one session that may go on (the caller's own)
 */
export async function endSessionsOf(
  userId: number,
  options: { except?: string; trx?: TransactionClientContract } = {}
) {
  const sessions = (options.trx ?? db).from('sessions').where('user_id', String(userId))
  if (options.except) sessions.whereNot('id', options.except)
  await sessions.delete()
}
