import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import { InvalidField } from '#core/exceptions/errors'
import { EMAIL_LINK_HOURS } from '#identity/account_link'
import { ConfirmOwnPassword } from '#identity/actions/confirm_own_password'
import { emailTaken } from '#identity/actions/register_account'
import { mailAccountLink } from '#identity/mail_account_link'
import { newEmail } from '#identity/mails/new_email_mail'
import User from '#identity/models/user'

const LIFE = { hours: EMAIL_LINK_HOURS }

type EmailChange = {
  userId: number
  email: string
  /** The current one; null for an account that has none (social sign-in). */
  password: string | null
}

/**
 * Mails a one-use link to a new email. The account keeps the old one until that link is opened. Throws InvalidField for a
 * wrong password and a taken email.
 */
@inject()
export class RequestEmailChange {
  constructor(private confirmOwnPassword: ConfirmOwnPassword) {}

  async handle(
    { userId, email, password }: EmailChange,
    caller?: TransactionClientContract
  ): Promise<void> {
    const user = await User.findOrFail(userId)
    if (user.password !== null)
      await this.confirmOwnPassword.handle(user, password, 'currentPassword')
    if (email === user.email) throw new InvalidField('email', 'same', 'This is already your email')
    if (await User.findByEmail(email)) throw emailTaken()
    await inTransaction(caller, (trx) =>
      mailAccountLink(
        { kind: newEmail, userId, purpose: 'email', newEmail: email, life: LIFE },
        trx
      )
    )
  }
}
