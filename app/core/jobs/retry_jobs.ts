import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { auditPort, type Actor } from '#core/audit_port'
import { jobs } from '#core/jobs/main'
import { StoredJobsQuery } from '#core/jobs/stored_jobs_query'

/** Retries failed jobs of a queue for an admin, one or all, with an audit entry. */
@inject()
export class RetryJobs {
  constructor(private stored: StoredJobsQuery) {}

  /** How many; 0 where another admin was faster. */
  async handle(wanted: { queue: string; id?: string }, actor: Actor): Promise<number> {
    return db.transaction(async (trx) => {
      const ids = await this.stored.lockFailed(wanted, trx)
      if (ids.length === 0) return 0
      await jobs.retry(wanted.queue, ids, trx)
      const after = { queue: wanted.queue, jobs: ids.length }
      const subject = { subjectType: 'queue', subjectId: 0 }
      const entry = { ...actor, ...subject, action: 'queue.retry', after }
      await auditPort.current().record(entry, trx)
      return ids.length
    })
  }
}
