import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { jobs } from '#core/jobs/main'
import { FULFILMENT_SUBMIT_JOB } from '#fulfilment/submission/job_names'
import { WriteProviderOrder } from '#fulfilment/submission/write_provider_order'
import type { Production } from '#fulfilment/port_types'

/**
 * Writes the order of a paid checkout for the printer and enqueues the job that submits it once the caller's transaction
 * has committed (SubmitProviderOrder). Does nothing for a checkout that is on hold, unpaid or cancelled; releasing the
 * hold calls it again.
 */
@inject()
export class EnqueueProviderOrder {
  constructor(private write: WriteProviderOrder) {}

  /**
   * @param production as it is locked in the transaction
   * @returns whether a job was enqueued
   */
  async handle(
    { checkoutId, isPaid, productionHold, rows }: Production,
    trx: TransactionClientContract
  ): Promise<boolean> {
    const itemsToFulfil = rows.filter(({ status }) => status === 'processing')
    if (!isPaid || productionHold || itemsToFulfil.length === 0) return false
    const id = await this.write.first(checkoutId, itemsToFulfil, trx)
    await jobs.enqueue(FULFILMENT_SUBMIT_JOB, { providerOrderId: id, checkoutId }, trx)
    return true
  }
}
