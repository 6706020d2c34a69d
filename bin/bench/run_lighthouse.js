/**
 * `npm run lighthouse`: the production build as a slow phone sees it, page by page, by Lighthouse in an installed
 * Chromium. Scores are noisy, so the median of three runs counts, and CI holds bytes and axe instead.
 */
import lighthouse from 'lighthouse'
import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { ensureBuilt } from '../launcher/build.js'
import { findChromium } from '../launcher/chromium.js'
import { openCluster } from '../launcher/database.js'
import { readEnvironment } from '../launcher/environment.js'
import { inTmp } from '../launcher/paths.js'
import { nextFreePort } from '../launcher/ports.js'
import { say, sinceStart, step } from '../launcher/steps.js'
import { untilStopped } from '../launcher/until_stopped.js'
import { startApplication } from './application.js'
import { line } from './report.js'
import { scenarios } from './scenarios.js'
import { openShop, shops } from './shops.js'

const RUNS = 3
const GOALS = { 'performance': 97, 'accessibility': 100, 'best-practices': 100, 'seo': 100 }
const PAGES = ['Landing page', 'Browse page', 'Store page', 'Product page']

export async function runLighthouse() {
  const env = readEnvironment()
  say('Gigstall: Lighthouse, mobile')
  await untilStopped(
    async (stack) => {
      await step('Build', () => ensureBuilt({ ...env, NODE_ENV: 'development' }))
      const cluster = await step('PostgreSQL', () =>
        openCluster({ name: 'postgres_bench', portOffset: 2 })
      )
      stack.onStop(cluster.close)
      const [shop] = shops
      const url = await step(`Shop of ${shop.products} products`, () => openShop(cluster, shop))
      const { path: executablePath } = await step('Chromium', () => findChromium(env))
      const application = await startApplication(url, { RESPONSE_CACHE: 'on' })
      stack.onStop(application.stop)

      const rows = []
      for (const { name, path } of await pagesOf(url)) {
        const address = `${application.origin}${path}`
        await fetch(address)
        rows.push({ name, scores: await step(name, () => scoresOf(address, name, executablePath)) })
      }
      const isMet = report(rows)
      stack.finish(isMet ? 0 : 1, () => say(`\nWhole run: ${sinceStart()}`))
    },
    { interrupted: 130, quiet: true }
  )
}

async function pagesOf(databaseUrl) {
  const all = await scenarios(databaseUrl)
  return PAGES.map((name) => all.find((scenario) => scenario.name === name))
}

/** The median of each category, 0 to 100; the last report is kept as tmp/lighthouse/<page>.html. */
async function scoresOf(address, name, executablePath) {
  const runs = []
  for (let run = 0; run < RUNS; run++) runs.push(await audit(address, name, executablePath))
  return Object.fromEntries(
    Object.keys(GOALS).map((category) => [category, median(runs.map((run) => run[category]))])
  )
}

async function audit(address, name, executablePath) {
  const port = await nextFreePort(3800, '127.0.0.1')
  const args = [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-quic']
  const browser = await chromium.launch({ executablePath, args })
  try {
    const onlyCategories = Object.keys(GOALS)
    const { lhr, report } = await lighthouse(address, { port, onlyCategories, output: 'html' })
    keep(name, report)
    return Object.fromEntries(
      Object.entries(lhr.categories).map(([id, { score }]) => [id, Math.round(score * 100)])
    )
  } finally {
    await browser.close()
  }
}

function keep(name, report) {
  const file = inTmp('lighthouse', `${name.toLowerCase().replaceAll(' ', '_')}.html`)
  mkdirSync(inTmp('lighthouse'), { recursive: true })
  writeFileSync(file, report)
}

function median(figures) {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)]
}

function report(rows) {
  const categories = Object.entries(GOALS)
  const show = (cells) => say(line(cells, 16))
  say('')
  show(['', ...categories.map(([id]) => id)])
  show(['goal', ...categories.map(([, goal]) => goal)])
  for (const { name, scores } of rows) show([name, ...categories.map(([id]) => scores[id])])
  return rows.every(({ scores }) => categories.every(([id, goal]) => scores[id] >= goal))
}
