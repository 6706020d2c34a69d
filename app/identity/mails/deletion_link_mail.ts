import { BaseMail } from '@adonisjs/mail'
import { appUrl } from '#config/app'
import { DELETION_LINK_MINUTES } from '#identity/account_link'

type DeletionLink = { email: string; name: string | null; token: string }

/** To the owner of an account without a password, who wants it deleted. */
export default class DeletionLinkMail extends BaseMail {
  subject = 'Delete your Gigstall account?'

  constructor(private deletion: DeletionLink) {
    super()
  }

  prepare() {
    const { email, name, token } = this.deletion
    const state = {
      title: this.subject,
      greeting: name,
      link: `${appUrl}/account/delete?token=${token}`,
      minutes: DELETION_LINK_MINUTES,
      siteUrl: appUrl,
    }
    this.message.to(email)
    this.message.htmlView('mails/identity/deletion_link_html', state)
    this.message.textView('mails/identity/deletion_link_text', state)
  }
}
