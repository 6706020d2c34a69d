import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import mail from '@adonisjs/mail/services/main'
import { InvalidField } from '#core/exceptions/refusals'
import { EMAIL_LINK_HOURS, issueAccountLink } from '#identity/account_link'
import { ConfirmOwnPassword } from '#identity/actions/confirm_own_password'
import { emailTaken } from '#identity/actions/register_account'
import NewEmailMail from '#identity/mails/new_email_mail'
import User from '#identity/models/user'

type EmailChange = {
  userId: number
  email: string
  /** The current one; null for an account that has none (social sign-in). */
  password: string | null
}

/**
 * Mails a one-use link to a new email. The account keeps the old one until that link is opened. Throws InvalidField for a
 * wrong password and a taken email. The mail is sent after the commit, so the transaction is its own.
 */
@inject()
export class RequestEmailChange {
  constructor(private confirmOwnPassword: ConfirmOwnPassword) {}

  async handle({ userId, email, password }: EmailChange): Promise<void> {
    const user = await User.findOrFail(userId)
    if (user.password !== null)
      await this.confirmOwnPassword.handle(user, password, 'currentPassword')
    if (email === user.email) throw new InvalidField('email', 'same', 'This is your email already')
    if (await User.findByEmail(email)) throw emailTaken()
    const token = await db.transaction((trx) =>
      issueAccountLink(
        { userId, purpose: 'email', newEmail: email, life: { hours: EMAIL_LINK_HOURS } },
        trx
      )
    )
    await mail.send(new NewEmailMail({ email, name: user.firstName, token }))
  }
}
