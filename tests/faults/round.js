/**
 * One round: some orders go through sale, refund, shipment and payout together, while faults strike; after each flow
 * everything comes back, and what is true of money, production and mails is held against what must be.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { FLOWS } from './flows.js'
import { problemsOf } from './invariants.js'
import { DELIVERIES, DROP, STEPS } from './pairs.js'
import { strikeOf } from './strikes.js'

const PATIENCE_MILLISECONDS = 60_000
const RING_EVERY_MILLISECONDS = 4_000
const QUIET_MILLISECONDS = 250
const ONCE = DELIVERIES['events once']
const NEVER = DELIVERIES['events 0 times']

/**
 * @param options `{ coverage, name, tell, most, patience, withoutEvents }`: counts what was run; of this round; who is
 * told of it; orders at most; milliseconds until what is wrong counts; whether no event ever reaches the shop
 * @returns failures, `[{ round, flow, struck, checkout, own, text }]`: none where all is well
 */
export async function runRound(world, options) {
  const { coverage, name, tell, most } = options
  const orders = newOrders(world, name, most)
  for (const flow of Object.keys(FLOWS)) {
    const lap = stopwatch()
    const acting = orders.slice(0, FLOWS[flow].most)
    const pairs = coverage.next(flow, acting.length, world.random)
    const struck = []
    const problems = await runFlow(world, flow, orders, acting, {
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
  return world.ace('ledger:check').then(
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
function newOrders(world, round, most) {
  const artists = world.random.shuffled([...new Set(world.shelf.map((each) => each.artist_id))])
  const stocked = artists
    .map((id) => world.shelf.filter((each) => each.artist_id === id))
    .filter((products) => products.length >= 2)
  return stocked.slice(0, most).map((products, place) => ({
    products: world.random.shuffled(products).slice(0, 2),
    artistId: products[0].artist_id,
    email: `buyer-${round}-${place}@example.com`,
  }))
}

/** @returns what is wrong in the end; the pairs whose fault did strike are added to `struck` */
async function runFlow(
  world,
  flow,
  orders,
  acting,
  { pairs, struck, patience, withoutEvents, lap }
) {
  orders.forEach((order, place) => (order.pair = pairs[place]))
  const told = arm(world, flow, pairs, struck)
  await Promise.all(acting.map((order) => FLOWS[flow].act(world, order)))
  await world.ring(...FLOWS[flow].timers)
  lap('done')
  const mannerOf = ({ pair }) => (withoutEvents ? NEVER : (DELIVERIES[pair?.fault] ?? ONCE))
  await Promise.all(
    acting.map(async (order) => {
      await deliver(world, flow, order, mannerOf(order), told)
      if (DELIVERIES[order.pair?.fault]) struck.push(order.pair)
    })
  )
  // What a worker does comes when it next looks for jobs.
  for (let left = 16; left > 0 && world.exchange.isArmed; left--) await wait(QUIET_MILLISECONDS)
  lap('told')
  return settled(world, flow, orders, { patience, manner: withoutEvents ? NEVER : ONCE })
}

/** Sets the traps of these pairs. @returns what to call when the shop is told of an event, by its type */
function arm(world, flow, pairs, struck) {
  const onEvent = []
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
  return (type) => {
    const at = onEvent.findIndex(({ event }) => event === type)
    if (at === -1) return
    const [{ strike, note }] = onEvent.splice(at, 1)
    void wait(world.random.below(60)).then(async () => note(await strike()))
  }
}

/** Brings the shop what its providers have to say of this order, until they have been quiet for a while. */
async function deliver(world, flow, order, manner, told) {
  const overdue = Date.now() + PATIENCE_MILLISECONDS
  if (manner.copies === 0) await FLOWS[flow].withoutEvents(world, order)
  let events = []
  // A second event may follow the first.
  for (let quiet = 0; quiet < FLOWS[flow].quiet && Date.now() < overdue; quiet++) {
    const more = world.events.take(isAbout(flow, order))
    if (more.length > 0) quiet = 0
    events.push(...more)
    if (events.length > 0 && more.length === 0) {
      await world.events.deliver(events, manner, told)
      events = []
    }
    await wait(QUIET_MILLISECONDS)
  }
}

const isAbout = (flow, order) => (subject) =>
  subject.checkoutId === order.checkoutId ||
  (flow === 'payout' && subject.artistId === order.artistId)

/** Everything is back: what is still wrong when all timers have rung and some time has passed. */
async function settled(world, flow, orders, { patience, manner }) {
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
    await untilNextTry(world)
    await world.ring(...timers)
    for (const order of orders)
      await world.events.deliver(world.events.take(isAbout(flow, order)), manner)
  }
}

/** As half a minute later, when a mail that could not be sent is tried again. */
const untilNextTry = (world) =>
  world.sql(`update jobs.job set start_after = now() where name = 'mail-send' and state = 'retry'`)

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
