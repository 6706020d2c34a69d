/**
 * Opens the embedded PostgreSQL of this checkout for one command: finds its keeper or starts one.
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

const keeperScript = fileURLToPath(new URL('./database_keeper.js', import.meta.url))

/**
 * @param options `{ name, portOffset, careless }` of the cluster
 * @returns `{ url, socket, close, moved, home }`: the address of its maintenance database, and the way to let go of it
 */
export async function openCluster(options) {
  const place = await databaseHome(options.name)
  return withLock(options.name, async () => {
    for (let attempt = 0; attempt < 3; attempt++) {
      const line = await callKeeper(place.home)
      if (line) return { ...line, home: place.home, moved: place.moved }
      await startKeeper({ ...place, ...options })
    }
    throw new LauncherError(`PostgreSQL does not start:\n${lastLines(place.home)}`)
  })
}

function lastLines(home) {
  const logs = ['keeper.log', 'postgres.log'].map((name) => join(home, name)).filter(existsSync)
  return logs
    .map((log) => readFileSync(log, 'utf8').trim().split('\n').slice(-12).join('\n'))
    .join('\n')
}

/** Resolves when the keeper is ready or has failed; the next call finds out which. */
function startKeeper(cluster) {
  const logFile = join(cluster.home, 'keeper.log')
  rmSync(logFile, { force: true })
  const log = openSync(logFile, 'w')
  const keeper = spawn(process.execPath, [keeperScript, JSON.stringify(cluster)], {
    detached: true,
    stdio: ['ignore', log, log, 'ipc'],
  })
  return new Promise((resolve, reject) => {
    keeper.on('error', reject)
    keeper.on('exit', resolve)
    keeper.on('message', () => {
      keeper.unref()
      resolve()
    })
  })
}

function readCard(home) {
  try {
    return JSON.parse(readFileSync(join(home, 'keeper.json'), 'utf8'))
  } catch {
    return undefined
  }
}

/** Resolves with undefined when nobody answers, or somebody else does. */
function callKeeper(home) {
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

/** Returns when the keeper has taken note: for the last command, that is when PostgreSQL and the keeper are gone. */
async function letGo(socket, keeperPid, home) {
  if (socket.destroyed) return clearLeftovers(join(home, 'data'))
  let isLast = false
  socket.on('data', () => (isLast = true))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.end()
  await closed
  for (let waited = 0; isLast && isAlive(keeperPid) && waited < 2000; waited += 20) await sleep(20)
}
