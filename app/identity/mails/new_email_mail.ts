import { appUrl } from '#config/app'
import { TransactionalMail } from '#core/mail/transactional_mail'
import type { MailContext, MailTemplate, MailWriter } from '#core/mail/mail_template'
import { EMAIL_LINK_HOURS } from '#identity/account_links/account_link'
import { usableAccountLink } from '#identity/account_links/usable_account_link'

type NewEmail = { email: string; token: string }

/** To the email that someone wants to switch their account to. It greets nobody by name, because the address may be a stranger's. */
class NewEmailMail extends TransactionalMail {
  subject = 'Confirm your new email for Gigstall'
  protected view = 'identity/new_email'

  constructor(private change: NewEmail) {
    super()
  }

  protected content() {
    const { email, token } = this.change
    return {
      to: email,
      name: null,
      link: `${appUrl}/account/email?token=${token}`,
      hours: EMAIL_LINK_HOURS,
    }
  }
}

type Asked = { userId: number }

class NewEmailWriter implements MailWriter<Asked> {
  async write(_: Asked, { secret }: MailContext) {
    const link = await usableAccountLink(secret, 'email')
    if (!link) return null
    return new NewEmailMail({ email: link.new_email!, token: secret })
  }
}

export const newEmail: MailTemplate<Asked> = {
  name: 'new-email',
  about: 'To the email that someone wants to switch their account to',
  writer: NewEmailWriter,
  samples: () => ({
    ordinary: new NewEmailMail({ email: 'new@example.com', token: 'sample' }),
  }),
}
