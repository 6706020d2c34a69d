/**
 * `npm run bench -- backlog [--orders=2000] [--rate=5] [--printful-calls=1200] [--seed=1]`: more orders are paid than
 * Printful's limit of 120 calls a minute lets through, so that they wait; then the limit is raised and they run out.
 * Screens are opened all the while. Orders must leave in the order of their payment, nothing may be lost, and 99 of 100
 * screens take at most 300 ms. Load, shop, stand-ins and PostgreSQL share the machine.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { randomOf } from '../../../tests/faults/random.js'
import { say, step } from '../../launcher/steps.js'
import { drained } from '../buyers/nothing_lost.js'
import { baselineBefore } from '../buyers/run_buyers.js'
import { openBuyersShop } from '../buyers/shop.js'
import { Timings } from '../buyers/timings.js'
import { holdWebhooks } from '../events/hold_webhooks.js'
import { numbersFrom } from '../numbers.js'
import { Customers } from '../orders/customers.js'
import { lostOrders } from '../orders/lost_orders.js'
import { productsOnSale } from '../orders/products_on_sale.js'
import { line } from '../report.js'
import { openShop, shops } from '../shops.js'
import { Screens } from './screens.js'

const LIMIT_MILLISECONDS = 300
const QUIET_SECONDS = 20

/** Printful takes days; each step of production costs another call. */
const PRODUCTION_SECONDS = 3_600

/** As on a gig's evening: each new combination of goods takes one of Printful's few calls, for its shipping rate. */
const PRODUCTS = 5
const DRAIN_SECONDS = 1_800

/** As many orders as a worker submits at once may overtake one another, and no more. */
const MOST_PLACES_OVERTAKEN = 20

/** @returns whether orders left in the order of payment, screens were quick, and nothing was lost */
export async function runBacklog(stack, cluster) {
  const options = optionsOf(process.argv.slice(2))
  say(
    `  ${options.orders} orders, ${options.rate} a second; seed ${options.seed} (again with --seed=${options.seed})`
  )
  const url = await step(`Shop of ${shops[0].products} products`, () => openShop(cluster, shops[0]))
  const shop = await step('Shop and stand-ins', () =>
    openBuyersShop(cluster, {
      url,
      printfulCalls: options.printfulCalls,
      productionSeconds: PRODUCTION_SECONDS,
      onStop: stack.onStop,
    })
  )
  await holdWebhooks(shop.providers)
  const baseline = await baselineBefore(shop)
  const products = (await productsOnSale(shop)).slice(0, PRODUCTS)
  const customers = new Customers(shop, randomOf(options.seed))
  const screens = await Screens.open(shop, products[0].productId)

  const timings = {}
  const during = async (name, work) => {
    timings[name] = new Timings()
    await step(name, () => screens.openDuring(work, timings[name]))
  }
  await step('First screens', () => screens.openDuring(() => wait(5_000), new Timings()))
  await during('Nothing waits', () => wait(QUIET_SECONDS * 1_000))
  const made = await madeMeter(shop, baseline)
  await during('Orders come in', () => placeOrders(customers, products, options))
  say(`  ${await made()} orders a minute were made within Printful’s own limit`)
  shop.raisePrintfulLimit()
  let isDone
  await during('Orders run out', async () => (isDone = await drained(shop, DRAIN_SECONDS)))

  const problems = isDone ? [] : [`jobs were still open after ${DRAIN_SECONDS} s`]
  problems.push(...(await step('Nothing lost', () => lostOrders(shop, customers, baseline))))
  const overtaken = await mostPlacesOvertaken(shop, baseline)
  if (overtaken > MOST_PLACES_OVERTAKEN)
    problems.push(`an order left ${overtaken} places from where its payment put it`)
  problems.push(...reportScreens(timings))
  customers.close()
  screens.close()
  for (const problem of problems) say(`✗ ${problem}`)
  say(`At most ${overtaken} places between an order’s payment and its turn at the printer`)
  return problems.length === 0
}

function optionsOf(args) {
  const { 'printful-calls': printfulCalls, ...others } = numbersFrom(args, {
    'orders': 2_000,
    'rate': 5,
    'printful-calls': 1_200,
    'seed': Date.now() % 1_000_000_000,
  })
  return { printfulCalls, ...others }
}

async function placeOrders(customers, products, { orders, rate }) {
  const timings = new Timings()
  const begun = performance.now()
  const placed = []
  for (let number = 0; number < orders; number++) {
    await wait(Math.max(0, begun + (1_000 * number) / rate - performance.now()))
    placed.push(customers.order(products, timings))
  }
  const paid = (await Promise.all(placed)).filter(Boolean).length
  if (paid < orders) throw new Error(`Of ${orders} orders ${paid} were paid`)
}

/** @returns a function: how many orders a minute the printer has confirmed since then */
async function madeMeter(shop, baseline) {
  const count = async () => {
    const [{ made }] = await shop.sql(
      'SELECT count(*)::int AS made FROM provider_orders WHERE checkout_id > $1 AND confirmed_at IS NOT NULL',
      [baseline.checkoutId]
    )
    return made
  }
  const [before, begun] = [await count(), performance.now()]
  return async () => Math.round(((await count()) - before) / ((performance.now() - begun) / 60_000))
}

/** How far any order’s turn at the printer is from its turn at paying. */
async function mostPlacesOvertaken(shop, baseline) {
  const [{ places }] = await shop.sql(
    `SELECT coalesce(max(abs(paid - submitted)), 0)::int AS places FROM (
       SELECT row_number() OVER (ORDER BY checkouts.paid_at, checkouts.id) AS paid,
              row_number() OVER (ORDER BY provider_orders.submitted_at, checkouts.id) AS submitted
         FROM provider_orders JOIN checkouts ON checkouts.id = provider_orders.checkout_id
        WHERE checkouts.id > $1) AS turns`,
    [baseline.checkoutId]
  )
  return places
}

/** @returns what was too slow or failed, in words */
function reportScreens(timings) {
  say('\nScreens (ms)')
  say(line(['', 'opened', 'p50', 'p95', 'p99', 'errors']))
  const problems = []
  for (const [name, noted] of Object.entries(timings)) {
    for (const { step: screen, count, p50, p95, p99, errors } of [
      ...noted.rows(),
      noted.total('All'),
    ]) {
      const figures = [count, ...[p50, p95, p99].map((figure) => figure.toFixed(0)), errors]
      say(line([`${name}: ${screen}`, ...figures]))
    }
    const { p99, errors } = noted.total('All')
    if (p99 > LIMIT_MILLISECONDS) problems.push(`${name}: screens took ${p99.toFixed(0)} ms at p99`)
    if (errors > 0) problems.push(`${name}: ${errors} screens failed`)
  }
  return problems
}
