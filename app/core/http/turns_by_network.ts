import pLimit, { type LimitFunction } from 'p-limit'
import { TooManyWaiting } from '#core/exceptions/errors'

/**
 * Runs so many jobs of one network at once, in the order in which they came, and refuses what would wait behind too many.
 * No network waits for another.
 */
export class TurnsByNetwork {
  /** Of each network with a job under way. */
  readonly #limits = new Map<string, LimitFunction>()

  constructor(private options: { atOnce: number; mostWaiting: number }) {}

  /** Throws TooManyWaiting (429). */
  async run<T>(network: string, job: () => Promise<T>): Promise<T> {
    const limit = this.#limits.get(network) ?? pLimit(this.options.atOnce)
    if (limit.pendingCount >= this.options.mostWaiting) throw new TooManyWaiting()
    this.#limits.set(network, limit)
    try {
      return await limit(job)
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) this.#limits.delete(network)
    }
  }

  /** How many networks have a job under way. */
  get size(): number {
    return this.#limits.size
  }
}
