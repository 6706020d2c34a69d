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

  /** For work that a request starts and does not wait for. */
  without<Result>(work: () => Result): Result {
    return deadlines.exit(work)
  },

  /** Milliseconds; never below 0, and Infinity outside a request. */
  remaining(): number {
    const deadline = deadlines.getStore()
    return deadline ? Math.max(0, deadline.at - performance.now()) : Infinity
  },
}
