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
  /** How long the oldest job has waited that could run, in seconds; null where none waits. */
  oldestWait: number | null
}

const NOTHING = { waiting: 0, running: 0, failed: 0, done: 0, oldest_wait: null }

/** Every queue with what is in it. */
@inject()
export class QueuesQuery {
  constructor(private stored: StoredJobsQuery) {}

  async handle(): Promise<QueueShape[]> {
    const [queues, counts] = await Promise.all([jobs.queues(), this.stored.counts()])
    const byName = new Map(counts.map(({ queue, ...count }) => [queue, count]))
    return queues
      .map(({ name, nextRun }) => {
        const { oldest_wait: oldestWait, ...count } = byName.get(name) ?? NOTHING
        return {
          name,
          ...count,
          nextRunAt: nextRun && nextRun.toISOString(),
          oldestWait,
        }
      })
      .sort((one, other) => (one.name < other.name ? -1 : 1))
  }
}
