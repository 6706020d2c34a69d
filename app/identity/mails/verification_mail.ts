import { appUrl } from '#config/app'
import { TransactionalMail } from '#core/mail/transactional_mail'
import type { MailContext, MailTemplate, MailWriter } from '#core/mail/mail_template'
import { EMAIL_LINK_HOURS } from '#identity/account_links/account_link'
import User from '#identity/models/user'
import { usableAccountLink } from '#identity/account_links/usable_account_link'

type Verification = { email: string; token: string }

/** To the email that an account was made with. It greets nobody by name, because a stranger may have typed both. */
class VerificationMail extends TransactionalMail {
  subject = 'Confirm your email for Gigstall'
  protected view = 'identity/verification'

  constructor(private verification: Verification) {
    super()
  }

  protected content() {
    const { email, token } = this.verification
    return {
      to: email,
      name: null,
      link: `${appUrl}/account/verify?token=${token}`,
      hours: EMAIL_LINK_HOURS,
    }
  }
}

type Asked = { userId: number }

class VerificationWriter implements MailWriter<Asked> {
  async write({ userId }: Asked, { secret }: MailContext) {
    const user = await User.findOrFail(userId)
    if (user.emailVerifiedAt || !(await usableAccountLink(secret, 'verification'))) return null
    return new VerificationMail({ email: user.email, token: secret })
  }
}

export const verification: MailTemplate<Asked> = {
  name: 'email-verification',
  about: 'To the email of a new account, and again when its owner asks',
  writer: VerificationWriter,
  samples: () => ({
    ordinary: new VerificationMail({ email: 'sam@example.com', token: 'sample' }),
  }),
}
