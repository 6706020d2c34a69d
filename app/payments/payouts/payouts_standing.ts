import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { CancelUnsentPayouts } from '#payments/payouts/actions/cancel_unsent_payouts'
import { LiveLinesQuery } from '#payments/payouts/queries/live_lines_query'

/**
 * What the books of orders want of payouts when rows change: a payout that Stripe has not heard of gives way, and what
 * is held by any other is the artist's already.
 */
@inject()
export class PayoutsStanding {
  constructor(
    private cancelUnsent: CancelUnsentPayouts,
    private liveLines: LiveLinesQuery
  ) {}

  async settlePaidOut(orderIds: readonly number[], trx: TransactionClientContract) {
    await this.cancelUnsent.handle(orderIds, trx)
    return this.liveLines.of(orderIds, trx)
  }
}
