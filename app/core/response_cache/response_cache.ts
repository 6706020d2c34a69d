import { LRUCache } from 'lru-cache'
import type { ChangeFeed } from '#core/database/change_feed'
import type { CacheKey } from '#core/response_cache/cache_key'
import type { CachedResponse } from '#core/response_cache/cached_response'
import { clock } from '#shared/clock'

/** A response that is being made: those who ask for the same wait for it. */
export type PendingResponse = {
  key: CacheKey
  /** Where the feed of changes stood, and the time, when it began. */
  position: number
  startedAt: number
  /** Null where the answer is not one for all; `abandoned` where its caller has gone before there was one. */
  result: Promise<CachedResponse | null | 'abandoned'>
  end(result: CachedResponse | null | 'abandoned'): void
}

/** How long an outdated response is still sent, so that changes in quick succession render a page once. */
const OUTDATED_MS = 1_000

const cacheOf = (maxSize: number) =>
  new LRUCache<string, CachedResponse>({ maxSize, sizeCalculation: ({ bytes }) => bytes })

/**
 * Cache of whole responses that are the same for all: at most 64 MB of compressed bodies. One that shows changed data is
 * gone after {@link OUTDATED_MS}, and none is used while the feed of changes is not trusted.
 */
export class ResponseCache {
  readonly #pages = cacheOf(48_000_000)
  /** A cache of its own, so that searches push out no page of the shop. */
  readonly #queried = cacheOf(16_000_000)
  readonly #pending = new Map<string, PendingResponse>()

  constructor(private readonly feed: ChangeFeed) {}

  /** Whether the feed of changes is trusted, for which a caller may have to wait a moment. */
  isAvailable(): boolean | Promise<boolean> {
    return this.feed.isTrusted() || this.feed.becomesTrusted()
  }

  get(key: CacheKey): CachedResponse | null {
    const cached = this.#cacheFor(key).get(key.name)
    if (!cached) return null
    if (this.isUsable(cached)) return cached
    this.#cacheFor(key).delete(key.name)
    return null
  }

  /** Whether it may be sent: it has not ended, and is right or made a moment ago. */
  isUsable({ position, tags, madeAt, until }: CachedResponse): boolean {
    const now = clock.now().toMillis()
    // Made later than now: the clock was set back.
    if (now < madeAt || now >= until) return false
    return now - madeAt < OUTDATED_MS || !this.feed.hasChangedSince(position, tags)
  }

  /** Stores a response; called again when it has grown by a variant. */
  set(key: CacheKey, response: CachedResponse) {
    this.#cacheFor(key).set(key.name, response)
  }

  pending(key: CacheKey): PendingResponse | undefined {
    return this.#pending.get(key.name)
  }

  begin(key: CacheKey): PendingResponse {
    const { promise, resolve } = Promise.withResolvers<CachedResponse | null | 'abandoned'>()
    const pending = {
      key,
      position: this.feed.position,
      startedAt: clock.now().toMillis(),
      result: promise,
      end: (result: CachedResponse | null | 'abandoned') => {
        if (this.#pending.get(key.name) === pending) this.#pending.delete(key.name)
        resolve(result)
      },
    }
    this.#pending.set(key.name, pending)
    return pending
  }

  #cacheFor({ hasQuery }: CacheKey) {
    return hasQuery ? this.#queried : this.#pages
  }
}
