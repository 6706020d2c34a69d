/**
 * One round: some orders go through sale, refund, shipment and payout together, while faults strike; after each flow
 * everything comes back, and what is true of money, production and mails is held against what must be.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { FLOWS } from './flows.js'
import { problemsOf } from './invariants.js'
import { DELIVERIES, DROP, STEPS } from './pairs.js'
import { strikeOf } from './strikes.js'

const TIMEOUT_MILLISECONDS = 60_000
const RING_EVERY_MILLISECONDS = 4_000
const QUIET_MILLISECONDS = 250
const ONCE = DELIVERIES['events once']
const NEVER = DELIVERIES['events 0 times']

/**
 * @param options `{ coverage, name, tell, most, timeout, withoutEvents }`: counts what was run; of this round; who is
 * told of it; orders at most; milliseconds until what is wrong counts; whether no event ever reaches the shop
 * @returns failures, `[{ round, flow, struck, checkout, own, text }]`: none where all is well
 */
export async function runRound(system, options) {
  const { coverage, name, tell, most } = options
  const orders = newOrders(system, name, most)
  for (const flow of Object.keys(FLOWS)) {
    const lap = stopwatch()
    const acting = orders.slice(0, FLOWS[flow].most)
    const pairs = coverage.next(flow, acting.length, system.random)
    const struck = []
    const problems = await runFlow(system, flow, orders, acting, {
      ...options,
      pairs,
      struck,
      lap,
    }).catch((error) => [{ text: error.stack }])
    coverage.count(struck)
    const mark = problems.length === 0 ? '✓' : '✗'
    tell(`  ${mark} Round ${name}, ${flow}: ${struck.length} runs (${lap('settled')})`)
    if (problems.length > 0) return problems.map(failureIn(name, flow, struck))
  }
  return system.ace('ledger:check').then(
    () => [],
    (error) => [failureIn(name, 'ledger:check', [])({ text: error.message })]
  )
}

export const failureIn =
  (round, flow, struck) =>
  ({ order, text }) => ({
    round,
    flow,
    struck: struck.map((pair) => pair.name),
    checkout: order?.checkoutId,
    own: order?.pair?.name,
    text,
  })

/** One artist an order, and two of their products. */
function newOrders(system, round, most) {
  const artists = system.random.shuffled([
    ...new Set(system.variants.map((each) => each.artist_id)),
  ])
  const stocked = artists
    .map((id) => system.variants.filter((each) => each.artist_id === id))
    .filter((products) => products.length >= 2)
  return stocked.slice(0, most).map((products, place) => ({
    products: system.random.shuffled(products).slice(0, 2),
    artistId: products[0].artist_id,
    email: `buyer-${round}-${place}@example.com`,
  }))
}

/** @returns what is wrong in the end; the pairs whose fault did strike are added to `struck` */
async function runFlow(
  system,
  flow,
  orders,
  acting,
  { pairs, struck, timeout, withoutEvents, lap }
) {
  orders.forEach((order, place) => (order.pair = pairs[place]))
  const told = arm(system, flow, pairs, struck)
  await Promise.all(acting.map((order) => FLOWS[flow].act(system, order)))
  await system.ring(...FLOWS[flow].timers)
  lap('done')
  const mannerOf = ({ pair }) => (withoutEvents ? NEVER : (DELIVERIES[pair?.fault] ?? ONCE))
  await Promise.all(
    acting.map(async (order) => {
      await deliver(system, flow, order, mannerOf(order), told)
      if (DELIVERIES[order.pair?.fault]) struck.push(order.pair)
    })
  )
  // What a worker does comes when it next looks for jobs.
  for (let left = 16; left > 0 && system.exchange.isArmed; left--) await wait(QUIET_MILLISECONDS)
  lap('told')
  return settled(system, flow, orders, { timeout, manner: withoutEvents ? NEVER : ONCE })
}

/** Sets the traps of these pairs. @returns a callback for each event that the shop receives, called with its type */
function arm(system, flow, pairs, struck) {
  const onEvent = []
  for (const pair of pairs.filter(({ step }) => step)) {
    const point = STEPS[flow][pair.step]
    const note = (isStruck) => isStruck && struck.push(pair) > 0
    const strike = strikeOf(system, pair.fault)
    if (point.event) onEvent.push({ event: point.event, strike, note })
    else
      system.exchange.arm({
        ...point,
        when: pair.fault === DROP ? 'after' : system.random.pick(['before', 'after']),
        drops: pair.fault === DROP ? 3 : 0,
        strike: async () => note(await strike()),
      })
  }
  return (type) => {
    const at = onEvent.findIndex(({ event }) => event === type)
    if (at === -1) return
    const [{ strike, note }] = onEvent.splice(at, 1)
    void wait(system.random.below(60)).then(async () => note(await strike()))
  }
}

/** Brings the shop what its providers have to say of this order, until they have been quiet for a while. */
async function deliver(system, flow, order, manner, told) {
  const overdue = Date.now() + TIMEOUT_MILLISECONDS
  if (manner.copies === 0) await FLOWS[flow].withoutEvents(system, order)
  let events = []
  // A second event may follow the first.
  for (let quiet = 0; quiet < FLOWS[flow].quiet && Date.now() < overdue; quiet++) {
    const more = system.events.take(isAbout(flow, order))
    if (more.length > 0) quiet = 0
    events.push(...more)
    if (events.length > 0 && more.length === 0) {
      await system.events.deliver(events, manner, told)
      events = []
    }
    await wait(QUIET_MILLISECONDS)
  }
}

const isAbout = (flow, order) => (subject) =>
  subject.checkoutId === order.checkoutId ||
  (flow === 'payout' && subject.artistId === order.artistId)

/** Everything is back: what is still wrong when all timers have rung and some time has passed. */
async function settled(system, flow, orders, { timeout, manner }) {
  await system.recovered()
  system.exchange.disarm()
  const { timers, settle } = FLOWS[flow]
  const ids = orders.map(({ checkoutId }) => checkoutId)
  const overdue = Date.now() + timeout
  for (let rung = 0; ; await wait(500)) {
    const problems = await problemsOf(system, orders)
    if (problems.length === 0 || Date.now() > overdue) return problems
    if (Date.now() - rung < RING_EVERY_MILLISECONDS) continue
    rung = Date.now()
    await settle(system, ids)
    await untilNextTry(system)
    await system.ring(...timers)
    for (const order of orders)
      await system.events.deliver(system.events.take(isAbout(flow, order)), manner)
  }
}

/** As half a minute later, when a mail that could not be sent is tried again. */
export const untilNextTry = (system) =>
  system.sql(
    `update jobs.job set start_after = now() where name = 'mails.send' and state = 'retry'`
  )

/** Notes how long each part took; says all of them so far, "done 3.1 s, settled 0.5 s". */
function stopwatch() {
  const laps = []
  let begun = Date.now()
  return (name) => {
    laps.push(`${name} ${((Date.now() - begun) / 1000).toFixed(1)} s`)
    begun = Date.now()
    return laps.join(', ')
  }
}
