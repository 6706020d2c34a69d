import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { hideMockups, lockPictured } from '#catalog/mockups/hide_mockups'
import { MOCKUPS_JOB } from '#catalog/mockups/job_names'
import { jobs } from '#core/jobs/main'

/** Ends the mock-up requests of products and hides their mock-ups; the job removes the files. */
export class DropMockups {
  async handle(productIds: readonly number[], trx: TransactionClientContract): Promise<void> {
    await lockPictured(productIds, trx)
    const ended = await trx
      .from('mockup_requests')
      .whereIn('product_id', [...productIds])
      .delete()
    if (Number(ended) === 0) return
    await hideMockups(productIds, trx)
    await jobs.enqueue(MOCKUPS_JOB, {}, trx)
  }
}
