/**
 * A PostgreSQL of the suite's own, which may be stopped in the middle of anything and comes back on the same port.
 */
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import {
  addressOf,
  clearLeftovers,
  createCluster,
  startServer,
} from '../../bin/launcher/database_cluster.js'
import { databaseHome } from '../../bin/launcher/database_home.js'

const TIMEOUT_MILLISECONDS = 30_000

export class Postgres {
  #place
  #data
  #port
  #process = null
  #restarting = null
  isUp = false

  static async open(port) {
    const postgres = new Postgres()
    postgres.#place = await databaseHome('postgres_faults')
    postgres.#port = port
    const { data, password } = createCluster(postgres.#place)
    postgres.#data = data
    await clearLeftovers(data)
    postgres.url = addressOf({ data, password, port })
    await postgres.#start()
    return postgres
  }

  urlOf(name) {
    const address = new URL(this.url)
    address.pathname = `/${name}`
    return address.href
  }

  /** @param signal SIGINT ends connections in order, SIGQUIT lets all go at once, as after a crash */
  async restart(signal) {
    if (this.#restarting) return false
    this.#restarting = (async () => {
      await this.stop(signal)
      await this.#start()
    })()
    await this.#restarting.finally(() => (this.#restarting = null))
    return true
  }

  async settled() {
    await this.#restarting
  }

  async stop(signal = 'SIGINT') {
    this.isUp = false
    const stopping = this.#process
    if (!stopping) return
    this.#process = null
    if (stopping.exitCode !== null || stopping.signalCode !== null) return
    const gone = new Promise((resolve) => stopping.once('exit', resolve))
    stopping.kill(signal)
    await gone
  }

  async #start() {
    // What it has committed must be there after a crash: nothing careless here.
    this.#process = startServer(this.#place, this.#data, { port: this.#port, careless: false })
    const overdue = Date.now() + TIMEOUT_MILLISECONDS
    while (!(await this.#answers())) {
      if (Date.now() > overdue) throw new Error('PostgreSQL does not start again')
      await wait(40)
    }
    this.isUp = true
  }

  async #answers() {
    return rowsOf(this.url, 'select 1').then(
      () => true,
      () => false
    )
  }
}

/** Over a connection of its own, so that no restart is in its way. */
export async function rowsOf(url, query, values = []) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query(query, values)
    return rows
  } finally {
    await client.end().catch(() => {})
  }
}
