/** Debian's PgBouncer as docs/operations/pgbouncer.md sets it up: an entry by transaction and one by session. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { debianPrograms } from '../../bin/launcher/debian_programs.js'
import { rowsOf } from '../faults/postgres.js'

const READY_WITHIN_MILLISECONDS = 15_000

export class PgBouncer {
  #folder
  #child

  /** @param port the port that it listens on */
  constructor(port) {
    this.port = port
  }

  /** @param server the PostgreSQL that it leads to @param database the name of the database */
  async start(server, database) {
    const { pgbouncer } = await debianPrograms('pgbouncer')
    // PgBouncer refuses to run as root, so another user has to be able to read its settings.
    this.#folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'))
    chmodSync(this.#folder, 0o755)
    this.database = database
    this.#write(server)
    const asUser = process.getuid() === 0 ? ['-u', 'nobody'] : []
    this.#child = spawn(pgbouncer, ['-q', ...asUser, this.#settings], { stdio: 'ignore' })
    const overdue = Date.now() + READY_WITHIN_MILLISECONDS
    while (!(await rowsOf(this.direct, 'select 1').catch(() => null))) {
      if (Date.now() > overdue) throw new Error('PgBouncer does not start')
      await wait(100)
    }
  }

  get #settings() {
    return join(this.#folder, 'pgbouncer.ini')
  }

  get pooled() {
    return this.#addressOf(this.database)
  }

  get direct() {
    return this.#addressOf(`${this.database}_direct`)
  }

  #addressOf = (name) => `postgres://gigstall@127.0.0.1:${this.port}/${name}`

  /** Leads to another server from now on: changes `host` and `port`, and reloads. */
  leadTo(server) {
    this.#write(server)
    this.#child.kill('SIGHUP')
  }

  async stop() {
    if (!this.#child || this.#child.exitCode !== null) return
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await ended
    rmSync(this.#folder, { recursive: true })
  }

  #write({ port, password }) {
    const entry = `host=127.0.0.1 port=${port} dbname=${this.database} user=gigstall password=${password}`
    writeFileSync(
      this.#settings,
      `[databases]
${this.database} = ${entry} pool_mode=transaction pool_size=20
${this.database}_direct = ${entry} pool_mode=session pool_size=60
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${this.port}
unix_socket_dir =
auth_type = any
max_client_conn = 400
server_reset_query = DISCARD ALL
server_login_retry = 1
`
    )
  }
}
