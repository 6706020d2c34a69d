/**
 * `npm run bench -- pages [--seed=1]`: public pages as visitors open them, from a server that has just started, beside a
 * bare Node server that sends the same bytes, in rounds that alternate; then the same while ten products change a second.
 * It passes if the pages reach the goals below.
 */
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import pg from 'pg'
import { randomOf } from '../../../tests/faults/random.js'
import { say, step } from '../../launcher/steps.js'
import { startApplication } from '../application.js'
import { line } from '../report.js'
import { openShop, shops } from '../shops.js'
import { startBareServer } from './bare_process.js'
import { drawRequests, formOf } from './requests.js'

const CONNECTIONS = 10
const ROUNDS = 5
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
const DRAWN = 6_000
const CHANGES_A_SECOND = 10

/** Requests a second, and as a share of what the bare server reaches. */
const GOALS = { rate: 5_000, share: 0.6, changingRate: 3_000, p99: 10, megabytes: 350 }

/** @returns whether all goals are reached */
export async function runPages(stack, cluster) {
  const { seed } = optionsOf(process.argv.slice(2))
  say(`  seed ${seed} (again with --seed=${seed})`)
  const url = await step(`Shop of ${shops[0].products} products`, () => openShop(cluster, shops[0]))
  const bare = await startBareServer()
  stack.onStop(bare.stop)
  const requests = await step('Pages of the bare server', () => preparedRequests(url, bare, seed))

  const application = await startApplication(url, { RESPONSE_CACHE: 'on' })
  stack.onStop(application.stop)
  const both = { application: application.origin, bare: bare.origin }
  const steady = await step('Visitors', () => alternate(both, requests))
  const change = changeProducts(url)
  const changing = await step('Visitors, while products change', () => alternate(both, requests))
  const changes = await change.stop()
  const memory = application.memory()
  say(line(['', 'req/s', 'p50', 'p99', 'bare', 'p99', 'share']))
  report('Visitors', steady)
  report(`Visitors, ${changes} changes`, changing)
  say(`Memory of the server: ${memory.now} MB now, ${memory.peak} MB at its highest`)
  await application.stop()
  return reached(steady, changing, memory)
}

function optionsOf(args) {
  const { values } = parseArgs({
    args,
    allowPositionals: true,
    options: { seed: { type: 'string' } },
  })
  return { seed: Number(values.seed ?? 1) }
}

/** The application is stopped again, so that the measured one begins with nothing kept. */
async function preparedRequests(url, bare, seed) {
  const application = await startApplication(url, { RESPONSE_CACHE: 'on' })
  const version = await versionOf(application.origin)
  const drawn = await drawRequests(url, { count: DRAWN, random: randomOf(seed), version })
  const distinct = [...new Map(drawn.map((request) => [formOf(request), request])).values()]
  const etags = await bare.prepare(application.origin, distinct)
  await application.stop()
  const known = new Map(distinct.map((request, index) => [formOf(request), etags[index]]))
  return drawn.map((request) => ({
    path: request.path,
    headers: {
      ...request.headers,
      ...(request.isKnown && { 'if-none-match': known.get(formOf(request)) }),
    },
  }))
}

async function versionOf(origin) {
  const page = await (await fetch(origin)).text()
  return /"version":"([^"]*)"/.exec(page.replaceAll('&quot;', '"'))?.[1] ?? ''
}

async function alternate({ application, bare }, requests) {
  const rounds = []
  for (let round = 0; round < ROUNDS; round++) {
    const ofApplication = await load(application, requests)
    rounds.push({ application: ofApplication, bare: await load(bare, requests) })
  }
  return rounds
}

/** Each connection begins elsewhere in the list: together they would ask for each page at the same moment. */
async function load(url, requests) {
  let connection = 0
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    setupClient(client) {
      const start = Math.floor((requests.length / CONNECTIONS) * connection++)
      client.setRequests([...requests.slice(start), ...requests.slice(0, start)])
    },
  })
  const right = ['200', '304'].map((status) => result.statusCodeStats[status]?.count ?? 0)
  const all = Object.values(result.statusCodeStats).reduce((sum, { count }) => sum + count, 0)
  if (all !== right[0] + right[1] || result.errors > 0)
    throw new Error(
      `Not all answers of ${url} were right: ${JSON.stringify(result.statusCodeStats)}`
    )
  const { p50, p99 } = result.latency
  return { rate: result.requests.average, p50, p99 }
}

/** Changes the price of one product after the other, by a penny and back. */
function changeProducts(url) {
  const client = new pg.Client({ connectionString: url })
  const random = randomOf(7)
  let changes = 0
  const connected = client.connect()
  const timer = setInterval(async () => {
    await connected
    await client.query(
      `update products set selling_price = selling_price + $1 where id =
         (select id from products where status = 'active' and id >= $2 order by id limit 1)`,
      [changes % 2 === 0 ? 0.01 : -0.01, random.below(1_000)]
    )
    changes++
  }, 1_000 / CHANGES_A_SECOND)
  return {
    async stop() {
      clearInterval(timer)
      await client.end()
      return changes
    },
  }
}

const median = (figures) => [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)]

/** Medians of the rounds; the share is that of one round. */
function summary(rounds) {
  const of = (who, field) => median(rounds.map((round) => round[who][field]))
  return {
    rate: of('application', 'rate'),
    p50: of('application', 'p50'),
    p99: of('application', 'p99'),
    bareRate: of('bare', 'rate'),
    bareP99: of('bare', 'p99'),
    share: median(rounds.map((round) => round.application.rate / round.bare.rate)),
  }
}

function report(name, rounds) {
  const { rate, p50, p99, bareRate, bareP99, share } = summary(rounds)
  say(line([name, Math.round(rate), p50, p99, Math.round(bareRate), bareP99, share.toFixed(2)]))
  const cold = rounds[0].application
  say(line(['  first round', Math.round(cold.rate), cold.p50, cold.p99]))
}

function reached(steady, changing, { peak }) {
  const { rate, share, p99, bareP99 } = summary(steady)
  const misses = [
    rate < GOALS.rate && `${Math.round(rate)} requests a second instead of ${GOALS.rate}`,
    share < GOALS.share && `${share.toFixed(2)} of the bare server instead of ${GOALS.share}`,
    p99 > Math.max(GOALS.p99, 2 * bareP99) && `p99 of ${p99} ms`,
    summary(changing).rate < GOALS.changingRate &&
      `${Math.round(summary(changing).rate)} requests a second instead of ${GOALS.changingRate} while products change`,
    peak > GOALS.megabytes && `${peak} MB instead of ${GOALS.megabytes}`,
  ].filter(Boolean)
  for (const miss of misses) say(`Not reached: ${miss}`)
  return misses.length === 0
}
