import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { HoldProduction, LockOrderForRefund } from '#orders/public'
import type Refund from '#payments/models/refund'

/**
 * Whoever gave all of a row back in the provider's own dashboard could not say whether it is made all the same: nothing
 * of its checkout is, until an admin has decided.
 */
@inject()
export class HoldGivenBack {
  constructor(
    private lockOrderForRefund: LockOrderForRefund,
    private hold: HoldProduction
  ) {}

  /** After the refund is recorded on the rows, in its transaction. */
  async handle({ checkoutId, lines }: Refund, trx: TransactionClientContract): Promise<void> {
    const { orders } = await this.lockOrderForRefund.handle(checkoutId, trx)
    const isForNothing = orders.some(
      ({ id, status, left }) =>
        status === 'processing' && left === 0 && lines.some(({ orderId }) => orderId === id)
    )
    if (isForNothing)
      await this.hold.handle(checkoutId, 'Refunded in full in Stripe’s dashboard', trx)
  }
}
