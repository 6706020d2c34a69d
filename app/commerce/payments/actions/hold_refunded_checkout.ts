import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { HoldProduction } from '#commerce/orders/actions/hold_production'
import { LockCheckoutForRefund } from '#commerce/orders/actions/lock_checkout_for_refund'
import type Refund from '#commerce/payments/models/refund'

/**
 * Holds a checkout if a row of it was refunded in full in Stripe's own dashboard: an admin decides whether it is still
 * made.
 */
@inject()
export class HoldRefundedCheckout {
  constructor(
    private lockCheckoutForRefund: LockCheckoutForRefund,
    private hold: HoldProduction
  ) {}

  /** Call it in the refund's transaction, after the refund is recorded on the rows. */
  async handle({ checkoutId, lines }: Refund, trx: TransactionClientContract): Promise<void> {
    const { orders } = await this.lockCheckoutForRefund.handle(checkoutId, trx)
    const isForNothing = orders.some(
      ({ id, status, left }) =>
        status === 'processing' && left === 0 && lines.some(({ orderId }) => orderId === id)
    )
    if (isForNothing)
      await this.hold.handle(checkoutId, 'Refunded in full in Stripe’s dashboard', trx)
  }
}
