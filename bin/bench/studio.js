/**
 * What an artist's pages cost, one request at a time, in a shop of 10 million scans, 1 million orders and 2,000 gigs of one
 * artist and in one of a hundredth of that: at most 50 ms each, and at most 1.3 times as much. `BENCH_STUDIO_SHARE=0.01` tries it with less.
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
const TOUR = 'Benchmark Tour'

/** Gigs of the tour whose page is measured. */
const TOUR_GIGS = 40

const limit = { milliseconds: 50, growth: 1.3 }

const crowd = (size) => ({
  name: `studio_${Math.round(10_000_000 * share * size)}`,
  products: 1_000,
  artists: 60,
  orders: Math.round(1_000_000 * share * size),
  scans: Math.round(10_000_000 * share * size),
  gigs: Math.max(TOUR_GIGS, Math.round(2_000 * size)),
})

export async function measureStudio(stack, cluster) {
  const shops = []
  for (const shop of [crowd(0.01), crowd(1)]) {
    const url = await step(`Studio with ${shop.scans} scans, ${shop.orders} orders`, () =>
      openShop(cluster, shop)
    )
    await step(`${shop.gigs} gigs of one artist`, () => addGigs(url, shop.gigs))
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

/**
 * Past gigs of the first artist with a code each and figures of a night, of which the latest are a tour of as many gigs in
 * both shops. Once for a database, which is kept.
 */
async function addGigs(url, count) {
  const [known] = await valuesOf(url, `select id from tours where name = '${TOUR}'`)
  if (known !== undefined) return
  const night = `now() - interval '1 day' * (n + 1)`
  const statements = [
    `insert into tours (artist_id, name) values (1, '${TOUR}')`,
    `insert into gigs (artist_id, name, venue, city, starts_at, attendance, tour_id)
     select 1, 'Night ' || n, 'Hall ' || n, 'Town ' || n % 90, ${night}, 50 + n % 900,
            case when n <= ${TOUR_GIGS} then (select id from tours where name = '${TOUR}') end
       from generate_series(1, ${count}) as n`,
    `insert into qr_codes (artist_id, gig_id, code, store_url)
     select 1, id, 'BENCH-' || id, '/artist/1/store?qr=BENCH-' || id from gigs where name like 'Night %'`,
    `insert into qr_code_hourly_stats (qr_code_id, phase, hour, artist_id, scans, visitors, orders, checkouts, units, amount, profit)
     select qr_codes.id, case when h = 0 then 'first_hour' else 'after' end, date_trunc('hour', starts_at) + interval '1 hour' * h,
            1, 40, 30, 6, 5, 7, 168, 48
       from qr_codes join gigs on gigs.id = gig_id, generate_series(0, 9) as h where code like 'BENCH-%'`,
    `insert into qr_code_product_daily_stats (qr_code_id, phase, product_id, day, artist_id, views, orders, units, amount, profit, ranked_units)
     select qr_codes.id, 'after', products.id, starts_at::date, 1, 20, 2, 2 + products.id % 9, 48, 14, 2 + products.id % 9
       from qr_codes join gigs on gigs.id = gig_id, (select id from products where artist_id = 1 order by id limit 12) as products
      where code like 'BENCH-%'`,
    `insert into product_daily_stats (artist_id, product_id, day, orders, units, amount, profit, ranked_units, gig_units)
     select stats.artist_id, product_id, day, sum(orders), sum(units), sum(amount), sum(profit), sum(ranked_units), sum(units)
       from qr_code_product_daily_stats as stats join qr_codes on qr_codes.id = qr_code_id where code like 'BENCH-%' group by 1, 2, 3
     on conflict (artist_id, day, product_id) do update
        set units = product_daily_stats.units + excluded.units, ranked_units = product_daily_stats.ranked_units + excluded.ranked_units,
            gig_units = product_daily_stats.gig_units + excluded.gig_units`,
    `insert into qr_code_size_daily_stats (qr_code_id, phase, size, day, artist_id, units)
     select qr_codes.id, 'after', size, starts_at::date, 1, 5
       from qr_codes join gigs on gigs.id = gig_id, unnest(array['S', 'M', 'L', 'XL', '2XL']) as size where code like 'BENCH-%'`,
    'analyze',
  ]
  for (const statement of statements) await valuesOf(url, statement)
}

/** The artist's past gig that was scanned most, and the tour. */
async function pages(url) {
  const [tour] = await valuesOf(url, `select id from tours where name = '${TOUR}'`)
  const [gig] = await valuesOf(
    url,
    `select gigs.id from gigs join qr_codes on qr_codes.gig_id = gigs.id
      where gigs.artist_id = 1 and starts_at < now() group by gigs.id order by sum(scan_count) desc limit 1`
  )
  return [
    { name: 'Studio, overview', path: '/dashboard' },
    { name: 'Studio, overview, 12 months', path: '/dashboard?range=12m' },
    { name: 'Studio, gigs', path: '/dashboard?tab=gigs' },
    { name: 'Studio, tours', path: '/dashboard?tab=gigs&view=tours' },
    { name: 'Studio, one tour', path: `/dashboard?tab=gigs&tour=${tour}` },
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
