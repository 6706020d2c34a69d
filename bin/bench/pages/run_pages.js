/**
 * `npm run bench -- pages [--seed=1]`: public pages as visitors open them, from a server that has just started, beside a
 * bare Node server that sends the same bytes, in rounds that alternate; the same as an account, while ten products change a
 * second, as JSON, and in a hundred times as large a shop. It passes if all goals below are reached.
 */
import { randomOf } from '../../../tests/faults/random.js'
import { say, step } from '../../launcher/steps.js'
import { startApplication } from '../application.js'
import { line } from '../report.js'
import { openShop, shops } from '../shops.js'
import { signIn } from '../sign_in.js'
import { startBareServer } from './bare_process.js'
import { changeProducts } from './change_products.js'
import { drawCalls, drawRequests, formOf, visitOf } from './requests.js'
import { alternate, rateOf, summary } from './rounds.js'
import { numbersFrom } from '../numbers.js'

const FAN = { loginPath: '/api/login', email: 'fan@gigstall.test' }

const DRAWN = 6_000

/** Requests a second; a share is of what the bare server reaches, growth is how much slower the large shop is. */
const GOALS = {
  visitors: { rate: 5_000, share: 0.6, p99: 10 },
  accounts: { rate: 1_000 },
  changing: { rate: 3_000 },
  lists: { rate: 5_000 },
  products: { rate: 5_000 },
}
const MOST_GROWTH = 1.1
const MOST_MEGABYTES = 350

/** @returns whether all goals are reached */
export async function runPages(stack, cluster) {
  const { seed } = optionsOf(process.argv.slice(2))
  say(`  seed ${seed} (again with --seed=${seed})`)
  const bare = await startBareServer()
  stack.onStop(bare.stop)
  const small = await openPages({ stack, cluster, shop: shops[0], bare, seed })
  const measured = await measureSmall(small)
  report(measured)
  const { peak } = small.application.memory()
  await small.application.stop()

  const large = await openPages({ stack, cluster, shop: shops[1], bare, seed })
  const ofLarge = summary(
    await step('Visitors of the large shop', () => alternate(large.both, large.pages))
  )
  await large.application.stop()
  const growth = measured.visitors.share / ofLarge.share
  reportRow('Visitors, large shop', ofLarge)
  say(`Growth: ${growth.toFixed(2)} times slower beside the bare server`)
  say(`Memory of the server: ${peak} MB at its highest`)
  const misses = [
    ...Object.entries(GOALS).flatMap(([name, goal]) => missesOf(name, measured[name], goal)),
    growth > MOST_GROWTH && `growth of ${growth.toFixed(2)} instead of ${MOST_GROWTH}`,
    peak > MOST_MEGABYTES && `${peak} MB instead of ${MOST_MEGABYTES}`,
  ].filter(Boolean)
  for (const miss of misses) say(`Not reached: ${miss}`)
  return misses.length === 0
}

const optionsOf = (args) => numbersFrom(args, { seed: 1 })

/** The bare server gets its bytes from another process, so that the measured one begins with nothing kept. */
async function openPages({ stack, cluster, shop, bare, seed }) {
  const url = await step(`Shop of ${shop.products} products`, () => openShop(cluster, shop))
  const source = await startApplication(url, { RESPONSE_CACHE: 'on' })
  stack.onStop(source.stop)
  const version = await versionOf(source.origin)
  const random = randomOf(seed)
  const drawn = await drawRequests(url, { count: DRAWN, random, version })
  const calls = await drawCalls(url, { count: DRAWN, random })
  const all = [...drawn, ...calls.lists, ...calls.products]
  const distinct = [...new Map(all.map((request) => [formOf(request), request])).values()]
  const etags = await step('Bytes of the bare server', () => bare.prepare(source.origin, distinct))
  await source.stop()

  const known = new Map(distinct.map((request, index) => [formOf(request), etags[index]]))
  const pages = drawn.map((request) => ({
    path: request.path,
    headers: {
      ...request.headers,
      ...(request.isKnown && { 'if-none-match': known.get(formOf(request)) }),
    },
  }))
  const application = await startApplication(url, { RESPONSE_CACHE: 'on' })
  stack.onStop(application.stop)
  const both = { application: application.origin, bare: bare.origin }
  return { url, application, both, pages, calls, version }
}

async function versionOf(origin) {
  const page = await (await fetch(origin)).text()
  return /"version":"([^"]*)"/.exec(page.replaceAll('&quot;', '"'))?.[1] ?? ''
}

async function measureSmall({ url, application, both, pages, calls, version }) {
  const measure = async (name, requests) =>
    summary(await step(name, () => alternate(both, requests)))
  const visitors = await measure('Visitors', pages)
  const cookie = await signIn(application.origin, FAN)
  const asAccount = pages.map(({ path, headers }) => ({ path, headers: { ...headers, ...cookie } }))
  const accounts = await measure('The same as an account', asAccount)
  const ownParts = await step('Its own parts of a product page', () =>
    rateOf(application.origin, ownPartsOf(pages, { ...visitOf(version), ...cookie }))
  )
  const lists = await measure('Lists as JSON', calls.lists)
  const products = await measure('Products as JSON', calls.products)
  const change = changeProducts(url)
  const changing = await measure('Visitors, while products change', pages)
  const changes = await change.stop()
  return { visitors, accounts, ownParts, lists, products, changing, changes }
}

/** What an account asks for after a product page has come. */
const ownPartsOf = (requests, headers) =>
  requests
    .filter(({ path }) => path.startsWith('/product/'))
    .map(({ path }) => ({
      path,
      headers: {
        ...headers,
        'x-inertia-partial-component': 'catalog/product',
        'x-inertia-partial-data': 'favoriteIds,lastAddress,reviews',
      },
    }))

function report({ visitors, accounts, ownParts, lists, products, changing, changes }) {
  say(line(['', 'req/s', 'p50', 'p99', 'bare', 'p99', 'share']))
  reportRow('Visitors', visitors)
  say(line(['  first round', Math.round(visitors.cold.rate), visitors.cold.p50, visitors.cold.p99]))
  reportRow('Accounts', accounts)
  say(line(['Own parts of a page', Math.round(ownParts)]))
  reportRow('Lists as JSON', lists)
  reportRow('Products as JSON', products)
  reportRow(`Visitors, ${changes} changes`, changing)
}

const reportRow = (name, { rate, p50, p99, bareRate, bareP99, share }) =>
  say(line([name, Math.round(rate), p50, p99, Math.round(bareRate), bareP99, share.toFixed(2)]))

function missesOf(name, { rate, share, p99, bareP99 }, goal) {
  return [
    rate < goal.rate && `${name}: ${Math.round(rate)} requests a second instead of ${goal.rate}`,
    share < goal.share &&
      `${name}: ${share.toFixed(2)} of the bare server instead of ${goal.share}`,
    p99 > Math.max(goal.p99, 2 * bareP99) && `${name}: p99 of ${p99} ms`,
  ]
}
