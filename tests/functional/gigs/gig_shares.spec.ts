import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import type User from '#identity/models/user'
import { justLoggedIn } from '#tests/support/confirmed_identity'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { givenNight, SUPPORT, VENUE } from '#tests/functional/insights/settlement_fixtures'

type Gig = { id: number }

const path = ({ id }: Gig) => `/api/gigs/${id}/shares`

const put = (client: ApiClient, account: User, gig: Gig, body: object) =>
  client
    .put(path(gig))
    .loginAs(account)
    .withSession(justLoggedIn(account))
    .withCsrfToken()
    .json(body)

const attend = (client: ApiClient, account: User, { id }: Gig, body: object) =>
  client.put(`/api/gigs/${id}/attendance`).loginAs(account).withCsrfToken().json(body)

const stored = () => db.from('gig_shares').select('name', 'base', 'apparel').orderBy('position')

test.group('The shares of a gig', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => limiter.clear())

  test('are stored in their order, with a dated entry, and read by their artist and admins', async ({
    assert,
    client,
  }) => {
    const { owner, gig } = await givenNight()
    const answer = await put(client, owner, gig, { shares: [VENUE, SUPPORT] })
    answer.assertStatus(200)
    assert.containSubset(answer.body(), {
      gigId: gig.id,
      isClosed: false,
      shares: [VENUE, { ...SUPPORT, vatNumber: null }],
      changes: [{ appliesTo: 'from_now', shares: [{ name: VENUE.name }, { name: SUPPORT.name }] }],
    })
    const admin = await UserFactory.merge({ userType: 'admin' }).create()
    for (const reader of [owner, admin]) {
      const read = await client.get(path(gig)).loginAs(reader)
      assert.deepEqual(read.body(), answer.body())
    }
  }).tags(['SHARE-5'])

  test('keep the id of a party that stays', async ({ assert, client }) => {
    const { owner, gig } = await givenNight()
    const first = await put(client, owner, gig, { shares: [VENUE, SUPPORT] })
    const [venue, support] = first.body().shares
    const second = await put(client, owner, gig, {
      shares: [
        { ...SUPPORT, name: 'Door' },
        { ...venue, apparel: 15 },
      ],
    })
    second.assertStatus(200)
    const [door, kept] = second.body().shares
    assert.deepEqual([kept.id, kept.apparel], [venue.id, 15])
    assert.notEqual(door.id, support.id)
  }).tags(['SHARE-5'])

  test('are the owner’s alone to change, and for another artist or a fan the gig does not exist', async ({
    assert,
    client,
  }) => {
    const { gig } = await givenNight()
    const { owner: other } = await givenArtist({})
    const fan = await UserFactory.create()
    const admin = await UserFactory.merge({ userType: 'admin' }).create()
    const body = { shares: [VENUE] }
    const visitor = await client.put(path(gig)).withCsrfToken().json(body)
    visitor.assertStatus(401)
    const refusals: [User, number][] = [
      [other, 404],
      [fan, 403],
      [admin, 403],
    ]
    for (const [account, status] of refusals) {
      const shares = await put(client, account, gig, body)
      shares.assertStatus(status)
      const people = await attend(client, account, gig, { attendance: 412 })
      people.assertStatus(status)
    }
    for (const account of [other, fan])
      assert.equal((await client.get(path(gig)).loginAs(account)).status(), 404)
    assert.equal((await client.get(path(gig))).status(), 401)
    assert.isEmpty(await stored())
    assert.isNull((await gig.refresh()).attendance)
  }).tags(['SHARE-5'])

  test('of one base come to at most 100% in every category', async ({ assert, client }) => {
    const { owner, gig } = await givenNight()
    const most = { ...VENUE, music: 60 }
    const answer = await put(client, owner, gig, {
      shares: [most, { ...SUPPORT, base: 'gross', music: 40.01 }],
    })
    answer.assertStatus(422)
    assert.include(answer.body().errors[0].message, '100.01% of music')
    assert.isEmpty(await stored())
    const full = await put(client, owner, gig, {
      shares: [most, { ...SUPPORT, base: 'gross', music: 40 }, { ...SUPPORT, music: 100 }],
    })
    full.assertStatus(200)
  }).tags(['SHARE-5'])

  test('above 100% are refused by the database as well', async ({ assert, client }) => {
    const { owner, gig } = await givenNight()
    await put(client, owner, gig, { shares: [VENUE, { ...SUPPORT, base: 'gross' }] })
    await assert.rejects(
      () => db.transaction((trx) => trx.from('gig_shares').update({ apparel: 51 })),
      /more than 100 percent/
    )
  }).tags(['SHARE-5'])

  test('are refused where they are not as described: {field}')
    .tags(['SHARE-5'])
    .with([
      { field: 'name', change: { name: ' ' } },
      { field: 'kind', change: { kind: 'landlord' } },
      { field: 'base', change: { base: 'profit' } },
      { field: 'apparel', change: { apparel: 100.5 } },
      { field: 'otherGoods', change: { otherGoods: -1 } },
      { field: 'music', change: { music: 1.234 } },
      { field: 'vatNumber', change: { vatNumber: '=1+1' } },
      { field: 'id', change: { id: 1_000_000 } },
    ])
    .run(async ({ assert, client }, { change }) => {
      const { owner, gig } = await givenNight()
      const answer = await put(client, owner, gig, { shares: [{ ...VENUE, ...change }] })
      answer.assertStatus(422)
      assert.isEmpty(await stored())
    })

  test('that were changed meanwhile are not overwritten', async ({ assert, client }) => {
    const { owner, gig } = await givenNight()
    const { updatedAt } = (await client.get(path(gig)).loginAs(owner)).body()
    const first = await put(client, owner, gig, { shares: [VENUE], updatedAt })
    first.assertStatus(200)
    const stale = await put(client, owner, gig, { shares: [], updatedAt })
    stale.assertStatus(409)
    stale.assertBodyContains({ code: 'E_CONCURRENT_MODIFICATION' })
    assert.lengthOf(await stored(), 1)
  }).tags(['SHARE-5'])

  test('warn of products that would leave the artist nothing', async ({ assert, client }) => {
    const { artist, owner, gig } = await givenNight()
    const { product: least } = await givenActiveProduct({
      artist,
      name: 'Route Map Tee',
      sellingPrice: '17.50',
      basePrice: '12.50',
    })
    const answer = await put(client, owner, gig, { shares: [VENUE, SUPPORT] })
    assert.deepEqual(answer.body().leavingNothing, [
      { productId: least.id, name: 'Route Map Tee', sellingPrice: 17.5, earnings: 3, short: 0.8 },
    ])
  }).tags(['SHARE-6'])
})

test.group('How many people came to a gig', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => limiter.clear())

  test('is written by its owner, and taken back', async ({ assert, client }) => {
    const { owner, gig } = await givenNight()
    const answer = await attend(client, owner, gig, { attendance: 412 })
    answer.assertStatus(200)
    assert.equal(answer.body().attendance, 412)
    const { updatedAt } = answer.body()
    const cleared = await attend(client, owner, gig, { attendance: null, updatedAt })
    assert.isNull(cleared.body().attendance)
    const stale = await attend(client, owner, gig, { attendance: 1, updatedAt })
    stale.assertStatus(409)
  }).tags(['SHARE-5'])

  test('is a whole number from 1 to a million: not {$self}')
    .tags(['SHARE-5'])
    .with([0, -1, 1.5, 1_000_001, '12', undefined])
    .run(async ({ assert, client }, attendance) => {
      const { owner, gig } = await givenNight()
      const answer = await attend(client, owner, gig, { attendance })
      answer.assertStatus(422)
      assert.isNull((await gig.refresh()).attendance)
    })
})
