import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import type Artist from '#artists/models/artist'
import { GENRES } from '#artists/genres'
import { UserFactory } from '#database/factories/user_factory'
import { QrCodeFactory } from '#database/factories/qr_code_factory'
import type User from '#identity/models/user'
import { percentage } from '#shared/percentage'
import { givenArtist } from '#tests/support/given'
import { walkPages } from '#tests/support/walk_pages'

const idsOf = (body: unknown) => (body as { id: number }[]).map(({ id }) => id)

test.group('GET /api/artists', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('pages give each artist once, most sold first, equal ones included', async ({
    assert,
    client,
  }) => {
    const made: Artist[] = []
    for (const unitsSold of [1, 5, 5, 5, 0, 5, 1]) {
      const { artist } = await givenArtist({})
      made.push(await artist.merge({ unitsSold }).save())
    }
    made.sort((a, b) => b.unitsSold - a.unitsSold || a.id - b.id)
    const pages = await walkPages(client, '/api/artists?limit=2')
    assert.deepEqual(
      pages.flat(),
      made.map(({ id }) => id)
    )
    assert.lengthOf(pages, 4)
  }).tags(['CALL-2'])

  test('genre and search narrow the list, and the link keeps them', async ({ assert, client }) => {
    const { artist: folk } = await givenArtist({ bandName: 'Salt & 100% Wool', genre: 'folk' })
    const { artist: soul } = await givenArtist({ bandName: 'Salty Rhythm', genre: 'r&b' })
    assert.deepEqual(idsOf((await client.get('/api/artists?genre=folk')).body()), [folk.id])
    assert.deepEqual(idsOf((await client.get('/api/artists?genre=r%26b')).body()), [soul.id])
    assert.deepEqual(idsOf((await client.get('/api/artists?search=100%25')).body()), [folk.id])
    const first = await client.get('/api/artists?search=salt&genre=&limit=1')
    assert.include(String(first.header('link')), 'search=salt')
    assert.deepEqual(idsOf((await client.get('/api/artists?search=nobody')).body()), [])
  }).tags(['CALL-2'])

  test('empty values and all are no filter, unknown ones 422', async ({ assert, client }) => {
    const { artist } = await givenArtist({})
    for (const query of ['genre=&search=&limit=&cursor=', 'genre=all']) {
      const answer = await client.get(`/api/artists?${query}`)
      answer.assertStatus(200)
      assert.include(idsOf(answer.body()), artist.id)
    }
    for (const query of ['genre=polka', 'limit=101', 'limit=-1', 'cursor=abc'])
      (await client.get(`/api/artists?${query}`)).assertStatus(422)
  }).tags(['CALL-2'])

  test('a hidden artist is not in it', async ({ assert, client }) => {
    const { artist } = await givenArtist({})
    await artist.merge({ isHidden: true }).save()
    assert.notInclude(idsOf((await client.get('/api/artists')).body()), artist.id)
  })
})

test.group('GET /api/artists/:id', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows sales and share to its owner and admins only', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    const path = `/api/artists/${artist.id}`
    const fan = await UserFactory.create()
    const admin = await UserFactory.merge({ userType: 'admin' }).create()
    for (const answer of [await client.get(path), await client.get(path).loginAs(fan)]) {
      answer.assertStatus(200)
      assert.equal(answer.body().bandName, artist.bandName)
      assert.notProperty(answer.body(), 'totalSales')
      assert.notProperty(answer.body(), 'profitSharePercentage')
    }
    for (const account of [owner, admin]) {
      const answer = await client.get(path).loginAs(account)
      assert.containsSubset(answer.body(), { totalSales: 0, profitSharePercentage: 60 })
    }
  }).tags(['CALL-3'])

  test('a hidden one exists for its owner and admins only', async ({ client }) => {
    const { artist, owner } = await givenArtist({})
    await artist.merge({ isHidden: true }).save()
    const path = `/api/artists/${artist.id}`
    ;(await client.get(path)).assertStatus(404)
    ;(await client.get(path).loginAs(await UserFactory.create())).assertStatus(404)
    ;(await client.get(path).loginAs(owner)).assertStatus(200)
    const admin = await UserFactory.merge({ userType: 'admin' }).create()
    ;(await client.get(path).loginAs(admin)).assertStatus(200)
  }).tags(['CALL-3'])

  test('an id that is none is 404: {$self}')
    .with(['0', '-1', 'abc', '1.5', '2147483648', '99999999999999999999', '2147483647'])
    .run(async ({ client }, id) => (await client.get(`/api/artists/${id}`)).assertStatus(404))
})

test.group('GET /api/genres', () => {
  test('gives the eleven in their order', async ({ assert, client }) => {
    const answer = await client.get('/api/genres')
    answer.assertStatus(200)
    assert.deepEqual(answer.body(), [...GENRES])
    assert.lengthOf(answer.body(), 11)
  }).tags(['CALL-9'])
})

test.group('GET /api/artists/:id/qr-codes', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is for its owner and admins', async ({ client }) => {
    const { artist, owner } = await givenArtist({})
    const { owner: other } = await givenArtist({})
    const path = `/api/artists/${artist.id}/qr-codes`
    ;(await client.get(path)).assertStatus(401)
    ;(await client.get(path).loginAs(await UserFactory.create())).assertStatus(403)
    ;(await client.get(path).loginAs(other)).assertStatus(403)
    ;(await client.get(path).loginAs(owner)).assertStatus(200)
    const admin = await UserFactory.merge({ userType: 'admin' }).create()
    ;(await client.get(path).loginAs(admin)).assertStatus(200)
  })

  test('pages give the default first, then the newest, each once', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    const codes = await QrCodeFactory.merge({ artistId: artist.id }).createMany(5)
    const standard = codes[2]!
    await standard.merge({ isDefault: true }).save()
    const others = codes.filter((code) => code !== standard).map(({ id }) => id)
    const pages = await walkPages(client, `/api/artists/${artist.id}/qr-codes?limit=2`, owner)
    assert.deepEqual(pages.flat(), [standard.id, ...others.reverse()])
    const refused = await client.get(`/api/artists/${artist.id}/qr-codes?limit=0`).loginAs(owner)
    refused.assertStatus(422)
  })

  test('admins read the share of each artist, others do not', async ({ assert, client }) => {
    const { owner } = await givenArtist({ profitSharePercentage: percentage(7_500) })
    const admin = await UserFactory.apply('admin').create()
    const shareFor = async (account?: User) => {
      const request = client.get('/api/artists')
      const answer = await (account ? request.loginAs(account) : request)
      const [artist] = answer.body() as { profitSharePercentage?: number }[]
      return artist!.profitSharePercentage
    }
    assert.equal(await shareFor(admin), 75)
    assert.isUndefined(await shareFor(owner))
    assert.isUndefined(await shareFor())
  }).tags(['MAKE-18'])
})
