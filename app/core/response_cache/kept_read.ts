import { changeFeed } from '#core/response_cache/main'

const LONGEST_MS = 60_000

/**
 * Keeps what was read until anything that public pages show has changed, for a minute at most. Reads each time while the
 * feed of changes is not trusted. Callers share the result and must not change it.
 */
export class KeptRead<Result> {
  #kept: { position: number; until: number; result: Promise<Result> } | null = null

  constructor(private readonly make: () => Promise<Result>) {}

  read(): Promise<Result> {
    if (!changeFeed.isTrusted()) return this.make()
    const { position } = changeFeed
    const now = performance.now()
    if (this.#kept?.position === position && now < this.#kept.until) return this.#kept.result
    const kept = { position, until: now + LONGEST_MS, result: this.make() }
    this.#kept = kept
    kept.result.catch(() => {
      if (this.#kept === kept) this.#kept = null
    })
    return kept.result
  }
}
