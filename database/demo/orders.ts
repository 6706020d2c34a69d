import type { DateTime } from 'luxon'
import { randomFrom, seedFrom, type Random } from '#artwork/random'
import { ledgerStatements, REFUNDS } from '#database/demo/ledger'
import { insertRows, reserveIds } from '#database/demo/bulk'
import { buyerOf, someBuyer } from '#database/demo/buyers'
import { journeyOf, timesOf, type Journey } from '#database/demo/order_plan'
import { orderNumber } from '#database/demo/order_numbers'
import {
  checkoutRow,
  orderHistory,
  orderRow,
  paymentSessionRow,
  shipmentRow,
  type Buyer,
  type Line,
  type PlannedCheckout,
} from '#database/demo/order_rows'
import { productionSql } from '#database/demo/production'
import { ProductPicker } from '#database/demo/product_picker'
import { buyersVisits } from '#database/demo/visits'
import type { DemoContext } from '#database/demo/demo_context'
import { DEMO_ACCOUNTS } from '#identity/demo_accounts'

export const BASE_ORDERS = 720

const DAYS = 90

/** How many of the orders were placed at a gig of the first artist. */
const AT_A_GIG = 0.28

/** What the demo fan has bought, by age in days: something in every state. */
const DEMO_FAN_ORDERS: [days: number, journey: Journey][] = [
  [0.05, 'pending'],
  [1.5, 'processing'],
  [7, 'shipped'],
  [22, 'delivered'],
  [34, 'delivered'],
  [48, 'refunded'],
  [61, 'delivered'],
  [77, 'delivered'],
]

type Plan = Omit<PlannedCheckout, 'id' | 'lines'> & { lines: Omit<Line, 'id' | 'number'>[] }

/** Checkouts of the last 90 days with their rows, payments, shipments and histories. */
export async function addOrders(context: DemoContext) {
  const random = randomFrom(seedFrom('orders'))
  const picker = new ProductPicker(context)
  const plans = [
    ...demoFanPlans(context, picker, random),
    ...strangersPlans(context, picker, random),
  ]
  plans.sort((one, other) => Number(one.times.placedAt) - Number(other.times.placedAt))
  await insertCheckouts(context, plans)
}

function demoFanPlans(context: DemoContext, picker: ProductPicker, random: Random): Plan[] {
  if (!context.accounts) return []
  const { firstName, lastName, email } = DEMO_ACCOUNTS.fan
  const fan = { id: context.accounts.fan, name: `${firstName} ${lastName}`, email }
  return DEMO_FAN_ORDERS.map(([days, journey], index) => {
    const placedAt = context.now.minus({ minutes: Math.round(days * 1440) })
    return plan(context, picker, random, {
      buyer: buyerOf(fan, random),
      journey,
      placedAt,
      isFirstArtist: index % 3 === 0,
    })
  })
}

function strangersPlans(context: DemoContext, picker: ProductPicker, random: Random): Plan[] {
  const plans: Plan[] = []
  const nights = gigsOfFirstArtist(context)
  for (let rows = DEMO_FAN_ORDERS.length; rows < BASE_ORDERS;) {
    const index = plans.length
    const night =
      index >= 12 && random.chance(AT_A_GIG) ? atAGig(nights, context.now, random) : null
    // The first ones are of this morning; the rest thin out towards the past, because the shop is growing.
    const lot =
      index < 12 ? random.between(0.01, 0.28) : Math.max(0.01, DAYS * random.next() ** 1.25)
    const placedAt = night ?? context.now.minus({ minutes: Math.round(lot * 1440) })
    const ageInDays = context.now.diff(placedAt, 'days').days
    const made = plan(context, picker, random, {
      buyer: someBuyer(context, random),
      journey: journeyOf(ageInDays, random),
      placedAt,
      isFirstArtist: night !== null,
    })
    made.lines.splice(BASE_ORDERS - rows)
    rows += made.lines.length
    plans.push(made)
  }
  return plans
}

/** The gigs of the artist whose figures a newcomer looks at: there the queue at the stall is long. */
function gigsOfFirstArtist({ artists, codes, now }: DemoContext): DateTime[] {
  return codes
    .flatMap(({ artist, gig }) => (artist === artists[0] && gig ? [gig.startsAt] : []))
    .filter((startsAt) => startsAt < now && startsAt > now.minus({ days: DAYS - 5 }))
}

/** From the first song to the last bus; null where that is yet to come, or there was no gig. */
function atAGig(nights: DateTime[], now: DateTime, random: Random): DateTime | null {
  if (nights.length === 0) return null
  const at = random.pick(nights).plus({ minutes: random.integer(1, 300) })
  return at < now.minus({ minutes: 15 }) ? at : null
}

type Wish = { buyer: Buyer; journey: Journey; placedAt: DateTime; isFirstArtist: boolean }

function plan(
  context: DemoContext,
  picker: ProductPicker,
  random: Random,
  { buyer, journey, placedAt, isFirstArtist }: Wish
): Plan {
  const lot = random.next()
  const wanted = lot < 0.74 ? 1 : lot < 0.93 ? 2 : 3
  const lines = new Map<number, Plan['lines'][number]>()
  for (let line = 0; line < wanted; line++) {
    const product = picker.pick(placedAt, random, isFirstArtist && line === 0)
    const variant = random.pick(product.variants.filter((made) => made.isOffered))
    lines.set(product.id, {
      product,
      variant,
      quantity: random.chance(0.12) ? 2 : 1,
      code: picker.code(product, placedAt, random),
    })
  }
  return {
    buyer,
    journey,
    times: timesOf(journey, placedAt, context.now, random),
    lines: [...lines.values()],
  }
}

async function insertCheckouts({ trx }: DemoContext, plans: Plan[]) {
  const checkoutIds = await reserveIds(trx, 'checkouts', plans.length)
  const orderIds = await reserveIds(
    trx,
    'orders',
    plans.reduce((sum, { lines }) => sum + lines.length, 0)
  )
  let next = 0
  const checkouts: PlannedCheckout[] = plans.map((each, index) => ({
    ...each,
    id: checkoutIds[index],
    lines: each.lines.map((line) => ({
      ...line,
      id: orderIds[next],
      number: orderNumber((next += 1)),
    })),
  }))
  const shipped = checkouts.filter(({ times }) => times.shippedAt)
  const settled = checkouts.filter(({ journey }) => journey !== 'pending')
  const moves = checkouts.flatMap((checkout) =>
    checkout.lines.flatMap((line) => orderHistory(checkout, line.id))
  )
  await insertRows(trx, 'checkouts', checkouts.map(checkoutRow))
  await insertRows(
    trx,
    'orders',
    checkouts.flatMap((checkout) => checkout.lines.map((line) => orderRow(checkout, line)))
  )
  await insertRows(trx, 'visit_events', buyersVisits(checkouts))
  await insertRows(trx, 'order_status_history', moves)
  await insertRows(trx, 'payment_sessions', settled.map(paymentSessionRow))
  await insertRows(
    trx,
    'shipments',
    shipped.map((checkout, index) => shipmentRow(checkout, index + 1))
  )
  for (const sql of productionSql(checkoutIds.join(', '))) await trx.rawQuery(sql)
  const unposted = `SELECT id FROM checkouts WHERE NOT EXISTS (SELECT FROM ledger_transactions WHERE checkout_id = checkouts.id)`
  for (const statement of [...REFUNDS, ...ledgerStatements(unposted)]) await trx.rawQuery(statement)
}
