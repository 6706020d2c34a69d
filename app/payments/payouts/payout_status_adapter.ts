import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { CancelUnsentPayouts } from '#payments/payouts/actions/cancel_unsent_payouts'
import { LiveLinesQuery } from '#payments/payouts/queries/live_lines_query'

/**
 * Implements `payoutStatusPort`: when order rows change, cancels payouts that were not sent to Stripe yet, and returns the rows
 * that any other payout holds.
 */
@inject()
export class PayoutStatusAdapter {
  constructor(
    private cancelUnsent: CancelUnsentPayouts,
    private liveLines: LiveLinesQuery
  ) {}

  async settlePaidOut(orderIds: readonly number[], trx: TransactionClientContract) {
    await this.cancelUnsent.handle(orderIds, trx)
    return this.liveLines.of(orderIds, trx)
  }
}
