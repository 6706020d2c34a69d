import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ConfirmByMail } from '#checkout/actions/confirm_by_mail'
import { CancelUnpaidCheckout, MarkCheckoutPaid, type Collected } from '#orders/public'
import type { CollectedDetails, Payment } from '#payments/public'

/** What a payment means for its checkout, inside the transaction that records the provider's word for it. */
@inject()
export class ApplyPayment {
  constructor(
    private markCheckoutPaid: MarkCheckoutPaid,
    private cancelUnpaidCheckout: CancelUnpaidCheckout,
    private confirmByMail: ConfirmByMail
  ) {}

  /** Paid: once, whichever of webhook and success page comes first. Another amount than asked for is held. */
  async complete(payment: Payment, trx: TransactionClientContract) {
    const holdReason =
      payment.amountTotal === payment.amountExpected
        ? null
        : `Paid ${payment.amountTotal} pence, asked for ${payment.amountExpected}`
    const { checkoutId } = payment
    const isNew = await this.markCheckoutPaid.handle(
      { checkoutId, collected: payment.collected && toCollected(payment.collected), holdReason },
      trx
    )
    if (isNew) trx.after('commit', () => this.confirmByMail.handle(checkoutId))
  }

  /** Ended unpaid: only the provider's own word brings us here (RULINGS.md, The checkout rules). */
  async cancel(payment: Payment, reason: string, trx: TransactionClientContract) {
    await this.cancelUnpaidCheckout.handle(payment.checkoutId, reason, trx)
  }
}

function toCollected({ name, email, phone, address }: CollectedDetails): Collected {
  return {
    contact: { name, email, phone },
    address: address && {
      street: [address.line1, address.line2].filter(Boolean).join(', '),
      city: address.city,
      // GB addresses carry no county; the town stands in, as the seeds require a state.
      state: address.state ?? address.city,
      zipCode: address.postalCode,
      country: address.country,
    },
  }
}
