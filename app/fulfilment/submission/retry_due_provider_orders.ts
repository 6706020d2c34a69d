import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { LockCheckoutForFulfilment } from '#commerce/public'
import { processBatch, attempt } from '#core/jobs/batch_processor'
import { ProviderOrderQueries } from '#fulfilment/queries/provider_order_queries'
import { ReinstateOrders } from '#fulfilment/submission/reinstate_orders'
import { EnqueueProviderOrder } from '#fulfilment/submission/enqueue_provider_order'
import { SubmitProviderOrder, type Submitted } from '#fulfilment/submission/submit_provider_order'

/** Few enough that a run ends while the provider is slow; the others come with the next. */
const MOST_AT_ONCE = 20

const FAILURE = 'An order to be made could not be dealt with'

/** `broken` ones met an error of ours, which is in the log, and are met again by the next run. */
export type RetriedOrders = Record<Submitted | 'written' | 'broken', number>

/**
 * Submits paid orders that were not submitted, and retries those that are due: for the case that the job of a payment
 * was lost or failed. Safe to run at any time and twice at once; an order that fails does not stop the others. An admin
 * retries a single order with `RetryProviderOrder`.
 */
@inject()
export class RetryDueProviderOrders {
  constructor(
    private orders: ProviderOrderQueries,
    private lockCheckoutForFulfilment: LockCheckoutForFulfilment,
    private enqueueProviderOrder: EnqueueProviderOrder,
    private reinstate: ReinstateOrders,
    private submit: SubmitProviderOrder
  ) {}

  /** @returns how many came to which end; where the provider cannot be reached the others are left for the next run. */
  async handle(): Promise<RetriedOrders> {
    const retried = { written: 0, done: 0, failed: 0, unreachable: 0, busy: 0, broken: 0 }
    const written = await processBatch({
      pageAfter: (id) => this.orders.unwritten(id, MOST_AT_ONCE),
      work: (id) =>
        db.transaction(async (trx) =>
          this.enqueueProviderOrder.handle(
            await this.lockCheckoutForFulfilment.handle(id, trx),
            trx
          )
        ),
      failure: FAILURE,
    })
    retried.written = written.results.filter(Boolean).length
    const reinstated = await processBatch({
      pageAfter: (id) => this.orders.halfCancelled(id, MOST_AT_ONCE),
      work: (id) => this.reinstate.handle(id),
      failure: FAILURE,
    })
    retried.broken = written.broken + reinstated.broken
    for (const id of await this.orders.due(MOST_AT_ONCE)) {
      const ended = await attempt(id, () => this.submit.handle(id), FAILURE)
      retried[ended?.result ?? 'broken']++
      if (ended?.result === 'unreachable') break
    }
    return retried
  }
}
