import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { LockCheckoutForRefund } from '#commerce/orders/actions/lock_checkout_for_refund'
import { allocateRefund } from '#commerce/payments/allocate_refund'
import type PaymentSession from '#commerce/payments/models/payment_session'
import Refund from '#commerce/payments/models/refund'
import { pence, type Pence } from '#shared/money'

/**
 * A refund of a payment as a whole, not of chosen rows: made in Stripe's dashboard, taken by the buyer's bank, or of a
 * payment that buys nothing.
 */
export type ExternalRefund = {
  origin: 'provider' | 'dispute' | 'shop'
  /** Stripe's id, so that the refund is imported once; a random key for a refund of ours. */
  key: string
  amount: Pence
  reason: string
}

/**
 * Inserts a refund of a payment as a whole. Allocates it to the amounts not yet refunded of the order rows by largest
 * remainder, and the excess to shipping (docs/rules/refunds-and-disputes.md#external-refunds). A duplicate payment has
 * no rows to allocate to. The origin flags the refund for an admin.
 */
@inject()
export class ImportExternalRefund {
  constructor(private lockCheckoutForRefund: LockCheckoutForRefund) {}

  /** @returns the id of the row, whose status is still to be applied. The caller holds the lock on the payment's row. */
  async handle(
    payment: PaymentSession,
    { origin, key, amount, reason }: ExternalRefund,
    trx: TransactionClientContract
  ): Promise<number> {
    const refundable = await this.lockCheckoutForRefund.handle(payment.checkoutId, trx)
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
