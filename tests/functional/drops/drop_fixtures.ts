import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import type Product from '#catalog/models/product'
import { GigFactory } from '#database/factories/gig_factory'
import { QrCodeFactory } from '#database/factories/qr_code_factory'
import { clock } from '#shared/clock'
import { givenActiveProduct } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'
import { BUYER, orderOf } from '#tests/support/purchase'

/** When the drops of these tests begin: on a quarter of an hour, some days ahead. */
export const OPENING = clock.now().plus({ days: 5 }).toUTC().startOf('hour')

/** Runs something at a moment of the shop's clock. */
export async function at<Result>(moment: DateTime, work: () => Promise<Result>): Promise<Result> {
  const restore = clock.set(() => moment)
  return work().finally(restore)
}

/** Sets sale columns of a product directly. */
export const setSale = ({ id }: Pick<Product, 'id'>, columns: Record<string, unknown>) =>
  db.from('products').where('id', id).update(columns)

/** A product that is sold from `OPENING` for five hours. */
export async function givenDrop() {
  const given = await givenActiveProduct({})
  await setSale(given.product, {
    sale_kind: 'window',
    sale_starts_at: OPENING.toJSDate(),
    sale_ends_at: OPENING.plus({ hours: 5 }).toJSDate(),
    sale_time_zone: 'Europe/London',
  })
  return given
}

export async function givenLimited(limit: number) {
  const given = await givenActiveProduct({})
  await setSale(given.product, { piece_limit: limit })
  return given
}

/** A product sold only at a gig at `OPENING`, until 3 hours after its start, with a code of that gig and one of another. */
export async function givenGigGoods() {
  const given = await givenActiveProduct({})
  const artistId = given.artist.id
  const gigs = await GigFactory.merge([
    { artistId, startsAt: OPENING as DateTime<true>, name: 'The night' },
    { artistId, startsAt: OPENING as DateTime<true>, name: 'Another room' },
  ]).createMany(2)
  const codes = await QrCodeFactory.merge(
    gigs.map((gig) => ({ artistId, gigId: gig.id }))
  ).createMany(2)
  await setSale(given.product, {
    sale_kind: 'gig',
    sale_starts_at: new Date(0),
    sale_ends_at: new Date(900_000),
    gig_sale_hours: 3,
  })
  await db.table('product_gigs').insert({ product_id: given.product.id, gig_id: gigs[0].id })
  return { ...given, gig: gigs[0], code: codes[0], otherCode: codes[1] }
}

export const scan = (visitor: HttpSession, { code }: { code: string }) =>
  visitor.post(`/api/qr-codes/${code}/scan`)

/** Orders by Buy Now, as a new guest on a new device. */
export function buy(
  product: Product,
  { visitor = new HttpSession(), email, quantity = 1, address = '127.0.0.1' }: Partial<Buyer> = {}
) {
  const customerInfo = {
    ...BUYER.customerInfo,
    email: email ?? `fan-${Math.random().toString(36).slice(2)}@example.com`,
  }
  return visitor.post('/api/orders', orderOf(product, { quantity, customerInfo }), {
    'x-forwarded-for': address,
  })
}

type Buyer = { visitor: HttpSession; email: string; quantity: number; address: string }

export async function takenOf({ id }: Pick<Product, 'id'>): Promise<number> {
  const { pieces_taken: taken } = await db.from('products').where('id', id).firstOrFail()
  return taken
}
