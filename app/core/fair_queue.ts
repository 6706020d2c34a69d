import { setTimeout } from 'node:timers/promises'
import { QueueFull, TooManyWaiting } from '#core/exceptions/errors'
import { outsideTurn } from '#core/http/turns'

/** The caller of a job: `name` identifies them in the queue, `gone` aborts when they close the connection. */
export type Caller = { name: string; gone: AbortSignal }

type Options = {
  /** How many jobs of one caller wait at most, besides the one that runs. */
  mostPerCaller: number
  /** How many jobs wait at most, of all callers together. */
  most: number
  /** How long other requests have the process to themselves after a job, in ms. */
  pause?: number
}

type Waiting = { start: () => Promise<void>; refuse: (reason: Error) => void }

/**
 * Runs one job at a time, and callers take turns: one waiting job of each before the second of any. A job whose caller is
 * gone is dropped before it runs. A full queue makes room for a new caller by refusing the latest job of the caller with
 * the most, so that no few callers keep the others out.
 */
export class FairQueue {
  /** The waiting jobs of each caller; the caller whose turn is next comes first. No list is empty. */
  readonly #waiting = new Map<string, Waiting[]>()
  #lastServed: string | null = null
  #isRunning = false

  constructor(private options: Options) {}

  /** Throws TooManyWaiting (429), QueueFull (503), and the reason of `gone` once that aborts before the job has begun. */
  run<T>(caller: Caller, job: () => Promise<T>): Promise<T> {
    return outsideTurn(() => this.#run(caller, job))
  }

  #run<T>({ name, gone }: Caller, job: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      gone.throwIfAborted()
      this.#makeRoomFor(name)
      const drop = () => {
        this.#remove(name, waiting)
        reject(gone.reason as Error)
      }
      const waiting: Waiting = {
        // The answer does not wait for the pause.
        start: async () => {
          gone.removeEventListener('abort', drop)
          await Promise.try(job).then(resolve, reject)
        },
        refuse: (reason) => {
          gone.removeEventListener('abort', drop)
          reject(reason)
        },
      }
      gone.addEventListener('abort', drop, { once: true })
      this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), waiting])
      if (!this.#isRunning) void this.#work()
    })
  }

  #makeRoomFor(name: string) {
    const own = this.#waiting.get(name)?.length ?? 0
    if (own >= this.options.mostPerCaller) throw new TooManyWaiting()
    const lists = [...this.#waiting]
    if (lists.reduce((sum, [, jobs]) => sum + jobs.length, 0) < this.options.most) return
    const [most, jobs] = lists.reduce((one, other) =>
      other[1].length > one[1].length ? other : one
    )
    if (jobs.length <= own + 1) throw new QueueFull()
    const latest = jobs.at(-1)!
    this.#remove(most, latest)
    latest.refuse(new QueueFull())
  }

  #remove(name: string, gone: Waiting) {
    const left = this.#waiting.get(name)!.filter((waiting) => waiting !== gone)
    if (left.length > 0) this.#waiting.set(name, left)
    else this.#waiting.delete(name)
  }

  async #work() {
    this.#isRunning = true
    for (let next = this.#takeNext(); next; next = this.#takeNext()) {
      await next.start()
      await setTimeout(this.options.pause ?? 0)
    }
    this.#isRunning = false
  }

  /** Takes the first job of the caller whose turn it is: no caller is served twice while another waits. */
  #takeNext(): Waiting | undefined {
    let [name] = this.#waiting.keys()
    if (name !== undefined && name === this.#lastServed) {
      this.#sendToEnd(name, this.#waiting.get(name)!)
      ;[name] = this.#waiting.keys()
    }
    this.#lastServed = name ?? null
    if (name === undefined) return undefined
    const [next, ...later] = this.#waiting.get(name)!
    this.#sendToEnd(name, later)
    return next
  }

  #sendToEnd(name: string, jobs: Waiting[]) {
    this.#waiting.delete(name)
    if (jobs.length > 0) this.#waiting.set(name, jobs)
  }
}
