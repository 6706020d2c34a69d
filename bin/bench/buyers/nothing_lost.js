/**
 * When all has come to rest: nothing lost and nothing twice, by the shop's rows, its ledger, the stand-ins' own records
 * and the mails.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { problemsOf } from '../../../tests/faults/invariants.js'

const PAUSE_MILLISECONDS = 2_000

/** What is counted on product, artist and catalog stats, which all buyers share. */
const COUNTERS = `
  select products.units_sold as product_units, products.units_sold_30_days as product_recent,
         round(artists.total_sales * 100)::int as artist_pence, artists.units_sold as artist_units,
         stats.units_sold_30_days::int as stats_recent
    from products join artists on artists.id = artist_id
    join artist_catalog_stats as stats on stats.artist_id = artists.id and stats.product_type = 'all'
   where products.id = $1`

export const countersOf = async (shop, productId) => (await shop.sql(COUNTERS, [productId]))[0]

/** Resolves when no job of a sale waits or runs and every sale is counted, or `seconds` are over. @returns whether all is done */
export async function drained(shop, seconds) {
  for (
    const overdue = Date.now() + seconds * 1_000;
    Date.now() < overdue;
    await wait(PAUSE_MILLISECONDS)
  ) {
    const [{ open }] = await shop.sql(
      `select (select count(*) from jobs.job where state in ('created', 'retry', 'active') and name in ('mails.send', 'fulfilment.submit'))
            + (select count(*) from outgoing_mails where status = 'waiting')
            + (select count(*) from provider_orders where status in ('waiting', 'draft'))
            + (select count(*) from pending_product_sales_counts) + (select count(*) from pending_artist_sales_counts) as open`
    )
    if (Number(open) === 0) return true
  }
  return false
}

/**
 * @param run `{ sale, paid, counters, baseline }`: what was sold, what the stand-in was paid for, and both as they stood before
 * @returns what is wrong, in words
 */
export async function whatWasLost(shop, { sale, paid, counters, baseline }) {
  const sessions = paid.map(({ sessionId }) => sessionId)
  const sold = await shop.sql(
    `select payment_sessions.checkout_id, stripe_session_id, array_agg(orders.id) as order_ids,
            sum(orders.quantity)::int as units, round(sum(orders.total_amount) * 100)::int as pence
       from payment_sessions join orders on orders.checkout_id = payment_sessions.checkout_id
      where stripe_session_id = any($1) group by 1, 2`,
    [sessions]
  )
  const emails = new Map(paid.map(({ sessionId, email }) => [sessionId, email]))
  const orders = sold.map((row) => ({
    checkoutId: row.checkout_id,
    orderIds: row.order_ids,
    email: emails.get(row.stripe_session_id),
  }))
  const problems = []
  const hold = (isTrue, text) => !isTrue && problems.push(text)
  hold(
    sold.length === sessions.length,
    `${sessions.length} paid pages, ${sold.length} known to the shop`
  )

  const charged = shop.records.payments().length
  hold(
    charged === sessions.length,
    `${sessions.length} paid pages, ${charged} payments at the stand-in`
  )
  const [{ count }] = await shop.sql(
    'select count(*)::int from checkouts where id > $1 and paid_at is not null',
    [baseline.checkoutId]
  )
  hold(count === charged, `${charged} payments at the stand-in, ${count} paid checkouts`)
  const [{ often }] = await shop.sql(
    'select count(*)::int as often from outgoing_mails where attempts > 1 and id > $1',
    [baseline.mailId]
  )
  hold(often === 0, `${often} mails were tried more than once`)

  const units = sum(sold, (row) => row.units)
  const moved = await countersOf(shop, sale.productId)
  const expected = {
    product_units: units,
    product_recent: units,
    artist_pence: sum(sold, (row) => row.pence),
    artist_units: units,
    stats_recent: units,
  }
  for (const [name, by] of Object.entries(expected)) {
    const did = moved[name] - counters[name]
    hold(did === by, `${name} moved by ${did}, sold was ${by}`)
  }
  return [
    ...problems,
    ...(await untilSettled(shop, baseline, orders)),
    ...(await ledgerProblems(shop)),
  ]
}

/** Shipments may leave and be told of meanwhile, as the stand-in's orders move on by themselves. */
async function untilSettled(shop, baseline, orders) {
  for (let tries = 1; ; tries++) {
    const printed = new Map(shop.records.orders().map((order) => [order.externalId, order.status]))
    for (const order of orders)
      order.isShipped = printed.get(`gs-${order.checkoutId}`) === 'fulfilled'
    const found = await problemsOf({ ...shop, baseline }, orders)
    if (found.length === 0 || tries === 10)
      return found.map(({ order, text }) =>
        order ? `checkout ${order.checkoutId}: ${text}` : text
      )
    await wait(PAUSE_MILLISECONDS)
  }
}

/** @returns what `ledger:check` has found, in words */
export const ledgerProblems = (shop) =>
  shop.ace('ledger:check').then(
    () => [],
    (error) => [error.message]
  )

const sum = (list, amountOf) => list.reduce((total, each) => total + amountOf(each), 0)
