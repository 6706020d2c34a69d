import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import { ProviderOrderQueries } from '#fulfilment/queries/provider_order_queries'
import { ReinstateOrders } from '#fulfilment/submission/reinstate_orders'
import { SubmitCheckout } from '#fulfilment/submission/submit_checkout'
import { SubmitProviderOrder, type Submitted } from '#fulfilment/submission/submit_provider_order'

/** Few enough that a run ends while Printful is slow; the others come with the next. */
const MOST_AT_ONCE = 20

/** `broken` ones met an error of ours, which is in the log, and are met again by the next run. */
export type SweptOrders = Record<Submitted | 'written' | 'broken', number>

/**
 * Finds what was paid and not submitted, and what got stuck on the way: the net under the job that each payment
 * enqueues. Safe to run at any time and twice at once. One that cannot be dealt with must not keep the others.
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
  async handle(): Promise<SweptOrders> {
    const swept = { written: 0, done: 0, failed: 0, unreachable: 0, busy: 0, broken: 0 }
    const written = await this.#each(
      (after) => this.orders.unwritten(after, MOST_AT_ONCE),
      (id) => db.transaction((trx) => this.submitCheckout.handle(id, trx))
    )
    swept.written = written.results.filter(Boolean).length
    const reinstated = await this.#each(
      (after) => this.orders.halfWithdrawn(after, MOST_AT_ONCE),
      (id) => this.reinstate.handle(id)
    )
    swept.broken = written.broken + reinstated.broken
    for (const id of await this.orders.due(MOST_AT_ONCE)) {
      const ended = await this.#try(id, () => this.submit.handle(id))
      swept[ended?.result ?? 'broken']++
      if (ended?.result === 'unreachable') break
    }
    return swept
  }

  /** A page of ids; the next one too where some of it could not be dealt with, since they stay the first. */
  async #each<Result>(
    pageAfter: (id: number) => Promise<number[]>,
    work: (id: number) => Promise<Result>
  ): Promise<{ results: Result[]; broken: number }> {
    const results: Result[] = []
    let broken = 0
    for (let after = 0; ;) {
      const before = broken
      const ids = await pageAfter(after)
      for (const id of ids) {
        const done = await this.#try(id, () => work(id))
        if (done) results.push(done.result)
        else broken++
      }
      if (broken === before) return { results, broken }
      after = ids.at(-1)!
    }
  }

  async #try<Result>(id: number, work: () => Promise<Result>): Promise<{ result: Result } | null> {
    try {
      return { result: await work() }
    } catch (error) {
      logger.error({ err: error, id }, 'An order to be made could not be dealt with')
      return null
    }
  }
}
