import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import { useOwnAccountLink } from '#identity/account_link'
import User from '#identity/models/user'
import { clock } from '#shared/clock'

/**
 * Verifies the email of an account by the link that was mailed to it, opened while signed in to that account. With the link
 * alone, a person who registers with another's email could have it verified by its owner.
 */
export class ConfirmEmail {
  /** Throws InvalidField for a link that is no longer valid or belongs to another account. */
  async handle(userId: number, token: string, caller?: TransactionClientContract): Promise<void> {
    await inTransaction(caller, async (trx) => {
      await useOwnAccountLink({ userId, token, purpose: 'verification' }, trx)
      const user = await User.query({ client: trx }).where('id', userId).forUpdate().firstOrFail()
      user.emailVerifiedAt ??= clock.now()
      await user.save()
    })
  }
}
