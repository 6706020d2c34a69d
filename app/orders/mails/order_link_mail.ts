import { BaseMail } from '@adonisjs/mail'
import { appUrl } from '#config/app'
import { ORDER_LINK_DAYS } from '#orders/order_link'

type OrderLink = { orderNumber: string; email: string; name: string | null; link: string }

export default class OrderLinkMail extends BaseMail {
  constructor(private order: OrderLink) {
    super()
    this.subject = `Your Gigstall order ${order.orderNumber}`
  }

  prepare() {
    const { orderNumber, email, name, link } = this.order
    const state = {
      title: this.subject,
      siteUrl: appUrl,
      greeting: name,
      orderNumber,
      link,
      days: link.includes('?token=') ? ORDER_LINK_DAYS : null,
    }
    this.message.to(email)
    this.message.htmlView('mails/orders/order_link_html', state)
    this.message.textView('mails/orders/order_link_text', state)
  }
}
