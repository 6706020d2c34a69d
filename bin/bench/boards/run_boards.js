/**
 * `npm run bench -- boards [--boards=500] [--seconds=30] [--scans=2]`: what live boards cost that are open at once, quiet
 * and with so many scans a second at their gigs, beside the same without boards and with boards that poll. It passes if
 * quiet boards cost next to nothing, and each scan is on its boards within 1.5 s.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { databaseName, recreateDatabase } from '../../launcher/database_names.js'
import { say, step } from '../../launcher/steps.js'
import { startApplication } from '../application.js'
import { processorTimes } from '../buyers/processor_times.js'
import { line } from '../report.js'
import { openShop, shops } from '../shops.js'
import { signIn } from '../sign_in.js'
import { openBoard } from './board.js'
import { numbersFrom } from '../numbers.js'

const LIMITS = { processor: 2, statements: 30, kilobytes: 64, milliseconds: 1_500 }

/** Fewer than the server allows. */
const MOST_OF_ACCOUNT = 10

const POLL_MILLISECONDS = 4_000

/** @returns whether the boards cost no more than the limits */
export async function runBoards(stack, cluster) {
  const options = optionsOf(process.argv.slice(2))
  const url = await step(`Shop of ${shops[0].products} products`, () => openShop(cluster, shops[0]))
  const copy = await recreateDatabase(cluster.url, 'bench_boards', databaseName(url))
  const gigs = await gigsOf(copy)
  const application = await startApplication(copy, { TRUST_PROXY: 'loopback' })
  stack.onStop(application.stop)
  const callers = await step(`${gigs.length} artists log in`, () => logIn(application, gigs))
  const shop = { application, gigs: callers, ...options, waiting: new Map(), delays: [] }

  const rows = []
  const note = async (name, work) => rows.push(await step(name, () => measure(name, shop, work)))
  await scansFor(shop, 5)
  await note('no boards', (seconds) => sleep(seconds * 1_000))
  await note('no boards, scans', (seconds) => scansFor(shop, seconds))
  const before = application.memory().now
  const boards = await step(`${options.boards} boards`, () => openAll(shop))
  stack.onStop(() => boards.forEach((board) => board.close()))
  await note('boards', (seconds) => sleep(seconds * 1_000))
  await note('boards, scans', (seconds) => scansFor(shop, seconds))
  const kilobytes = ((application.memory().now - before) * 1_024) / options.boards
  const lost = boards.filter((board) => !board.isOpen()).length
  boards.forEach((board) => board.close())
  await sleep(1_000)
  await note('boards that poll', (seconds) => pollFor(shop, seconds))
  await application.stop()
  return report({ rows, kilobytes, lost, delays: shop.delays })
}

const optionsOf = (args) => numbersFrom(args, { boards: 500, seconds: 30, scans: 2 })

const GIGS = `
  WITH made AS (
    INSERT INTO gigs (artist_id, name, starts_at)
    SELECT artists.id, 'Tonight', now() - interval '20 minutes'
      FROM artists JOIN users ON users.id = artists.user_id
     WHERE users.user_type = 'artist' AND users.suspended_at IS NULL AND NOT artists.is_hidden
    RETURNING id, artist_id),
  codes AS (
    INSERT INTO qr_codes (artist_id, gig_id, code, store_url)
    SELECT artist_id, id, 'BOARD-' || id, '/artist/' || artist_id || '/store?qr=BOARD-' || id FROM made
    RETURNING gig_id, artist_id, code)
  SELECT gig_id AS id, code, users.email
    FROM codes JOIN artists ON artists.id = codes.artist_id JOIN users ON users.id = artists.user_id
   ORDER BY gig_id`

/** A gig that has just begun for each artist, with a code; everybody's password is the demo artist's. */
async function gigsOf(url) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `UPDATE users SET password = (SELECT password FROM users WHERE email = 'artist@gigstall.test') WHERE user_type = 'artist'`
  )
  const { rows } = await client.query(GIGS)
  await client.end()
  return rows
}

