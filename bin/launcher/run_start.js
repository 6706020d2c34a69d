/**
 * `npm start`: the demo mode. Everything from an empty folder to a running marketplace, on this machine only.
 */
import { ensureBuilt } from './build.js'
import { openDevelopmentDatabase } from './development_database.js'
import { developmentEnvironment, readEnvironment } from './environment.js'
import { keepRunning } from './keep_running.js'
import { inRoot } from './paths.js'
import { prepareDatabase } from './prepare_database.js'
import { startServer } from './server.js'
import { LauncherError, say, sinceStart, step } from './steps.js'
import { untilStopped } from './until_stopped.js'

export async function runStart() {
  const given = readEnvironment()
  const env = developmentEnvironment(given)

  say('Gigstall')
  await untilStopped(async (stack) => {
    const { server } = await keepRunning(stack, (past) => bringUp(given, env, past))
    announce(env, server.address)
  })
}

/** A server that is started again keeps its address; build and demo data are there already. */
async function bringUp(given, env, { restarts, before }) {
  const database = await step('PostgreSQL', () => openDevelopmentDatabase(given))
  const databaseLost = new Promise((resolve) => database.onLost(resolve)).then(
    () => 'PostgreSQL has stopped.'
  )
  try {
    env.DATABASE_URL = database.url
    if (!before) {
      await step('Build', () => ensureBuilt(env))
      await prepareDatabase(env, { cwd: inRoot('build'), schema: false, isOurs: database.isOurs })
    }
    const address = before && { PORT: before.server.port, APP_URL: before.server.address }
    const starting = startServer(
      { ...given, ...address },
      { ...env, PROCESS_RESTARTS: String(restarts) }
    )
    const failed = databaseLost.then((reason) => {
      starting.then((server) => server.stop()).catch(() => {})
      throw new LauncherError(reason)
    })
    failed.catch(() => {})
    const server = await step('Server', () => Promise.race([starting, failed]))
    const serverLost = server.exited.then((code) => `The server ended with exit code ${code}.`)
    const stop = async () => {
      await server.stop()
      await database.close()
    }
    return { server, stop, lost: Promise.race([databaseLost, serverLost]) }
  } catch (error) {
    await database.close()
    throw error
  }
}

function announce(env, address) {
  const loopback = ['127.0.0.1', 'localhost', '::1'].includes(env.HOST)
  const reach = loopback
    ? 'reachable from this machine only'
    : `REACHABLE FROM OUTSIDE (HOST=${env.HOST})`
  const isReal = {
    Stripe: env.STRIPE_SECRET_KEY,
    Printful: env.PRINTFUL_TOKEN || env.PRINTFUL_CLIENT_SECRET,
  }
  const providers = Object.entries(isReal).map(([name, key]) =>
    key ? `${name} as configured` : `a sandbox in place of ${name}`
  )
  say(`
  Open ${address}
  Demo mode: demo accounts, ${providers.join(', ')}; ${reach}.
  Ready after ${sinceStart()}. Ctrl-C stops everything.
`)
}
