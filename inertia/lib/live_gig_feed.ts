import type { LiveGig } from '~/components/studio/shapes'
import { ApiError, callApi } from '~/lib/api'

/** After this long without an event the connection counts as lost: the server sends one every 15 s. */
const SILENCE_MS = 40_000

/** A connection that stands, or is back, within this time is not reported as lost. */
const GRACE_MS = 6_000

/** How often figures are polled where the browser or a proxy does not support the stream. */
const POLL_MS = 4_000

/** How long the board polls before it tries the stream again. */
const LISTEN_AGAIN_MS = 60_000

type Listener = {
  onFigures: (live: LiveGig) => void
  /** Whether the last figures are out of date, because nothing was received from the server. */
  onLate: (isLate: boolean) => void
  /** The gig was removed meanwhile. */
  onGone: () => void
}

/**
 * Follows the figures of a gig while the page is visible: pushed by the server (Server-Sent Events), or polled where that
 * fails. Reconnects automatically after a lost network. Returns a function that ends it.
 */
export function followGig(gigId: number, listener: Listener): () => void {
  const feed = new LiveGigFeed(`/api/gigs/${gigId}/live`, listener)
  const look = () => feed.restart()
  const lose = () => listener.onLate(true)
  window.addEventListener('online', look)
  window.addEventListener('offline', lose)
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    feed.stop()
    window.removeEventListener('online', look)
    window.removeEventListener('offline', lose)
    document.removeEventListener('visibilitychange', look)
  }
}

class LiveGigFeed {
  #source: EventSource | null = null
  #silence: number | undefined
  #late: number | undefined
  #poll: number | undefined
  /** Changes with each start and stop, so that the answer to an earlier request is ignored. */
  #turn = 0

  constructor(
    private address: string,
    private listener: Listener
  ) {}

  /** Connects again, or only disconnects while the page is hidden. */
  restart() {
    this.stop()
    if (document.hidden) return
    if (typeof EventSource === 'undefined') void this.#ask(Infinity)
    else this.#listen()
  }

  stop() {
    this.#turn += 1
    this.#source?.close()
    this.#source = null
    for (const timer of [this.#silence, this.#late, this.#poll]) window.clearTimeout(timer)
    this.#late = undefined
  }

  #listen() {
    const source = new EventSource(this.address)
    this.#source = source
    this.#expectWord()
    this.#expectConnection()
    // No news; also the first event to a board that has the current figures already.
    source.addEventListener('beat', () => this.#heard())
    source.addEventListener('figures', ({ data }: MessageEvent<string>) => {
      this.listener.onFigures(JSON.parse(data) as LiveGig)
      this.#heard()
    })
    // The account has too many boards open for the server to push to all of them.
    source.addEventListener('full', () => this.#askInstead(Infinity))
    source.addEventListener('error', () => {
      // The browser connects again by itself, unless it was refused.
      if (source.readyState === EventSource.CLOSED) this.#askInstead(LISTEN_AGAIN_MS)
      else this.#expectConnection()
    })
  }

  /** Until the first event, nothing says that the figures shown are current: after a hidden tab they may be hours old. */
  #expectConnection() {
    this.#late ??= window.setTimeout(() => this.listener.onLate(true), GRACE_MS)
  }

  #heard() {
    window.clearTimeout(this.#late)
    this.#late = undefined
    this.listener.onLate(false)
    this.#expectWord()
  }

  #expectWord() {
    window.clearTimeout(this.#silence)
    this.#silence = window.setTimeout(() => {
      this.listener.onLate(true)
      this.restart()
    }, SILENCE_MS)
  }

  #askInstead(forMs: number) {
    this.stop()
    void this.#ask(performance.now() + forMs)
  }

  async #ask(until: number) {
    const turn = this.#turn
    try {
      const live = await callApi<LiveGig>('GET', this.address)
      if (turn !== this.#turn) return
      this.listener.onFigures(live)
      this.listener.onLate(false)
    } catch (error) {
      if (turn !== this.#turn) return
      if (error instanceof ApiError && error.status === 404) return this.listener.onGone()
      this.listener.onLate(true)
    }
    const next = () => (performance.now() > until ? this.restart() : void this.#ask(until))
    this.#poll = window.setTimeout(next, POLL_MS)
  }
}
