/**
 * `npm run bench -- buyers [--buyers=200] [--seconds=60] [--seed=1] [--printful-calls=6000]`: so many buyers at once on
 * one product, each with pauses of 1 to 3 s between their steps; nothing may be lost, and 99 of 100 answers of the shop
 * take at most 300 ms. Printful takes its own 120 calls a minute meanwhile, and more when what waits for it is worked off. Buyers, shop, stand-ins and PostgreSQL share the machine.
 */
import { baselineOf } from '../../../tests/faults/invariants.js'
import { randomOf } from '../../../tests/faults/random.js'
import { say, step } from '../../launcher/steps.js'
import { openShop, shops } from '../shops.js'
import { Browser } from './browser.js'
import { Buyer } from './journey.js'
import { countersOf, drained, whatWasLost } from './nothing_lost.js'
import { reportAnswers, reportOutcome } from './report_buyers.js'
import { openBuyersShop } from './shop.js'
import { Timings } from './timings.js'
import { processorTimes } from './processor_times.js'
import { numbersFrom } from '../numbers.js'

const LIMIT_MILLISECONDS = 300
const DRAIN_SECONDS = 600
const WARM_UP = { buyers: 10, seconds: 25, from: 10_000 }

/** @returns whether nothing was lost and the answers were quick enough */
export async function runBuyers(stack, cluster) {
  const options = optionsOf(process.argv.slice(2))
  say(
    `  ${options.buyers} buyers for ${options.seconds} s; seed ${options.seed} (again with --seed=${options.seed})`
  )
  say(`  Printful's limit: its own, and ${options.printfulCalls} calls a minute afterwards`)
  const url = await step(`Shop of ${shops[0].products} products`, () => openShop(cluster, shops[0]))
  const shop = await step('Shop and stand-ins', () =>
    openBuyersShop(cluster, { url, printfulCalls: options.printfulCalls, onStop: stack.onStop })
  )
  const sale = await saleIn(shop)
  const before = {
    sale,
    counters: await countersOf(shop, sale.productId),
    baseline: await baselineBefore(shop),
  }
  // As in a shop that has been open for a while; what these buy must not be lost either.
  const first = crowd(shop, { ...WARM_UP, seed: 0, sale, timings: new Timings() })
  const timings = new Timings()
  const buyers = crowd(shop, { ...options, sale, timings })
  for (const buyer of [...first, ...buyers]) await buyer.introduce()
  const earlier = await step('First buyers', () => everybody(first, WARM_UP.seconds))

  const meter = processorTimes(shop.pids)
  const paid = [...earlier, ...(await step('Buyers', () => everybody(buyers, options.seconds)))]
  const used = meter()

  reportAnswers({ timings, used })
  shop.raisePrintfulLimit()
  const isDone = await step('Jobs', () => drained(shop, DRAIN_SECONDS))
  const problems = isDone ? [] : [`jobs were still open after ${DRAIN_SECONDS} s`]
  problems.push(...(await step('Nothing lost', () => whatWasLost(shop, { ...before, paid }))))
  return reportOutcome({ timings, paid, problems, limit: LIMIT_MILLISECONDS })
}

function optionsOf(args) {
  const defaults = {
    'buyers': 200,
    'seconds': 60,
    'seed': Date.now() % 1_000_000_000,
    'printful-calls': 6_000,
  }
  const { 'printful-calls': printfulCalls, ...others } = numbersFrom(args, defaults)
  return { printfulCalls, ...others }
}

/** The one product, and the code of a gig of its artist's. */
export async function saleIn(shop) {
  const [product] = await shop.sql(
    `select products.id, artist_id, json_agg(json_build_object('size', size, 'color', color)) as variants
       from products join product_variants on product_id = products.id
      where status = 'active' and artist_id = 1 and in_stock and is_offered and sync_variant_id is not null
      group by products.id order by products.id limit 1`
  )
  const [{ code }] = await shop.sql(
    'select code from qr_codes where artist_id = $1 and is_active order by id limit 1',
    [product.artist_id]
  )
  return { productId: product.id, artistId: product.artist_id, variants: product.variants, code }
}

export async function baselineBefore(shop) {
  const [{ checkout, mail }] = await shop.sql(
    `select (select coalesce(max(id), 0) from checkouts) as checkout, (select coalesce(max(id), 0) from outgoing_mails) as mail`
  )
  return { ...(await baselineOf(shop)), checkoutId: checkout, mailId: mail }
}

/** Everybody has an address of their own. */
export function crowd({ shop, providers }, { buyers, seed, sale, timings, from = 0 }) {
  const elsewhere = new Timings()
  return Array.from({ length: buyers }, (_, place) => {
    const number = from + place
    const address = `10.20.${Math.floor(number / 200)}.${1 + (number % 200)}`
    return new Buyer({
      number,
      sale,
      random: randomOf(seed + number),
      browser: new Browser({ origin: shop, address, timings }),
      payments: new Browser({ origin: providers, address, timings: elsewhere }),
    })
  })
}

/** @returns what was paid for */
async function everybody(buyers, seconds) {
  const over = Date.now() + seconds * 1_000
  await Promise.all(buyers.map((buyer) => buyer.run(() => Date.now() >= over)))
  for (const { browser, payments } of buyers) for (const each of [browser, payments]) each.close()
  return buyers.flatMap(({ paid }) => paid)
}
