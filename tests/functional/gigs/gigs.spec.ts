import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { OrderFactory } from '#database/factories/order_factory'
import { GigFactory } from '#database/factories/gig_factory'
import { UserFactory } from '#database/factories/user_factory'
import Gig from '#gigs/models/gig'
import type User from '#identity/models/user'
import { clock } from '#shared/clock'
import { givenActiveProduct, givenArtist, givenScannedCode } from '#tests/support/given'

const london = { name: 'Spring Tour', venue: 'The Old Transformer', city: 'Leeds' }

function create(client: ApiClient, account: User, body: object) {
  return client.post('/api/gigs').loginAs(account).withCsrfToken().json(body)
}

function change(client: ApiClient, account: User, { id }: { id: number }, body: object) {
  return client.patch(`/api/gigs/${id}`).loginAs(account).withCsrfToken().json(body)
}

test.group('A gig', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => limiter.clear())

  test('is stored with the local time at the venue', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    const body = { ...london, date: '2026-07-04', time: '20:00', timeZone: 'America/New_York' }
    const answer = await create(client, owner, body)
    answer.assertStatus(201)
    assert.containSubset(answer.body(), {
      artistId: artist.id,
      ...body,
      startsAt: '2026-07-05T00:00:00.000Z',
    })
  }).tags(['GIG-10'])

  test('keeps its zone in canonical spelling, however it was typed', async ({ assert, client }) => {
    const { owner } = await givenArtist({})
    const body = { ...london, date: '2026-07-04', timeZone: 'america/st_johns' }
    const answer = await create(client, owner, body)
    answer.assertStatus(201)
    assert.equal(answer.body().timeZone, 'America/St_Johns')
    const { id, updatedAt } = answer.body()
    const moved = await change(client, owner, { id }, { timeZone: 'EUROPE/berlin', updatedAt })
    assert.equal(moved.body().timeZone, 'Europe/Berlin')
  })

  test('begins by default at half past seven in London', async ({ assert, client }) => {
    const { owner } = await givenArtist({})
    const answer = await create(client, owner, { name: 'Spring Tour', date: '2026-07-04' })
    const { time, timeZone, startsAt, venue } = answer.body()
    assert.deepEqual([time, timeZone, venue], ['19:30', 'Europe/London', null])
    assert.equal(startsAt, '2026-07-04T18:30:00.000Z')
  }).tags(['GIG-10'])

  test('has a name, a real day, a real time and a real zone: not {$self}')
    .tags(['GIG-10'])
    .with([
      '{"date":"2026-07-04"}',
      '{"name":" ","date":"2026-07-04"}',
      '{"name":"Gig"}',
      '{"name":"Gig","date":"2026-02-30"}',
      '{"name":"Gig","date":"04/07/2026"}',
      '{"name":"Gig","date":"2026-07-04","time":"24:30"}',
      '{"name":"Gig","date":"2026-07-04","timeZone":"Mars/Olympus"}',
      '{"name":"Gig","date":"2026-07-04","timeZone":"+01:00"}',
      `{"name":"${'x'.repeat(201)}","date":"2026-07-04"}`,
    ])
    .run(async ({ assert, client }, body) => {
      const { owner } = await givenArtist({})
      const answer = await create(client, owner, JSON.parse(body))
      answer.assertStatus(422)
      assert.isNull(await Gig.first())
    })

  test('is between the year 2000 and ten years ahead: {$self} is refused at its field')
    .tags(['GIG-10'])
    .with(['0001-01-01', '1999-12-31', '9999-12-31', '12345-06-01'])
    .run(async ({ assert, client }, date) => {
      const { owner } = await givenArtist({})
      const sentence = 'Choose a day from the year 2000 to 10 years from now'
      const refused = await create(client, owner, { name: 'Gig', date })
      refused.assertStatus(422)
      assert.containSubset(refused.body().errors, [{ field: 'date', message: sentence }])
      const code = client.post('/api/qr-codes').loginAs(owner).withCsrfToken()
      const withCode = await code.json({ gig: { name: 'Gig', date } })
      withCode.assertStatus(422)
      assert.containSubset(withCode.body().errors, [{ field: 'gig.date', message: sentence }])
      assert.isNull(await Gig.first())
      const last = `${clock.now().year + 10}-12-31`
      ;(await create(client, owner, { name: 'Gig', date: last })).assertStatus(201)
    })

  test('is refused at a time that clocks skip; a time that occurs twice is the first of the two', async ({
    assert,
    client,
  }) => {
    const { owner } = await givenArtist({})
    const skipped = await create(client, owner, { ...london, date: '2027-03-28', time: '01:30' })
    skipped.assertStatus(422)
    assert.deepEqual(
      skipped.body().errors.map(({ field }: { field: string }) => field),
      ['time']
    )
    assert.isNull(await Gig.first())
    const twice = await create(client, owner, { ...london, date: '2026-10-25', time: '01:30' })
    assert.equal(twice.body().startsAt, '2026-10-25T00:30:00.000Z')
  }).tags(['GIG-10'])

  test('is changed in part; a change of the zone alone keeps the local time', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const startsAt = DateTime.fromISO('2026-11-21T19:30:00Z')
    const gig = await GigFactory.merge({ artistId: artist.id, startsAt }).create()
    const moved = await change(client, owner, gig, { timeZone: 'Europe/Berlin', venue: null })
    moved.assertStatus(200)
    assert.containSubset(moved.body(), {
      name: 'Spring Tour',
      venue: null,
      city: 'Leeds',
      time: '19:30',
      startsAt: '2026-11-21T18:30:00.000Z',
    })
  }).tags(['GIG-10'])

  test('changed meanwhile is left alone: 409', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    const gig = await GigFactory.merge({ artistId: artist.id }).create()
    const stale = { name: 'Late', updatedAt: '2026-01-01T00:00:00.000Z' }
    const late = await change(client, owner, gig, stale)
    late.assertStatus(409)
    assert.equal(late.body().code, 'E_CONCURRENT_MODIFICATION')
    assert.equal((await gig.refresh()).name, 'Spring Tour')
    const list = await client.get(`/api/artists/${artist.id}/gigs`).loginAs(owner)
    const { updatedAt } = list.body()[0]
    ;(await change(client, owner, gig, { name: 'In time', updatedAt })).assertStatus(200)
  }).tags(['GIG-9'])

  test('can only be changed by its artist: for another it does not exist, and nothing changes', async ({
    assert,
    client,
  }) => {
    const { artist } = await givenArtist({})
    const { owner: other } = await givenArtist({})
    const admin = await UserFactory.merge({ userType: 'admin' }).create()
    const gig = await GigFactory.merge({ artistId: artist.id }).create()
    ;(await change(client, other, gig, { name: 'Mine' })).assertStatus(404)
    ;(await change(client, admin, gig, { name: 'Mine' })).assertStatus(403)
    ;(await client.patch(`/api/gigs/${gig.id}`).withCsrfToken().json({})).assertStatus(401)
    assert.equal((await gig.refresh()).name, 'Spring Tour')
  }).tags(['GIG-11'])

  test('needs a profile', async ({ assert, client }) => {
    const account = await UserFactory.apply('artist').create()
    ;(await create(client, account, { ...london, date: '2026-12-01' })).assertStatus(403)
    assert.isNull(await Gig.first())
  }).tags(['GIG-11'])

  test('is listed furthest ahead first, page by page', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    for (const state of ['past', 'coming'] as const)
      await GigFactory.merge({ artistId: artist.id, name: state }).apply(state).create()
    const first = await client.get(`/api/artists/${artist.id}/gigs?limit=1`).loginAs(owner)
    const next = /<[^>]*(\/api[^>]+)>/.exec(first.header('link')!)![1]!
    const second = await client.get(next).loginAs(owner)
    assert.deepEqual(
      [...first.body(), ...second.body()].map(({ name }) => name),
      ['coming', 'past']
    )
  }).tags(['GIG-11'])
})

