/**
 * Orders go through sale, refund, shipment and payout, a few at a time, while faults strike; after each flow everything
 * comes back, and what is true of money, production and mails is held against what must be.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { say } from '../../bin/launcher/steps.js'
import { FLOWS } from './flows.js'
import { baselineOf, problemsOf } from './invariants.js'
import { allPairs, DELIVERIES, DROP, STEPS } from './pairs.js'
import { randomOf } from './random.js'
import { report } from './report.js'
import { strikeOf } from './strikes.js'
import { openWorld } from './world.js'

const ORDERS_AT_ONCE = 8
/** With so many servers: a pair that does not come about in them never will. */
const MOST_ROUNDS = 12
const PATIENCE_MILLISECONDS = 60_000
const RING_EVERY_MILLISECONDS = 4_000

/**
 * @param options `isShort`: one round, whatever it covers; else `least`: runs at least; `nodeNumbers`: so many servers and workers, one after the other; `nodeArguments`:
 * what these are started with besides
 * @returns `{ isSound, failures, words }`: sound is when nothing was wrong and every pair was run
 */
export async function runSuite(options) {
  const { onStop, seed, only, least, nodeNumbers, nodeArguments = [] } = options
  const { isQuiet = false, isShort = false, patience = PATIENCE_MILLISECONDS } = options
  say(`  Seed: ${seed} (again with FAULTS_SEED=${seed})`)
  const random = randomOf(seed)
  const wanted = allPairs().filter(({ name }) => name.includes(only))
  const covered = new Map(wanted.map(({ name }) => [name, 0]))
  const failures = []
  let runs = 0
  const isDone = () =>
    runs > 0 && (isShort || (runs >= least && [...covered.values()].every((times) => times > 0)))
  for (const [place, nodes] of nodeNumbers.entries()) {
    const endings = []
    const close = async () => {
      for (const end of endings.splice(0)) await end()
    }
    onStop(close)
    const world = await openWorld({
      nodes,
      random,
      nodeArguments,
      onStop: (end) => endings.unshift(end),
    })
    say(`  Servers and workers: ${nodes} of each`)
    await prepare(world)
    const isLast = place === nodeNumbers.length - 1
    const goal = (least * (place + 1)) / nodeNumbers.length
    for (let round = 1; round <= MOST_ROUNDS && (isLast ? !isDone() : runs < goal); round++) {
      const result = await runRound(world, {
        wanted,
        covered,
        patience,
        round: `${nodes}.${round}`,
      })
      runs += result.runs
      failures.push(...result.failures)
      if (failures.length > 0) break
    }
    await close()
    if (failures.length > 0) break
  }
  if (!isQuiet) report({ runs, covered, failures, seed })
  return {
    isSound: failures.length === 0 && isDone(),
    failures: failures.length,
    words: failures.map(({ text }) => text),
  }
}

async function prepare(world) {
  world.admin = world.caller()
  await world.admin.insist(() => world.admin.post('/api/dev/set-role', { role: 'admin' }))
  world.shelf = await world.sql(
    `select distinct on (products.id) products.id, products.artist_id, size, color
       from products join product_variants on product_id = products.id
       join payout_accounts on payout_accounts.artist_id = products.artist_id
      where products.status = 'active' and in_stock and is_offered and sync_variant_id is not null
        and selling_price > 15 and payouts_enabled and not is_held and stripe_account_id is not null
      order by products.id`
  )
  // What the demo shop owes its artists is no part of this.
  await world.ring('payouts-make')
  await until(async () => {
    const [{ open }] = await world.sql(
      `select count(*)::int as open from payouts where status in ('reserved', 'sending')`
    )
    const [job] = await world.sql(
      `select state from jobs.job where name = 'payouts-make' order by created_on desc limit 1`
    )
    return open === 0 && job?.state === 'completed'
  }, 'the payouts of the demo shop')
  world.baseline = await baselineOf(world)
}

async function runRound(world, { wanted, covered, patience, round }) {
  const orders = newOrders(world, round)
  const done = { runs: 0, failures: [] }
  for (const flow of Object.keys(FLOWS)) {
    const pairs = choose(
      world,
      { wanted: wanted.filter((pair) => pair.flow === flow), covered },
      orders
    )
    if (pairs.length === 0 && done.failures.length > 0) return done
    const begun = Date.now()
    const struck = await runFlow(world, flow, orders, pairs)
    const problems = await settled(world, flow, orders, patience)
    for (const { name } of struck) covered.set(name, covered.get(name) + 1)
    done.runs += struck.length
    const took = ((Date.now() - begun) / 1000).toFixed(1)
    say(
      `  ${problems.length === 0 ? '✓' : '✗'} Round ${round}, ${flow}: ${struck.length} runs (${took} s)`
    )
    if (problems.length > 0) {
      const names = struck.map(({ name }) => name)
      done.failures.push(
        ...problems.map(({ order, text }) => ({
          round,
          flow,
          names,
          checkout: order?.checkoutId,
          own: order?.pair?.name,
          text,
        }))
      )
      return done
    }
  }
  await world
    .ace('ledger:check')
    .catch((error) =>
      done.failures.push({ round, flow: 'ledger:check', names: [], text: error.message })
    )
  return done
}

