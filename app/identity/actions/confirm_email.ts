import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import { useOwnAccountLink } from '#identity/account_link'
import User from '#identity/models/user'
import { clock } from '#shared/clock'

/**
 * The email of an account is proved, by the link that was mailed to it and by who is signed in: the link alone would let
 * somebody who made an account with another's email have it proved by its owner.
 */
export class ConfirmEmail {
  /** Throws InvalidField for a link that works no more or belongs to another account. */
  async handle(userId: number, token: string, caller?: TransactionClientContract): Promise<void> {
    await inTransaction(caller, async (trx) => {
      await useOwnAccountLink({ userId, token, purpose: 'verification' }, trx)
      const user = await User.query({ client: trx }).where('id', userId).forUpdate().firstOrFail()
      user.emailVerifiedAt ??= clock.now()
      await user.save()
    })
  }
}
