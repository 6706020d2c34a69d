/**
 * `npm run bench -- admin`: how long the server takes for each page of the admin area, one request at a time, in a shop of 1,000,000 orders and
 * 100,000 artists. Fails where 95 of 100 answers take more than 50 ms, or 20 ms for the search. `BENCH_ADMIN_ONLY=orders,search` opens the
 * pages with one of these words in their name.
 */
import { say, step } from '../../launcher/steps.js'
import { runStatements } from '../../launcher/database_names.js'
import { startApplication } from '../application.js'
import { Timings } from '../buyers/timings.js'
import { openShop } from '../shops.js'
import { signIn } from '../sign_in.js'
import { fillAdminShop } from './fill.js'
import { adminPages, size } from './pages.js'
import { openSlowestStatement } from './slowest_statement.js'

const OPENINGS = 30
const admin = { loginPath: '/api/login', email: 'admin@gigstall.test' }
const only = process.env.BENCH_ADMIN_ONLY?.toLowerCase()

const shop = {
  name: 'admin',
  products: 0,
  artists: 0,
  orders: 0,
  scans: 0,
  fill: fillAdminShop,
  sources: ['bin/bench/admin_pages'],
}

/** @returns whether every page kept its limit */
export async function runAdminPages(stack, cluster) {
  return measureAdminPages(stack, await step(`Shop of ${size}`, () => openShop(cluster, shop)))
}

/** @param url the database of the shop */
export async function measureAdminPages(stack, url) {
  const application = await startApplication(url, { SECOND_FACTOR: 'optional', LOG_LEVEL: 'fatal' })
  stack.onStop(application.stop)
  const meter = await openSlowestStatement(url)
  stack.onStop(meter.close)
  const headers = await signIn(application.origin, admin)
  const open = (path, more) =>
    fetch(`${application.origin}${path}`, { redirect: 'manual', headers: { ...headers, ...more } })

  const version = versionOf(await (await open('/admin')).text())
  const orderNameAt = async (path) =>
    orderNameOf(
      await (await open(path, { 'x-inertia': 'true', 'x-inertia-version': version })).json()
    )
  const pages = await step('Addresses', () => adminPages(url, orderNameAt))
  const rows = []
  for (const page of pages.filter(
    ({ name }) => !only || only.split(',').some((word) => name.toLowerCase().includes(word))
  )) {
    rows.push(await step(page.name, () => measure(page, open, meter)))
  }
  await runStatements(url, ['SELECT pg_stat_statements_reset()'])
  report(rows)
  return rows.every(isWithinLimit)
}

async function measure({ name, paths, limit }, open, meter) {
  const timings = new Timings()
  let slowest = { milliseconds: 0 }
  for (let opening = -1; opening < OPENINGS; opening++) {
    const path = paths[Math.max(opening, 0) % paths.length]
    if (opening === 0) await meter.reset()
    const begun = performance.now()
    const answer = await open(path)
    await answer.arrayBuffer()
    const milliseconds = performance.now() - begun
    if (opening < 0 && answer.status === 200) continue
    timings.note(name, milliseconds, answer.status, 200)
    if (milliseconds > slowest.milliseconds) slowest = { milliseconds, path }
  }
  const [row] = timings.rows()
  return { ...row, limit, path: slowest.path, statement: await meter.read() }
}

const isWithinLimit = ({ p95, limit }) => p95 <= limit

const versionOf = (html) => /"version":"([^"]*)"/.exec(html.replaceAll('&quot;', '"'))?.[1] ?? ''

/** The name of the list's order, which its cursors begin with; null for a list of one page. */
function orderNameOf({ props }) {
  const cursor = props.nextUrl && new URLSearchParams(props.nextUrl.split('?')[1]).get('cursor')
  return cursor ? JSON.parse(Buffer.from(cursor, 'base64url').toString())[0] : null
}

function report(rows) {
  say(
    `\nAdmin pages (ms in the server, ${OPENINGS} openings each; the slowest statement is the longest of them)`
  )
  say(columns(['', 'median', 'p95', 'max', 'limit', '', 'SQL', 'slowest statement']))
  for (const row of rows) {
    const times = [row.p50, row.p95, row.max].map((time) => time.toFixed(1))
    const { milliseconds = 0, text = '' } = row.statement ?? {}
    say(
      columns([
        row.step,
        ...times,
        row.limit,
        isWithinLimit(row) ? 'kept' : 'MISSED',
        milliseconds.toFixed(1),
        text,
      ])
    )
  }
  for (const { step: name, path, max } of rows.filter((row) => !isWithinLimit(row)))
    say(`${name}: ${max.toFixed(0)} ms for ${decodeURIComponent(path)}`)
  say('')
}

const columns = ([name, median, p95, max, limit, word, sql, text]) =>
  `${name.padEnd(28)}${[median, p95, max, limit, word, sql].map((cell) => String(cell).padStart(8)).join('')}  ${text}`
