/** Rounds of load on the application and on the bare server in turns, and what they show. */
import autocannon from 'autocannon'

const CONNECTIONS = 10
const ROUNDS = 5
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)

/** @returns for each round what each of them reached: `[{ application: { rate, p50, p99 }, bare }]` */
export async function alternate({ application, bare }, requests) {
  const rounds = []
  for (let round = 0; round < ROUNDS; round++) {
    const ofApplication = await load(application, requests)
    rounds.push({ application: ofApplication, bare: await load(bare, requests) })
  }
  return rounds
}

/** @returns the rate of the application alone */
export async function rateOf(url, requests) {
  const rates = []
  for (let round = 0; round < ROUNDS; round++) rates.push((await load(url, requests)).rate)
  return median(rates)
}

/** Medians of the rounds; the share is that of one round. */
export function summary(rounds) {
  const of = (who, field) => median(rounds.map((round) => round[who][field]))
  return {
    rate: of('application', 'rate'),
    p50: of('application', 'p50'),
    p99: of('application', 'p99'),
    bareRate: of('bare', 'rate'),
    bareP99: of('bare', 'p99'),
    share: median(rounds.map((round) => round.application.rate / round.bare.rate)),
    cold: rounds[0].application,
  }
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

const median = (figures) => [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)]
