import { BaseMail } from '@adonisjs/mail'
import { appUrl } from '#config/app'

export type MailContent = {
  to: string
  /** How the reader is called; null where that is not known. */
  name: string | null
  [words: string]: unknown
}

/** A mail in the product's look: `<view>_html` and, always, `<view>_text` below resources/views/mails. */
export abstract class HouseMail extends BaseMail {
  declare subject: string

  protected abstract view: string

  protected abstract content(): MailContent

  prepare() {
    const { to, name, ...words } = this.content()
    const hello = name ? `Hello ${name},` : 'Hello,'
    const state = { title: this.subject, siteUrl: appUrl, hello, ...words }
    this.message.to(to)
    this.message.htmlView(`mails/${this.view}_html`, state)
    this.message.textView(`mails/${this.view}_text`, state)
  }
}
