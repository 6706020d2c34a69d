import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { jobs } from '#core/jobs/main'
import { StoredJobsQuery } from '#core/jobs/stored_jobs_query'

/** An admin lets what failed in a queue be tried again: one job, or all. */
@inject()
export class RetryJobs {
  constructor(
    private stored: StoredJobsQuery,
    private record: RecordAuditEntry
  ) {}

  /** How many; 0 where somebody was faster. */
  async handle(wanted: { queue: string; id?: string }, actor: Actor): Promise<number> {
    return db.transaction(async (trx) => {
      const ids = await this.stored.lockFailed(wanted, trx)
      if (ids.length === 0) return 0
      await jobs.retry(wanted.queue, ids, trx)
      const after = { queue: wanted.queue, jobs: ids.length }
      const subject = { subjectType: 'queue', subjectId: 0 }
      await this.record.handle({ ...actor, ...subject, action: 'queue.retry', after }, trx)
      return ids.length
    })
  }
}
