import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import { InvalidField } from '#core/exceptions/errors'
import User from '#identity/models/user'
import { revokeAccess } from '#identity/revoke_access'
import { takeOverUnverifiedAccount } from '#identity/take_over_unverified_account'
import { clock } from '#shared/clock'
import { hashToken } from '#shared/ids'

type Reset = { token: string; password: string; keepSession?: string }

/**
 * Sets a new password by a mailed link, which works once; every other session of the account and every other open link
 * end. Opening the link proves the email.
 */
export class ResetPassword {
  /** The account, with the access version of the session that goes on. */
  async handle(reset: Reset, caller?: TransactionClientContract): Promise<User> {
    return inTransaction(caller, async (trx) => {
      const userId = await useLink(reset.token, trx)
      const user = await User.findOrFail(userId, { client: trx })
      if (!user.emailVerifiedAt) await takeOverUnverifiedAccount(user, trx, reset.keepSession)
      user.password = reset.password
      user.emailVerifiedAt ??= clock.now()
      await user.save()
      await revokeAccess(userId, trx, reset.keepSession)
      return user.refresh()
    })
  }
}

async function useLink(token: string, trx: TransactionClientContract): Promise<number> {
  const [used] = await trx
    .from('password_resets')
    .where('token_hash', hashToken(token))
    .whereNull('used_at')
    .where('expires_at', '>', clock.now().toJSDate())
    .update({ used_at: clock.now().toJSDate() }, ['user_id'])
  if (!used)
    throw new InvalidField(
      'token',
      'expired',
      'This link has been used or has expired. Please ask for a new one.'
    )
  return (used as { user_id: number }).user_id
}
