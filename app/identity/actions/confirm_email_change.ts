import { randomUUID } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isUniqueViolation } from '#core/database/unique_violation'
import { inTransaction } from '#core/database/in_transaction'
import { InvalidField } from '#core/exceptions/errors'
import { mailOutbox } from '#core/mail/main'
import { useAccountLink } from '#identity/account_link'
import { emailChanged } from '#identity/mails/email_changed_mail'
import User from '#identity/models/user'
import { clock } from '#shared/clock'

/**
 * Replaces the email of an account by the new one, using the single-use link that was mailed to the new one. Ends password
 * links that were mailed to the old email, and notifies the old email.
 */
export class ConfirmEmailChange {
  /** Throws InvalidField for a link that is no longer valid, or an email that another account has taken meanwhile. */
  async handle(token: string, caller?: TransactionClientContract): Promise<void> {
    await inTransaction(caller, async (trx) => {
      const link = await useAccountLink(token, 'email', trx)
      const user = await User.query({ client: trx })
        .where('id', link.user_id)
        .forUpdate()
        .firstOrFail()
      const { id: userId, email: oldEmail } = user
      user.merge({ email: link.new_email!, emailVerifiedAt: clock.now() })
      await this.#save(user)
      await trx.from('password_resets').where('user_id', user.id).delete()
      await mailOutbox.send(emailChanged, { event: randomUUID(), data: { userId, oldEmail } }, trx)
    })
  }

  async #save(user: User) {
    try {
      await user.save()
    } catch (error) {
      if (!isUniqueViolation(error, 'users_lower_email')) throw error
      throw new InvalidField('token', 'unique', 'There’s already an account with this email.')
    }
  }
}
