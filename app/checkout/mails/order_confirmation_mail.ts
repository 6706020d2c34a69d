import { BaseMail } from '@adonisjs/mail'
import { appUrl } from '#config/app'
import { add, format } from '#shared/money'
import type { PlacedCheckout } from '#orders/public'

/** Sent once a checkout is paid, to whoever bought, guest or account. */
export default class OrderConfirmationMail extends BaseMail {
  subject = 'Your Gigstall order is in'

  constructor(
    private placed: PlacedCheckout,
    private email: string
  ) {
    super()
  }

  prepare() {
    const { checkout, orders } = this.placed
    const state = {
      title: this.subject,
      siteUrl: appUrl,
      greeting: checkout.customerName,
      lines: orders.map((order) => ({
        number: order.orderNumber,
        name: order.productName,
        detail: `${order.bandName} · ${order.size} · ${order.color} · ${order.quantity} pcs`,
        amount: format(order.totalAmount, order.currency),
      })),
      shipping: format(checkout.shippingAmount, checkout.currency),
      total: format(
        add(checkout.itemsAmount, checkout.shippingAmount, checkout.taxAmount),
        checkout.currency
      ),
      address: [
        checkout.customerName,
        checkout.street,
        checkout.city,
        checkout.zipCode,
        checkout.country,
      ].filter(Boolean),
    }
    this.message.to(this.email)
    this.message.htmlView('mails/checkout/order_confirmation_html', state)
    this.message.textView('mails/checkout/order_confirmation_text', state)
  }
}
