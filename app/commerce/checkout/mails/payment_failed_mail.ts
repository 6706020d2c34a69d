import { inject } from '@adonisjs/core'
import { appUrl } from '#config/app'
import { contactAddress } from '#config/contact'
import { TransactionalMail } from '#core/mail/transactional_mail'
import type { MailTemplate, MailWriter } from '#core/mail/mail_template'
import { CheckoutQueries } from '#commerce/orders/queries/checkout_queries'
import {
  OrderMailContentQuery,
  toMailLine,
  type OrderMailContent,
} from '#commerce/orders/queries/order_mail_content_query'
import { orderMailSamples } from '#commerce/orders/mails/order_mail_samples'
import { cartLink } from '#shared/cart_link'
import { format } from '#shared/money'

/** A payment that takes days was refused in the end: its buyer left believing that all was well. */
class PaymentFailedMail extends TransactionalMail {
  protected view = 'checkout/payment_failed'

  constructor(private order: OrderMailContent) {
    super()
    this.subject = 'Your payment didn’t go through'
  }

  protected content() {
    const { order } = this
    const total = format(order.total, order.currency)
    return {
      to: order.email,
      name: order.name,
      heading: 'Your order isn’t paid',
      opening: `Your bank turned down the payment of ${total} for this order. You haven’t been charged, and we won’t make or send anything.`,
      lines: order.lines.map((line) => ({
        ...toMailLine(line),
        amount: format(line.amount, order.currency),
      })),
      sums: [
        { label: 'Shipping', amount: format(order.shipping, order.currency) },
        { label: 'Not charged', amount: total, isTotal: true },
      ],
      closing:
        'Still want it? Order it again and pay by card, or ask your bank what went wrong first.',
      link: `${appUrl}${cartLink(order.lines)}`,
      contact: contactAddress,
    }
  }
}

type Refused = { checkoutId: number }

@inject()
class PaymentFailedWriter implements MailWriter<Refused> {
  constructor(
    private contents: OrderMailContentQuery,
    private checkouts: CheckoutQueries
  ) {}

  async write({ checkoutId }: Refused) {
    const { checkout } = await this.checkouts.withOrders(checkoutId)
    const order = checkout.paidAt ? null : await this.contents.handle(checkoutId)
    return order && new PaymentFailedMail(order)
  }
}

export const paymentFailed: MailTemplate<Refused> = {
  name: 'payment-failed',
  about: 'To the buyer, when their bank refuses a delayed payment',
  writer: PaymentFailedWriter,
  samples: () => {
    const [order] = orderMailSamples.guest()
    return {
      'of several things': new PaymentFailedMail(order),
      'of one thing': new PaymentFailedMail({ ...order, lines: order.lines.slice(0, 1) }),
    }
  },
}
