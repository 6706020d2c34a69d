import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { withAdvisoryLock } from '#core/database/advisory_lock'
import { jobs } from '#core/jobs/main'
import ProviderOrder from '#fulfilment/models/provider_order'
import ProviderOrderItem from '#fulfilment/models/provider_order_item'
import { SubmissionInProgress, FulfilmentResumed } from '#fulfilment/errors'
import { CANCELLED, isDisputed, itemsToFulfil } from '#fulfilment/submission/start_submission'
import { FULFILMENT_SUBMIT_JOB } from '#fulfilment/submission/job_names'
import { LockProviderOrder } from '#fulfilment/submission/lock_provider_order'
import { PostCharge } from '#fulfilment/submission/post_charge'
import { lockOf } from '#fulfilment/submission/provider_order_lock'
import {
  isInProduction,
  isToSubmit,
  mayHaveBegun,
} from '#fulfilment/submission/provider_order_status'
import { ReinstateOrders } from '#fulfilment/submission/reinstate_orders'
import { shippedItems } from '#fulfilment/submission/upsert_shipments'
import { StopAtProvider } from '#fulfilment/submission/stop_at_provider'
import { LockCheckoutForFulfilment, PaymentDisputed } from '#commerce/public'
import type { AssertCancelled, Cancellation } from '#fulfilment/port_types'
import { clock } from '#shared/clock'

/** How often, and how far apart, a cancellation tries while a worker is calling the provider for the same order. */
const MOST_TRIES = 20
const PAUSE_MILLISECONDS = 250

/**
 * Cancels paid rows at the provider, then lets the caller cancel them here. Refuses before any money moves when the provider
 * will not stop; puts the rows back into production when the caller fails.
 */
@inject()
export class CancelFulfilment {
  constructor(
    private lockCheckoutForFulfilment: LockCheckoutForFulfilment,
    private lockProviderOrder: LockProviderOrder,
    private stop: StopAtProvider,
    private reinstate: ReinstateOrders,
    private postCharge: PostCharge
  ) {}

  /** Throws PaymentDisputed, InProduction, ProviderOnHold, SubmissionInProgress, what the provider's calls throw, and what `work` throws. */
  async handle<Result>(
    cancellation: Cancellation,
    work: (assertCancelled: AssertCancelled) => Promise<Result>
  ): Promise<Result> {
    const ids = await this.#mark(cancellation)
    try {
      for (const id of ids) await this.#stop(id)
      return await work((trx) => this.#assertCancelled(cancellation, trx))
    } catch (error) {
      for (const id of ids) await this.reinstate.handle(id)
      throw error
    }
  }

  /** Marks the rows, so that no worker starts on them. @returns ids of the orders at the provider that contain them. */
  async #mark({ checkoutId, orderIds }: Cancellation): Promise<number[]> {
    return db.transaction(async (trx) => {
      const { rows } = await this.lockCheckoutForFulfilment.handle(checkoutId, trx)
      const cancellable = rows.filter(
        ({ id, status }) => orderIds.includes(id) && status === 'processing'
      )
      // An order that cannot be refunded is not cancelled at the printer either.
      if (isDisputed(cancellable)) throw new PaymentDisputed('cancelled')
      const items = await liveItems(
        cancellable.map(({ id }) => id),
        trx
      )
      for (const { orderId, providerOrderId } of items)
        await ProviderOrderItem.query({ client: trx })
          .where({ orderId, providerOrderId })
          .whereNull('cancelRequestedAt')
          .update({ cancelRequestedAt: clock.now().toJSDate() })
      return [...new Set(items.map(({ providerOrderId }) => providerOrderId))]
    })
  }

  async #stop(id: number): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      if (await withAdvisoryLock(lockOf(id), () => this.stop.handle(id))) return
      await sleep(PAUSE_MILLISECONDS)
    }
    throw new SubmissionInProgress()
  }

  /**
   * Throws FulfilmentResumed where the job `fulfilment.retry` has undone a cancellation that took too long. Leaves any
   * tidying up at the provider to a job.
   */
  async #assertCancelled(
    { checkoutId, orderIds }: Cancellation,
    trx: TransactionClientContract
  ): Promise<void> {
    const items = await liveItems(orderIds, trx)
    if (items.some(({ cancelRequestedAt }) => cancelRequestedAt === null))
      throw new FulfilmentResumed()
    for (const id of new Set(items.map(({ providerOrderId }) => providerOrderId)))
      await this.#tidy(id, trx)
    // The cancelled rows no longer have a cost set aside.
    const orders = await ProviderOrder.query({ client: trx }).where({ checkoutId }).orderBy('id')
    const shipped = await shippedItems(checkoutId, trx)
    for (const order of orders) await this.postCharge.handle(order, shipped, trx)
  }

  async #tidy(id: number, trx: TransactionClientContract): Promise<void> {
    const { order, production } = await this.lockProviderOrder.handle({ id }, trx)
    const isEmpty = itemsToFulfil(order, production).length === 0
    // The provider never had the order, or has not started on it: there is nothing to stop there, and the order ends here.
    if (
      isEmpty &&
      (wasNeverSubmitted(order) || (!mayHaveBegun(order) && isInProduction(order.status)))
    ) {
      await order.merge(CANCELLED).save()
      return
    }
    if (order.status === 'failed' && isEmpty) order.status = 'waiting'
    if (order.status !== 'waiting' && order.status !== 'draft') return
    await order.merge({ nextAttemptAt: clock.now() }).save()
    await jobs.enqueue(FULFILMENT_SUBMIT_JOB, { providerOrderId: id }, trx)
  }
}

const wasNeverSubmitted = ({ submittedAt, status }: ProviderOrder) =>
  submittedAt === null && (isToSubmit(status) || status === 'failed')

/** The items of these rows in orders at the provider that are not cancelled. */
async function liveItems(
  orderIds: readonly number[],
  trx: TransactionClientContract
): Promise<ProviderOrderItem[]> {
  const live = ProviderOrder.query({ client: trx }).whereNot('status', 'cancelled').select('id')
  return ProviderOrderItem.query({ client: trx })
    .whereIn('orderId', [...orderIds])
    .whereIn('providerOrderId', live)
}
