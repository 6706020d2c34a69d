import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Deletes the authenticator app, the passkeys and the recovery codes of an account. */
export async function removeSecondFactors(userId: number, trx: TransactionClientContract) {
  await trx.from('recovery_codes').where('user_id', userId).delete()
  await trx.from('authenticators').where('user_id', userId).delete()
  await trx.from('passkeys').where('user_id', userId).delete()
}
