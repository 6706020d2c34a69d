import { BaseMail } from '@adonisjs/mail'
import { appUrl } from '#config/app'
import { EMAIL_LINK_HOURS } from '#identity/account_link'

type NewEmail = { email: string; name: string | null; token: string }

/** To an email that is to become that of an account. */
export default class NewEmailMail extends BaseMail {
  subject = 'Confirm your new email for Gigstall'

  constructor(private change: NewEmail) {
    super()
  }

  prepare() {
    const { email, name, token } = this.change
    const state = {
      title: this.subject,
      greeting: name,
      link: `${appUrl}/account/email?token=${token}`,
      hours: EMAIL_LINK_HOURS,
      siteUrl: appUrl,
    }
    this.message.to(email)
    this.message.htmlView('mails/identity/new_email_html', state)
    this.message.textView('mails/identity/new_email_text', state)
  }
}
