/**
 * The built application as a process.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { startProcess } from './children.js'
import { inRoot } from './paths.js'
import { isFree, nextFreePort } from './ports.js'
import { LauncherError } from './steps.js'

const patienceInMs = 60_000

/** A port that was asked for is kept to; the usual one gives way when it is taken. */
export async function choosePort(given, host) {
  if (!given.PORT) return nextFreePort(3333, host)
  const port = Number(given.PORT)
  if (await isFree(port, host)) return port
  throw new LauncherError(`Port ${port} is taken. Choose another one with PORT, or leave it out.`)
}

/** Starts the server and resolves once it says that it is ready. */
export async function startServer(env) {
  const server = startProcess(['bin/server.js'], { cwd: inRoot('build'), env })
  let code
  server.exited.then((value) => (code = value))
  const address = `http://${reachable(env.HOST)}:${env.PORT}/health/ready`
  for (const begun = Date.now(); Date.now() - begun < patienceInMs; await sleep(50)) {
    if (code !== undefined) throw new LauncherError(`The server ended with exit code ${code}, see above.`)
    if (await isReady(address)) return server
  }
  await server.stop()
  throw new LauncherError(`The server is not ready after ${patienceInMs / 1000} s (${address}).`)
}

function reachable(host) {
  return host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
}

async function isReady(address) {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5000) })
    return answer.ok
  } catch {
    return false
  }
}
