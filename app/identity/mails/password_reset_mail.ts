import { appUrl } from '#config/app'
import { TransactionalMail } from '#core/mail/transactional_mail'
import type { MailContext, MailTemplate, MailWriter } from '#core/mail/mail_template'
import { greetable } from '#identity/mails/greetable'
import User from '#identity/models/user'
import { findResetLinkOwner } from '#identity/queries/usable_reset_link'
import { RESET_LINK_MINUTES } from '#identity/reset_link'

type Reader = { email: string; firstName: string | null }

export default class PasswordResetMail extends TransactionalMail {
  subject = 'Choose a new password for Gigstall'
  protected view = 'identity/password_reset'

  constructor(
    private reader: Reader,
    private token: string
  ) {
    super()
  }

  protected content() {
    return {
      to: this.reader.email,
      name: this.reader.firstName,
      link: `${appUrl}/reset-password?token=${this.token}`,
      minutes: RESET_LINK_MINUTES,
    }
  }
}

type Asked = { userId: number }

class PasswordResetWriter implements MailWriter<Asked> {
  async write({ userId }: Asked, { secret }: MailContext) {
    const user = await User.findOrFail(userId)
    if (user.isBarred || !(await findResetLinkOwner(secret))) return null
    return new PasswordResetMail(greetable(user), secret)
  }
}

export const passwordReset: MailTemplate<Asked> = {
  name: 'password-reset',
  about: 'To the owner of an account who asks for a new password',
  writer: PasswordResetWriter,
  samples: () => ({
    ordinary: new PasswordResetMail({ email: 'sam@example.com', firstName: 'Sam' }, 'sample'),
  }),
}
