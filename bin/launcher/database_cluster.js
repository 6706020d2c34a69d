/**
 * One PostgreSQL data directory: made, started, stopped.
 */
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, readlinkSync } from 'node:fs'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { keptSecret } from './environment.js'
import { isAlive } from './lock.js'

const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=100',
  'shared_buffers=128MB',
  // Of disks without moving parts: with the usual 4 it walks past ten thousand orders instead of opening an index.
  'random_page_cost=1.1',
  'timezone=UTC',
  'log_timezone=UTC',
  // Without these, a refused insert would put people's addresses into the log.
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
]

/** What a crash of the machine destroys can be made again by the next test run. */
const carelessSettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

export function createCluster({ home, programs, owner }) {
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
      // PostgreSQL's own C.UTF-8: the same on every system, whatever locales it has.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
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

/** The server process, with its log in the cluster's home (that of the last start only). */
export function startServer({ home, programs, owner }, data, { port, careless }) {
  const logFile = join(home, 'postgres.log')
  rmSync(logFile, { force: true })
  const log = openSync(logFile, 'w')
  const flags = [...settings, ...(careless ? carelessSettings : [])].flatMap((flag) => ['-c', flag])
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
 * After a kill -9 the data directory may have a server without a keeper: stop it cleanly by its own id. Or its pid file
 * may name a process that has nothing to do with it, which PostgreSQL would take for a running server.
 */
export async function clearLeftovers(data) {
  const pid = recordedPid(data)
  if (pid <= 0 || !isAlive(pid)) return
  if (!worksIn(pid, data)) {
    rmSync(join(data, 'postmaster.pid'), { force: true })
    return
  }
  process.kill(pid, 'SIGINT')
  for (let waited = 0; isAlive(pid) && waited < 30_000; waited += 50) {
    if (waited === 20_000) process.kill(pid, 'SIGQUIT')
    await sleep(50)
  }
}
