import db from '@adonisjs/lucid/services/db'
import mail from '@adonisjs/mail/services/main'
import { DELETION_LINK_MINUTES, issueAccountLink } from '#identity/account_link'
import DeletionLinkMail from '#identity/mails/deletion_link_mail'
import User from '#identity/models/user'

/** Mails a one-use link by which an account without a password confirms that it is to be deleted. */
export class RequestDeletionLink {
  async handle(userId: number): Promise<void> {
    const { email, firstName } = await User.findOrFail(userId)
    const token = await db.transaction((trx) =>
      issueAccountLink(
        { userId, purpose: 'deletion', newEmail: null, life: { minutes: DELETION_LINK_MINUTES } },
        trx
      )
    )
    await mail.send(new DeletionLinkMail({ email, name: firstName, token }))
  }
}
