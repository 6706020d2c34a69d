/**
 * The built application as a process.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { startProcess } from './children.js'
import { inRoot } from './paths.js'
import { isFree, nextFreePort } from './ports.js'
import { LauncherError } from './steps.js'

const timeoutInMs = 60_000

/**
 * What runs in production (docs/operations/deploy.md). V8 sizes its heap by the machine: left alone it takes twice the memory on
 * a large one. New objects get 16 MB: with 4, a fifth of the work under many buyers was collecting them.
 */
export const SERVER = ['--max-semi-space-size=16', '--max-old-space-size=512', 'bin/server.js']

/**
 * Settings of glibc's malloc. Two arenas keep the process about 50 MB smaller. Fixed thresholds turn off its own
 * adjustment, which returns less and less freed memory to the system.
 */
export const SERVER_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/** A port that was asked for is kept to; the usual one gives way when it is taken. */
export async function choosePort(given, host) {
  if (!given.PORT) return nextFreePort(3333, host)
  const port = Number(given.PORT)
  if (await isFree(port, host)) return port
  throw new LauncherError(`Port ${port} is taken. Choose another one with PORT, or leave it out.`)
}

/**
 * Starts the server and resolves once it says that it is ready.
 * @returns the process (see children.js), its `address` and `port`
 */
export async function startServer(given, env) {
  for (;;) {
    const port = await choosePort(given, env.HOST)
    const address = given.APP_URL ?? `http://${env.HOST}:${port}`
    const server = startProcess(SERVER, {
      cwd: inRoot('build'),
      env: { ...SERVER_ENVIRONMENT, ...env, PORT: String(port), APP_URL: address },
      messages: true,
    })
    if (await listens(server)) {
      await ready(server, `http://${reachable(env.HOST)}:${port}/health/ready`)
      return { ...server, address, port: String(port) }
    }
    // Another checkout may have taken the port while this server was on its way to it.
    if (given.PORT || (await isFree(port, env.HOST))) {
      throw new LauncherError(`The server ended with exit code ${await server.exited}, see above.`)
    }
  }
}

/** AdonisJS tells its parent when it listens. Asking the port instead might find another checkout's server there. */
function listens(server) {
  const overdue = setTimeout(server.stop, timeoutInMs)
  return new Promise((resolve) => {
    server.child.on('message', (message) => message?.isAdonisJS && resolve(true))
    server.exited.then(() => resolve(false))
  }).finally(() => clearTimeout(overdue))
}

async function ready(server, url) {
  for (const begun = Date.now(); Date.now() - begun < timeoutInMs; await sleep(50)) {
    if (server.child.exitCode !== null || (await isReady(url))) return
  }
  await server.stop()
  throw new LauncherError(`The server is not ready after ${timeoutInMs / 1000} s (${url}).`)
}

function reachable(host) {
  return host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
}

async function isReady(url) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) })
    return answer.ok
  } catch {
    return false
  }
}
