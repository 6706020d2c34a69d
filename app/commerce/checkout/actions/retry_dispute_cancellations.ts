import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { CancelDisputedOrders } from '#commerce/checkout/actions/cancel_disputed_orders'
import { UncancelledDisputesQuery } from '#commerce/checkout/queries/uncancelled_disputes_query'

/**
 * Retries cancellations of disputed orders that failed: the printer may be away for longer than a job is retried.
 * Safe to run at any time and twice at once.
 */
@inject()
export class RetryDisputeCancellations {
  constructor(
    private disputes: UncancelledDisputesQuery,
    private cancelDisputedOrders: CancelDisputedOrders
  ) {}

  /** @returns how many checkouts were asked about, and how many of them are met again by the next run. */
  async handle(): Promise<{ asked: number; failed: number }> {
    const done = { asked: 0, failed: 0 }
    for (const checkoutId of await this.disputes.handle()) {
      done.asked++
      try {
        await this.cancelDisputedOrders.handle(checkoutId)
      } catch (error) {
        logger.error(
          { err: error, checkoutId },
          'The orders of a lost dispute could not be cancelled'
        )
        done.failed++
      }
    }
    return done
  }
}
