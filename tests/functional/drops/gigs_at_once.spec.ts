import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { GigFactory } from '#database/factories/gig_factory'
import type Product from '#catalog/models/product'
import { loggedIn } from '#tests/functional/artworks/artwork_fixtures'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { letGo, untilWaiting } from '#tests/support/until_waiting'
import { setSale } from './drop_fixtures.js'

async function givenGoodsOfOneGig() {
  const { artist, owner } = await givenArtist({})
  const { product: first } = await givenActiveProduct({ artist })
  const { product: second } = await givenActiveProduct({ artist })
  const gig = await GigFactory.merge({ artistId: artist.id }).create()
  for (const product of [second, first]) {
    await setSale(product, {
      sale_kind: 'gig',
      sale_starts_at: new Date(0),
      sale_ends_at: new Date(900_000),
      gig_sale_hours: 3,
    })
    await db.table('product_gigs').insert({ product_id: product.id, gig_id: gig.id })
  }
  return { owner, first, second, gig }
}

const take = (client: Pick<typeof db, 'from'>, { id }: Product) =>
  client.from('products').where('id', id).increment('pieces_taken', 1)

test.group('A gig and what is sold at it, at the same moment', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(useRealSessions)
  group.each.teardown(resetDatabase)

  test('a gig is removed while its sale is set from {$self}: neither waits for the other')
    .with(['the product', 'the gig'] as const)
    .tags(['DROP-8'])
    .run(async ({ assert, cleanup }, from) => {
      const { owner, first, second, gig } = await givenGoodsOfOneGig()
      const { product: further } = await givenActiveProduct({
        artist: { id: gig.artistId } as never,
      })
      const session = await loggedIn(owner)
      const removal = await db.transaction()
      cleanup(() => letGo(removal))
      await removal.from('gigs').where('id', gig.id).forUpdate().first()
      const answer =
        from === 'the product'
          ? session.patch(`/api/products/${first.id}`, {
              availability: { kind: 'gig', gigIds: [gig.id], hoursAfter: 5 },
            })
          : session.put(`/api/gigs/${gig.id}/products`, { productIds: [second.id, further.id] })
      await untilWaiting(1)
      await removal.from('gigs').where('id', gig.id).delete()
      await removal.commit()
      const { status, text } = await answer
      assert.equal(status, 422, text)
      assert.lengthOf(await db.from('product_gigs'), 0)
    })

  test('a gig is moved while its products are ordered: neither waits for the other', async ({
    assert,
    cleanup,
  }) => {
    const { first, second, gig } = await givenGoodsOfOneGig()
    const order = await db.transaction()
    cleanup(() => letGo(order))
    await take(order, first)
    const startsAt = gig.startsAt.plus({ days: 1 })
    const move = db.from('gigs').where('id', gig.id).update({ starts_at: startsAt.toJSDate() })
    const moved = Promise.resolve(move)
    await untilWaiting(1)
    await take(order, second)
    await order.commit()
    await moved
    for (const { id } of [first, second]) {
      const { sale_ends_at: end } = await db.from('products').where('id', id).firstOrFail()
      assert.isAtLeast(end.getTime(), startsAt.plus({ hours: 3 }).toMillis())
    }
  }).tags(['DROP-1'])
})
