import logger from '@adonisjs/core/services/logger'
import pg from 'pg'
import { directUrl } from '#core/database/direct_url'

/** Between two attempts to connect. */
const RETRY_MILLISECONDS = 1_000

/** The check by default: a connection that died silently would never deliver anything again. */
const DEFAULT_CHECK = { every: 20_000, try: (client: pg.Client) => client.query('SELECT 1') }

const TIMEOUT_MILLISECONDS = 10_000

type Listening = {
  channels: readonly string[]
  onNotification: (payload: string, channel: string) => void
  /** Called at the start and after each lost connection: notifications may have been missed in between. */
  onListening: () => void
  onLost?: () => void
  /** How the connection is tried, and how often, in milliseconds. */
  check?: { every: number; try: (client: pg.Client) => Promise<unknown> }
}

/**
 * Listens to channels of PostgreSQL's NOTIFY, on a connection of its own that is made again when it is lost. It has to be
 * a direct one: a pooler in transaction mode passes no notifications on.
 */
export class NotificationListener {
  #client: pg.Client | null = null
  #isWanted = false
  #isListening = false
  #retry: NodeJS.Timeout | undefined
  #checks: NodeJS.Timeout | undefined
  #checking: Promise<unknown> | null = null

  constructor(private options: Listening) {}

  /** Whether notifications arrive now. */
  get isListening(): boolean {
    return this.#isListening
  }

  start() {
    if (this.#isWanted) return
    this.#isWanted = true
    void this.#connect()
  }

  async stop(): Promise<void> {
    this.#isWanted = false
    clearTimeout(this.#retry)
    await this.#leave()
  }

  /** Tries the connection now, or waits for the attempt under way. */
  async check(): Promise<void> {
    const client = this.#client
    if (!client || !this.#isListening) return
    const { try: attempt } = this.options.check ?? DEFAULT_CHECK
    this.#checking ??= attempt(client).finally(() => (this.#checking = null))
    try {
      await this.#checking
    } catch (error) {
      await this.#lose(client, error)
    }
  }

  async #connect() {
    const client = new pg.Client({
      connectionString: directUrl(),
      application_name: `gigstall ${this.options.channels[0]}`,
      keepAlive: true,
      connectionTimeoutMillis: TIMEOUT_MILLISECONDS,
      query_timeout: TIMEOUT_MILLISECONDS,
    })
    this.#client = client
    client.on('notification', ({ payload, channel }) =>
      this.options.onNotification(payload ?? '', channel)
    )
    client.on('error', (error) => void this.#lose(client, error))
    client.on('end', () => void this.#lose(client, new Error('The connection was closed')))
    try {
      await client.connect()
      for (const channel of this.options.channels)
        await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      return this.#lose(client, error)
    }
    if (this.#client !== client) return
    this.#isListening = true
    const { every } = this.options.check ?? DEFAULT_CHECK
    this.#checks = setInterval(() => void this.check(), every).unref()
    this.options.onListening()
    await this.check()
  }

  /** Handles a lost connection once, whichever of its events comes first. */
  async #lose(client: pg.Client, error: unknown) {
    if (this.#client !== client) return
    logger.warn({ err: error }, `The notifications of ${this.options.channels[0]} are lost for now`)
    await this.#leave()
    if (this.#isWanted) this.#retry = setTimeout(() => void this.#connect(), RETRY_MILLISECONDS)
    this.#retry?.unref()
  }

  async #leave() {
    const client = this.#client
    this.#client = null
    this.#isListening = false
    this.#checking = null
    clearInterval(this.#checks)
    this.options.onLost?.()
    await client?.end().catch(() => undefined)
  }
}
