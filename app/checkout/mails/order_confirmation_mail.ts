import { BaseMail } from '@adonisjs/mail'
import { appUrl } from '#config/app'
import { contactAddress } from '#config/contact'
import { ORDER_LINK_DAYS, type OrderLetter } from '#orders/public'
import { format } from '#shared/money'

const IN_PRODUCTION = {
  subject: 'Your Gigstall order is in',
  opening:
    'Thank you: your order is paid and goes into production. It is printed for you and posted, 3-5 business days in all.',
}

const HELD = {
  subject: 'Your Gigstall payment is in',
  opening:
    'Thank you: your payment has arrived. Before anything is made, somebody has to look at your order, and we write to you about it.',
}

/** Sent once a checkout is paid, to whoever bought, guest or account. */
export default class OrderConfirmationMail extends BaseMail {
  constructor(
    private letter: OrderLetter,
    private link: string
  ) {
    super()
    this.subject = this.#words.subject
  }

  /** A held order is promised nothing: somebody looks at it first, and it may be refunded. */
  get #words() {
    return this.letter.isHeld ? HELD : IN_PRODUCTION
  }

  prepare() {
    const { letter } = this
    const state = {
      title: this.subject,
      siteUrl: appUrl,
      greeting: letter.name,
      opening: this.#words.opening,
      link: this.link,
      days: letter.isGuest ? ORDER_LINK_DAYS : null,
      lines: letter.lines.map((line) => ({
        number: line.orderNumber,
        name: `${line.quantity} × ${line.productName}`,
        detail: `${line.bandName} · ${line.size} · ${line.color}`,
        amount: format(line.amount, letter.currency),
      })),
      contact: contactAddress,
      shipping: format(letter.shipping, letter.currency),
      total: format(letter.total, letter.currency),
      address: letter.address,
    }
    this.message.to(letter.email)
    this.message.htmlView('mails/checkout/order_confirmation_html', state)
    this.message.textView('mails/checkout/order_confirmation_text', state)
  }
}
