import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { deleteUnusableRecoveryCodes } from '#identity/second_factor/recovery_codes'

/** Deletes the authenticator app, the passkeys and the recovery codes of an account. */
export async function removeSecondFactors(userId: number, trx: TransactionClientContract) {
  await trx.from('recovery_codes').where('user_id', userId).delete()
  await trx.from('authenticators').where('user_id', userId).delete()
  await trx.from('passkeys').where('user_id', userId).delete()
}

/** Deletes authenticator apps and passkeys that were added since then, and recovery codes of accounts that have no other. */
export async function removeSecondFactorsSince(
  userIds: readonly number[],
  since: Date,
  trx: TransactionClientContract
) {
  for (const table of ['authenticators', 'passkeys'])
    await trx
      .from(table)
      .whereIn('user_id', [...userIds])
      .where('created_at', '>=', since)
      .delete()
  for (const userId of userIds) await deleteUnusableRecoveryCodes(userId, trx)
}
