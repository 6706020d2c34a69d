import { inject } from '@adonisjs/core'
import mail from '@adonisjs/mail/services/main'
import { IssueOrderLink } from '#orders/actions/issue_order_link'
import OrderLinkMail from '#orders/mails/order_link_mail'
import { CheckoutQueries } from '#orders/queries/checkout_queries'

/**
 * Mails the link of an order once more, to the buyer's own email alone (RULINGS.md, Orders and money). Where number and
 * email do not go together nothing happens; the caller answers without waiting, so that the time taken says nothing.
 */
@inject()
export class SendOrderLink {
  constructor(
    private checkouts: CheckoutQueries,
    private issueOrderLink: IssueOrderLink
  ) {}

  async handle(order: { orderNumber: string; email: string }): Promise<void> {
    const buyer = await this.checkouts.buyerOf(order)
    if (!buyer) return
    const link = await this.issueOrderLink.handle(buyer.checkoutId)
    await mail.send(new OrderLinkMail({ ...buyer, orderNumber: order.orderNumber, link }))
  }
}
