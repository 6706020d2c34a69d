import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LoginPlace } from '#identity/login_place'
import type { RemovalRow } from '#identity/second_factor_removal/removal'

type NewRemoval = {
  userId: number
  place: LoginPlace
  requestedAt: Date
  dueAt: Date
  /** Null where the notice of the day before is still to come. */
  remindedAt: Date | null
}

/** The open request of an account; null where there is none. */
export const openRemovalOf = (
  userId: number,
  trx?: TransactionClientContract
): Promise<RemovalRow | null> =>
  (trx ?? db).from('second_factor_removals').where({ user_id: userId, status: 'open' }).first()

export async function insertRemoval(
  { userId, place, requestedAt, dueAt, remindedAt }: NewRemoval,
  trx: TransactionClientContract
): Promise<RemovalRow> {
  const [row] = await trx
    .insertQuery<RemovalRow>()
    .table('second_factor_removals')
    .insert({
      user_id: userId,
      ...place,
      requested_at: requestedAt,
      due_at: dueAt,
      reminded_at: remindedAt,
    })
    .returning('*')
  return row!
}
