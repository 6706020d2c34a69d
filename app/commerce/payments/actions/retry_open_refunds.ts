import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { SubmitRefund } from '#commerce/payments/actions/submit_refund'
import { RefundQueries } from '#commerce/payments/queries/refund_queries'

/** Bounds a run while Stripe is slow. The next run takes the others. */
const MOST_AT_ONCE = 50

/** Submits open refunds again. Safe to run at any time and twice at once. */
@inject()
export class RetryOpenRefunds {
  constructor(
    private refunds: RefundQueries,
    private submitRefund: SubmitRefund
  ) {}

  /** @returns how many are no longer being created, and how many could not be submitted */
  async handle(): Promise<{ settled: number; failed: number }> {
    const done = { settled: 0, failed: 0 }
    for (const id of await this.refunds.unsettled(MOST_AT_ONCE))
      try {
        if ((await this.submitRefund.handle(id)) !== 'creating') done.settled++
      } catch (error) {
        logger.error({ err: error, refundId: id }, 'A refund could not be settled')
        done.failed++
      }
    return done
  }
}