test.group('A gig that does not take place', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => limiter.clear())

  const remove = (client: ApiClient, account: User, id: number) =>
    client.delete(`/api/gigs/${id}`).loginAs(account).withCsrfToken()

  test('is deleted without scans and sales, and its code stays the artist’s', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const { gig, code } = await givenScannedCode({ artist })
    await code.merge({ scanCount: 0 }).save()
    const answer = await remove(client, owner, gig.id)
    answer.assertStatus(200)
    assert.deepEqual(answer.body(), { result: 'deleted' })
    assert.isNull(await Gig.find(gig.id))
    await code.refresh()
    assert.deepEqual([code.gigId, code.eventName ?? gig.name], [null, code.eventName])
    ;(await remove(client, owner, gig.id)).assertStatus(404)
  }).tags(['STUD-5'])

  test('is cancelled where it has scans: its code leads to the store, its figures stay', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const { gig, code } = await givenScannedCode({ artist })
    const scan = await client
      .post(`/api/qr-codes/${code.code}/scan`)
      .header('user-agent', 'Mozilla/5.0 Chrome/156')
      .withCsrfToken()
    scan.assertStatus(200)
    assert.deepEqual((await remove(client, owner, gig.id)).body(), { result: 'cancelled' })
    const first = await Gig.findOrFail(gig.id)
    assert.isNotNull(first.cancelledAt)
    assert.deepEqual((await remove(client, owner, gig.id)).body(), { result: 'cancelled' })
    assert.deepEqual((await Gig.findOrFail(gig.id)).cancelledAt, first.cancelledAt)
    const store = await client.get(`/store/${artist.id}?qr=${code.code}`).withInertia()
    assert.containsSubset((store.inertiaProps as never as { scan: object }).scan, {
      code: code.code,
      gig: { name: gig.name, when: 'cancelled' },
    })
  }).tags(['STUD-6', 'STUD-14'])

  test('is cancelled where it has a sale, though no scan was counted', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const { product } = await givenActiveProduct({ artist })
    const { gig, code } = await givenScannedCode({ artist })
    await code.merge({ scanCount: 0 }).save()
    await OrderFactory.merge({ productId: product.id, qrCodeId: code.id }).create()
    assert.deepEqual((await remove(client, owner, gig.id)).body(), { result: 'cancelled' })
    assert.isNotNull(await Gig.find(gig.id))
  }).tags(['STUD-6'])
})
