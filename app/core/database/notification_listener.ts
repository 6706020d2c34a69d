import logger from '@adonisjs/core/services/logger'
import pg from 'pg'
import env from '#start/env'

/** Between two attempts to connect. */
const RETRY_MILLISECONDS = 1_000

/** How often the connection is tried: one that died without a word would bring nothing, for ever. */
const CHECK_MILLISECONDS = 20_000

const TIMEOUT_MILLISECONDS = 10_000

type Listening = {
  channel: string
  onNotification: (payload: string) => void
  /** At the beginning and after each lost connection: what was notified meanwhile is not known. */
  onListening: () => void
}

/**
 * Listens to one channel of PostgreSQL's NOTIFY, on a connection of its own that is made again when it is lost. It has to
 * be a direct one: a pooler in transaction mode passes no notifications on.
 */
export class NotificationListener {
  #client: pg.Client | null = null
  #isWanted = false
  #isListening = false
  #retry: NodeJS.Timeout | undefined
  #check: NodeJS.Timeout | undefined

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

  async #connect() {
    const client = new pg.Client({
      connectionString: env.get('DATABASE_URL'),
      application_name: `gigstall ${this.options.channel}`,
      keepAlive: true,
      connectionTimeoutMillis: TIMEOUT_MILLISECONDS,
      query_timeout: TIMEOUT_MILLISECONDS,
    })
    this.#client = client
    client.on('notification', ({ payload }) => this.options.onNotification(payload ?? ''))
    client.on('error', (error) => void this.#lose(client, error))
    client.on('end', () => void this.#lose(client, new Error('The connection was closed')))
    try {
      await client.connect()
      await client.query(`LISTEN ${pg.escapeIdentifier(this.options.channel)}`)
    } catch (error) {
      return this.#lose(client, error)
    }
    if (this.#client !== client) return
    this.#isListening = true
    this.#check = setInterval(() => void this.#try(client), CHECK_MILLISECONDS).unref()
    this.options.onListening()
  }

  async #try(client: pg.Client) {
    try {
      await client.query('SELECT 1')
    } catch (error) {
      await this.#lose(client, error)
    }
  }

  /** A connection is lost once, whichever of its events tells so first. */
  async #lose(client: pg.Client, error: unknown) {
    if (this.#client !== client) return
    logger.warn({ err: error }, `Nothing is heard of ${this.options.channel} for now`)
    await this.#leave()
    if (this.#isWanted) this.#retry = setTimeout(() => void this.#connect(), RETRY_MILLISECONDS)
    this.#retry?.unref()
  }

  async #leave() {
    const client = this.#client
    this.#client = null
    this.#isListening = false
    clearInterval(this.#check)
    await client?.end().catch(() => undefined)
  }
}
