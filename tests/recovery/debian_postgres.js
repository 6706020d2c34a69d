/** Runs Debian's PostgreSQL, which has all programs that a backup needs, in a data folder of its own. */
import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  addressOf,
  clearLeftovers,
  createCluster,
  startServer,
} from '../../bin/launcher/database_cluster.js'
import { databaseHome } from '../../bin/launcher/database_home.js'
import { debianPrograms } from '../../bin/launcher/debian_programs.js'
import { rowsOf } from '../faults/postgres.js'

/** On a busy machine it may take long to replay the log on a base backup. */
const TIMEOUT_MILLISECONDS = 180_000

export class DebianPostgres {
  #process = null

  /** Prepares a server. @param name the name of its folder under tmp/, which is emptied first */
  static async at(name, port) {
    const { postgresql } = await debianPrograms('postgresql')
    const place = await databaseHome(name)
    const server = new DebianPostgres()
    server.place = {
      ...place,
      programs: dirname(dirname(postgresql)),
      locale: ['--locale=C.UTF-8'],
    }
    server.port = port
    server.data = join(place.home, 'data')
    await clearLeftovers(server.data)
    for (const data of [server.data, server.lost]) rmSync(data, { recursive: true, force: true })
    return server
  }

  /** @param settings lines for postgresql.conf */
  async create(settings) {
    const { password } = createCluster(this.place)
    this.useAddress(password)
    appendFileSync(join(this.data, 'postgresql.conf'), settings)
  }

  /** Sets the address of the maintenance database. It uses the port, so that all servers are reached in one way. */
  useAddress(password) {
    this.password = password
    const address = new URL(addressOf({ data: this.data, password, port: this.port }))
    address.searchParams.delete('host')
    this.url = address.href
  }

  /** The folder that `lose` moves the data to. */
  get lost() {
    return `${this.data}.lost`
  }

  /** Makes an empty folder beside the data that PostgreSQL may write to. */
  folder(...parts) {
    const path = join(this.place.home, ...parts)
    rmSync(path, { recursive: true, force: true })
    mkdirSync(path, { recursive: true })
    const { uid, gid } = this.place.owner
    if (uid !== undefined) chownSync(path, uid, gid)
    return path
  }

  /** Runs a program as PostgreSQL's user. @returns its output */
  run(command, args = [], env = {}) {
    const { programs, owner, home } = this.place
    const PATH = `${join(programs, 'bin')}:${process.env.PATH}`
    const done = spawnSync(command, args, {
      ...owner,
      cwd: home,
      env: { ...process.env, PATH, ...env },
      encoding: 'utf8',
    })
    if (done.status !== 0) throw new Error(`${command} failed: ${done.stderr || done.error}`)
    return done.stdout
  }

  /** Starts PostgreSQL. Resolves once it answers, and has completed any restore unless it is a standby. */
  async start({ isStandby = false } = {}) {
    this.#process = startServer(this.place, this.data, { port: this.port, careless: false })
    const overdue = Date.now() + TIMEOUT_MILLISECONDS
    const query = 'select pg_is_in_recovery() as waits'
    for (;;) {
      const [row] = await rowsOf(this.url, query).catch(() => [])
      if (row && (isStandby || !row.waits)) return
      if (this.#process.exitCode !== null || Date.now() > overdue)
        throw new Error(`PostgreSQL does not start: see ${join(this.place.home, 'postgres.log')}`)
      await wait(50)
    }
  }

  /** Stops PostgreSQL. @param signal SIGINT ends connections cleanly, SIGQUIT stops at once, as a crash does */
  async stop(signal = 'SIGINT') {
    const stopping = this.#process
    this.#process = null
    if (!stopping || stopping.exitCode !== null || stopping.signalCode !== null) return
    const gone = new Promise((resolve) => stopping.once('exit', resolve))
    stopping.kill(signal)
    await gone
  }

  /** Kills the server and all its processes at once, as if its machine had lost power. */
  async kill() {
    const { pid } = this.#process
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
    const killed = this.stop('SIGKILL')
    for (const child of children) end(Number(child))
    await killed
  }

  /** Crashes PostgreSQL and moves its data away. */
  async lose() {
    await this.stop('SIGQUIT')
    if (existsSync(this.data)) renameSync(this.data, this.lost)
  }

  rows = (query, values) => rowsOf(this.url, query, values)

  async settled() {}
}

function end(pid) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
