import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { inTransaction } from '#core/database/in_transaction'
import { jobs } from '#core/jobs/main'
import { NotFound } from '#core/exceptions/errors'
import ProviderOrder from '#fulfilment/models/provider_order'
import { NothingToRetry } from '#fulfilment/errors'
import { itemsToFulfil } from '#fulfilment/submission/start_submission'
import { FULFILMENT_SUBMIT_JOB } from '#fulfilment/submission/job_names'
import {
  LockProviderOrder,
  type LockedProviderOrder,
} from '#fulfilment/submission/lock_provider_order'
import {
  isAwaitingRetry,
  isRowOver,
  isToSubmit,
} from '#fulfilment/submission/provider_order_status'
import { ResubmitRemainingItems } from '#fulfilment/submission/resubmit_remaining_items'
import { clock } from '#shared/clock'

/** The order as it was before the retry, for the audit log. */
type Retried = { orderId: number; externalId: string; lastError: string }

/**
 * Retries one failed order on behalf of an admin: submits it, or reads it again, at once. A second call changes nothing.
 * The job is `RetryDueProviderOrders`.
 */
@inject()
export class RetryProviderOrder {
  constructor(
    private lockProviderOrder: LockProviderOrder,
    private resubmit: ResubmitRemainingItems,
    private record: RecordAuditEntry
  ) {}

  /** Throws NotFound and NothingToRetry. */
  async handle(
    { providerOrderId, actor }: { providerOrderId: number; actor: Actor },
    caller?: TransactionClientContract
  ): Promise<void> {
    await inTransaction(caller, async (trx) => {
      const retried = await this.#retry(providerOrderId, trx)
      if (!retried) return
      const { orderId, externalId, lastError } = retried
      await this.record.handle(
        {
          ...actor,
          action: 'order.retry',
          subjectType: 'order',
          subjectId: orderId,
          before: { problem: lastError },
          after: { problem: null, externalId },
        },
        trx
      )
    })
  }

  /** @returns null if it is about to be retried already */
  async #retry(id: number, trx: TransactionClientContract): Promise<Retried | null> {
    if (!(await ProviderOrder.find(id, { client: trx }))) throw new NotFound()
    const locked = await this.lockProviderOrder.handle({ id }, trx)
    const { order } = locked
    const { externalId, status, lastError, remoteStatus, items } = order
    const isStuck = status === 'failed' || status === 'fulfilled' || isToSubmit(status)
    if (!isStuck || !lastError) throw new NothingToRetry()
    if (isAwaitingRetry(order)) return null
    // An order that has ended at the provider cannot be confirmed again: its rows get another order. `failingSince` stays,
    // because a retry alone solves nothing.
    if (isRowOver(status, remoteStatus)) await this.resubmit.handle(locked, trx, order.failingSince)
    else if (status === 'fulfilled') await this.#lookAgain(locked)
    else {
      await order.merge({ status: 'waiting', attempts: 0, nextAttemptAt: clock.now() }).save()
      await jobs.enqueue(FULFILMENT_SUBMIT_JOB, { providerOrderId: id }, trx)
    }
    return { orderId: items[0]!.orderId, externalId, lastError }
  }

  /**
   * Has an order that the provider reports as sent read again. Where no item is missing, the retry means that an admin has
   * seen which cancelled items were sent, and clears the error.
   */
  async #lookAgain({ order, production }: LockedProviderOrder): Promise<void> {
    const isMissing = itemsToFulfil(order, production).length > 0
    await order
      .merge(isMissing ? { syncedAt: null } : { lastError: null, failingSince: null })
      .save()
  }
}
