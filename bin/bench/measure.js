/** One scenario: the application and its ceiling in turns. */
import autocannon from 'autocannon'
import { signIn } from './sign_in.js'

const rounds = 3
const secondsPerRun = Number(process.env.BENCH_SECONDS ?? 4)
const connections = 10

/** Statements of transactions and sessions say nothing about the rows that are read. */
const isRead = ({ text }) => /^\s*(select|with)\b/i.test(text)

/** @returns `{ name, goal, application, ceiling, bytes, statements }` with medians of requests a second, p50 and p99 in ms */
export async function measure({ scenario, application, ceiling }) {
  const headers = scenario.as ? await signIn(application.origin, scenario.as) : {}
  const target = `${application.origin}${scenario.path}`
  await load(target, headers, 1)

  let answer
  const statements = await application.record(async () => {
    answer = await (await fetch(target, { headers })).text()
  })
  await ceiling.prepare({
    statements: statements.filter(isRead),
    page: scenario.isPage ? await pageObject(target, headers) : undefined,
  })
  await load(ceiling.origin, {}, 1)

  const runs = { application: [], ceiling: [] }
  for (let round = 0; round < rounds; round++) {
    runs.application.push(await load(target, headers, secondsPerRun))
    runs.ceiling.push(await load(ceiling.origin, {}, secondsPerRun))
  }
  return {
    ...scenario,
    application: medians(runs.application),
    ceiling: medians(runs.ceiling),
    bytes: Buffer.byteLength(answer),
    statements: statements.filter(isRead).length,
  }
}

/** The props that the page is rendered from, out of the page itself: asked for by themselves they would lack nothing. */
async function pageObject(target, headers) {
  const answer = await fetch(target, { headers })
  const version = /"version":"([^"]*)"/.exec(decoded(await answer.text()))?.[1] ?? ''
  const inertia = { 'x-inertia': 'true', 'x-inertia-version': version, 'accept': 'text/html' }
  return (await fetch(target, { headers: { ...headers, ...inertia } })).json()
}

const decoded = (html) => html.replaceAll('&quot;', '"')

async function load(url, headers, duration) {
  const result = await autocannon({ url, headers, connections, duration })
  const failed = result.non2xx + result.errors + result.timeouts
  if (failed > 0) throw new Error(`${failed} of the requests to ${url} failed`)
  const { p50, p99 } = result.latency
  return { rate: result.requests.average, p50, p99 }
}

function medians(runs) {
  const middle = (field) =>
    runs.map((run) => run[field]).sort((a, b) => a - b)[Math.floor(runs.length / 2)]
  return { rate: middle('rate'), p50: middle('p50'), p99: middle('p99') }
}
