import pLimit from 'p-limit'
import { Unavailable } from '#core/exceptions/errors'

/** Runs so many jobs at once and keeps so many waiting; refuses the rest before they cost anything. */
export class Semaphore {
  #limit: ReturnType<typeof pLimit>

  constructor(
    private atOnce: number,
    private inLine: number
  ) {
    this.#limit = pLimit(atOnce)
  }

  async run<T>(job: () => Promise<T>): Promise<T> {
    const { activeCount, pendingCount } = this.#limit
    if (activeCount + pendingCount >= this.atOnce + this.inLine)
      throw new Unavailable('Too much at once')
    return this.#limit(job)
  }
}
