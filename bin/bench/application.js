/** The built application as in production, with a recorder of its SQL that is on for single requests only. */
import { readFileSync } from 'node:fs'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startProcess } from '../launcher/children.js'
import { inRoot, inTmp } from '../launcher/paths.js'
import { nextFreePort } from '../launcher/ports.js'
import { SERVER, SERVER_ENVIRONMENT } from '../launcher/server.js'
import { LauncherError } from '../launcher/steps.js'

export const benchSecret = 'used-by-the-benchmark-only-and-never-a-secret'
const recorder = fileURLToPath(new URL('./record_queries.js', import.meta.url))

export const inBuild = () => inRoot('build')

/** Pictures of the shops: those populated there are served from there. */
export const benchFiles = () => inTmp('bench')

/**
 * @param settings environment variables beside the usual ones, or a function that makes them of the server's address
 * @returns `{ origin, pid, record, memory, stop }`
 */
export async function startApplication(databaseUrl, settings = {}) {
  const port = await nextFreePort(3700, '127.0.0.1')
  const origin = `http://127.0.0.1:${port}`
  const options = ['--import', recorder]
  // A profile of what the server did, for DevTools.
  const folder = process.env.BENCH_PROFILE
  if (folder) options.push('--cpu-prof', `--cpu-prof-dir=${inRoot(folder)}`)
  const server = startProcess([...options, ...SERVER], {
    cwd: inBuild(),
    env: {
      ...SERVER_ENVIRONMENT,
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      APP_KEY: benchSecret,
      APP_URL: 'https://bench.gigstall.test',
      DATABASE_URL: databaseUrl,
      DATA_DIR: benchFiles(),
      LOG_LEVEL: 'error',
      // Production needs providers; none is called here.
      STRIPE_SECRET_KEY: 'sk_live_of_a_benchmark_and_no_secret',
      STRIPE_WEBHOOK_SECRET: 'whsec_of_a_benchmark',
      STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_of_a_benchmark',
      PRINTFUL_TOKEN: 'of-a-benchmark-and-no-secret',
      PRINTFUL_WEBHOOK_SECRET: 'of-a-benchmark-and-no-secret',
      // Timers would run beside what is measured.
      JOBS: 'off',
      // What reading and rendering cost is measured; kept pages have a benchmark of their own.
      RESPONSE_CACHE: 'off',
      // Nothing is mailed.
      SMTP_HOST: '127.0.0.1',
      MAIL_FROM: 'Gigstall <bench@gigstall.test>',
      ...(typeof settings === 'function' ? settings(origin) : settings),
    },
    messages: true,
  })
  const listening = new Promise((resolve) =>
    server.child.on('message', (message) => message?.isAdonisJS && resolve(true))
  )
  if (!(await Promise.race([listening, server.exited.then(() => false)]))) {
    throw new LauncherError('The built server does not start.')
  }
  return {
    origin,
    stop: server.stop,
    pid: server.child.pid,
    record: (work) => record(server.child, work),
    memory: () => memoryOf(server.child.pid),
  }
}

/** The statements that the application sends for `work`, once it has done with earlier requests: `[{ text, values }]`. */
async function record(child, work) {
  const ask = async (message) => {
    child.send(message)
    const [reply] = await once(child, 'message')
    return reply.statements
  }
  do {
    await ask('record')
    await sleep(200)
  } while ((await ask('stop')).length > 0)
  await ask('record')
  await work()
  return ask('stop')
}

/** Resident memory now and at its highest, in MB. */
function memoryOf(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const inMegabytes = (field) => Math.round(Number(status.match(`${field}:\\s+(\\d+)`)[1]) / 1024)
  return { now: inMegabytes('VmRSS'), peak: inMegabytes('VmHWM') }
}
