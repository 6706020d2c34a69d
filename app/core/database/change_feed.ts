import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import pg from 'pg'
import env from '#start/env'

/** database/functions/shown_data.sql notifies here. */
const CHANNEL = 'shown_data'

/** The tag of a change that may concern everything. */
const EVERYTHING = '*'

const HEARTBEAT_MS = 500

/** How long a caller waits for the next heartbeat: a busy process is late with all its work, this too. */
const PATIENCE_MS = 500

/** How long after a heartbeat the feed is trusted: what changed before it was sent is known. */
const TRUSTED_MS = 1_500

const RECONNECT_MS = 1_000

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
  #connection: pg.Client | null = null
  #heartbeat: Promise<unknown> | null = null
  #stopping: AbortController | undefined
  #running: Promise<void> | undefined
  readonly #heartbeats = `heartbeat_${randomUUID().replaceAll('-', '')}`

  /** Listens until it is stopped, on a connection of its own, which is made again when it is lost. */
  start() {
    if (this.#stopping) return
    this.#stopping = new AbortController()
    this.#running = this.#run(this.#stopping.signal)
  }

  async stop() {
    this.#stopping?.abort()
    await this.#running
    this.#stopping = undefined
  }

  /** Whether every change that was committed more than {@link TRUSTED_MS} ago is known here. */
  isTrusted(): boolean {
    return performance.now() - this.#confirmedAt < TRUSTED_MS
  }

  /** The same, after a heartbeat where the last one is too long ago; false at once where there is no connection. */
  async becomesTrusted(): Promise<boolean> {
    if (!this.#connection) return false
    const { promise: confirmed } = this.#confirmed
    const lost = this.#beat(this.#connection).catch(() => undefined)
    await Promise.race([lost.then(() => confirmed), pause(PATIENCE_MS)])
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

  async #run(stopping: AbortSignal) {
    while (!stopping.aborted) {
      try {
        await this.#listen(stopping)
      } catch (error) {
        if (stopping.aborted) return
        logger.warn(
          { err: error },
          'The feed of changes is lost; kept responses are not used until it is back'
        )
      }
      await pause(RECONNECT_MS, stopping)
    }
  }

  async #listen(stopping: AbortSignal) {
    const connection = new pg.Client({
      connectionString: env.get('DATABASE_URL'),
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      query_timeout: 5_000,
    })
    // The next heartbeat fails, which is logged; without a listener the process would end.
    connection.on('error', () => (this.#confirmedAt = Number.NEGATIVE_INFINITY))
    connection.on('notification', ({ channel, payload = '' }) => this.#receive(channel, payload))
    await connection.connect()
    try {
      await connection.query(`LISTEN ${CHANNEL}`)
      await connection.query(`LISTEN ${this.#heartbeats}`)
      this.#changed(EVERYTHING)
      this.#connection = connection
      while (!stopping.aborted) {
        await this.#beat(connection)
        await pause(HEARTBEAT_MS, stopping)
      }
    } finally {
      this.#connection = null
      this.#confirmedAt = Number.NEGATIVE_INFINITY
      await connection.end().catch(() => undefined)
    }
  }

  /** Sends a heartbeat, or waits for the one that is under way. */
  #beat(connection: pg.Client): Promise<unknown> {
    const sentAt = String(performance.now())
    this.#heartbeat ??= connection
      .query('SELECT pg_notify($1, $2)', [this.#heartbeats, sentAt])
      .finally(() => (this.#heartbeat = null))
    return this.#heartbeat
  }

  #receive(channel: string, payload: string) {
    if (channel !== this.#heartbeats) return this.#changed(payload)
    this.#confirmedAt = Number(payload)
    this.#confirmed.resolve()
    this.#confirmed = Promise.withResolvers()
  }

  #changed(payload: string) {
    const position = ++this.#position
    if (payload === EVERYTHING || this.#changedAt.size > MOST_TAGS) {
      this.#everythingChangedAt = position
      this.#changedAt.clear()
    } else for (const tag of payload.split(' ')) this.#changedAt.set(tag, position)
  }
}

const pause = (milliseconds: number, stopping?: AbortSignal) =>
  sleep(milliseconds, undefined, { signal: stopping, ref: false }).catch(() => undefined)
