import { inject } from '@adonisjs/core'
import { contactAddress } from '#config/contact'
import { HouseMail } from '#core/mail/house_mail'
import type { MailKind, MailWriter } from '#core/mail/mail_kind'
import {
  KeepOrderLink,
  ORDER_LINK_DAYS,
  OrderLetterQuery,
  orderLetterSamples,
  toLetterLine,
  type OrderLetter,
} from '#orders/public'
import { format } from '#shared/money'

const inProduction = (days: string | null) => ({
  subject: 'Your Gigstall order is in',
  heading: 'Your order is in',
  opening: `Thank you: your order is paid. ${days ? `Printing and posting take ${days}.` : 'We’ll print it and post it to you.'}`,
})

const HELD = {
  subject: 'Your Gigstall payment is in',
  heading: 'Your payment is in',
  opening:
    'Thank you: we’ve received your payment. We need to check your order before we make it, and we’ll email you.',
}

/** Sent once a checkout is paid, to whoever bought, guest or account. */
export default class OrderConfirmationMail extends HouseMail {
  protected view = 'checkout/order_confirmation'

  constructor(
    private letter: OrderLetter,
    private link: string
  ) {
    super()
    this.subject = this.#words.subject
  }

  /** A held order is promised nothing: somebody looks at it first, and it may be refunded. */
  get #words() {
    return this.letter.productionHold ? HELD : inProduction(this.letter.promisedDays)
  }

  protected content() {
    const { letter, link } = this
    const { heading, opening } = this.#words
    return {
      to: letter.email,
      name: letter.name,
      heading,
      opening,
      link,
      days: letter.isGuest ? ORDER_LINK_DAYS : null,
      lines: letter.lines.map((line) => ({
        ...toLetterLine(line),
        amount: format(line.amount, letter.currency),
      })),
      sums: [
        { label: 'Shipping', amount: format(letter.shipping, letter.currency) },
        { label: 'Total', amount: format(letter.total, letter.currency), isTotal: true },
        ...(letter.tax > 0
          ? [{ label: `Including ${letter.taxName}`, amount: format(letter.tax, letter.currency) }]
          : []),
      ],
      contact: contactAddress,
      address: letter.address,
    }
  }
}

type Paid = { checkoutId: number }

@inject()
class OrderConfirmationWriter implements MailWriter<Paid> {
  constructor(
    private letters: OrderLetterQuery,
    private keepOrderLink: KeepOrderLink
  ) {}

  async write({ checkoutId }: Paid) {
    const letter = await this.letters.handle(checkoutId)
    return letter && new OrderConfirmationMail(letter, await this.keepOrderLink.handle(checkoutId))
  }
}

export const orderConfirmation: MailKind<Paid> = {
  name: 'order-confirmation',
  about: 'To the buyer, when an order is paid',
  writer: OrderConfirmationWriter,
  samples: () => ({
    'of a guest': new OrderConfirmationMail(...orderLetterSamples.guest()),
    'of an account': new OrderConfirmationMail(...orderLetterSamples.account()),
    'held back': new OrderConfirmationMail(...orderLetterSamples.held()),
  }),
}
