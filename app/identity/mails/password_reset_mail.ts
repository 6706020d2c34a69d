import { BaseMail } from '@adonisjs/mail'
import { appUrl } from '#config/app'
import { RESET_LINK_MINUTES } from '#identity/reset_link'
import type User from '#identity/models/user'

export default class PasswordResetMail extends BaseMail {
  subject = 'Choose a new password for Gigstall'

  constructor(
    private user: User,
    private token: string
  ) {
    super()
  }

  prepare() {
    const link = `${appUrl}/reset-password?token=${this.token}`
    const state = {
      title: this.subject,
      greeting: this.user.firstName,
      link,
      minutes: RESET_LINK_MINUTES,
      siteUrl: appUrl,
    }
    this.message.to(this.user.email)
    this.message.htmlView('mails/identity/password_reset_html', state)
    this.message.textView('mails/identity/password_reset_text', state)
  }
}
