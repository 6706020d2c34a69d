/**
 * `npm run bench -- orders [--seconds=10] [--from=4] [--most=60] [--seed=1]`: how many orders a second are placed and
 * paid until 99 of 100 answers take longer than 500 ms; first all of one product, then of all that can be made. Orders begin at their
 * time, whether earlier ones are done or not, and each stage has a third more of them a second. An order is a checkout
 * session, a payment at the stand-in, and Stripe's event; a worker submits it to the stand-in for Printful meanwhile.
 * Statements, and the time that PostgreSQL worked on them, are those of web node and worker, by pg_stat_statements.
 * BENCH_PROFILE=<folder> writes the server's profile. Load, shop, stand-ins and PostgreSQL share the machine.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { randomOf } from '../../../tests/faults/random.js'
import { say, step } from '../../launcher/steps.js'
import { drained } from '../buyers/nothing_lost.js'
import { processorTimes } from '../buyers/processor_times.js'
import { baselineBefore } from '../buyers/run_buyers.js'
import { openBuyersShop } from '../buyers/shop.js'
import { Timings } from '../buyers/timings.js'
import { holdWebhooks } from '../events/hold_webhooks.js'
import { numbersFrom } from '../numbers.js'
import { line } from '../report.js'
import { openShop, shops } from '../shops.js'
import { Customers } from './customers.js'
import { lostOrders } from './lost_orders.js'
import { productsOnSale } from './products_on_sale.js'
import { openStatementMeter } from './statement_meter.js'

const LIMIT_MILLISECONDS = 500
const GROWTH = 4 / 3
const PRINTFUL_CALLS = 60_000
const DRAIN_SECONDS = 900

/** @returns whether nothing was lost, and at least the first stage was quick enough */
export async function runOrders(stack, cluster) {
  const options = optionsOf(process.argv.slice(2))
  say(`  Stages of ${options.seconds} s; seed ${options.seed} (again with --seed=${options.seed})`)
  const url = await step(`Shop of ${shops[0].products} products`, () => openShop(cluster, shops[0]))
  const shop = await step('Shop and stand-ins', () =>
    openBuyersShop(cluster, { url, printfulCalls: PRINTFUL_CALLS, onStop: stack.onStop })
  )
  // The stand-in's limit is not what is measured.
  shop.raisePrintfulLimit()
  await holdWebhooks(shop.providers)
  const baseline = await baselineBefore(shop)
  const statements = await openStatementMeter(shop)
  const products = await productsOnSale(shop)
  const customers = new Customers(shop, randomOf(options.seed))
  await step('First orders', () => runStage(customers, { products, rate: 2, seconds: 8 }))

  const one = await findMost('one product', products.slice(0, 1), {
    customers,
    shop,
    statements,
    options,
  })
  await step('Jobs', () => drained(shop, DRAIN_SECONDS))
  const all = await findMost(`${products.length} products`, products, {
    customers,
    shop,
    statements,
    options,
  })

  const isDone = await step('Jobs', () => drained(shop, DRAIN_SECONDS))
  const problems = isDone ? [] : [`jobs were still open after ${DRAIN_SECONDS} s`]
  problems.push(...(await step('Nothing lost', () => lostOrders(shop, customers, baseline))))
  customers.close()
  for (const problem of problems) say(`✗ ${problem}`)
  say(
    `Most orders a second with p99 at most ${LIMIT_MILLISECONDS} ms: ${one} of one product, ${all} of ${products.length}`
  )
  return problems.length === 0 && one > 0 && all > 0
}

function optionsOf(args) {
  return numbersFrom(args, { seconds: 10, from: 4, most: 60, seed: Date.now() % 1_000_000_000 })
}

/** Raises the rate until a stage is too slow. @returns the orders a second of the last stage that was not */
async function findMost(name, products, { customers, shop, statements, options }) {
  say(
    `\nOrders of ${name} (answers in ms; processor and database in ms, and statements sent, an order)`
  )
  const columns = ['paid/s', 'p50', 'p99', 'errors', 'shop', 'worker', 'machine']
  say(line(['', ...columns, 'database', 'sent', 'WAL kB'], 9))
  let most = 0
  let orders = 0
  let dearest = []
  for (let rate = options.from; rate <= options.most; rate = Math.ceil(rate * GROWTH)) {
    const meter = processorTimes(shop.pids)
    await statements.reset()
    const { timings, paid, seconds } = await runStage(customers, {
      products,
      rate,
      seconds: options.seconds,
    })
    const used = meter()
    const sent = await statements.read()
    const total = timings.total('All')
    const cost = (process) => ((1_000 * used[process]) / Math.max(1, paid)).toFixed(0)
    say(
      line(
        [
          `${rate} a second`,
          (paid / seconds).toFixed(1),
          total.p50.toFixed(0),
          total.p99.toFixed(0),
          total.errors,
          ...['shop', 'worker', 'machine'].map(cost),
          (sent.milliseconds / Math.max(1, paid)).toFixed(1),
          ...[sent.statements, sent.walKilobytes].map((sum) =>
            (sum / Math.max(1, paid)).toFixed(0)
          ),
        ],
        9
      )
    )
    if (total.p99 > LIMIT_MILLISECONDS || total.errors > 0) break
    most = rate
    dearest = await statements.dearest()
    orders = paid
  }
  reportStatements(dearest, orders)
  return most
}

function reportStatements(dearest, orders) {
  say('The dearest statements of the last stage that was quick enough (calls and ms an order)')
  for (const { calls, milliseconds, text } of dearest)
    say(`  ${(calls / orders).toFixed(1)} ${(milliseconds / orders).toFixed(2)}  ${text}`)
}

/** @returns `{ timings, paid, seconds }`: the answers of the shop, and how many orders were paid in how long */
async function runStage(customers, { products, rate, seconds }) {
  const timings = new Timings()
  const begun = performance.now()
  const orders = []
  for (let number = 0; number < rate * seconds; number++) {
    await wait(Math.max(0, begun + (1_000 * number) / rate - performance.now()))
    orders.push(customers.order(products, timings))
  }
  const paid = (await Promise.all(orders)).filter(Boolean).length
  return { timings, paid, seconds: (performance.now() - begun) / 1_000 }
}
