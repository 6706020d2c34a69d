/**
 * One PostgreSQL data directory: made, started, stopped.
 */
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { keptSecret } from './environment.js'
import { isAlive } from './lock.js'

const settings = [
  'listen_addresses=127.0.0.1',
  'max_connections=100',
  'shared_buffers=128MB',
  // For SSDs: with the default of 4 PostgreSQL scans ten thousand orders instead of using an index.
  'random_page_cost=1.1',
  'timezone=UTC',
  'log_timezone=UTC',
  // Without these, a refused insert would put people's addresses into the log.
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
]

/** For test databases, which can be made again after a crash of the machine. */
const carelessSettings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  // Between two tests it would find tables empty, and a query over the rows of the next would be planned for none.
  'autovacuum=off',
  // A test that never ends must not hold up those after it.
  'lock_timeout=60s',
  'statement_timeout=180s',
]

/** PostgreSQL's own C.UTF-8, from version 17 on: the same on every system, whatever locales it has. */
const BUILTIN_LOCALE = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']

/**
 * Creates a cluster, unless there is one.
 * @param place as database_home.js returns it; `locale` holds the flags for initdb of an earlier version
 */
export function createCluster({ home, programs, owner, locale = BUILTIN_LOCALE }) {
  const data = join(home, 'data')
  const password = keptSecret(join(home, 'password'))
  if (existsSync(data)) return { data, password }

  // Made beside its place and renamed, so that an interrupted start leaves no half-made database.
  const unfinished = join(home, `data.${process.pid}`)
  const passwordFile = join(home, `password.${process.pid}`)
  mkdirSync(unfinished, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (owner.uid !== undefined) {
    chownSync(unfinished, owner.uid, owner.gid)
    chownSync(passwordFile, owner.uid, owner.gid)
  }
  const made = spawnSync(
    join(programs, 'bin', 'initdb'),
    [
      `--pgdata=${unfinished}`,
      `--pwfile=${passwordFile}`,
      '--username=gigstall',
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      ...locale,
      '--no-instructions',
    ],
    { ...owner, cwd: '/', encoding: 'utf8' }
  )
  rmSync(passwordFile, { force: true })
  if (made.status !== 0) {
    rmSync(unfinished, { recursive: true, force: true })
    throw new Error(`initdb failed: ${made.stderr ?? made.error?.message}`)
  }
  renameSync(unfinished, data)
  return { data, password }
}

/** The longest path that every system accepts for a socket. */
const LONGEST_SOCKET = 103

/** A folder of its own that other users cannot enter; null where its path is too long, or the system has no sockets. */
function socketFolder(data, port) {
  const path = join(data, `.s.PGSQL.${port}`)
  return process.platform === 'win32' || Buffer.byteLength(path) > LONGEST_SOCKET ? null : data
}

/**
 * The address of its maintenance database: through a socket where that goes, which takes a third less time for each
 * statement than a port of this machine, and through the port otherwise.
 */
export function addressOf({ data, password, port }) {
  const address = new URL(`postgres://gigstall:${password}@127.0.0.1:${port}/postgres`)
  const folder = socketFolder(data, port)
  if (folder) address.searchParams.set('host', folder)
  return address.href
}

/** The server process, with its log in the cluster's home (that of the last start only). */
export function startServer({ home, programs, owner }, data, { port, careless, library }) {
  const logFile = join(home, 'postgres.log')
  rmSync(logFile, { force: true })
  const log = openSync(logFile, 'w')
  const sockets = `unix_socket_directories=${socketFolder(data, port) ?? ''}`
  const preloaded = library ? [`shared_preload_libraries=${library}`] : []
  const all = [...settings, sockets, ...(careless ? carelessSettings : []), ...preloaded]
  const flags = all.flatMap((flag) => ['-c', flag])
  return spawn(join(programs, 'bin', 'postgres'), ['-D', data, '-p', String(port), ...flags], {
    ...owner,
    cwd: data,
    stdio: ['ignore', log, log],
  })
}

function recordedPid(data) {
  try {
    return Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10)
  } catch {
    return 0
  }
}

function worksIn(pid, data) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === data
  } catch {
    const command = spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
    return (command.stdout ?? '').includes(data)
  }
}

/**
 * After a kill -9 the data directory may have a server without a supervisor: stop it cleanly by its own id. Or files in it
 * may name a process that has nothing to do with it, which PostgreSQL would take for a running server.
 */
export async function clearLeftovers(data) {
  const pid = recordedPid(data)
  const runs = () => pid > 0 && isAlive(pid) && worksIn(pid, data)
  if (runs()) process.kill(pid, 'SIGINT')
  for (let waited = 0; runs() && waited < 30_000; waited += 50) {
    if (waited === 20_000) process.kill(pid, 'SIGQUIT')
    await sleep(50)
  }
  if (runs()) return
  const left = existsSync(data) ? readdirSync(data) : []
  for (const name of left.filter((each) => /^(postmaster\.pid|\.s\.PGSQL\..*)$/.test(each)))
    rmSync(join(data, name), { force: true })
}
