import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { mailResetLink } from '#identity/account_links/mail_reset_link'
import { deleteUnusableRecoveryCodes } from '#identity/second_factor/recovery_codes'

/** Deletes the authenticator app, the passkeys and the recovery codes of an account. */
export async function removeSecondFactors(userId: number, trx: TransactionClientContract) {
  await trx.from('recovery_codes').where('user_id', userId).delete()
  await trx.from('authenticators').where('user_id', userId).delete()
  await trx.from('passkeys').where('user_id', userId).delete()
}

/** When second factors were added that may be an intruder's. */
export type SuspectTime = { from: Date; until: Date }

/**
 * Deletes the authenticator app and passkeys of an account that were added in a time, and recovery codes that nothing is left
 * for. Where there was one, the password ends too, and a link for a new one is mailed: whoever knows the password could
 * otherwise log in with it alone, or set up a factor first (MFA-20).
 *
 * @returns whether a password ended; an account without one, which logs in by a social provider, has none to end
 */
export async function removeSuspectFactors(
  userId: number,
  { from, until }: SuspectTime,
  trx: TransactionClientContract
): Promise<boolean> {
  let removed = 0
  for (const table of ['authenticators', 'passkeys']) {
    const rows = (await trx
      .from(table)
      .where('user_id', userId)
      .whereBetween('created_at', [from, until])
      .returning('user_id')
      .delete()) as unknown as { user_id: number }[]
    removed += rows.length
  }
  await deleteUnusableRecoveryCodes(userId, trx)
  if (removed === 0) return false
  const [ended] = await trx
    .from('users')
    .where('id', userId)
    .whereNotNull('password')
    .update({ password: null }, ['id'])
  if (!ended) return false
  await mailResetLink(userId, trx)
  return true
}
