import { setTimeout as pause } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import { withAdvisoryLock } from '#core/database/advisory_lock'
import { EVERYTHING } from '#core/database/change_feed'
import { RepeatedFailure } from '#core/logging/repeated_failure'
import { ANY_CHANGE_TAG, PAGE_TAG } from '#core/response_cache/cdn_tags'

/** Changes of so long are told in one call. */
const BATCH_MS = 500
/** Cloudflare takes 30 tags a call, and others more. */
const TAGS_PER_CALL = 30
/** Above this, all pages are purged instead. */
const MOST_TAGS = 300
const TIMEOUT_MS = 10_000
const LONGEST_PAUSE_MS = 30_000
/** How often a node tries to take over from one that has ended. */
const TAKE_OVER_MS = 5_000

/**
 * Tells a CDN which pages have changed, by their tags. One node of all does so, under an advisory lock; when it takes over, and
 * when notifications may have been missed, it has all pages purged. What the CDN does not accept is sent again.
 */
export class CdnPurge {
  #tags = new Set<string>()
  #isPurging = false
  #sending: Promise<void> | null = null
  #stop = Promise.withResolvers<void>()
  readonly #ending = new AbortController()
  readonly #failure = new RepeatedFailure(
    { fails: 'The CDN was not purged', works: 'The CDN is purged again' },
    () => logger
  )

  constructor(private cdn: { url: string; headers: Record<string, string> }) {}

  start() {
    void this.#takeOver()
  }

  async stop() {
    this.#ending.abort()
    this.#stop.resolve()
    await this.#sending
  }

  /** Takes a notification of the feed of changes: tags, or `*`. */
  take(payload: string) {
    if (!this.#isPurging) return
    const tags = payload === EVERYTHING ? [PAGE_TAG] : [ANY_CHANGE_TAG, ...payload.split(' ')]
    for (const tag of tags) this.#tags.add(tag)
    if (this.#tags.size > MOST_TAGS || this.#tags.has(PAGE_TAG)) this.#tags = new Set([PAGE_TAG])
    this.#sending ??= this.#send().finally(() => (this.#sending = null))
  }

  async #takeOver() {
    const { signal } = this.#ending
    while (!signal.aborted) {
      await withAdvisoryLock('cdn.purge', async () => {
        this.#isPurging = true
        this.take(EVERYTHING)
        await this.#stop.promise
      }).catch((error: unknown) => this.#failure.failed(error))
      this.#isPurging = false
      await pause(TAKE_OVER_MS, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  async #send() {
    const { signal } = this.#ending
    let wait = BATCH_MS
    while (this.#tags.size > 0) {
      await pause(wait, undefined, { signal, ref: false }).catch(() => undefined)
      const tags = [...this.#tags].slice(0, TAGS_PER_CALL)
      for (const tag of tags) this.#tags.delete(tag)
      try {
        await this.#ask(tags)
        this.#failure.worked()
        wait = this.#tags.size > 0 ? 0 : BATCH_MS
      } catch (error) {
        this.#failure.failed(error)
        if (signal.aborted) return
        for (const tag of tags) this.#tags.add(tag)
        wait = Math.min(LONGEST_PAUSE_MS, Math.max(wait, BATCH_MS) * 2)
      }
    }
  }

  /** Cloudflare reads the body, Fastly the header. */
  async #ask(tags: string[]) {
    const answer = await fetch(this.cdn.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'surrogate-key': tags.join(' '),
        ...this.cdn.headers,
      },
      body: JSON.stringify({ tags }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`The CDN answered ${answer.status}`)
  }
}
