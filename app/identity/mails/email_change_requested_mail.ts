import { appUrl } from '#config/app'
import { TransactionalMail } from '#core/mail/transactional_mail'
import type { MailTemplate, MailWriter } from '#core/mail/mail_template'
import User from '#identity/models/user'

type Request = { email: string; newEmail: string; name: string | null }

/** Sent to the account's email as soon as a change to another one is requested, while its owner can still prevent it. */
class EmailChangeRequestedMail extends TransactionalMail {
  subject = 'Someone asked to change the email on your Gigstall account'
  protected view = 'identity/email_change_requested'

  constructor(private change: Request) {
    super()
  }

  protected content() {
    const { email, newEmail, name } = this.change
    return { to: email, name, newEmail: maskEmail(newEmail), settings: `${appUrl}/account` }
  }
}

/** Masks an email so that its owner still recognises it: n…@example.com. */
export const maskEmail = (email: string) => email.replace(/^(.).*(?=@)/, '$1…')

type Requested = { userId: number; newEmail: string }

class EmailChangeRequestedWriter implements MailWriter<Requested> {
  async write({ userId, newEmail }: Requested) {
    const user = await User.findOrFail(userId)
    if (user.deletedAt) return null
    return new EmailChangeRequestedMail({ email: user.email, newEmail, name: user.firstName })
  }
}

export const emailChangeRequested: MailTemplate<Requested> = {
  name: 'email-change-requested',
  about: 'To the email of an account when another one is asked for',
  writer: EmailChangeRequestedWriter,
  samples: () => ({
    ordinary: new EmailChangeRequestedMail({
      email: 'sam@example.com',
      newEmail: 'new@example.com',
      name: 'Sam',
    }),
  }),
}
