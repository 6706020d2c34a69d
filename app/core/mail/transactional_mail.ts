import { BaseMail } from '@adonisjs/mail'
import { appUrl } from '#config/app'
import { isolatedIn } from '#core/mail/isolated_in'

export type MailContent = {
  to: string
  /** Where names stand in it: one written when the mail is made has them before they are isolated. */
  subject?: string
  /** How the reader is called; null where that is not known. */
  name: string | null
  [words: string]: unknown
}

/**
 * A mail in the product's look: `<view>_html` and, always, `<view>_text` below resources/views/mails. What it is made from
 * stands in its fields: names in them from right to left are isolated before its sentences are written.
 */
export abstract class TransactionalMail extends BaseMail {
  declare subject: string

  protected abstract view: string

  protected abstract content(): MailContent

  prepare() {
    Object.assign(this, isolatedIn({ ...this }))
    const { to, name, subject = this.subject, ...words } = this.content()
    const hello = name ? `Hello ${name},` : 'Hello,'
    const state = { title: subject, siteUrl: appUrl, hello, ...words }
    this.message.to(withoutMarks(to))
    this.message.subject(subject)
    this.message.htmlView(`mails/${this.view}_html`, state)
    this.message.textView(`mails/${this.view}_text`, state)
  }
}

/** An address is read by machines. */
const withoutMarks = (address: string) => address.replace(/[\u2068\u2069]/g, '')
