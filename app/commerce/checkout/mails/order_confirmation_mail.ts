import { inject } from '@adonisjs/core'
import { contactAddress } from '#config/contact'
import { TransactionalMail } from '#core/mail/transactional_mail'
import type { MailTemplate, MailWriter } from '#core/mail/mail_template'
import { RenewOrderLink } from '#commerce/orders/actions/renew_order_link'
import { ORDER_LINK_DAYS, receiptLink } from '#commerce/orders/order_link'
import {
  OrderMailContentQuery,
  toMailLine,
  type OrderMailContent,
} from '#commerce/orders/queries/order_mail_content_query'
import { orderMailSamples } from '#commerce/orders/mails/order_mail_samples'
import { format } from '#shared/money'

/** With the order's number in each subject, so that mail programs do not file two orders under one. */
const inProduction = ({ deliveryEstimate: days, lines }: OrderMailContent) => ({
  subject: `Your Gigstall order ${lines[0]!.orderNumber} is in`,
  heading: 'Your order is in',
  opening: `Thank you: your order is paid. ${days ? `Printing and posting take ${days}.` : 'We’ll print it and post it to you.'}`,
})

const onHold = ({ lines }: OrderMailContent) => ({
  subject: `Your payment for Gigstall order ${lines[0]!.orderNumber} is in`,
  heading: 'Your payment is in',
  opening:
    'Thank you: we’ve received your payment. We need to check your order before we make it, and we’ll email you.',
})

/** Sent once a checkout is paid, to the buyer, guest or account. */
export default class OrderConfirmationMail extends TransactionalMail {
  protected view = 'checkout/order_confirmation'

  constructor(
    private order: OrderMailContent,
    private link: string
  ) {
    super()
    this.subject = this.#words.subject
  }

  /** Promises nothing for an order on hold: an admin reviews it first, and it may be refunded. */
  get #words() {
    return this.order.productionHold ? onHold(this.order) : inProduction(this.order)
  }

  protected content() {
    const { order, link } = this
    const { heading, opening } = this.#words
    return {
      to: order.email,
      name: order.name,
      heading,
      opening,
      link,
      receipt: receiptLink(link),
      days: order.isGuest ? ORDER_LINK_DAYS : null,
      lines: order.lines.map((line) => ({
        ...toMailLine(line),
        amount: format(line.amount, order.currency),
      })),
      sums: [
        { label: 'Shipping', amount: format(order.shipping, order.currency) },
        { label: 'Total', amount: format(order.total, order.currency), isTotal: true },
        ...(order.tax > 0
          ? [{ label: `Including ${order.taxName}`, amount: format(order.tax, order.currency) }]
          : []),
      ],
      contact: contactAddress,
      address: order.address,
    }
  }
}

type Paid = { checkoutId: number }

@inject()
class OrderConfirmationWriter implements MailWriter<Paid> {
  constructor(
    private contents: OrderMailContentQuery,
    private renewOrderLink: RenewOrderLink
  ) {}

  async write({ checkoutId }: Paid) {
    const order = await this.contents.handle(checkoutId)
    return order && new OrderConfirmationMail(order, await this.renewOrderLink.handle(checkoutId))
  }
}

export const orderConfirmation: MailTemplate<Paid> = {
  name: 'order-confirmation',
  about: 'To the buyer, when an order is paid',
  writer: OrderConfirmationWriter,
  samples: () => ({
    'of a guest': new OrderConfirmationMail(...orderMailSamples.guest()),
    'of an account': new OrderConfirmationMail(...orderMailSamples.account()),
    'held back': new OrderConfirmationMail(...orderMailSamples.held()),
  }),
}
