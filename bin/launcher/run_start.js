/**
 * `npm start`: the demo mode. Everything from an empty folder to a running marketplace, on this machine only.
 */
import { ensureBuilt } from './build.js'
import { openDevelopmentDatabase } from './development_database.js'
import { developmentEnvironment, readEnvironment } from './environment.js'
import { inRoot } from './paths.js'
import { prepareDatabase } from './prepare_database.js'
import { startServer } from './server.js'
import { say, sinceStart, step } from './steps.js'
import { untilStopped } from './until_stopped.js'

export async function runStart() {
  const given = readEnvironment()
  const env = developmentEnvironment(given)

  say('Gigstall')
  await untilStopped(async (stack) => {
    const database = await step('PostgreSQL', () => openDevelopmentDatabase(given))
    stack.onStop(database.close)
    database.onLost(() => stack.fail('PostgreSQL has stopped.'))
    env.DATABASE_URL = database.url

    await step('Build', () => ensureBuilt(env))
    await prepareDatabase(env, { cwd: inRoot('build'), schema: false })

    const server = await step('Server', () => startServer(given, env))
    stack.onStop(server.stop)
    server.exited.then((code) => stack.fail(`The server ended with exit code ${code}.`))
    announce(env, server.address)
  })
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
