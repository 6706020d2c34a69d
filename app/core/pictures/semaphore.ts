import { Unavailable } from '#core/exceptions/errors'

/** A semaphore with a bounded queue: so many jobs run at once, so many wait, and the rest are refused before they cost anything. */
export class Semaphore {
  #running = 0
  #waiting: (() => void)[] = []

  constructor(
    private atOnce: number,
    private inLine: number
  ) {}

  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.#running >= this.atOnce) {
      if (this.#waiting.length >= this.inLine) throw new Unavailable('Too much at once')
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    } else {
      this.#running += 1
    }
    try {
      return await job()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
