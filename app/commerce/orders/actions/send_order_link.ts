import { randomUUID } from 'node:crypto'
import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { mailOutbox } from '#core/mail/main'
import { IssueOrderLink } from '#commerce/orders/actions/issue_order_link'
import { orderLinkAgain } from '#commerce/orders/mails/order_link_mail'
import { CheckoutQueries } from '#commerce/orders/queries/checkout_queries'

/**
 * Mails the link of an order once more, to the buyer's own email alone (docs/rules/orders.md#guest-orders). Where
 * number and email do not go together nothing happens; the caller answers without waiting, so that the time taken says
 * nothing.
 */
@inject()
export class SendOrderLink {
  constructor(
    private checkouts: CheckoutQueries,
    private issueOrderLink: IssueOrderLink
  ) {}

  async handle(order: { orderNumber: string; email: string }): Promise<void> {
    const checkoutId = await this.checkouts.boughtBy(order)
    if (checkoutId === null) return
    await db.transaction(async (trx) => {
      await this.issueOrderLink.handle(checkoutId, trx)
      const data = { checkoutId, orderNumber: order.orderNumber }
      await mailOutbox.send(orderLinkAgain, { event: randomUUID(), data }, trx)
    })
  }
}
