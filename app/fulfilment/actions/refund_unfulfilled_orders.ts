import { inject } from '@adonisjs/core'
import { CancelAndRefund } from '#commerce/public'
import { processBatch } from '#core/jobs/batch_processor'
import { ProviderOrderQueries } from '#fulfilment/queries/provider_order_queries'
import { clock } from '#shared/clock'

const BATCH = 20
/** docs/rules/refunds-and-disputes.md#unfulfilled-orders */
const DAYS = 5

const UNFULFILLED_REASON = `It could not be made within ${DAYS} days`

/**
 * Cancels and refunds orders that could not be made in time. The last row of a checkout refunds its
 * shipping too. Safe to run at any time and twice at once.
 */
@inject()
export class RefundUnfulfilledOrders {
  constructor(
    private orders: ProviderOrderQueries,
    private cancelAndRefund: CancelAndRefund
  ) {}

  /** @returns how many checkouts came to which end; failed ones are met again by the next run. */
  async handle(): Promise<{ refunded: number; failed: number }> {
    const since = clock.now().minus({ days: DAYS }).toJSDate()
    const { results, broken } = await processBatch({
      pageAfter: (id) => this.orders.givenUp(since, id, BATCH),
      work: async (checkoutId) =>
        this.cancelAndRefund.handle({
          checkoutId,
          orderIds: await this.orders.unfulfilledRows(checkoutId, since),
          actorUserId: null,
          reason: UNFULFILLED_REASON,
        }),
      failure: 'What could not be made could not be refunded',
    })
    return { refunded: results.length, failed: broken }
  }
}
