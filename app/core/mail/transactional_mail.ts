import { BaseMail } from '@adonisjs/mail'
import { appUrl } from '#config/app'
import { isolated } from '#shared/isolated'

/**
 * A copy of plain data in which every line of text that has letters from right to left is isolated, so that a sentence may
 * name it as it stands. Dates, models and other objects with a class stay what they are.
 */
function isolatedIn<T>(value: T): T {
  return isolatedValue(value) as T
}

function isolatedValue(value: unknown): unknown {
  if (typeof value === 'string') return value.split('\n').map(isolated).join('\n')
  if (Array.isArray(value)) return value.map(isolatedValue)
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, isolatedValue(each)]))
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

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
