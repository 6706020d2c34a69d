import { AsyncLocalStorage } from 'node:async_hooks'

/** How long the calls of one request to other companies may take in all: a screen waits no longer (LIMIT-12). */
export const REQUEST_MILLISECONDS = 8_000

const deadlines = new AsyncLocalStorage<{ at: number }>()

/**
 * The moment until which other companies are asked for the sake of one request, with queues, retries and pauses counted
 * in. Work outside a request has none and takes as long as it takes.
 */
export const callDeadline = {
  within<Result>(milliseconds: number, work: () => Result): Result {
    return deadlines.run({ at: performance.now() + milliseconds }, work)
  },

  /** Ends earlier by so many milliseconds, which are left for the next company to ask; nothing outside a request. */
  leaving<Result>(milliseconds: number, work: () => Result): Result {
    const deadline = deadlines.getStore()
    return deadline ? deadlines.run({ at: deadline.at - milliseconds }, work) : work()
  },

  /** For work that a request starts and does not wait for. */
  without<Result>(work: () => Result): Result {
    return deadlines.exit(work)
  },

  /**
   * Waits until the deadline for work that must not be cut short: where it takes longer it goes on alone, and what `late`
   * makes is thrown.
   */
  async waitFor<Result>(work: () => Promise<Result>, late: () => Error): Promise<Result> {
    const remaining = callDeadline.remaining()
    const running = callDeadline.without(work)
    if (remaining === Infinity) return running
    let timer: NodeJS.Timeout | undefined
    const overdue = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(late()), remaining)
    })
    return Promise.race([running, overdue]).finally(() => clearTimeout(timer))
  },

  /** Milliseconds; never below 0, and Infinity outside a request. */
  remaining(): number {
    const deadline = deadlines.getStore()
    return deadline ? Math.max(0, deadline.at - performance.now()) : Infinity
  },
}

/** Of one call, in whole milliseconds: at most until the deadline, and never 0, which is no timeout. */
export const boundedTimeout = (milliseconds: number) =>
  Math.max(1, Math.floor(Math.min(milliseconds, callDeadline.remaining())))
