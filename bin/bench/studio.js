/**
 * What an artist's pages cost, one request at a time, in a shop of 10 million scans and 1 million orders and in one of a
 * hundredth of that: at most 50 ms each, and at most 1.3 times as much. `BENCH_STUDIO_SHARE=0.01` tries it with less.
 */
import autocannon from 'autocannon'
import { valuesOf } from '../launcher/database_names.js'
import { say, step } from '../launcher/steps.js'
import { startApplication } from './application.js'
import { line } from './report.js'
import { openShop } from './shops.js'
import { signIn } from './sign_in.js'

const artist = { loginPath: '/api/login/artist', email: 'artist@gigstall.test' }
const share = Number(process.env.BENCH_STUDIO_SHARE ?? 1)
const seconds = Number(process.env.BENCH_SECONDS ?? 4)
const rounds = 3
const limit = { milliseconds: 50, growth: 1.3 }

const crowd = (size) => ({
  name: `studio_${Math.round(10_000_000 * share * size)}`,
  products: 1_000,
  artists: 60,
  orders: Math.round(1_000_000 * share * size),
  scans: Math.round(10_000_000 * share * size),
})

export async function measureStudio(stack, cluster) {
  const shops = []
  for (const shop of [crowd(0.01), crowd(1)]) {
    const url = await step(`Studio with ${shop.scans} scans, ${shop.orders} orders`, () =>
      openShop(cluster, shop)
    )
    shops.push(await openStudio(stack, url))
  }
  const rows = []
  for (const [index, { name }] of shops[0].pages.entries()) {
    rows.push({ name, times: await step(name, () => measure(shops, index)) })
  }
  for (const { application } of shops) await application.stop()
  report(rows)
}

async function openStudio(stack, url) {
  const application = await startApplication(url)
  stack.onStop(application.stop)
  const headers = await signIn(application.origin, artist)
  return { application, headers, pages: await pages(url) }
}

/** In turns, because what else the machine does comes and goes; the best round counts, because that only ever adds. */
async function measure(shops, index) {
  const times = shops.map(() => Infinity)
  for (let round = 0; round <= rounds; round++) {
    for (const [place, { application, headers, pages: paths }] of shops.entries()) {
      const duration = round === 0 ? 1 : seconds
      const time = await timeOf(`${application.origin}${paths[index].path}`, headers, duration)
      if (round > 0) times[place] = Math.min(times[place], time)
    }
  }
  return times
}

/** The artist's past gig that was scanned most. */
async function pages(url) {
  const [gig] = await valuesOf(
    url,
    `select gigs.id from gigs join qr_codes on qr_codes.gig_id = gigs.id
      where gigs.artist_id = 1 and starts_at < now() group by gigs.id order by sum(scan_count) desc limit 1`
  )
  return [
    { name: 'Studio, overview', path: '/dashboard' },
    { name: 'Studio, overview, 12 months', path: '/dashboard?range=12m' },
    { name: 'Studio, gigs', path: '/dashboard?tab=gigs' },
    { name: 'Studio, one gig', path: `/dashboard?tab=gigs&gig=${gig}` },
    { name: 'Studio, live board', path: `/api/gigs/${gig}/live` },
  ]
}

/** Milliseconds of one answer, one after the other. */
async function timeOf(url, headers, duration) {
  const { latency, non2xx, errors } = await autocannon({ url, headers, connections: 1, duration })
  if (non2xx + errors > 0) throw new Error(`${url} failed ${non2xx + errors} times`)
  return latency.average
}

function report(rows) {
  say(`\nArtist's pages (ms; limits ${limit.milliseconds} and ${limit.growth})`)
  say(line(['', 'small', 'large', 'growth', '']))
  for (const { name, times } of rows) {
    const [small, large] = times
    const growth = large / small
    const isRestored = large <= limit.milliseconds && growth <= limit.growth
    const cells = [small, large].map((time) => time.toFixed(1))
    say(line([name, ...cells, growth.toFixed(2), isRestored ? 'kept' : 'MISSED']))
  }
}
