/**
 * `npm run fuzz`: 20,000 odd requests to the built server as a process of its own, on a demo shop of its own.
 * `--requests=100000` sends more, FUZZ_SEED repeats a run. It ends with 1 where an answer is a 5xx, takes over 5 s or
 * does not come, where the process ends, or where its memory keeps growing.
 */
import { ensureBuilt } from '../launcher/build.js'
import { runQuietly } from '../launcher/children.js'
import { openCluster } from '../launcher/database.js'
import { recreateDatabase, runStatements, valuesOf } from '../launcher/database_names.js'
import { withoutApplicationVariables } from '../launcher/test_environment.js'
import { inRoot, inTmp } from '../launcher/paths.js'
import { startServer } from '../launcher/server.js'
import { say, sinceStart, step } from '../launcher/steps.js'
import { untilStopped } from '../launcher/until_stopped.js'
import { fuzz } from './fuzz.js'
import { judgeMemory, memoryAfterCollection, REPORTS_MEMORY, residentMegabytes } from './memory.js'
import { KNOWN_IDS, RENEW, shopOf } from './shop.js'

const SAMPLE_EVERY = 2_500

export async function runFuzz() {
  const count = Number(
    process.argv.find((arg) => arg.startsWith('--requests='))?.slice(11) ?? 20_000
  )
  const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)

  say(`Gigstall: fuzz, ${count} requests (FUZZ_SEED=${seed})`)
  await untilStopped(
    async (stack) => {
      const env = environment()
      await step('Build', () => ensureBuilt(env))
      const cluster = await step('PostgreSQL', () =>
        openCluster({ name: 'postgres_fuzz', portOffset: 6 })
      )
      stack.onStop(cluster.close)
      env.DATABASE_URL = await recreateDatabase(cluster.url, 'gigstall_fuzz')
      await step('Demo shop', () => populate(env))
      const routes = await routesOf(env)
      const server = await step('Server', () => startServer({}, { ...env, ...REPORTS_MEMORY }))
      stack.onStop(server.stop)
      let isUp = true
      server.exited.then((code) => {
        isUp = false
        stack.fail(`The server ended with exit code ${code}.`)
      })

      const url = env.DATABASE_URL
      const shop = await shopOf(server.address, routes, await valuesOf(url, KNOWN_IDS))
      const samples = []
      const result = await fuzz({
        port: Number(server.port),
        seed,
        count,
        shop,
        renew: () => runStatements(url, RENEW),
        async onProgress(done) {
          if (!isUp || (done % SAMPLE_EVERY !== 0 && done !== count)) return
          const highest = residentMegabytes(server.child.pid)
          const { live, resident } = await memoryAfterCollection(server.child)
          samples.push({ done, highest, resident, live })
          say(`  ${done} requests, ${highest} MB; after a collection ${resident} MB, ${live} live`)
        },
      })
      const isSound = report(result, samples) && isUp
      stack.finish(isSound ? 0 : 1, () => say(`\nWhole run: ${sinceStart()}`))
    },
    { interrupted: 130, quiet: true }
  )
}

/** A demo as `npm start` opens it, apart from the developer's own; limits go by the address that a request names. */
function environment() {
  return {
    ...withoutApplicationVariables(process.env),
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    APP_KEY: 'used-by-the-fuzzer-only-and-never-a-secret',
    DATA_DIR: inTmp('fuzz'),
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal',
  }
}

async function populate(env) {
  const run = (args) =>
    runQuietly('fuzz_populate', ['ace.js', ...args], { cwd: inRoot('build'), env })
  await run(['migration:run', '--force', '--no-schema-generate'])
  await run(['testdata:populate', '--quiet'])
}

async function routesOf(env) {
  const listed = await runQuietly('fuzz_routes', ['ace.js', 'list:routes', '--json'], {
    cwd: inRoot('build'),
    env: { ...env, PORT: '0', APP_URL: 'http://127.0.0.1' },
  })
  return JSON.parse(listed.slice(listed.indexOf('['))).flatMap(({ routes }) => routes)
}

function report({ problems, statuses }, samples) {
  const memory = judgeMemory(samples)
  for (const problem of [...problems, ...memory.problems]) say(`✗ ${problem}`)
  const answers = Object.entries(statuses).map(([status, times]) => `${status}: ${times}`)
  say(`\nAnswers: ${answers.join(', ')}`)
  const { highest, growth, from } = memory
  say(
    `Memory: highest ${highest} MB, ${growth} MB of growth since request ${from}, after a garbage collection each`
  )
  return problems.length + memory.problems.length === 0
}
