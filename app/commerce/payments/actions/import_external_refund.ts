import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { LockOrderForRefund } from '#commerce/orders/actions/lock_order_for_refund'
import { allocateRefund } from '#commerce/payments/allocate_refund'
import type PaymentSession from '#commerce/payments/models/payment_session'
import Refund from '#commerce/payments/models/refund'
import { pence, type Pence } from '#shared/money'

/** A refund of a whole payment, not of chosen rows: made in Stripe's own dashboard, taken by the buyer's bank, or of all that came in. */
export type ExternalRefund = {
  origin: 'provider' | 'dispute' | 'shop'
  /** The provider's id, so that it is recorded once; a random key for one of ours. */
  key: string
  amount: Pence
  reason: string
}

/**
 * Writes down a refund of a payment as a whole: allocated to what is left of the order rows by largest remainder, what
 * is more to the shipping (docs/rules/refunds-and-disputes.md#external-refunds); that of a duplicate payment to
 * nothing. Its origin marks it for an admin.
 */
@inject()
export class ImportExternalRefund {
  constructor(private lockOrderForRefund: LockOrderForRefund) {}

  /** Id of the row, still to be settled. The payment's row is locked. */
  async handle(
    payment: PaymentSession,
    { origin, key, amount, reason }: ExternalRefund,
    trx: TransactionClientContract
  ): Promise<number> {
    const refundable = await this.lockOrderForRefund.handle(payment.checkoutId, trx)
    const { lines, shippingAmount } = payment.isDuplicatePayment
      ? { lines: [], shippingAmount: pence(0) }
      : allocateRefund(amount, refundable)
    const row = await Refund.create(
      {
        checkoutId: payment.checkoutId,
        paymentSessionId: payment.id,
        origin,
        amount,
        shippingAmount,
        reason,
        refundKey: key,
      },
      { client: trx }
    )
    await row.related('lines').createMany(lines)
    return row.id
  }
}
