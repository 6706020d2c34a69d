import { BaseMail } from '@adonisjs/mail'
import { appUrl } from '#config/app'

type EmailChanged = { oldEmail: string; newEmail: string; name: string | null }

/** To the email that an account had until now: somebody else may have changed it. */
export default class EmailChangedMail extends BaseMail {
  subject = 'Your Gigstall account has a new email'

  constructor(private change: EmailChanged) {
    super()
  }

  prepare() {
    const { oldEmail, newEmail, name } = this.change
    const state = {
      title: this.subject,
      greeting: name,
      newEmail: withoutMiddle(newEmail),
      contact: `${appUrl}/contact`,
      siteUrl: appUrl,
    }
    this.message.to(oldEmail)
    this.message.htmlView('mails/identity/email_changed_html', state)
    this.message.textView('mails/identity/email_changed_text', state)
  }
}

/** Enough to know one's own again: n…@example.com. */
const withoutMiddle = (email: string) => email.replace(/^(.).*(?=@)/, '$1…')
