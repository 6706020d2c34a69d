import { inject } from '@adonisjs/core'
import { contactAddress } from '#config/contact'
import { TransactionalMail } from '#core/mail/transactional_mail'
import type { MailTemplate, MailWriter } from '#core/mail/mail_template'
import { RenewOrderLink } from '#commerce/orders/actions/renew_order_link'
import {
  OrderMailContentQuery,
  toMailLine,
  type OrderMailContent,
} from '#commerce/orders/queries/order_mail_content_query'
import { orderMailSamples } from '#commerce/orders/mails/order_mail_samples'
import PaymentSession from '#commerce/payments/models/payment_session'
import Refund from '#commerce/payments/models/refund'
import { RefundQueries } from '#commerce/payments/queries/refund_queries'
import { isGiven } from '#commerce/payments/refund_status'
import { format, fromDecimal, type Pence } from '#shared/money'

type Given = {
  amount: Pence
  /** All refunds of the payment, this one included. */
  total: Pence
  shippingAmount: Pence
  lines: { orderId: number; amount: Pence }[]
  /** Of a second payment for the same order. */
  isDuplicatePayment: boolean
}

/** Money goes back to the buyer: how much, for what, and how much with earlier refunds. */
class RefundMail extends TransactionalMail {
  protected view = 'payments/refund'

  constructor(
    private order: OrderMailContent,
    private link: string,
    private given: Given
  ) {
    super()
    this.subject = `We’ve refunded ${this.#format(given.amount)}`
  }

  #format(amount: Pence) {
    return format(amount, this.order.currency)
  }

  #lines() {
    return this.given.lines.flatMap(({ orderId, amount }) => {
      const line = this.order.lines.find((each) => each.orderId === orderId)
      return line ? [{ ...toMailLine(line), amount: this.#format(amount) }] : []
    })
  }

  #opening(): string {
    const { given, order } = this
    if (given.isDuplicatePayment)
      return 'Your order was paid for twice, so we’ve refunded the second payment in full. Your order hasn’t changed.'
    const isRefunded = (id: number) => given.lines.some(({ orderId }) => orderId === id)
    const isCancelled =
      given.lines.length > 0 &&
      order.lines.every((line) => line.isCancelled || !isRefunded(line.orderId))
    if (!isCancelled) return `We’ve refunded ${this.#part()}:`
    return order.lines.every((line) => line.isCancelled)
      ? 'Your order is cancelled, so we won’t make or send it. We’ve refunded what you paid:'
      : 'This part of your order is cancelled, and we’ve refunded what you paid for it. The rest hasn’t changed.'
  }

  /** How much of the payment this refund is. */
  #part(): string {
    const { given, order } = this
    const isRest = given.total >= order.total
    if (given.total > given.amount) return `${isRest ? 'the rest' : 'another part'} of your payment`
    return isRest ? 'your payment' : 'part of your payment'
  }

  #totals() {
    const { amount, total } = this.given
    if (total <= amount) return [{ label: 'Refunded', amount: this.#format(amount), isTotal: true }]
    return [
      { label: 'Refunded now', amount: this.#format(amount), isTotal: true },
      { label: 'Refunded in total', amount: this.#format(total) },
    ]
  }

  protected content() {
    const { order, link, given } = this
    const amount = this.#format(given.amount)
    const shipping = { label: 'Shipping', amount: this.#format(given.shippingAmount) }
    return {
      to: order.email,
      name: order.name,
      amount,
      opening: this.#opening(),
      lines: this.#lines(),
      sums: [...(given.shippingAmount > 0 ? [shipping] : []), ...this.#totals()],
      closing:
        'We’ve refunded you the way you paid. It usually shows within a few days, but can take up to ten.',
      link,
      isGuest: order.isGuest,
      contact: contactAddress,
    }
  }
}

type Settled = { refundId: number }

@inject()
class RefundWriter implements MailWriter<Settled> {
  constructor(
    private contents: OrderMailContentQuery,
    private refunds: RefundQueries,
    private renewOrderLink: RenewOrderLink
  ) {}

  async write({ refundId }: Settled) {
    const refund = await Refund.query().where('id', refundId).preload('lines').firstOrFail()
    const { checkoutId, paymentSessionId, amount, shippingAmount, lines } = refund
    const order = await this.contents.handle(checkoutId)
    if (!order || !isGiven(refund.status)) return null
    const { isDuplicatePayment } = await PaymentSession.findOrFail(paymentSessionId)
    const total = await this.refunds.refundedOfPayment(paymentSessionId)
    const given = { amount, total, shippingAmount, lines, isDuplicatePayment }
    return new RefundMail(order, await this.renewOrderLink.handle(checkoutId), given)
  }
}

export const refundGiven: MailTemplate<Settled> = {
  name: 'refund-given',
  about: 'To the buyer, when we refund a payment',
  writer: RefundWriter,
  samples: () => ({
    'of a row and its shipping': new RefundMail(...orderMailSamples.guest(), {
      amount: fromDecimal('18.09'),
      total: fromDecimal('18.09'),
      shippingAmount: fromDecimal('3.59'),
      lines: [{ orderId: 2, amount: fromDecimal('14.50') }],
      isDuplicatePayment: false,
    }),
    'after an earlier one': new RefundMail(...orderMailSamples.guest(), {
      amount: fromDecimal('10.00'),
      total: fromDecimal('28.09'),
      shippingAmount: fromDecimal('0.00'),
      lines: [{ orderId: 1, amount: fromDecimal('10.00') }],
      isDuplicatePayment: false,
    }),
    'of a cancelled order': new RefundMail(...orderMailSamples.cancelled(), {
      amount: fromDecimal('68.07'),
      total: fromDecimal('68.07'),
      shippingAmount: fromDecimal('3.59'),
      lines: [
        { orderId: 1, amount: fromDecimal('49.98') },
        { orderId: 2, amount: fromDecimal('14.50') },
      ],
      isDuplicatePayment: false,
    }),
    'of a second payment': new RefundMail(...orderMailSamples.account(), {
      amount: fromDecimal('68.07'),
      total: fromDecimal('68.07'),
      shippingAmount: fromDecimal('0.00'),
      lines: [],
      isDuplicatePayment: true,
    }),
  }),
}
