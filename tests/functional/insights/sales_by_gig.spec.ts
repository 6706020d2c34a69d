import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { QrCodeFactory } from '#database/factories/qr_code_factory'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { givenGig, givenSale } from './rollup_fixtures.js'
import { ownerOf, show } from './shown_page.js'

const sumOf = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0)

test.group('What sells where', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('says of a product what it sold elsewhere, though many others sold more there', async ({
    assert,
    client,
  }) => {
    const { artist, gig, code, product } = await givenGig({ startsAt: '2026-11-10T19:30:00Z' })
    await givenSale({ product, code, at: '2026-11-10T20:00:00Z' })
    await givenSale({ product, at: '2026-11-15T20:00:00Z' })
    for (let other = 0; other < 9; other++) {
      const { product: rival } = await givenActiveProduct({ artist, name: `Rival ${other}` })
      await givenSale({ product: rival, at: '2026-11-15T20:00:00Z', quantity: 2 })
    }
    const { heat } = await show(client, '/dashboard?tab=gigs', await ownerOf(artist))
    assert.deepEqual(
      heat.gigs.map(({ id }) => id),
      [gig.id]
    )
    assert.lengthOf(heat.rows, 9)
    assert.deepInclude(heat.rows[0]!, { productId: product.id, units: [1], elsewhere: 1 })
    assert.isTrue(
      heat.rows.slice(1, 8).every(({ units, elsewhere }) => units[0] === 0 && elsewhere === 2)
    )
    assert.deepInclude(heat.rows[8]!, {
      productId: null,
      name: 'Other products',
      elsewhere: 4,
      total: 4,
    })
  }).tags(['FIG-6'])

  test('adds up to the orders: every gig, own code, late sale and product is in one cell', async ({
    assert,
    client,
  }) => {
    const { artist } = await givenArtist({})
    const nights = []
    for (let day = 1; day <= 10; day++) {
      const night = `2026-10-${String(day).padStart(2, '0')}`
      const fixtures = await givenGig({ artist, startsAt: `${night}T19:30:00Z` })
      nights.push(fixtures)
      await givenSale({ ...fixtures, at: `${night}T20:00:00Z`, quantity: (day % 3) + 1 })
    }
    const [first, second] = nights
    const standalone = await QrCodeFactory.merge({ artistId: artist.id }).create()
    await givenSale({ product: first!.product, code: standalone, at: '2026-10-20T12:00:00Z' })
    await givenSale({ product: first!.product, code: second!.code, at: '2026-11-01T12:00:00Z' })
    await givenSale({ product: second!.product, at: '2026-09-03T12:00:00Z', quantity: 5 })
    const own = await givenSale({
      product: second!.product,
      at: '2026-10-02T20:10:00Z',
      code: second!.code,
    })
    await own.merge({ isSelfPurchase: true }).save()

    const { heat } = await show(client, '/dashboard?tab=gigs', await ownerOf(artist))
    const { total: sold } = await db
      .from('orders')
      .where({ artist_id: artist.id, payment_status: 'paid' })
      .sum('quantity as total')
      .first()
    const cells = heat.rows.flatMap(({ units, otherGigs, elsewhere }) => [
      ...units,
      otherGigs,
      elsewhere,
    ])
    assert.equal(sumOf(cells), Number(sold))
    assert.equal(sumOf(heat.rows.map(({ total }) => total)), Number(sold))
    assert.isAbove(sumOf(heat.rows.map(({ otherGigs }) => otherGigs)), 0)
    assert.equal(heat.since, '3 Sept 2026')
    assert.lengthOf(heat.gigs, 8)
    assert.lengthOf(heat.rows, 9)
  }).tags(['STUD-2'])
})
