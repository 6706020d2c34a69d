import { inject } from '@adonisjs/core'
import mail from '@adonisjs/mail/services/main'
import OrderConfirmationMail from '#checkout/mails/order_confirmation_mail'
import { CheckoutQueries, IssueOrderLink } from '#orders/public'

/** Tells the buyer that the order is in. The order stands whether or not the mail leaves. */
@inject()
export class ConfirmByMail {
  constructor(
    private checkouts: CheckoutQueries,
    private issueOrderLink: IssueOrderLink
  ) {}

  async handle(checkoutId: number) {
    const placed = await this.checkouts.withOrders(checkoutId)
    const email = placed.checkout.customerEmail
    if (!email) return
    const link = await this.issueOrderLink.handle(checkoutId)
    await mail.send(new OrderConfirmationMail(placed, { email, link }))
  }
}
