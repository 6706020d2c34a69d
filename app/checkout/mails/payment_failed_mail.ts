import { inject } from '@adonisjs/core'
import { appUrl } from '#config/app'
import { contactAddress } from '#config/contact'
import { HouseMail } from '#core/mail/house_mail'
import type { MailKind, MailWriter } from '#core/mail/mail_kind'
import {
  CheckoutQueries,
  OrderLetterQuery,
  orderLetterSamples,
  toLetterLine,
  type OrderLetter,
} from '#orders/public'
import { format } from '#shared/money'

/** A payment that takes days was refused in the end: its buyer left believing that all was well. */
class PaymentFailedMail extends HouseMail {
  protected view = 'checkout/payment_failed'

  constructor(private letter: OrderLetter) {
    super()
    this.subject = 'Your payment didn’t go through'
  }

  protected content() {
    const { letter } = this
    const total = format(letter.total, letter.currency)
    return {
      to: letter.email,
      name: letter.name,
      heading: 'Your order isn’t paid',
      opening: `Your bank turned down the payment of ${total} for this order. You haven’t been charged, and we won’t make or send anything.`,
      lines: letter.lines.map((line) => ({
        ...toLetterLine(line),
        amount: format(line.amount, letter.currency),
      })),
      sums: [
        { label: 'Shipping', amount: format(letter.shipping, letter.currency) },
        { label: 'Not charged', amount: total, isTotal: true },
      ],
      closing:
        'Still want it? Order it again and pay by card, or ask your bank what went wrong first.',
      link: wayBackTo(letter),
      contact: contactAddress,
    }
  }
}

/** To the product itself, where it was one. */
function wayBackTo({ lines: [first, ...others] }: OrderLetter): string {
  const isOne = first && others.every(({ productId }) => productId === first.productId)
  return isOne ? `${appUrl}/product/${first.productId}` : `${appUrl}/browse`
}

type Refused = { checkoutId: number }

@inject()
class PaymentFailedWriter implements MailWriter<Refused> {
  constructor(
    private letters: OrderLetterQuery,
    private checkouts: CheckoutQueries
  ) {}

  async write({ checkoutId }: Refused) {
    const { checkout } = await this.checkouts.withOrders(checkoutId)
    const letter = checkout.paidAt ? null : await this.letters.handle(checkoutId)
    return letter && new PaymentFailedMail(letter)
  }
}

export const paymentFailed: MailKind<Refused> = {
  name: 'payment-failed',
  about: 'To the buyer, when their bank refuses a delayed payment',
  writer: PaymentFailedWriter,
  samples: () => {
    const [letter] = orderLetterSamples.guest()
    return {
      'of several things': new PaymentFailedMail(letter),
      'of one thing': new PaymentFailedMail({ ...letter, lines: letter.lines.slice(0, 1) }),
    }
  },
}
