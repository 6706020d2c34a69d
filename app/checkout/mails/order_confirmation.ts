import { inject } from '@adonisjs/core'
import type { MailKind, MailWriter } from '#core/mail/mail_kind'
import OrderConfirmationMail from '#checkout/mails/order_confirmation_mail'
import { KeepOrderLink, OrderLetterQuery, orderLetterSamples } from '#orders/public'

type Paid = { checkoutId: number }

@inject()
class OrderConfirmationWriter implements MailWriter<Paid> {
  constructor(
    private letters: OrderLetterQuery,
    private keepOrderLink: KeepOrderLink
  ) {}

  async write({ checkoutId }: Paid) {
    const letter = await this.letters.handle(checkoutId)
    return letter && new OrderConfirmationMail(letter, await this.keepOrderLink.handle(checkoutId))
  }
}

export const orderConfirmation: MailKind<Paid> = {
  name: 'order-confirmation',
  about: 'To the buyer, when an order is paid',
  writer: OrderConfirmationWriter,
  samples: () => ({
    'of a guest': new OrderConfirmationMail(...orderLetterSamples.guest()),
    'of an account': new OrderConfirmationMail(...orderLetterSamples.account()),
    'held back': new OrderConfirmationMail(...orderLetterSamples.held()),
  }),
}
