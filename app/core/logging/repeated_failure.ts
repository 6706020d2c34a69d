import type { Logger } from '@adonisjs/core/logger'
import { clock } from '#shared/clock'

const AGAIN_AFTER_MS = 3_600_000

/** Logs a failure that repeats every few seconds: once when it begins, once an hour, and once when it is over. */
export class RepeatedFailure {
  #begunAt: number | null = null
  #loggedAt = 0
  #count = 0

  constructor(
    private words: { fails: string; works: string },
    /** Called for each line, because there is no logger yet while modules are loaded. */
    private logger: () => Pick<Logger, 'error' | 'info'>
  ) {}

  failed(error: unknown): void {
    const now = clock.now().toMillis()
    this.#count++
    if (this.#begunAt !== null && now - this.#loggedAt < AGAIN_AFTER_MS) return
    this.#begunAt ??= now
    this.#loggedAt = now
    this.logger().error({ err: error, ...this.#soFar(now) }, this.words.fails)
  }

  worked(): void {
    if (this.#begunAt === null) return
    this.logger().info(this.#soFar(clock.now().toMillis()), this.words.works)
    this.#begunAt = null
    this.#count = 0
  }

  #soFar(now: number) {
    return { failures: this.#count, seconds: Math.round((now - this.#begunAt!) / 1_000) }
  }
}
