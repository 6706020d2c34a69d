import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type { DemoContext } from '#database/demo/demo_context'
import { PLATFORM_TIMEZONE } from '#shared/platform_timezone'

/** Drops of the first artist: one to come, one that is on in limited pieces, one that is over. */
const DROPS = {
  soon: { name: 'Half-Day Cap', from: 4, until: 7 },
  on: { name: 'Todmorden Town Hall Poster', from: -2, until: 9 },
  over: { name: 'Closed For Lunch Sticker', from: -9, until: -2 },
} as const

type Drop = (typeof DROPS)[keyof typeof DROPS]

/** Pieces that are still to be had of the drop that is on. */
const PIECES_LEFT = 12

/** Seven in the evening in London, so many days from a moment. */
const evening = (now: DateTime, days: number) =>
  now
    .setZone(PLATFORM_TIMEZONE)
    .plus({ days })
    .set({ hour: 19, minute: 0, second: 0, millisecond: 0 })

const windowOf = (now: DateTime, { from, until }: Drop) => ({
  startsAt: evening(now, from),
  endsAt: evening(now, until),
})

/** Makes three products of the first artist drops. */
export async function addDrops(context: DemoContext) {
  for (const drop of Object.values(DROPS)) await setWindow(context, drop)
  await limitPieces(context, DROPS.on)
}

async function setWindow({ trx, now, products }: DemoContext, drop: Drop) {
  const { id, artist } = products.find(({ name }) => name === drop.name)!
  const { startsAt, endsAt } = windowOf(now, drop)
  await trx.from('products').where('id', id).update({
    sale_kind: 'window',
    sale_starts_at: startsAt.toJSDate(),
    sale_ends_at: endsAt.toJSDate(),
    sale_time_zone: PLATFORM_TIMEZONE,
  })
  const local = (moment: DateTime) => moment.toFormat(`yyyy-MM-dd'T'HH:mm`)
  const times = { from: local(startsAt), until: local(endsAt), timeZone: PLATFORM_TIMEZONE }
  await trx.table('product_sale_changes').insert({
    product_id: id,
    actor_user_id: artist.userId,
    sale: JSON.stringify({ kind: 'window', ...times }),
    created_at: now.minus({ days: 12 }).toJSDate(),
  })
}

/** Counts the orders of a product that are not cancelled as pieces of its limit. */
async function limitPieces({ trx, products }: DemoContext, drop: Drop) {
  const { id } = products.find(({ name }) => name === drop.name)!
  await holdPieces(id, trx)
  await trx.rawQuery(
    `UPDATE products SET pieces_taken = held.pieces, piece_limit = held.pieces + ?
       FROM (SELECT coalesce(sum(quantity), 0)::int AS pieces FROM orders WHERE product_id = ? AND holds_pieces) AS held
      WHERE id = ?`,
    [PIECES_LEFT, id, id]
  )
}

const holdPieces = (productId: number, trx: TransactionClientContract) =>
  trx
    .from('orders')
    .where('product_id', productId)
    .whereNot('status', 'cancelled')
    .update({ holds_pieces: true })

/** Moves the three on once the one to come has begun, unless their artist has set other times. */
export async function refreshDrops(now: DateTime) {
  const untouched = () =>
    db
      .from('products')
      .where('artist_id', 1)
      .where('sale_kind', 'window')
      .whereRaw('(SELECT count(*) FROM product_sale_changes WHERE product_id = products.id) = 1')
  const begun = await untouched()
    .where('name', DROPS.soon.name)
    .where('sale_starts_at', '<=', now.toJSDate())
    .first()
  if (!begun) return
  for (const drop of Object.values(DROPS)) {
    const { startsAt, endsAt } = windowOf(now, drop)
    await untouched()
      .where('name', drop.name)
      .update({ sale_starts_at: startsAt.toJSDate(), sale_ends_at: endsAt.toJSDate() })
  }
}
