import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  paginateByCursor,
  type CursorOrder,
  type Page,
  type PageRequest,
} from '#core/http/cursor_pagination'
import { SCHEMA } from '#core/jobs/jobs'

/** A job that was tried in vain to the end. */
export type FailedJobRow = {
  id: string
  queue: string
  /** Whatever was kept with it: `message` where we wrote it. */
  output: { message?: unknown } | null
  attempts: number
  failed_at: Date
}

/** What of a queue is where; done is of the last hour. */
export type QueueCounts = {
  queue: string
  waiting: number
  running: number
  failed: number
  done: number
  /** Seconds that the oldest job has waited since it may run, a retry since its delay ended; null where none waits. */
  oldest_wait: number | null
}

/** How the latest run of a queue ended that has ended; `endedAt` in seconds since 1970. */
export type LastRun = { queue: string; failed: boolean; endedAt: number }

const NEWEST_FIRST: CursorOrder = {
  name: 'failed-jobs',
  keys: [
    { column: 'job.completed_on', direction: 'desc', kind: 'time' },
    { column: 'job.id::text', direction: 'desc', kind: 'text' },
  ],
}

/** Reads pg-boss's own table of jobs, which keeps those that ended for some days. */
export class StoredJobsQuery {
  constructor(private schema = SCHEMA) {}

  async count(queue?: string): Promise<number> {
    if (!(await this.#isThere())) return 0
    const { failed } = await this.#failed(queue).count('* as failed').first()
    return Number(failed)
  }

  /** Newest first. */
  async page(queue: string | undefined, page: PageRequest): Promise<Page<FailedJobRow>> {
    if (!(await this.#isThere())) return { rows: [], nextCursor: null }
    const found = this.#failed(queue).select(
      'job.id',
      'job.name as queue',
      'job.output',
      db.raw('job.retry_count + 1 as attempts'),
      'job.completed_on as failed_at'
    )
    return paginateByCursor(found, NEWEST_FIRST, page)
  }

  /** Ids of what failed in a queue, or of one of it, locked: pressed twice, the second finds none. */
  async lockFailed(
    { queue, id }: { queue: string; id?: string },
    trx: TransactionClientContract
  ): Promise<string[]> {
    if (!(await this.#isThere())) return []
    const rows: { id: string }[] = await trx
      .from(`${this.schema}.job`)
      .where({ name: queue, state: 'failed' })
      .if(id, (failed) => failed.where('id', id!))
      .orderBy('id')
      .forUpdate()
      .select('id')
    return rows.map((row) => row.id)
  }

  /** One statement, for all queues that hold anything. */
  async counts(): Promise<QueueCounts[]> {
    if (!(await this.#isThere())) return []
    const { rows } = await db.rawQuery<{ rows: QueueCounts[] }>(
      `SELECT name AS queue,
              count(*) FILTER (WHERE state IN ('created', 'retry'))::int AS waiting,
              count(*) FILTER (WHERE state = 'active')::int AS running,
              count(*) FILTER (WHERE state = 'failed')::int AS failed,
              count(*) FILTER (WHERE state = 'completed')::int AS done,
              extract(epoch FROM now() - min(start_after) FILTER (WHERE state IN ('created', 'retry') AND start_after <= now()))::int AS oldest_wait
         FROM ??.job
        WHERE state <> 'completed' OR completed_on > now() - interval '1 hour'
        GROUP BY name`,
      [this.schema]
    )
    return rows
  }

  /** None for a queue that has not run in the days that jobs are kept. */
  async lastRuns(queues: string[]): Promise<LastRun[]> {
    if (!(await this.#isThere())) return []
    const { rows } = await db.rawQuery<{ rows: LastRun[] }>(
      `SELECT DISTINCT ON (name) name AS queue, state = 'failed' AS failed,
              extract(epoch FROM completed_on)::float8 AS "endedAt"
         FROM ??.job WHERE name = ANY(?) AND state IN ('completed', 'failed')
        ORDER BY name, completed_on DESC`,
      [this.schema, queues]
    )
    return rows
  }

  #failed(queue?: string) {
    return db
      .from(`${this.schema}.job as job`)
      .where('job.state', 'failed')
      .if(queue, (rows) => rows.where('job.name', queue!))
  }

  /** None where no queue was ever used: pg-boss makes its tables itself. */
  async #isThere(): Promise<boolean> {
    const { rows } = await db.rawQuery(`SELECT to_regclass(?) IS NOT NULL AS is_there`, [
      `${this.schema}.job`,
    ])
    return rows[0].is_there
  }
}
