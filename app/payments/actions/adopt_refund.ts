import type Stripe from 'stripe'
import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { LockRefundable } from '#orders/public'
import { allocateRefund } from '#payments/allocate_refund'
import type PaymentSession from '#payments/models/payment_session'
import Refund from '#payments/models/refund'
import { pence } from '#shared/money'

/**
 * Writes down a refund that was made in Stripe's own dashboard: allocated to what is left of the order rows by largest
 * remainder, what is more to the shipping (RULINGS.md, Refunds); that of a surplus payment to nothing. Its origin marks
 * it for an admin.
 */
@inject()
export class AdoptRefund {
  constructor(private lockRefundable: LockRefundable) {}

  /** Id of the row, still to be settled. The payment's row is locked. */
  async handle(
    payment: PaymentSession,
    refund: Stripe.Refund,
    trx: TransactionClientContract
  ): Promise<number> {
    const amount = pence(refund.amount)
    const refundable = await this.lockRefundable.handle(payment.checkoutId, trx)
    const { lines, shippingAmount } = payment.isSurplus
      ? { lines: [], shippingAmount: pence(0) }
      : allocateRefund(amount, refundable)
    const row = await Refund.create(
      {
        checkoutId: payment.checkoutId,
        paymentSessionId: payment.id,
        origin: 'provider',
        amount,
        shippingAmount,
        reason: 'Made in Stripe’s dashboard',
        refundKey: refund.id,
      },
      { client: trx }
    )
    await row.related('lines').createMany(lines)
    return row.id
  }
}
