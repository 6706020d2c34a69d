import { setTimeout as pause } from 'node:timers/promises'
import { databaseLimits } from '#core/database/database_limits'
import { callDeadline } from '#core/http/call_deadline'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { fromKnex, PgBoss, type JobResult } from 'pg-boss'
import { POLL_SECONDS, WorkerAlarm } from '#core/jobs/worker_alarm'
import { logContext } from '#core/logging/log_context'
import { redactError } from '#core/redact_error'
import { currentTraceId, inSpan, ofJob } from '#core/tracing/spans'

type Report = (error: unknown) => void

/** A job that has ended, once for each attempt. */
export type EndedJob = { name: string; outcome: 'completed' | 'failed'; seconds: number }

/**
 * Work outside a request. A handler may run again after a crash in the middle of it: doing it twice must leave what
 * doing it once leaves.
 */
export type Job = {
  name: string
  /** The schedule, in cron's five fields and UTC; omitted where the job only runs when it is enqueued. */
  cron?: string
  /** How many of them a node does at a time; one where left out. */
  atOnce?: number
  /** Replaces the default of five more attempts within a minute. */
  retry?: { retryLimit: number; retryDelay?: number; retryDelayMax?: number }
  /** How long it may take before it is given up and tried again; 15 minutes where left out. */
  seconds?: number
  /** How long one of its statements may take; a minute where left out. */
  statementSeconds?: number
  run: (data: Record<string, unknown>) => Promise<unknown>
}

/** The schema of the queue tables, which pg-boss itself creates and migrates. */
export const SCHEMA = 'jobs'

/** After a missed heartbeat another worker takes the job over: after about 12 s (WorkerAlarm). */
const HEARTBEAT_SECONDS = 10
const WATCH_SECONDS = 2

/** How often pg-boss deletes old jobs. */
const UPKEEP_SECONDS = 60

/** How long after a start that failed the next one is tried. */
const RESTART_MILLISECONDS = 1_000

const QUEUE = {
  expireInSeconds: 900,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  retryLimit: 5,
  retryDelay: 1,
  retryBackoff: true,
  deleteAfterSeconds: 7 * 86_400,
}

const optionsOf = ({ retry, seconds }: Job) => ({
  ...QUEUE,
  ...retry,
  ...(seconds && { expireInSeconds: seconds }),
})

/**
 * A timer's job may be forwarded twice when its node stops before it has recorded that, and a node that catches up
 * forwards a missed job beside the one that is due. A unique key of the queue table allows one a minute.
 */
const ONCE_A_MINUTE = { singletonSeconds: 60 }

/** Each job of a batch succeeds or fails separately, and after a full batch the next one is fetched at once. */
const BATCH = { perJobResults: true, burstWhenBatchFull: true } as const

/**
 * The job queues in PostgreSQL, for any number of nodes. A job enqueued in a transaction exists when that one
 * commits, and is gone when it rolls back.
 */
export class Jobs {
  readonly #jobs = new Map<string, Job>()
  #boss: Promise<PgBoss> | null = null
  readonly #alarm: WorkerAlarm
  readonly #schema: string
  #isWorking = false

  constructor(
    private options: {
      connectionString: () => string
      report: Report
      ended?: (job: EndedJob) => void
      schema?: string
    }
  ) {
    this.#schema = options.schema ?? SCHEMA
    this.#alarm = new WorkerAlarm(this.#schema)
  }

  declare(...jobs: Job[]) {
    for (const job of jobs) this.#jobs.set(job.name, job)
  }

  /**
   * Starts the workers of every queue and the timers. A start that fails on the way is reported and made again from the
   * beginning: a process that works on some of the queues leaves the jobs of the others undone.
   */
  async work() {
    // One that was started for enqueueing alone watches no queues.
    await this.#close()
    this.#isWorking = true
    while (this.#isWorking) {
      try {
        return await this.#startWorkers()
      } catch (error) {
        if (this.#isWorking) this.options.report(error)
        await this.#close()
        await pause(RESTART_MILLISECONDS)
      }
    }
  }

  async #startWorkers() {
    const boss = await this.#started()
    for (const job of this.#jobs.values()) {
      const { name, cron, atOnce, statementSeconds, run } = job
      // A queue that exists already has the options that the job was declared with then.
      await boss.updateQueue(name, { retryDelayMax: null, ...optionsOf(job) })
      if (cron) await boss.schedule(name, cron, {}, ONCE_A_MINUTE)
      const options = { ...BATCH, batchSize: atOnce ?? 1, pollingIntervalSeconds: POLL_SECONDS }
      const worker = await boss.work<Record<string, unknown>>(name, options, (jobs) =>
        Promise.all(
          jobs.map(({ id, data }) =>
            this.#resultOf({ id, name }, () =>
              databaseLimits.ofJob(statementSeconds, () =>
                callDeadline.without(() => run(data ?? {}))
              )
            )
          )
        )
      )
      this.#alarm.add(name, worker)
    }
    this.#alarm.start(boss)
    const timed = [...this.#jobs.values()].filter(({ cron }) => cron).map(({ name }) => name)
    for (const { name } of await boss.getSchedules())
      if (!timed.includes(name)) await boss.unschedule(name)
  }

