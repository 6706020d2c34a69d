import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { GigFactory } from '#database/factories/gig_factory'
import { agree, SUPPORT, VENUE } from '#tests/functional/insights/settlement_fixtures'
import { givenBuilder, propsOf } from '#tests/functional/builder/build_fixtures'
import { givenArtist } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

const WINDOW = {
  kind: 'window',
  from: '2027-06-04T21:00',
  until: '2027-06-05T02:00',
  timeZone: 'Europe/Berlin',
  limit: 50,
}

const termsOf = () =>
  db
    .from('products')
    .orderBy('id')
    .select('sale_kind', 'sale_starts_at', 'sale_ends_at', 'gig_sale_hours', 'piece_limit')

const changes = () => db.from('product_sale_changes').orderBy('id')

const BUILDER = '/dashboard?tab=add-product'

test.group('When a built product is sold', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())
  group.each.timeout(120_000)

  test('is set with the build, for each product of it, and kept in its history', async ({
    assert,
    cleanup,
  }) => {
    const { build, owner, artwork } = await givenBuilder(cleanup)
    const tote = {
      name: 'Last Tram Tote',
      sellingPrice: 20,
      blankId: 84,
      catalogVariantIds: [8400],
      placements: [{ placement: 'front', artworkId: artwork.id, x: 100, y: 50, width: 800 }],
    }
    const answer = await build({ availability: WINDOW, alsoAs: [tote] })
    assert.equal(answer.status, 201, answer.text)
    assert.deepEqual(answer.json().availability, {
      kind: 'window',
      startsAt: '2027-06-04T19:00:00.000Z',
      endsAt: '2027-06-05T00:00:00.000Z',
      timeZone: 'Europe/Berlin',
      limit: 50,
      piecesLeft: 50,
    })
    const terms = await termsOf()
    assert.lengthOf(terms, 2)
    assert.deepEqual(terms[1], terms[0])
    const kept = await changes()
    assert.deepEqual(
      kept.map((row) => [row.actor_user_id, row.sale]),
      [
        [owner.id, WINDOW],
        [owner.id, WINDOW],
      ]
    )
  }).tags(['BUILD-16'])

  test('is always and without a limit where the build does not say', async ({
    assert,
    cleanup,
  }) => {
    const { build } = await givenBuilder(cleanup)
    assert.isNull((await build()).json().availability)
    assert.isEmpty(await changes())
  }).tags(['BUILD-16'])

  test('is refused at a wrong time, limit or gig, and nothing is written: {field}')
    .tags(['BUILD-16'])
    .with([
      { field: 'availability.from', sale: { ...WINDOW, from: '2027-06-04T21:10' } },
      { field: 'availability.until', sale: { ...WINDOW, until: WINDOW.from } },
      { field: 'availability.limit', sale: { kind: 'always', limit: 0 } },
      { field: 'availability.gigIds', sale: { kind: 'gig', gigIds: [] } },
    ])
    .run(async ({ assert, cleanup }, { field, sale }) => {
      const { build } = await givenBuilder(cleanup)
      const answer = await build({ availability: sale })
      assert.deepEqual([answer.status, answer.json().errors[0].field], [422, field], answer.text)
      assert.isEmpty(await termsOf())
      assert.isEmpty(await changes())
    })

  test('can be one of the artist’s own gigs, which the builder offers', async ({
    assert,
    cleanup,
  }) => {
    const { build, artist, session } = await givenBuilder(cleanup)
    const own = await GigFactory.merge({ artistId: artist.id, name: 'The night' }).create()
    const { artist: other } = await givenArtist({})
    const foreign = await GigFactory.merge({ artistId: other.id }).create()
    const { sale } = propsOf(await session.get(BUILDER))
    assert.containsSubset(sale, { kind: 'always', gigIds: [], limit: null, piecesTaken: 0 })
    assert.deepEqual(
      sale.gigs.map(({ name }: { name: string }) => name),
      ['The night']
    )
    const refused = await build({ availability: { kind: 'gig', gigIds: [own.id, foreign.id] } })
    assert.equal(refused.json().errors[0].field, 'availability.gigIds', refused.text)
    assert.isEmpty(await termsOf())
    const answer = await build({ availability: { kind: 'gig', gigIds: [own.id], hoursAfter: 24 } })
    assert.equal(answer.status, 201, answer.text)
    const [terms] = await termsOf()
    assert.deepEqual([terms.sale_kind, terms.gig_sale_hours], ['gig', 24])
    assert.deepEqual(await db.from('product_gigs').select('gig_id'), [{ gig_id: own.id }])
  }).tags(['BUILD-16'])

  test('is shown when the product is changed in the builder, stays where a rebuild leaves it out, and is not copied', async ({
    assert,
    cleanup,
  }) => {
    const { build, body, session } = await givenBuilder(cleanup)
    const { id } = (await build({ availability: WINDOW })).json()
    const change = propsOf(await session.get(`${BUILDER}&change=${id}`))
    assert.containsSubset(change.sale, WINDOW)
    const copy = propsOf(await session.get(`${BUILDER}&copy=${id}`))
    assert.deepEqual([copy.sale.kind, copy.sale.limit], ['always', null])

    const before = await termsOf()
    const path = `/api/products/${id}/build`
    assert.equal((await session.put(path, body({ sellingPrice: 30 }))).status, 200)
    assert.deepEqual(await termsOf(), before)
    const answer = await session.put(path, body({ availability: { kind: 'always', limit: 20 } }))
    assert.equal(answer.status, 200, answer.text)
    const [terms] = await termsOf()
    assert.deepEqual(
      [terms.sale_kind, terms.sale_starts_at, terms.piece_limit],
      ['always', null, 20]
    )
    assert.lengthOf(await changes(), 2)
  }).tags(['BUILD-16'])
})

test.group('The shares of coming gigs in the builder', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())
  group.each.timeout(120_000)

  test('are those of the band’s own gigs that are neither past nor cancelled', async ({
    assert,
    cleanup,
  }) => {
    const { artist, owner, session } = await givenBuilder(cleanup)
    const gig = (name: string) => GigFactory.merge({ artistId: artist.id, name })
    const coming = await gig('Coming').apply('coming').create()
    const cancelled = await gig('Cancelled').apply('coming').create()
    const past = await gig('Past').apply('past').create()
    await gig('Without shares').apply('coming').create()
    for (const each of [coming, cancelled, past])
      await agree({ artist, owner, gig: each }, [VENUE, SUPPORT])
    await db.from('gigs').where('id', cancelled.id).update({ cancelled_at: new Date() })
    const { gigShares } = propsOf(await session.get(BUILDER))
    assert.deepEqual(
      gigShares.gigs.map(({ name }: { name: string }) => name),
      ['Coming']
    )
    const [venue] = gigShares.gigs[0].shares
    assert.containsSubset(venue, { name: VENUE.name, base: 'gross', apparel: VENUE.apparel })
    assert.containsSubset(gigShares.categories, {
      tshirt: 'apparel',
      poster: 'otherGoods',
      vinyl: 'music',
    })
  }).tags(['BUILD-17'])
})
