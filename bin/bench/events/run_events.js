/**
 * `npm run bench -- events [--events=2000] [--connections=20] [--seed=1]`: load-tests Stripe's webhook with valid,
 * repeated, unknown and forged events about 40 paid checkouts. It passes if every answer is right, 99 of 100 come within
 * 500 ms and each checkout is paid once.
 */
import { randomOf } from '../../../tests/faults/random.js'
import { say, step } from '../../launcher/steps.js'
import { Browser } from '../buyers/browser.js'
import { countersOf, drained, whatWasLost } from '../buyers/nothing_lost.js'
import { reportAnswers, reportOutcome } from '../buyers/report_buyers.js'
import { baselineBefore, crowd, saleIn } from '../buyers/run_buyers.js'
import { openBuyersShop } from '../buyers/shop.js'
import { processorTimes } from '../buyers/processor_times.js'
import { Timings } from '../buyers/timings.js'
import { openShop, shops } from '../shops.js'
import { holdWebhooks } from './hold_webhooks.js'
import { stripeEvents } from './stripe_events.js'
import { numbersFrom } from '../numbers.js'

const LIMIT_MILLISECONDS = 500
const CHECKOUTS = 40
const PRINTFUL_CALLS = 6_000
const DRAIN_SECONDS = 300

/** @returns whether every answer was right and quick enough, and every checkout is paid once */
export async function runEvents(stack, cluster) {
  const { count, connections, seed } = optionsOf(process.argv.slice(2))
  say(`  ${count} events at ${connections} connections; seed ${seed} (again with --seed=${seed})`)
  const url = await step(`Shop of ${shops[0].products} products`, () => openShop(cluster, shops[0]))
  const shop = await step('Shop and stand-ins', () =>
    openBuyersShop(cluster, { url, printfulCalls: PRINTFUL_CALLS, onStop: stack.onStop })
  )
  // So many orders at once would queue behind the stand-in's rate limit, which is not what is measured.
  shop.raisePrintfulLimit()
  const sale = await saleIn(shop)
  const counters = await countersOf(shop, sale.productId)
  const baseline = await baselineBefore(shop)

  await holdWebhooks(shop.providers)
  const buyers = crowd(shop, { buyers: CHECKOUTS, seed, sale, timings: new Timings() })
  await step(`${CHECKOUTS} paid checkouts`, () => payCheckouts(buyers))
  const paid = buyers.flatMap((buyer) => buyer.paid)

  const timings = new Timings()
  const sessions = paid.map(({ sessionId }) => sessionId)
  const events = stripeEvents({ sessions, count, random: randomOf(seed) })
  const meter = processorTimes(shop.pids)
  await step('Events', () => send(events, { shop: shop.shop, connections, timings }))
  reportAnswers({ timings, used: meter() })

  const isDone = await step('Jobs', () => drained(shop, DRAIN_SECONDS))
  const problems = isDone ? [] : [`jobs were still open after ${DRAIN_SECONDS} s`]
  problems.push(
    ...(await step('Nothing lost', () => whatWasLost(shop, { sale, paid, counters, baseline })))
  )
  return reportOutcome({ timings, paid, problems, limit: LIMIT_MILLISECONDS })
}

function optionsOf(args) {
  const defaults = { events: 2_000, connections: 20, seed: Date.now() % 1_000_000_000 }
  const { events: count, ...others } = numbersFrom(args, defaults)
  return { count, ...others }
}

async function payCheckouts(buyers) {
  for (const buyer of buyers) {
    await buyer.introduce()
    await buyer.payOnce()
    for (const each of [buyer.browser, buyer.payments]) each.close()
  }
}

/** Each connection takes the next event as soon as its last one is answered. */
async function send(events, { shop, connections, timings }) {
  const waiting = events.values()
  const connection = async () => {
    const browser = new Browser({ origin: shop, address: '10.30.0.1', timings: new Timings() })
    for (const { kind, body, signature, status: right } of waiting) {
      const begun = performance.now()
      const status = await browser.post('/api/webhooks/stripe', body, {
        ...(signature && { 'stripe-signature': signature }),
      })
      timings.note(kind, performance.now() - begun, status, right)
    }
    browser.close()
  }
  await Promise.all(Array.from({ length: connections }, connection))
}
