import { inject } from '@adonisjs/core'
import { jobs } from '#core/jobs/main'
import { StoredJobsQuery } from '#core/jobs/stored_jobs_query'

/** A queue as admins see it; done is of the last hour. Times are ISO 8601. */
export type QueueShape = {
  name: string
  waiting: number
  running: number
  failed: number
  done: number
  /** When its timer rings next; null for one without. */
  nextRunAt: string | null
  /** Since when the oldest job waits that could run; null where none does. */
  waitingSince: string | null
}

const NOTHING = { waiting: 0, running: 0, failed: 0, done: 0, waiting_since: null }

/** Every queue with what is in it. */
@inject()
export class QueuesQuery {
  constructor(private stored: StoredJobsQuery) {}

  async handle(): Promise<QueueShape[]> {
    const [queues, counts] = await Promise.all([jobs.queues(), this.stored.counts()])
    const byName = new Map(counts.map(({ queue, ...count }) => [queue, count]))
    return queues
      .map(({ name, nextRun }) => {
        const { waiting_since: since, ...count } = byName.get(name) ?? NOTHING
        return {
          name,
          ...count,
          nextRunAt: nextRun && nextRun.toISOString(),
          waitingSince: since && since.toISOString(),
        }
      })
      .sort((one, other) => (one.name < other.name ? -1 : 1))
  }
}
