import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { withAdvisoryLock } from '#core/database/advisory_lock'
import { jobs } from '#core/jobs/main'
import ProviderOrder from '#fulfilment/models/provider_order'
import ProviderOrderItem from '#fulfilment/models/provider_order_item'
import { FulfilmentProvider } from '#fulfilment/provider'
import { isTransientFailure } from '#fulfilment/errors'
import { FULFILMENT_SUBMIT_JOB } from '#fulfilment/submission/job_names'
import { withoutSent } from '#fulfilment/submission/upsert_shipments'
import { LockProviderOrder } from '#fulfilment/submission/lock_provider_order'
import { ResubmitRemainingItems } from '#fulfilment/submission/resubmit_remaining_items'
import { lockOf } from '#fulfilment/submission/provider_order_lock'
import { isOver } from '#fulfilment/submission/provider_order_status'
import { WriteProviderOrder } from '#fulfilment/submission/write_provider_order'
import type { ProductionRow } from '#fulfilment/port_types'
import { settings } from '#settings/public'
import { clock } from '#shared/clock'

/**
 * Puts rows back into production that were taken out and then not cancelled, so that no order is lost between the two
 * steps.
 */
@inject()
export class ReinstateOrders {
  constructor(
    private provider: FulfilmentProvider,
    private lockProviderOrder: LockProviderOrder,
    private resubmit: ResubmitRemainingItems,
    private write: WriteProviderOrder
  ) {}

  /**
   * Where the provider cannot be asked, or another worker holds the order's lock, the job `fulfilment.retry` does it
   * later.
   */
  async handle(id: number): Promise<void> {
    try {
      await withAdvisoryLock(lockOf(id), () => this.#reinstate(id))
    } catch (error) {
      if (!isTransientFailure(error)) throw error
      logger.warn({ err: error, providerOrderId: id }, 'A cancellation could not be undone yet')
    }
  }

  async #reinstate(id: number): Promise<void> {
    const { confirmRequestedAt, remoteOrderId, externalId } = await ProviderOrder.findOrFail(id)
    const snapshot = confirmRequestedAt
      ? await this.provider.orders.find(remoteOrderId ?? { externalId })
      : null
    const history = await settings.read()
    await db.transaction(async (trx) => {
      const { order, production } = await this.lockProviderOrder.handle({ id }, trx)
      if (order.status === 'cancelled') return this.#makeAnew(order, production.rows, trx)
      await this.#takeBack(order, production.rows, trx)
      if (snapshot && isOver(snapshot)) await this.resubmit.after(id, snapshot, { trx, history })
      else await this.#goOn(order, trx)
    })
  }

  async #takeBack({ items }: ProviderOrder, rows: ProductionRow[], trx: TransactionClientContract) {
    const wanted = idsOf(rows.filter(({ status }) => status === 'processing'))
    for (const { orderId, providerOrderId } of items)
      if (wanted.includes(orderId))
        await trx
          .from('provider_order_items')
          .where({ provider_order_id: providerOrderId, order_id: orderId })
          .update({ cancel_requested_at: null })
  }

  /** Submits the rows that are made nowhere else as another order: the external id of this one is used up. */
  async #makeAnew(order: ProviderOrder, rows: ProductionRow[], trx: TransactionClientContract) {
    const made = await ProviderOrderItem.query({ client: trx })
      .whereIn('orderId', idsOf(rows))
      .whereNull('cancelRequestedAt')
      .select('orderId')
    const orphans = rows.filter(
      ({ id, status }) =>
        status === 'processing' &&
        order.items.some(({ orderId }) => orderId === id) &&
        made.every(({ orderId }) => orderId !== id)
    )
    const left = await withoutSent(order, orphans, trx)
    if (left.length === 0) return
    const id = await this.write.next(order.checkoutId, left, trx)
    await jobs.enqueue(FULFILMENT_SUBMIT_JOB, { providerOrderId: id }, trx)
  }

  async #goOn(order: ProviderOrder, trx: TransactionClientContract) {
    if (order.status !== 'waiting' && order.status !== 'draft') return
    await order.merge({ nextAttemptAt: clock.now() }).save()
    await jobs.enqueue(FULFILMENT_SUBMIT_JOB, { providerOrderId: order.id }, trx)
  }
}

const idsOf = (rows: ProductionRow[]) => rows.map(({ id }) => id)