/** One artist an order, and two of their products. */
function newOrders(world, round) {
  const artists = world.random.shuffled([...new Set(world.shelf.map((each) => each.artist_id))])
  const stocked = artists
    .map((id) => world.shelf.filter((each) => each.artist_id === id))
    .filter((products) => products.length >= 2)
  return stocked.slice(0, ORDERS_AT_ONCE).map((products, place) => ({
    products: world.random.shuffled(products).slice(0, 2),
    artistId: products[0].artist_id,
    email: `buyer-${round}-${place}@example.com`,
  }))
}

/** What was run least often comes first. */
function choose({ random }, { wanted, covered }, orders) {
  return random
    .shuffled(wanted)
    .sort((one, other) => covered.get(one.name) - covered.get(other.name))
    .slice(0, orders.length)
}

/** @returns the pairs whose fault did strike */
async function runFlow(world, flow, orders, pairs) {
  const { act, withoutEvents, timers } = FLOWS[flow]
  const struck = []
  const onEvent = []
  orders.forEach((order, place) => (order.pair = pairs[place]))
  for (const pair of pairs.filter(({ step }) => step)) {
    const point = STEPS[flow][pair.step]
    const note = (isStruck) => isStruck && struck.push(pair) > 0
    const strike = strikeOf(world, pair.fault)
    if (point.event) onEvent.push({ event: point.event, strike, note })
    else
      world.exchange.arm({
        ...point,
        when: pair.fault === DROP ? 'after' : world.random.pick(['before', 'after']),
        drops: pair.fault === DROP ? 3 : 0,
        strike: async () => note(await strike()),
      })
  }
  const told = (type) => {
    const at = onEvent.findIndex(({ event }) => event === type)
    if (at === -1) return
    const [{ strike, note }] = onEvent.splice(at, 1)
    const pause = world.random.below(60)
    void wait(pause).then(async () => note(await strike()))
  }
  await Promise.all(orders.map((order) => act(world, order)))
  await world.ring(...timers)
  const overdue = Date.now() + PATIENCE_MILLISECONDS
  const tell = async (order) => {
    const manner = DELIVERIES[order.pair?.fault] ?? DELIVERIES['events once']
    if (manner.copies === 0) await withoutEvents(world, order)
    let events = []
    // A second event may follow the first.
    for (let quiet = 0; quiet < 6 && Date.now() < overdue; quiet++) {
      const more = world.events.take(isAbout(flow, order))
      if (more.length > 0) quiet = 0
      events.push(...more)
      if (events.length > 0 && more.length === 0) {
        await world.events.deliver(events, manner, told)
        events = []
      }
      await wait(250)
    }
    if (DELIVERIES[order.pair?.fault]) struck.push(order.pair)
  }
  await Promise.all(orders.map(tell))
  return struck
}

const isAbout = (flow, order) => (subject) =>
  subject.checkoutId === order.checkoutId ||
  (flow === 'payout' && subject.artistId === order.artistId)

/** Everything is back: what is still wrong when all timers have rung and some time has passed. */
async function settled(world, flow, orders, patience) {
  await world.recovered()
  world.exchange.disarm()
  const { timers, settle } = FLOWS[flow]
  const ids = orders.map(({ checkoutId }) => checkoutId)
  const overdue = Date.now() + patience
  for (let rung = 0; ; await wait(500)) {
    const problems = await problemsOf(world, orders)
    if (problems.length === 0 || Date.now() > overdue) return problems
    if (Date.now() - rung < RING_EVERY_MILLISECONDS) continue
    rung = Date.now()
    await settle(world, ids)
    await world.ring(...timers)
    for (const order of orders)
      await world.events.deliver(world.events.take(isAbout(flow, order)), DELIVERIES['events once'])
  }
}

async function until(isTrue, what) {
  const overdue = Date.now() + PATIENCE_MILLISECONDS
  while (!(await isTrue())) {
    if (Date.now() > overdue) throw new Error(`Waited too long for ${what}`)
    await wait(300)
  }
}
