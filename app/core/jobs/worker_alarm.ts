import type { PgBoss } from 'pg-boss'

/** How often one statement asks for all queues whether a job is due. */
const LOOK_MILLISECONDS = 1_500

/** After so many of them it also asks whether a worker has stopped in the middle of a job. */
const LOOKS_BETWEEN_RESCUES = 2

/** How often each worker looks for itself, in case nothing wakes it. */
export const POLL_SECONDS = 60

/**
 * Wakes the workers of the queues that have a job to do now: each queue asking for itself would be a dozen statements a
 * second for nothing.
 */
export class WorkerAlarm {
  /** The ids of the workers by the names of their queues. */
  readonly #workers = new Map<string, string>()
  #dueBefore: string[] = []
  #looking: NodeJS.Timeout | undefined

  constructor(private schema: string) {}

  add(queue: string, worker: string) {
    this.#workers.set(queue, worker)
  }

  start(boss: PgBoss, looks = 1) {
    this.#looking = setTimeout(async () => {
      const looking = this.#looking
      // Where the database is away each worker reports it, when it looks for itself.
      const due = await this.#dueQueues(boss).catch(() => [])
      for (const queue of due) boss.notifyWorker(this.#workers.get(queue)!)
      if (looks % LOOKS_BETWEEN_RESCUES === 0) await this.#rescue(boss, due).catch(() => undefined)
      if (this.#looking === looking) this.start(boss, looks + 1)
    }, LOOK_MILLISECONDS).unref()
  }

  stop() {
    clearTimeout(this.#looking)
    this.#looking = undefined
    this.#workers.clear()
  }

  /**
   * Gives jobs whose worker says nothing any more to another one. pg-boss remembers which timers run, and fetches no other
   * job of theirs: where one stays due it looks again.
   */
  async #rescue(boss: PgBoss, due: string[]) {
    const overdue = due.filter((queue) => this.#dueBefore.includes(queue))
    this.#dueBefore = due
    const { rows } = await boss.getDb().executeSql(
      `SELECT DISTINCT name FROM ${this.schema}.job
        WHERE state = 'active' AND heartbeat_on < now() - heartbeat_seconds * interval '1 second'`
    )
    const stopped = (rows as { name: string }[]).map(({ name }) => name)
    for (const name of new Set([...stopped, ...overdue])) await boss.supervise(name)
  }

  async #dueQueues(boss: PgBoss): Promise<string[]> {
    const { rows } = await boss.getDb().executeSql(
      `SELECT queue FROM unnest($1::text[]) AS queue
        WHERE EXISTS (SELECT FROM ${this.schema}.job
                       WHERE name = queue AND state < 'active' AND NOT blocked AND start_after <= now())`,
      [[...this.#workers.keys()]]
    )
    return (rows as { queue: string }[]).map(({ queue }) => queue)
  }
}
