/**
 * `npm run bench -- phone [--rounds=5]`: what a fan with a cheap phone on slow 4G waits for. A new browser for each page
 * and round: when the page is painted, what shifts, how long presses take; then the way from a scanned code to the
 * payment page by Express checkout. Medians of the rounds count, and it passes if they reach the goals below.
 */
import { findChromium } from '../../launcher/chromium.js'
import { readEnvironment } from '../../launcher/environment.js'
import { say, step } from '../../launcher/steps.js'
import { line } from '../report.js'
import { openShop, shops } from '../shops.js'
import { journey } from './journey.js'
import { openPhoneShop } from './shop.js'
import { vitalsOf } from './page_vitals.js'
import { numbersFrom } from '../numbers.js'

/** ms, and bytes. */
const PAGE_GOALS = { lcp: 1_500, cls: 0, inp: 100 }
const JOURNEY_GOALS = { waiting: 4_000, bytes: 250_000, presses: 5, typed: 0, screens: 3 }

/** @returns whether all goals are reached */
export async function runPhone(stack, cluster) {
  const { rounds } = optionsOf(process.argv.slice(2))
  const url = await step(`Shop of ${shops[0].products} products`, () => openShop(cluster, shops[0]))
  const shop = await step('Shop', () => openPhoneShop(cluster, url))
  stack.onStop(shop.stop)
  const { path: executablePath } = await step('Chromium', () => findChromium(readEnvironment()))
  const phone = { executablePath, port: Number(new URL(shop.origin).port) }
  const { products, code } = shop
  const pages = {
    'Landing page': '/',
    'Browse page': '/browse',
    'Store page': '/store/1',
    'Product page': `/product/${products[0]}`,
  }
  // As in a shop that has been open for a while.
  for (const path of Object.values(pages)) await fetch(`${shop.origin}${path}`)

  const misses = []
  const rows = []
  for (const [name, path] of Object.entries(pages)) {
    const address = `${shop.origin}${path}`
    const measured = await step(name, () =>
      repeat(rounds, () => vitalsOf({ name, address, ...phone }))
    )
    rows.push({ name, measured })
  }
  const scanned = `${shop.origin}/artist/1/store?qr=${code}`
  const journeys = await step('From the scan to the payment page', () =>
    repeat(rounds, () => journey({ scanned, products, ...phone }))
  )
  misses.push(...reportPages(rows), ...reportJourney(journeys))
  for (const miss of misses) say(`Not reached: ${miss}`)
  return misses.length === 0
}

const optionsOf = (args) => numbersFrom(args, { rounds: 5 })

async function repeat(rounds, work) {
  const results = []
  for (let round = 0; round < rounds; round++) results.push(await work())
  return results
}

const median = (figures) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]
const medianOf = (results, field) => median(results.map((result) => result[field]))
const kilobytes = (bytes) => Math.round(bytes / 1_000)

const shiftedIn = (results) => results.find(({ shifted }) => shifted)?.shifted

function reportPages(rows) {
  const misses = []
  say('')
  say(line(['', 'LCP ms', 'CLS', 'INP ms', 'kB']))
  say(line(['goal', PAGE_GOALS.lcp, PAGE_GOALS.cls, PAGE_GOALS.inp]))
  for (const { name, measured } of rows) {
    const lcp = Math.round(medianOf(measured, 'lcp'))
    const cls = Math.max(...measured.map((result) => result.cls))
    const inp = medianOf(measured, 'inp')
    say(line([name, lcp, cls.toFixed(3), inp, kilobytes(medianOf(measured, 'bytes'))]))
    const { largest } = measured.at(-1)
    const slowest = measured.find((result) => result.inp === inp)?.slowest
    if (lcp >= PAGE_GOALS.lcp) misses.push(`${name}: LCP of ${lcp} ms (${largest})`)
    if (cls > PAGE_GOALS.cls)
      misses.push(`${name}: CLS of ${cls.toFixed(4)} (${shiftedIn(measured)})`)
    if (inp >= PAGE_GOALS.inp) misses.push(`${name}: INP of ${inp} ms (${slowest})`)
  }
  return misses
}

function reportJourney(journeys) {
  const steps = Object.keys(journeys[0].waits)
  const waits = steps.map((name) => Math.round(median(journeys.map(({ waits }) => waits[name]))))
  const found = {
    waiting: Math.round(
      median(journeys.map(({ waits }) => Object.values(waits).reduce((sum, ms) => sum + ms, 0)))
    ),
    bytes: medianOf(journeys, 'bytes'),
    presses: Math.max(...journeys.map(({ presses }) => presses)),
    typed: Math.max(...journeys.map(({ typed }) => typed)),
    screens: Math.max(...journeys.map(({ screens }) => screens.length)),
  }
  say('')
  say(line(['From the scan', ...steps, 'in all', 'kB', 'presses', 'typed', 'screens']))
  const goals = [JOURNEY_GOALS.waiting, kilobytes(JOURNEY_GOALS.bytes)]
  const { presses, typed, screens } = JOURNEY_GOALS
  say(line(['goal', ...steps.map(() => ''), ...goals, presses, typed, screens]))
  const { waiting, bytes } = found
  say(line(['ms', ...waits, waiting, kilobytes(bytes), found.presses, found.typed, found.screens]))
  return Object.entries(JOURNEY_GOALS)
    .filter(([name, goal]) => found[name] > goal)
    .map(([name, goal]) => `${name}: ${found[name]} instead of ${goal} at most`)
}
