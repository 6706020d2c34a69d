import { BaseMail } from '@adonisjs/mail'
import { appUrl } from '#config/app'
import { contactAddress } from '#config/contact'
import { format } from '#shared/money'
import { countryName, ORDER_LINK_DAYS, type PlacedCheckout } from '#orders/public'

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
    private placed: PlacedCheckout,
    private buyer: { email: string; link: string }
  ) {
    super()
    this.subject = this.#words.subject
  }

  /** A held order is promised nothing: somebody looks at it first, and it may be refunded. */
  get #words() {
    return this.placed.checkout.isHeld ? HELD : IN_PRODUCTION
  }

  prepare() {
    const { checkout, orders } = this.placed
    const state = {
      title: this.subject,
      siteUrl: appUrl,
      greeting: checkout.customerName,
      opening: this.#words.opening,
      link: this.buyer.link,
      days: checkout.userId === null ? ORDER_LINK_DAYS : null,
      lines: orders.map((order) => ({
        number: order.orderNumber,
        name: `${order.quantity} × ${order.productName}`,
        detail: `${order.bandName} · ${order.size} · ${order.color}`,
        amount: format(order.totalAmount, order.currency),
      })),
      contact: contactAddress,
      shipping: format(checkout.shippingAmount, checkout.currency),
      total: format(checkout.totalAmount, checkout.currency),
      address: [
        checkout.customerName,
        checkout.street,
        checkout.city,
        checkout.state === checkout.city ? null : checkout.state,
        checkout.zipCode,
        countryName(checkout.country),
      ].filter(Boolean),
    }
    this.message.to(this.buyer.email)
    this.message.htmlView('mails/checkout/order_confirmation_html', state)
    this.message.textView('mails/checkout/order_confirmation_text', state)
  }
}
