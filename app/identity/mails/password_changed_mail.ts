import { appUrl } from '#config/app'
import { TransactionalMail } from '#core/mail/transactional_mail'
import type { MailTemplate, MailWriter } from '#core/mail/mail_template'
import User from '#identity/models/user'

type Reader = { email: string; firstName: string | null }

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
      link: `${appUrl}/forgot-password`,
      contact: `${appUrl}/contact`,
    }
  }
}

type Changed = { userId: number }

class PasswordChangedWriter implements MailWriter<Changed> {
  async write({ userId }: Changed) {
    const user = await User.findOrFail(userId)
    return user.deletedAt ? null : new PasswordChangedMail(user)
  }
}

export const passwordChanged: MailTemplate<Changed> = {
  name: 'password-changed',
  about: 'To the owner of an account whose password was changed or reset',
  writer: PasswordChangedWriter,
  samples: () => ({
    ordinary: new PasswordChangedMail({ email: 'sam@example.com', firstName: 'Sam' }),
  }),
}
