import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type Artist from '#artists/models/artist'
import type Product from '#catalog/models/product'
import { CheckoutFactory } from '#database/factories/checkout_factory'
import { OrderFactory } from '#database/factories/order_factory'
import { ScanFactory } from '#database/factories/scan_factory'
import { VisitEventFactory } from '#database/factories/visit_event_factory'
import type QrCode from '#gigs/models/qr_code'
import { BuildRollups } from '#insights/actions/build_rollups'
import type Order from '#commerce/orders/models/order'
import { times, type Pence } from '#shared/money'
import { givenActiveProduct, givenArtist, givenScannedCode } from '#tests/support/given'

const moment = (iso: string) => DateTime.fromISO(iso, { setZone: true })

/** An artist with a product at £24.00 (6.90 of it theirs) and a gig with one code. */
export async function givenGig({
  startsAt,
  timeZone = 'Europe/London',
  artist,
}: {
  startsAt: string
  timeZone?: string
  artist?: Artist
}) {
  const owner = artist ?? (await givenArtist({})).artist
  const { product } = await givenActiveProduct({ artist: owner })
  const { gig, code } = await givenScannedCode({ artist: owner })
  await gig.merge({ startsAt: moment(startsAt), timeZone }).save()
  return { artist: owner, product, gig, code }
}

export function givenScan(code: QrCode, at: string, visitorHash?: string) {
  return ScanFactory.merge({
    qrCodeId: code.id,
    artistId: code.artistId,
    scannedAt: moment(at),
    ...(visitorHash && { visitorHash }),
  }).create()
}

export function givenEvent(
  kind: 'view' | 'basket',
  { code, product, at }: { code: QrCode; product: Product; at: string }
) {
  return VisitEventFactory.merge({
    kind,
    qrCodeId: code.id,
    artistId: code.artistId,
    productId: product.id,
    occurredAt: moment(at),
  }).create()
}

async function givenPaidCheckout(itemsAmount: Pence, at: string): Promise<number> {
  const checkout = await CheckoutFactory.apply('paid').merge({ itemsAmount }).create()
  await checkout.merge({ paidAt: moment(at) }).save()
  return checkout.id
}

type Sale = { product: Product; at: string; code?: QrCode; quantity?: number; checkoutId?: number }

export async function givenSale({ product, at, code, quantity = 1, checkoutId }: Sale) {
  const checkout =
    checkoutId ?? (await givenPaidCheckout(times(product.sellingPrice, quantity), at))
  const order: Order = await OrderFactory.apply('paid')
    .merge({ productId: product.id, checkoutId: checkout, quantity, qrCodeId: code?.id ?? null })
    .create()
  return order.refresh()
}

export const buildRollups = () => new BuildRollups().handle()

/** Sums of a gig's hours by phase, as numbers. */
export async function phasesOf(code: QrCode) {
  const { rows } = await db.rawQuery(
    `SELECT phase, sum(scans)::int AS scans, sum(visitors)::int AS visitors, sum(views)::int AS views, sum(baskets)::int AS baskets,
            sum(orders)::int AS orders, sum(checkouts)::int AS checkouts, sum(units)::int AS units, sum(amount)::float AS amount, sum(profit)::float AS profit
       FROM qr_code_hourly_stats WHERE qr_code_id = ? GROUP BY phase`,
    [code.id]
  )
  return Object.fromEntries(
    rows.map(({ phase, ...sums }: { phase: string }) => [phase, sums])
  ) as Record<string, Record<string, number>>
}

const ROLLUP_TABLES = [
  'qr_code_hourly_stats',
  'qr_code_product_daily_stats',
  'qr_code_size_daily_stats',
  'artist_daily_stats',
  'product_daily_stats',
]

/** All figures, in a fixed order. */
export async function allRollups() {
  const tables = await Promise.all(
    ROLLUP_TABLES.map(async (table) => {
      const { rows } = await db.rawQuery(`SELECT to_jsonb(f)::text AS row FROM ${table} f`)
      return rows.map(({ row }: { row: string }) => `${table} ${row}`)
    })
  )
  return tables.flat().sort()
}

/** Recomputes all figures from the rows they stand for. */
export async function rollupsFromScratch() {
  for (const table of ROLLUP_TABLES) await db.from(table).delete()
  await db.rawQuery(`
    INSERT INTO stale_rollups (artist_id, qr_code_id, day)
    SELECT artist_id, qr_code_id, (scanned_at AT TIME ZONE 'UTC')::date FROM scans
    UNION SELECT artist_id, qr_code_id, (occurred_at AT TIME ZONE 'UTC')::date FROM visit_events
    UNION SELECT artist_id, qr_code_id, (paid_at AT TIME ZONE 'UTC')::date FROM sales_facts`)
  await buildRollups()
  return allRollups()
}
