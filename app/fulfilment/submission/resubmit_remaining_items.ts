import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { jobs } from '#core/jobs/main'
import ProviderOrderItem from '#fulfilment/models/provider_order_item'
import type { ProviderOrderSnapshot } from '#fulfilment/provider_types'
import { CANCELLED, itemsToFulfil } from '#fulfilment/submission/start_submission'
import { FULFILMENT_SUBMIT_JOB } from '#fulfilment/submission/job_names'
import {
  LockProviderOrder,
  type LockedProviderOrder,
} from '#fulfilment/submission/lock_provider_order'
import {
  ApplyProviderOrderUpdate,
  type Caller,
} from '#fulfilment/submission/apply_provider_order_update'
import { withoutSent } from '#fulfilment/submission/upsert_shipments'
import { WriteProviderOrder } from '#fulfilment/submission/write_provider_order'
import { clock } from '#shared/clock'

/**
 * Closes an order that the provider cancelled, and submits its unsent items that are still wanted as another order: its
 * external id is used up.
 */
@inject()
export class ResubmitRemainingItems {
  constructor(
    private write: WriteProviderOrder,
    private lockProviderOrder: LockProviderOrder,
    private applyUpdate: ApplyProviderOrderUpdate
  ) {}

  /** Applies the snapshot of the cancelled order first, so that items that had been sent by then are not made again. */
  async after(id: number, cancelled: ProviderOrderSnapshot, caller: Caller): Promise<void> {
    await this.applyUpdate.handle({ id }, cancelled, {}, caller)
    const locked = await this.lockProviderOrder.handle({ id }, caller.trx)
    if (locked.order.status !== 'cancelled') await this.handle(locked, caller.trx)
  }

  /** @param failingSince since when the rows have not gone on, where that is earlier than this resubmission */
  async handle(
    { order, production }: LockedProviderOrder,
    trx: TransactionClientContract,
    failingSince: DateTime | null = null
  ): Promise<void> {
    const rows = await withoutSent(order, itemsToFulfil(order, production), trx)
    await ProviderOrderItem.query({ client: trx })
      .where('providerOrderId', order.id)
      .whereNull('cancelRequestedAt')
      .update({ cancelRequestedAt: clock.now().toJSDate() })
    await order.merge(CANCELLED).save()
    if (rows.length === 0) return
    const id = await this.write.next(order.checkoutId, rows, trx, failingSince)
    await jobs.enqueue(FULFILMENT_SUBMIT_JOB, { providerOrderId: id }, trx)
  }
}
