import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { NotificationListener } from '#core/database/notification_listener'

/** database/functions/shown_data.sql notifies here. */
const CHANNEL = 'shown_data'

/** The tag of a change that may concern everything. */
export const EVERYTHING = '*'

const HEARTBEAT_MS = 500

/** How long a caller waits for the next heartbeat, which comes late in a busy process. */
const HEARTBEAT_TIMEOUT_MS = 500

/** How long after a heartbeat the feed is trusted: what changed before it was sent is known. */
const TRUSTED_MS = 1_500

/** So long after the last request, heartbeats only prove the connection: the next request asks for one itself. */
const QUIET_AFTER_MS = 10_000
const QUIET_HEARTBEAT_MS = 10_000

/** Tags that are kept apart; above that, everything counts as changed once. */
const MOST_TAGS = 50_000

/**
 * Listens to PostgreSQL for changes of the data that public pages show, whichever node commits them. A notification names
 * the rows by tags (`artist:5`, `product:12`). Heartbeats of its own prove that it misses none: PostgreSQL delivers
 * notifications in the order of the commits.
 */
export class ChangeFeed {
  /** Counts the notifications. */
  #position = 0
  #everythingChangedAt = 0
  #changedAt = new Map<string, number>()
  #confirmedAt = Number.NEGATIVE_INFINITY
  #confirmed = Promise.withResolvers<void>()
  #askedAt = Number.NEGATIVE_INFINITY
  #sentAt = Number.NEGATIVE_INFINITY
  readonly #heartbeats = `heartbeat_${randomUUID().replaceAll('-', '')}`
  readonly #listener = new NotificationListener({
    channels: [CHANNEL, this.#heartbeats],
    onNotification: (payload, channel) => this.#receive(payload, channel),
    onListening: () => this.#changed(EVERYTHING),
    onLost: () => (this.#confirmedAt = Number.NEGATIVE_INFINITY),
    check: {
      every: HEARTBEAT_MS,
      try: (client) => this.#sendHeartbeat(client),
    },
  })

  /** @param onChange gets each notification: tags, or `*` where it may concern everything */
  constructor(private onChange: (payload: string) => void = () => undefined) {}

  start() {
    this.#listener.start()
  }

  stop(): Promise<void> {
    return this.#listener.stop()
  }

  /** Whether every change that was committed more than {@link TRUSTED_MS} ago is known here. */
  isTrusted(): boolean {
    this.#askedAt = performance.now()
    return this.#askedAt - this.#confirmedAt < TRUSTED_MS
  }

  /** The same, after a heartbeat where the last one is too long ago; false at once where there is no connection. */
  async becomesTrusted(): Promise<boolean> {
    if (!this.#listener.isListening) return false
    const { promise: confirmed } = this.#confirmed
    const heartbeat = this.#listener.check().then(async () => {
      if (this.#listener.isListening) await confirmed
    })
    await Promise.race([heartbeat, sleep(HEARTBEAT_TIMEOUT_MS, undefined, { ref: false })])
    return this.isTrusted()
  }

  /** Where the feed stands; changes from here on have a higher position. */
  get position(): number {
    return this.#position
  }

  /** Whether anything with one of the tags has changed since; anything at all where the tags are null. */
  hasChangedSince(position: number, tags: readonly string[] | null): boolean {
    if (tags === null) return this.#position > position
    if (this.#everythingChangedAt > position) return true
    return tags.some((tag) => (this.#changedAt.get(tag) ?? 0) > position)
  }

  async #sendHeartbeat(client: pg.Client) {
    const now = performance.now()
    const isQuiet = now - this.#askedAt > QUIET_AFTER_MS
    if (isQuiet && now - this.#sentAt < QUIET_HEARTBEAT_MS) return
    this.#sentAt = now
    await client.query('SELECT pg_notify($1, $2)', [this.#heartbeats, String(now)])
  }

  #receive(payload: string, channel: string) {
    if (channel !== this.#heartbeats) return this.#changed(payload)
    this.#confirmedAt = Number(payload)
    this.#confirmed.resolve()
    this.#confirmed = Promise.withResolvers()
  }

  #changed(payload: string) {
    this.onChange(payload)
    const position = ++this.#position
    if (payload === EVERYTHING || this.#changedAt.size > MOST_TAGS) {
      this.#everythingChangedAt = position
      this.#changedAt.clear()
    } else for (const tag of payload.split(' ')) this.#changedAt.set(tag, position)
  }
}
