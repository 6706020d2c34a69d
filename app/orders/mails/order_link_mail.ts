import { inject } from '@adonisjs/core'
import { HouseMail } from '#core/mail/house_mail'
import type { MailKind, MailWriter } from '#core/mail/mail_kind'
import { KeepOrderLink } from '#orders/actions/keep_order_link'
import { ORDER_LINK_DAYS } from '#orders/order_link'
import { orderLetterSamples } from '#orders/mails/order_letter_samples'
import { OrderLetterQuery, type OrderLetter } from '#orders/queries/order_letter_query'

/** To a buyer who has lost the link. */
class OrderLinkMail extends HouseMail {
  protected view = 'orders/order_link'

  constructor(
    private letter: OrderLetter,
    private link: string,
    private orderNumber: string
  ) {
    super()
    this.subject = `Your Gigstall order ${orderNumber}`
  }

  protected content() {
    const { letter, link, orderNumber } = this
    return {
      to: letter.email,
      name: letter.name,
      orderNumber,
      link,
      days: letter.isGuest ? ORDER_LINK_DAYS : null,
    }
  }
}

type Asked = { checkoutId: number; orderNumber: string }

@inject()
class OrderLinkWriter implements MailWriter<Asked> {
  constructor(
    private letters: OrderLetterQuery,
    private keepOrderLink: KeepOrderLink
  ) {}

  async write({ checkoutId, orderNumber }: Asked) {
    const letter = await this.letters.handle(checkoutId)
    if (!letter) return null
    return new OrderLinkMail(letter, await this.keepOrderLink.handle(checkoutId), orderNumber)
  }
}

export const orderLinkAgain: MailKind<Asked> = {
  name: 'order-link',
  about: 'To the buyer, when they ask for the link to an order again',
  writer: OrderLinkWriter,
  samples: () => ({
    'of a guest': new OrderLinkMail(...orderLetterSamples.guest(), 'GS-7QK2-8AXM'),
    'of an account': new OrderLinkMail(...orderLetterSamples.account(), 'GS-7QK2-8AXM'),
  }),
}
