import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { ProviderOrderQueries } from '#fulfilment/queries/provider_order_queries'
import { ReinstateOrders } from '#fulfilment/submission/reinstate_orders'
import { SubmitCheckout } from '#fulfilment/submission/submit_checkout'
import { SubmitProviderOrder, type Submitted } from '#fulfilment/submission/submit_provider_order'

/** Few enough that a run ends while Printful is slow; the others come with the next. */
const MOST_AT_ONCE = 20

/**
 * Finds what was paid and not submitted, and what got stuck on the way: the net under the job that each payment
 * enqueues. Safe to run at any time and twice at once.
 */
@inject()
export class SweepProviderOrders {
  constructor(
    private orders: ProviderOrderQueries,
    private submitCheckout: SubmitCheckout,
    private reinstate: ReinstateOrders,
    private submit: SubmitProviderOrder
  ) {}

  /** @returns how many came to which end; where Printful cannot be reached the others are left for the next run. */
  async handle(): Promise<Record<Submitted | 'written', number>> {
    const swept = { written: 0, done: 0, failed: 0, unreachable: 0, busy: 0 }
    for (const checkoutId of await this.orders.unwritten(MOST_AT_ONCE)) {
      const isWritten = await db.transaction((trx) => this.submitCheckout.handle(checkoutId, trx))
      swept.written += Number(isWritten)
    }
    for (const id of await this.orders.halfWithdrawn(MOST_AT_ONCE)) await this.reinstate.handle(id)
    for (const id of await this.orders.due(MOST_AT_ONCE)) {
      const ended = await this.submit.handle(id)
      swept[ended]++
      if (ended === 'unreachable') break
    }
    return swept
  }
}
