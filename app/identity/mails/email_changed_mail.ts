import { appUrl } from '#config/app'
import { TransactionalMail } from '#core/mail/transactional_mail'
import type { MailContext, MailTemplate, MailWriter } from '#core/mail/mail_template'
import { maskEmail } from '#identity/mails/email_change_requested_mail'
import { notMeLink } from '#identity/not_me_link'
import User from '#identity/models/user'

/** `notMe`: the link for an owner who did not do it. */
type EmailChanged = { oldEmail: string; newEmail: string; name: string | null; notMe: string }

/** Sent to the account's previous email, in case the owner did not make the change. */
class EmailChangedMail extends TransactionalMail {
  subject = 'Your Gigstall account has a new email'
  protected view = 'identity/email_changed'

  constructor(private change: EmailChanged) {
    super()
  }

  protected content() {
    const { oldEmail, newEmail, name, notMe } = this.change
    return {
      to: oldEmail,
      name,
      newEmail: maskEmail(newEmail),
      link: notMe,
      contact: `${appUrl}/contact`,
    }
  }
}

/** Carries the old email, which is stored nowhere else any more. */
type Changed = { userId: number; oldEmail: string }

class EmailChangedWriter implements MailWriter<Changed> {
  async write({ userId, oldEmail }: Changed, { askedAt }: MailContext) {
    const user = await User.findOrFail(userId)
    if (user.deletedAt) return null
    return new EmailChangedMail({
      oldEmail,
      newEmail: user.email,
      name: user.firstName,
      notMe: notMeLink(userId, askedAt),
    })
  }
}

export const emailChanged: MailTemplate<Changed> = {
  name: 'email-changed',
  about: 'To the email that an account had until now',
  writer: EmailChangedWriter,
  samples: () => ({
    ordinary: new EmailChangedMail({
      oldEmail: 'sam@example.com',
      newEmail: 'new@example.com',
      name: 'Sam',
      notMe: notMeLink(1),
    }),
  }),
}
