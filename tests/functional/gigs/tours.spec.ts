import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { GigFactory } from '#database/factories/gig_factory'
import { UserFactory } from '#database/factories/user_factory'
import Gig from '#gigs/models/gig'
import type User from '#identity/models/user'
import { givenDates, touring } from '#tests/functional/gigs/tour_calls'
import { givenArtist } from '#tests/support/given'

const toursOf = (artistId: number) => db.from('tours').where('artist_id', artistId).orderBy('id')

const gigsIn = async (tourId: number) =>
  (await Gig.query().where('tourId', tourId).orderBy('id')).map(({ id }) => id)

test.group('The tours of an artist', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => limiter.clear())

  test('group gigs under a name, by date, and are listed with their first and last day', async ({
    assert,
    client,
  }) => {
    const { artist, owner, ids, gigs } = await givenDates([12, 3, 8])
    const { create, list, read } = touring(client, owner)
    const answer = await create({ name: ' Early Closing Tour ', gigIds: ids })
    answer.assertStatus(201)
    const day = (index: number) =>
      gigs[index]!.startsAt.setZone('Europe/London').toISODate() as string
    assert.containSubset(answer.body(), {
      name: 'Early Closing Tour',
      codeLabel: null,
      posterLine: null,
      shares: [],
      gigIds: [ids[1], ids[2], ids[0]],
      gigCount: 3,
      firstDate: day(1),
      lastDate: day(0),
    })
    await create({ name: 'Late Opening Tour' })
    const listed = await list(artist.id)
    assert.deepEqual(
      listed.body().map((tour: { name: string; gigCount: number }) => [tour.name, tour.gigCount]),
      [
        ['Late Opening Tour', 0],
        ['Early Closing Tour', 3],
      ]
    )
    assert.deepEqual((await read(answer.body().id)).body(), answer.body())
    const gigList = await client.get(`/api/artists/${artist.id}/gigs`).loginAs(owner)
    assert.equal(gigList.body()[0].tourId, answer.body().id)
  }).tags(['TOUR-11'])

  test('are created once for a key', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    const { create } = touring(client, owner)
    const first = await create({ name: 'Tour' }, 'once')
    const second = await create({ name: 'Tour' }, 'once')
    assert.deepEqual(second.body(), first.body())
    const other = await create({ name: 'Another' }, 'once')
    other.assertStatus(409)
    assert.lengthOf(await toursOf(artist.id), 1)
  }).tags(['TOUR-11'])

  test('have names of their own, in any case, and another artist’s do not count', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const { owner: other } = await givenArtist({})
    const { create, rename } = touring(client, owner)
    const { id, updatedAt } = (await create({ name: 'Spring' })).body()
    const { id: second } = (await create({ name: 'Autumn' })).body()
    const taken = [await create({ name: 'SPRING' }), await rename(second, { name: 'spring' })]
    for (const answer of taken) {
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, 'name')
    }
    ;(await touring(client, other).create({ name: 'Spring' })).assertStatus(201)
    const renamed = await rename(id, { name: 'SPRING', updatedAt })
    renamed.assertStatus(200)
    const stale = await rename(id, { name: 'Summer', updatedAt })
    stale.assertStatus(409)
    assert.deepEqual(
      (await toursOf(artist.id)).map(({ name }) => name),
      ['SPRING', 'Autumn']
    )
  }).tags(['TOUR-11'])

  test('add gigs, also from another tour, and remove them; a gig is in one at most', async ({
    assert,
    client,
  }) => {
    const { owner, ids } = await givenDates([1, 2, 3])
    const tours = touring(client, owner)
    const first = await tours.with(ids.slice(0, 2), 'First')
    const second = await tours.with([], 'Second')
    const moved = await tours.gigs(second, { add: [ids[1], ids[2]] })
    moved.assertStatus(200)
    assert.deepEqual(moved.body().gigIds, [ids[1], ids[2]])
    assert.deepEqual(await gigsIn(first), [ids[0]])
    const again = await tours.gigs(second, { add: [ids[1]], remove: [ids[0], ids[2]] })
    assert.deepEqual(again.body().gigIds, [ids[1]])
    assert.deepEqual(await gigsIn(first), [ids[0]], 'is not taken out of a tour by another')
    const both = await tours.gigs(second, { add: [ids[1]], remove: [ids[1]] })
    both.assertStatus(422)
    const stale = await tours.gigs(second, { remove: [ids[1]], updatedAt: moved.body().updatedAt })
    stale.assertStatus(409)
    assert.deepEqual(await gigsIn(second), [ids[1]])
  }).tags(['TOUR-11'])

  test('have no gig of another artist, and at most 200', async ({ assert, client }) => {
    const { artist, owner, ids } = await givenDates([1])
    const { gigs: others } = await givenDates([1])
    const tours = touring(client, owner)
    const id = await tours.with(ids)
    const foreign = await tours.gigs(id, { add: [others[0]!.id] })
    foreign.assertStatus(422)
    ;(await tours.create({ name: 'Stolen', gigIds: [others[0]!.id] })).assertStatus(422)
    const many = await GigFactory.merge({ artistId: artist.id }).createMany(200)
    const full = await tours.gigs(id, { add: many.map((gig) => gig.id) })
    full.assertStatus(422)
    assert.include(full.body().errors[0].message, '200 gigs')
    assert.deepEqual(await gigsIn(id), ids)
    assert.lengthOf(await toursOf(artist.id), 1)
  }).tags(['TOUR-11'])

  test('are deleted without their gigs', async ({ assert, client }) => {
    const { artist, owner, gigs, ids } = await givenDates([1, 2])
    const tours = touring(client, owner)
    const id = await tours.with(ids)
    ;(await tours.remove(id)).assertStatus(204)
    assert.lengthOf(await toursOf(artist.id), 0)
    for (const gig of gigs) assert.isNull((await gig.refresh()).tourId)
    ;(await tours.remove(id)).assertStatus(404)
  }).tags(['TOUR-11'])

  test('are changed only by the owner; admins read them, and to others they do not exist', async ({
    assert,
    client,
  }) => {
    const { artist, owner, ids } = await givenDates([1])
    const { owner: other } = await givenArtist({})
    const fan = await UserFactory.create()
    const admin = await UserFactory.merge({ userType: 'admin' }).create()
    const id = await touring(client, owner).with(ids)
    const callers: [User, number, number, number][] = [
      [other, 404, 404, 403],
      [fan, 403, 404, 403],
      [admin, 403, 200, 200],
    ]
    for (const [account, change, read, list] of callers) {
      const tours = touring(client, account)
      ;(await tours.rename(id, { name: 'Mine' })).assertStatus(change)
      ;(await tours.gigs(id, { remove: ids })).assertStatus(change)
      ;(await tours.defaults(id, { shares: [] })).assertStatus(change)
      ;(await tours.remove(id)).assertStatus(change)
      ;(await tours.read(id)).assertStatus(read)
      ;(await tours.list(artist.id)).assertStatus(list)
    }
    ;(await client.get(`/api/tours/${id}`)).assertStatus(401)
    assert.deepEqual(await gigsIn(id), ids)
    assert.equal((await toursOf(artist.id))[0].name, 'Early Closing Tour')
  }).tags(['TOUR-11'])

  test('belong to the artist of their gigs in the database as well', async ({ assert, client }) => {
    const { owner, ids } = await givenDates([1])
    const { gigs } = await givenDates([1])
    const id = await touring(client, owner).with(ids)
    await assert.rejects(
      () =>
        db.transaction((trx) => trx.from('gigs').where('id', gigs[0]!.id).update({ tour_id: id })),
      /gigs_tour/
    )
  }).tags(['TOUR-11'])
})
