/**
 * `npm run bench [-- part of a scenario's name …]`: the production build on loopback against a bare ceiling, with a small and a large shop.
 * With `studio`, or no word: what an artist's pages cost with a hundred times the scans and orders (studio.js).
 * With `pages` alone: public pages as visitors get them (pages/run_pages.js).
 * With `buyers` alone: 200 buyers at once on one product (buyers/run_buyers.js).
 * With `events` alone: 2,000 Stripe events at once (events/run_events.js).
 * With `boards` alone: 500 live boards open at once (boards/run_boards.js).
 * With `orders` alone: how many orders a second until answers are slow (orders/run_orders.js).
 * With `backlog` alone: 2,000 orders that wait for Printful, and the screens meanwhile (backlog/run_backlog.js).
 * With `admin` alone: the pages of admins with 1,000,000 orders and 100,000 artists (admin_pages/run_admin_pages.js).
 * With `phone` alone: what a fan with a cheap phone on slow 4G waits for (phone/run_phone.js).
 * Every scenario is measured in rounds that alternate with its ceiling, and the medians count, because machines are noisy.
 */
import { ensureBuilt } from '../launcher/build.js'
import { openCluster } from '../launcher/database.js'
import { readEnvironment } from '../launcher/environment.js'
import { say, sinceStart, step } from '../launcher/steps.js'
import { untilStopped } from '../launcher/until_stopped.js'
import { startApplication } from './application.js'
import { startCeiling } from './ceiling_process.js'
import { measure } from './measure.js'
import { runBacklog } from './backlog/run_backlog.js'
import { runBoards } from './boards/run_boards.js'
import { runBuyers } from './buyers/run_buyers.js'
import { runAdminPages } from './admin_pages/run_admin_pages.js'
import { runEvents } from './events/run_events.js'
import { runOrders } from './orders/run_orders.js'
import { runPhone } from './phone/run_phone.js'
import { runPages } from './pages/run_pages.js'
import { report, reportGrowth } from './report.js'
import { scenarios } from './scenarios.js'
import { openShop, shops } from './shops.js'
import { measureStudio } from './studio.js'
import { assertKnown, STANDALONE_WORDS } from './words.js'

/** By the words of words.js. */
const STANDALONE = {
  pages: runPages,
  buyers: runBuyers,
  events: runEvents,
  boards: runBoards,
  phone: runPhone,
  orders: runOrders,
  backlog: runBacklog,
  admin: runAdminPages,
}

export async function runBench() {
  const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
  const wanted = words.map((word) => word.toLowerCase())
  const isWanted = ({ name }) =>
    wanted.length === 0 || wanted.some((word) => name.toLowerCase().includes(word))
  assertKnown(wanted)
  const env = readEnvironment()

  say('Gigstall: benchmark')
  await untilStopped(
    async (stack) => {
      await step('Build', () => ensureBuilt({ ...env, NODE_ENV: 'development' }))
      const cluster = await step('PostgreSQL', () =>
        openCluster({ name: 'postgres_bench', portOffset: 2, library: 'pg_stat_statements' })
      )
      stack.onStop(cluster.close)

      const standalone = STANDALONE_WORDS.find((word) => wanted.includes(word))
      if (standalone) {
        const isGood = await STANDALONE[standalone](stack, cluster)
        stack.finish(isGood ? 0 : 1, () => say(`\nWhole run: ${sinceStart()}`))
        return
      }
      const results = []
      const isStudioOnly = wanted.length > 0 && wanted.every((word) => 'studio'.includes(word))
      for (const shop of isStudioOnly ? [] : shops) {
        const url = await step(`Shop of ${shop.products} products`, () => openShop(cluster, shop))
        results.push(await measureShop(stack, { url, shop, isWanted }))
      }
      reportGrowth(results)
      if (isWanted({ name: 'Studio' })) await measureStudio(stack, cluster)
      stack.finish(0, () => say(`\nWhole run: ${sinceStart()}`))
    },
    { interrupted: 130, quiet: true }
  )
}

async function measureShop(stack, { url, shop, isWanted }) {
  const application = await startApplication(url)
  stack.onStop(application.stop)
  const ceiling = await startCeiling(url)
  stack.onStop(ceiling.stop)

  const rows = []
  for (const scenario of (await scenarios(url)).filter(isWanted)) {
    rows.push(await step(scenario.name, () => measure({ scenario, application, ceiling })))
  }
  report(shop, rows, application.memory())
  await ceiling.stop()
  await application.stop()
  return { shop, rows }
}
