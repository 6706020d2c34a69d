import { inject } from '@adonisjs/core'
import { TransactionalMail } from '#core/mail/transactional_mail'
import type { MailTemplate, MailWriter } from '#core/mail/mail_template'
import { RenewOrderLink } from '#commerce/orders/actions/renew_order_link'
import { ORDER_LINK_DAYS } from '#commerce/orders/order_link'
import { orderMailSamples } from '#commerce/orders/mails/order_mail_samples'
import {
  OrderMailContentQuery,
  type OrderMailContent,
} from '#commerce/orders/queries/order_mail_content_query'

/** To a buyer who has lost the link. */
class OrderLinkMail extends TransactionalMail {
  protected view = 'orders/order_link'

  constructor(
    private order: OrderMailContent,
    private link: string,
    private orderNumber: string
  ) {
    super()
    this.subject = `Your Gigstall order ${orderNumber}`
  }

  protected content() {
    const { order, link, orderNumber } = this
    return {
      to: order.email,
      name: order.name,
      orderNumber,
      link,
      days: order.isGuest ? ORDER_LINK_DAYS : null,
    }
  }
}

type Asked = { checkoutId: number; orderNumber: string }

@inject()
class OrderLinkWriter implements MailWriter<Asked> {
  constructor(
    private contents: OrderMailContentQuery,
    private renewOrderLink: RenewOrderLink
  ) {}

  async write({ checkoutId, orderNumber }: Asked) {
    const order = await this.contents.handle(checkoutId)
    if (!order) return null
    return new OrderLinkMail(order, await this.renewOrderLink.handle(checkoutId), orderNumber)
  }
}

export const orderLinkAgain: MailTemplate<Asked> = {
  name: 'order-link',
  about: 'To the buyer, when they ask for the link to an order again',
  writer: OrderLinkWriter,
  samples: () => ({
    'of a guest': new OrderLinkMail(...orderMailSamples.guest(), 'GS-7QK2-8AXM'),
    'of an account': new OrderLinkMail(...orderMailSamples.account(), 'GS-7QK2-8AXM'),
  }),
}
