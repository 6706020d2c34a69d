/**
 * Opens the embedded PostgreSQL of this checkout for one command: finds its supervisor or starts one.
 */
import { spawn } from 'node:child_process'
import { existsSync, openSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { clearLeftovers } from './database_cluster.js'
import { databaseHome } from './database_home.js'
import { isAlive, withLock } from './lock.js'
import { LauncherError } from './steps.js'

const supervisorScript = fileURLToPath(new URL('./postgres_supervisor.js', import.meta.url))

/**
 * @param options `{ name, portOffset, careless, library }` of the cluster; `library`: one that PostgreSQL loads at its
 *   start
 * @returns `{ url, socket, close, moved, home }`: the address of its maintenance database, and the way to let go of it
 */
export async function openCluster(options) {
  const place = await databaseHome(options.name)
  return withLock(options.name, async () => {
    for (let attempt = 0; attempt < 3; attempt++) {
      const line = await callSupervisor(place.home)
      if (line) return { ...line, home: place.home, moved: place.moved }
      await startSupervisor({ ...place, ...options })
    }
    throw new LauncherError(`PostgreSQL does not start:\n${lastLines(place.home)}`)
  })
}

function lastLines(home) {
  const logs = ['supervisor.log', 'postgres.log'].map((name) => join(home, name)).filter(existsSync)
  return logs
    .map((log) => readFileSync(log, 'utf8').trim().split('\n').slice(-12).join('\n'))
    .join('\n')
}

/** Resolves when the supervisor is ready or has failed; the next call finds out which. */
function startSupervisor(cluster) {
  const logFile = join(cluster.home, 'supervisor.log')
  rmSync(logFile, { force: true })
  const log = openSync(logFile, 'w')
  const supervisor = spawn(process.execPath, [supervisorScript, JSON.stringify(cluster)], {
    detached: true,
    stdio: ['ignore', log, log, 'ipc'],
  })
  return new Promise((resolve, reject) => {
    supervisor.on('error', reject)
    supervisor.on('exit', resolve)
    supervisor.on('message', () => {
      supervisor.unref()
      resolve()
    })
  })
}

function readCard(home) {
  try {
    return JSON.parse(readFileSync(join(home, 'supervisor.json'), 'utf8'))
  } catch {
    return undefined
  }
}

/** Connects to the running supervisor. Resolves with undefined where none answers, or another program does. */
function callSupervisor(home) {
  const card = readCard(home)
  if (!card) return undefined
  return new Promise((resolve) => {
    const socket = connect(card.port, '127.0.0.1')
    const giveUp = setTimeout(() => socket.destroy(), 2000)
    socket.on('error', () => {})
    socket.on('close', () => resolve(undefined))
    socket.on('connect', () => socket.write(card.token))
    socket.once('data', (text) => {
      clearTimeout(giveUp)
      resolve({ url: String(text), socket, close: () => letGo(socket, card.pid, home) })
    })
  })
}

/** Returns when the supervisor has taken note: for the last command, that is when PostgreSQL and the supervisor are gone. */
async function letGo(socket, supervisorPid, home) {
  if (socket.destroyed) return clearLeftovers(join(home, 'data'))
  let isLast = false
  socket.on('data', () => (isLast = true))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.end()
  await closed
  for (let waited = 0; isLast && isAlive(supervisorPid) && waited < 2000; waited += 20)
    await sleep(20)
}