  /** To be done once `trx` has committed. */
  async enqueue(name: string, data: Record<string, unknown>, trx: TransactionClientContract) {
    if (!this.#jobs.has(name)) throw new Error(`No job is called ${name}`)
    const boss = await this.#started()
    await boss.send(name, data, { db: fromKnex(trx.knexClient as never) })
  }

  /** Every queue, with the next run of its timer; null for one without. */
  async queues(): Promise<{ name: string; nextRun: Date | null }[]> {
    const boss = await this.#started()
    return [...this.#jobs.values()].map(({ name, cron }) => ({
      name,
      nextRun: cron ? boss.previewSchedule(cron, { count: 1 })[0]! : null,
    }))
  }

  /**
   * Retries failed jobs once `trx` has committed. Failed runs of a timer are replaced by a single run, since each does
   * all the work there is.
   */
  async retry(name: string, ids: string[], trx: TransactionClientContract): Promise<void> {
    const boss = await this.#started()
    const db = fromKnex(trx.knexClient as never)
    if (!this.#jobs.get(name)?.cron) {
      await boss.retry(name, ids, { db })
      return
    }
    await boss.deleteJob(name, ids, { db })
    await boss.send(name, {}, { db })
  }

  /** Stops the workers, and lets running jobs end if they do so soon. */
  async stop() {
    this.#isWorking = false
    await this.#close()
  }

  async #close() {
    this.#alarm.stop()
    const boss = await this.#boss?.catch(() => null)
    this.#boss = null
    await boss?.stop({ graceful: true, timeout: 10_000 })
  }

  /** Runs a job. The error message that is stored with a failed one is shown to admins; the log has the rest. */
  #resultOf(job: { id: string; name: string }, work: () => Promise<unknown>): Promise<JobResult> {
    const { id, name } = job
    const startedAt = performance.now()
    const end = (outcome: EndedJob['outcome']) =>
      this.options.ended?.({ name, outcome, seconds: (performance.now() - startedAt) / 1_000 })
    const fields = () => ({ job: name, job_id: id, trace_id: currentTraceId() })
    return logContext.run(fields, async (): Promise<JobResult> => {
      try {
        await inSpan(name, ofJob(job), work)
        end('completed')
        return { id, status: 'completed' }
      } catch (error) {
        this.options.report(error)
        end('failed')
        return { id, status: 'failed', output: { message: redactError(error) } }
      }
    })
  }

  /** Starts once. A start that failed is tried again at the next call. */
  #started(): Promise<PgBoss> {
    // Its timers go on long after the request or job that happens to need it first.
    this.#boss ??= logContext
      .without(() => this.#start())
      .catch((error: unknown) => {
        this.#boss = null
        throw error
      })
    return this.#boss
  }

  async #start(): Promise<PgBoss> {
    const boss = new PgBoss({
      connectionString: this.options.connectionString(),
      schema: this.#schema,
      max: 3,
      // A process that only enqueues leaves watching over jobs and timers to the workers.
      supervise: this.#isWorking,
      schedule: this.#isWorking,
      superviseIntervalSeconds: UPKEEP_SECONDS,
      monitorIntervalSeconds: WATCH_SECONDS,
      // Until it looks again, a worker does not take over timed jobs that were cut off: by default that takes a minute.
      queueCacheIntervalSeconds: WATCH_SECONDS,
    })
    boss.on('error', this.options.report)
    try {
      await boss.start()
      for (const job of this.#jobs.values())
        // A run of a timer is skipped while one is running and another is queued.
        await boss.createQueue(job.name, {
          ...optionsOf(job),
          policy: job.cron ? 'stately' : 'standard',
        })
      return boss
    } catch (error) {
      await boss.stop({ graceful: false }).catch(this.options.report)
      throw error
    }
  }
}
