import { appUrl } from '#config/app'
import { TransactionalMail } from '#core/mail/transactional_mail'
import type { MailContext, MailTemplate, MailWriter } from '#core/mail/mail_template'
import { notMeLink } from '#identity/not_me_link'
import User from '#identity/models/user'

/** `notMe`: the link for an owner who did not do it. */
type Reader = { email: string; firstName: string | null; notMe: string }

/** Sent after a change of the password, in case the owner did not make it. */
class PasswordChangedMail extends TransactionalMail {
  subject = 'The password of your Gigstall account was changed'
  protected view = 'identity/password_changed'

  constructor(private reader: Reader) {
    super()
  }

  protected content() {
    return {
      to: this.reader.email,
      name: this.reader.firstName,
      link: this.reader.notMe,
      contact: `${appUrl}/contact`,
    }
  }
}

type Changed = { userId: number }

class PasswordChangedWriter implements MailWriter<Changed> {
  async write({ userId }: Changed, { askedAt }: MailContext) {
    const user = await User.findOrFail(userId)
    if (user.deletedAt) return null
    const { email, firstName } = user
    return new PasswordChangedMail({ email, firstName, notMe: notMeLink(userId, askedAt) })
  }
}

export const passwordChanged: MailTemplate<Changed> = {
  name: 'password-changed',
  about: 'To the owner of an account whose password was changed or reset',
  writer: PasswordChangedWriter,
  samples: () => ({
    ordinary: new PasswordChangedMail({
      email: 'sam@example.com',
      firstName: 'Sam',
      notMe: notMeLink(1),
    }),
  }),
}
