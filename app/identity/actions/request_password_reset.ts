import db from '@adonisjs/lucid/services/db'
import { mailResetLink } from '#identity/account_links/mail_reset_link'
import User from '#identity/models/user'
import { countResetMail } from '#identity/throttles'

/**
 * Mails a one-use link to the account of this email, if there is one, five times an hour at most. The caller answers without
 * waiting, so that the time taken says nothing.
 */
export class RequestPasswordReset {
  async handle(email: string): Promise<void> {
    const user = await User.findByEmail(email)
    if (!user || user.isSuspended) return
    if (!(await countResetMail(user.id))) return
    await db.transaction((trx) => mailResetLink(user.id, trx))
  }
}
