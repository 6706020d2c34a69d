/**
 * Rounds of orders under faults, on one and on several servers, until every pair of step and fault was run.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { say } from '../../bin/launcher/steps.js'
import { FLOW as ARTWORK } from './artwork/pairs.js'
import { runArtworkRound } from './artwork/round.js'
import { Coverage } from './coverage.js'
import { baselineOf } from './invariants.js'
import { allPairs } from './pairs.js'
import { randomOf } from './random.js'
import { failureIn, runRound } from './round.js'
import { problemsInLogs } from './logs.js'
import { problemsOfSharing, problemsOfTimers } from './sharing.js'
import { openSystem } from './system.js'

const TIMEOUT_MILLISECONDS = 60_000
/** With so many servers: a pair that does not come about in them never will. */
const MOST_ROUNDS = 12

/**
 * @param options
 * - `seed`; `only`: pairs whose name holds these words
 * - `nodeNumbers`: so many servers and as many workers, one number after the other; `nodeArguments`: what they are started with
 * - `least`: runs at least; `isShort`: one round, whatever it covers
 * - `most`: orders at once; `timeout`: milliseconds until what is wrong counts; `withoutEvents`: no event reaches the shop
 * - `postgres`: a PostgreSQL shared with other runs, with the `name` of this one: it is not restarted then, and rounds are not reported
 * @returns `{ coverage, failures, isDone }`; done is when all that was wanted was run
 */
export async function runSuite(options) {
  const { onStop, seed, only, least, nodeNumbers, nodeArguments = [], isShort = false } = options
  const { most = 20, timeout = TIMEOUT_MILLISECONDS, withoutEvents = false } = options
  const { postgres = null, name = '' } = options
  const tell = postgres ? () => {} : say
  const random = randomOf(seed)
  const coverage = new Coverage(allPairs().filter(({ name }) => name.includes(only)))
  const failures = []
  const isDone = () =>
    coverage.runs > 0 && (isShort || (coverage.runs >= least && coverage.missing.length === 0))
  for (const [place, nodes] of nodeNumbers.entries()) {
    const isLast = place === nodeNumbers.length - 1
    const share = (least * (place + 1)) / nodeNumbers.length
    const isEnough = () => (isLast || isShort ? isDone() : coverage.runs >= share)
    tell(`  Servers and workers: ${nodes} of each`)
    const settings = { onStop, nodes, random, nodeArguments, postgres, name }
    await withSystem(settings, async (system) => {
      const note = (problems) =>
        failures.push(...problems.map((text) => failureIn(nodes, 'sharing', [])({ text })))
      if (nodes > 1) note(await problemsOfSharing(system))
      for (let round = 1; failures.length === 0 && round <= MOST_ROUNDS && !isEnough(); round++) {
        const manner = { most, timeout, withoutEvents }
        const named = { name: `${nodes}.${round}`, tell }
        failures.push(...(await runRounds(system, { coverage, ...named, ...manner })))
      }
      note(await problemsOfTimers(system))
      note(problemsInLogs(system))
    })
    if (failures.length > 0) break
  }
  return { coverage, failures, isDone: isDone() }
}

/** Runs the orders of a round, then its artwork; each only if one of its pairs is wanted. @returns failures */
export async function runRounds(system, options) {
  const { coverage, name, tell } = options
  const isWanted = (isPart) => coverage.pairs.some(isPart)
  const ofOrders = isWanted(({ flow }) => flow !== ARTWORK) ? await runRound(system, options) : []
  if (ofOrders.length > 0 || !isWanted(({ flow }) => flow === ARTWORK)) return ofOrders
  const begun = Date.now()
  const { problems, struck } = await runArtworkRound(system, options)
  const seconds = ((Date.now() - begun) / 1000).toFixed(1)
  const mark = problems.length === 0 ? '✓' : '✗'
  tell(`  ${mark} Round ${name}, ${ARTWORK}: ${struck.length} runs (${seconds} s)`)
  return problems.map(failureIn(name, ARTWORK, struck))
}

/** Does something in a system of its own, and ends that. */
async function withSystem({ onStop, ...options }, work) {
  const endings = []
  const close = async () => {
    for (const end of endings.splice(0)) await end()
  }
  onStop(close)
  const system = await openSystem({ ...options, onStop: (end) => endings.unshift(end) })
  await prepare(system)
  await work(system)
  await close()
}

/** Finds what can be sold, and pays out what the demo shop owes. */
export async function prepare(system) {
  system.variants = await system.sql(
    `select distinct on (products.id) products.id, products.artist_id, size, color
       from products join product_variants on product_id = products.id
       join payout_accounts on payout_accounts.artist_id = products.artist_id
      where products.status = 'active' and in_stock and is_offered and sync_variant_id is not null
        and sale_kind = 'always' and piece_limit is null and selling_price > 15 and payouts_enabled and not payout_hold and stripe_account_id is not null
      order by products.id`
  )
  // Artists of the demo shop who were never paid out sell a lot here.
  await system.sql(
    `insert into fraud_rules (name, is_on, days, threshold, changed_by_user_id, changed_at)
     select 'large_first_payout', false, 30, 1000, min(id), now() from users`
  )
  // What the demo shop owes its artists is no part of this.
  await system.ring('payouts.run')
  await until(async () => {
    const [{ open }] = await system.sql(
      `select count(*)::int as open from payouts where status in ('reserved', 'sending')`
    )
    const [job] = await system.sql(
      `select state from jobs.job where name = 'payouts.run' order by created_on desc limit 1`
    )
    return open === 0 && job?.state === 'completed'
  }, 'the payouts of the demo shop')
  system.baseline = await baselineOf(system)
}

export async function until(isTrue, what, timeout = TIMEOUT_MILLISECONDS) {
  const overdue = Date.now() + timeout
  while (!(await isTrue())) {
    if (Date.now() > overdue) throw new Error(`Waited too long for ${what}`)
    await wait(300)
  }
}
