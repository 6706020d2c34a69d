/**
 * Runs a shop of tests/faults on several machines, all of them processes on loopback, with the settings and commands of
 * docs/operations/failover.md and pgbouncer.md. It is the PostgreSQL of tests/faults: whichever server is the primary.
 */
import { readFileSync } from 'node:fs'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { anyFreePort } from '../../bin/launcher/ports.js'
import { createCertificate, startNginx } from '../deploy/nginx.js'
import { Postgres, rowsOf } from '../faults/postgres.js'
import { randomOf } from '../faults/random.js'
import { prepare, until } from '../faults/suite.js'
import { openSystem } from '../faults/system.js'
import { Bucket } from './bucket.js'
import { DebianPostgres } from './debian_postgres.js'
import { DocumentedPage } from './documented_page.js'
import { PgBouncer } from './pgbouncer.js'
import { SLOW_PRINTER } from './trade.js'

/** Of the choices among faults, servers and workers. */
export const SEED = 24
const NODES = 2
/** The name under which a standby asks for the log, whichever server it is. */
const STANDBY = 'standby'

export class Cluster {
  #onStop
  #pooler
  #moving = null
  #page = new DocumentedPage('failover.md')
  template

  constructor(onStop) {
    this.#onStop = onStop
  }

  async openPrimary() {
    this.primary = await this.#server('recovery_primary')
    await this.primary.create(this.#page.block('wal_keep_size'))
    await this.primary.start()
  }

  async #server(name) {
    const server = await DebianPostgres.at(name, await anyFreePort())
    this.#onStop(() => server.stop())
    return server
  }

  async openShop() {
    const providersPostgres = await Postgres.open(await anyFreePort())
    this.#onStop(() => providersPostgres.stop())
    this.bucket = new Bucket()
    await this.bucket.start()
    this.#onStop(() => this.bucket.stop())
    this.system = await openSystem({
      nodes: NODES,
      random: randomOf(SEED),
      onStop: this.#onStop,
      postgres: this,
      providersPostgres,
      providersArguments: SLOW_PRINTER,
      name: '_cluster',
      files: this.bucket,
      settingsOf: (url) => this.#settingsOf(url),
      proxyOf: (parts) => this.#openProxy(parts),
    })
    await prepare(this.system)
  }

  async #settingsOf(url) {
    await this.#on(this.primary, new DocumentedPage('pgbouncer.md').statements('ALTER ROLE'))
    this.#pooler = new PgBouncer(await anyFreePort())
    this.#onStop(() => this.#pooler.stop())
    await this.#pooler.start(this.primary, new URL(url).pathname.slice(1))
    return {
      DATABASE_URL: this.#pooler.pooled,
      DATABASE_POOLER: 'transaction',
      DATABASE_DIRECT_URL: this.#pooler.direct,
      TRUST_PROXY: 'loopback',
      ...this.bucket.settings,
    }
  }

  /** @returns the address of nginx with the recipe of deploy/ */
  async #openProxy({ folder, servers, providers }) {
    const { certificate } = createCertificate(folder)
    setDefaultCACertificates([...getCACertificates(), readFileSync(certificate, 'utf8')])
    const port = await anyFreePort()
    const stop = await startNginx({
      folder,
      port,
      servers: servers.map((server) => server.port),
      providers: providers.port,
      kind: 'recipe',
    })
    this.#onStop(stop)
    return `https://127.0.0.1:${port}`
  }

  async openStandby() {
    this.standby = await this.#server('recovery_standby')
    this.standby.useAddress(this.primary.password)
    await this.follow()
  }

  /** Makes the standby a copy of the primary that follows it. From then on no commit is answered before it has that. */
  async follow() {
    const source = new URL(this.primary.url)
    source.searchParams.set('application_name', STANDBY)
    this.standby.run('sh', ['-ec', this.#page.block('pg_basebackup')], {
      PGDATA: this.standby.folder('data'),
      PRIMARY_URL: source.href,
    })
    await this.startStandby()
  }

  async startStandby() {
    await this.standby.start({ isStandby: true })
    await this.#on(this.primary, this.#page.statements('SYSTEM SET synchronous_standby_names'))
    await until(() => this.isSynchronous(), 'the standby')
  }

  /** Lets the primary commit without the standby. */
  async doWithoutStandby() {
    await this.#on(this.primary, this.#page.statements('RESET synchronous_standby_names'))
  }

  /** Runs statements as an operator, to whom the limits of the role do not apply. */
  async #on(server, statements) {
    const address = new URL(server.url)
    address.searchParams.set('options', '-c statement_timeout=0')
    for (const statement of statements) await rowsOf(address.href, statement)
  }

  async isSynchronous() {
    const [row] = await this.primary.rows('select sync_state from pg_stat_replication')
    return row?.sync_state === 'sync'
  }

  /** Kills the primary for good and puts the standby in its place, in the order of docs/operations/failover.md. */
  async failOver() {
    this.#moving = (async () => {
      await this.primary.kill()
      this.#fence()
      await this.#on(this.standby, this.#page.statements('pg_promote'))
      this.#pooler.leadTo(this.standby)
      ;[this.primary, this.standby] = [this.standby, this.primary]
    })()
    await this.#moving.finally(() => (this.#moving = null))
  }

  /**
   * Restarts the primary; the standby follows again by itself.
   *
   * @param signal SIGINT ends connections in order, SIGQUIT lets all go at once, as after a crash
   * @returns whether it was restarted
   */
  async restart(signal) {
    if (this.#moving) return false
    this.#moving = (async () => {
      await this.primary.stop(signal)
      await this.primary.start()
    })()
    await this.#moving.finally(() => (this.#moving = null))
    return true
  }

  #fence() {
    const PGDATA = this.primary.data
    this.primary.run('sh', ['-ec', this.#page.block('standby.signal')], { PGDATA })
  }

  get url() {
    return this.primary.url
  }

  async settled() {
    await this.#moving
  }
}
