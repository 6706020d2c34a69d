import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Deletes the authenticator app and the recovery codes of an account. @returns whether it had an app */
export async function removeSecondFactors(
  userId: number,
  trx: TransactionClientContract
): Promise<boolean> {
  await trx.from('recovery_codes').where('user_id', userId).delete()
  const deleted = await trx
    .from('authenticators')
    .where('user_id', userId)
    .returning('user_id')
    .delete()
  return deleted.length > 0
}