async function logIn({ origin }, gigs) {
  const callers = []
  for (const [index, { id, code, email }] of gigs.entries()) {
    const address = `10.40.${Math.floor(index / 200)}.${1 + (index % 200)}`
    const headers = await signIn(origin, { loginPath: '/api/login/artist', email, address })
    callers.push({ id, code, headers: { ...headers, 'x-forwarded-for': address } })
  }
  return callers
}

/** As many for each artist, in turns. */
async function openAll({ application, gigs, boards, waiting, delays }) {
  const most = gigs.length * MOST_OF_ACCOUNT
  if (boards > most) throw new Error(`At most ${most} boards can be open here`)
  const onFigures = (gig) => {
    const since = waiting.get(gig)
    if (since !== undefined) delays.push(performance.now() - since)
  }
  const open = []
  for (let index = 0; index < boards; index++) {
    const { id, headers } = gigs[index % gigs.length]
    open.push(await openBoard({ origin: application.origin, gig: id, headers, onFigures }))
  }
  return open
}

/** Scans at one gig after the other, each by another device. */
async function scansFor({ application, gigs, scans, waiting }, seconds) {
  for (let count = 0; count < seconds * scans; count++) {
    const { id, code } = gigs[count % gigs.length]
    waiting.set(id, performance.now())
    const answer = await fetch(`${application.origin}/api/qr-codes/${code}/scan`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': `10.50.${Math.floor(Math.random() * 200)}.${1 + (count % 200)}`,
        'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/130.0 Mobile Safari/537.36',
      },
      body: '{}',
    })
    if (!answer.ok) throw new Error(`A scan got ${answer.status}`)
    await sleep(1_000 / scans)
  }
}

/** What as many boards would ask that poll every few seconds. */
async function pollFor({ application, gigs, boards }, seconds) {
  const until = performance.now() + seconds * 1_000
  const poll = async (index) => {
    const { id, headers } = gigs[index % gigs.length]
    await sleep(Math.random() * POLL_MILLISECONDS)
    while (performance.now() < until) {
      const answer = await fetch(`${application.origin}/api/gigs/${id}/live`, { headers })
      await answer.arrayBuffer()
      await sleep(POLL_MILLISECONDS)
    }
  }
  await Promise.all(Array.from({ length: boards }, (_, index) => poll(index)))
}

async function measure(name, { application, seconds }, work) {
  const meter = processorTimes({ server: application.pid })
  const begun = performance.now()
  const statements = await application.record(() => work(seconds))
  const minutes = (performance.now() - begun) / 60_000
  return {
    name,
    processor: (100 * meter().server) / (60 * minutes),
    statements: statements.length / minutes,
    memory: application.memory().now,
  }
}

function report({ rows, kilobytes, lost, delays }) {
  say('\nLive boards (processor in % of one core; statements a minute; memory in MB)')
  say(line(['', 'processor', 'SQL', 'memory'], 12))
  for (const { name, processor, statements, memory } of rows)
    say(line([name, processor.toFixed(1), Math.round(statements), memory], 12))
  const sorted = delays.toSorted((one, other) => one - other)
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN
  say(`Memory of a board: ${kilobytes.toFixed(0)} kB`)
  say(`From a scan to its boards: ${at(0.5).toFixed(0)} ms, p99 ${at(0.99).toFixed(0)} ms`)
  const [idle, , quiet] = rows
  const faults = [
    lost > 0 && `${lost} boards were lost`,
    quiet.processor - idle.processor > LIMITS.processor && 'quiet boards keep the processor busy',
    quiet.statements - idle.statements > LIMITS.statements && 'quiet boards ask the database',
    kilobytes > LIMITS.kilobytes && `a board takes more than ${LIMITS.kilobytes} kB`,
    !(at(0.99) <= LIMITS.milliseconds) && `a scan takes more than ${LIMITS.milliseconds} ms`,
  ].filter(Boolean)
  for (const fault of faults) say(`✗ ${fault}`)
  if (faults.length === 0) say('✓ Open boards cost next to nothing')
  return faults.length === 0
}
