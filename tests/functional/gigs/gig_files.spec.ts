import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { GigFactory } from '#database/factories/gig_factory'
import { QrCodeFactory } from '#database/factories/qr_code_factory'
import { UserFactory } from '#database/factories/user_factory'
import QrCode from '#gigs/models/qr_code'
import type User from '#identity/models/user'
import { clock } from '#shared/clock'
import { propsOf } from '#tests/functional/builder/build_fixtures'
import { importer, saved, tour } from '#tests/functional/gigs/import_calls'
import { givenArtist } from '#tests/support/given'
import { picturesOf } from '#tests/support/pdf'

const makeCodes = (client: ApiClient, account: User, gigIds: number[]) =>
  client.post('/api/gigs/codes').loginAs(account).withCsrfToken().json({ gigIds })

async function givenTour(count: number) {
  const { artist, owner } = await givenArtist({ bandName: 'Night Bus' })
  const gigs = await GigFactory.merge(
    Array.from({ length: count }, (_, index) => ({
      artistId: artist.id,
      name: `Night ${index}`,
      startsAt: clock.now().plus({ days: index + 1 }),
    }))
  ).createMany(count)
  return { artist, owner, gigs, ids: gigs.map(({ id }) => id) }
}

test.group('Many gigs at once', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => limiter.clear())

  test('are a calendar that brings nothing new when it is imported', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    const { take, preview } = importer(client, owner)
    await take(tour({ a: { days: 10 }, b: { days: 11, more: ['STATUS:CONFIRMED'] } }))
    await GigFactory.merge({
      artistId: artist.id,
      startsAt: clock.now().plus({ days: 3 }),
    }).create()
    const answer = await client.get(`/artists/${artist.id}/gigs.ics`).loginAs(owner)
    answer.assertStatus(200)
    answer.assertHeader('content-type', 'text/calendar; charset=utf-8')
    const text = Buffer.isBuffer(answer.body()) ? answer.body().toString() : answer.text()
    assert.match(text, /^BEGIN:VCALENDAR\r\n/)
    const read = (await preview(text)).body()
    assert.deepEqual([read.lines, read.sameCount], [[], 3])
    // To another artist they are gigs like any.
    const { owner: other } = await givenArtist({})
    assert.lengthOf((await importer(client, other).preview(text)).body().lines, 3)
  }).tags(['TOUR-9'])

  test('get the codes that are missing, once', async ({ assert, client }) => {
    const { artist, owner, ids } = await givenTour(3)
    await QrCodeFactory.merge({ artistId: artist.id, gigId: ids[0] }).create()
    await QrCodeFactory.merge({ artistId: artist.id, gigId: ids[1], isActive: false }).create()
    const first = await makeCodes(client, owner, ids)
    first.assertStatus(200)
    assert.deepEqual(first.body(), { created: [ids[1], ids[2]] })
    assert.deepEqual((await makeCodes(client, owner, ids)).body(), { created: [] })
    assert.lengthOf(await QrCode.query().whereIn('gigId', ids), 4)
  }).tags(['TOUR-10'])

  test('of another artist, or cancelled, get none', async ({ assert, client }) => {
    const { gigs, owner, ids } = await givenTour(1)
    const { owner: other } = await givenArtist({})
    assert.deepEqual((await makeCodes(client, other, ids)).body(), { created: [] })
    await gigs[0]!.merge({ cancelledAt: clock.now() }).save()
    assert.deepEqual((await makeCodes(client, owner, ids)).body(), { created: [] })
    ;(await makeCodes(client, owner, [])).assertStatus(422)
    ;(
      await makeCodes(
        client,
        owner,
        Array.from({ length: 501 }, (_, id) => id + 1)
      )
    ).assertStatus(422)
  }).tags(['TOUR-8', 'TOUR-10'])

  test('are one PDF of posters, a page each, in the order of the tour', async ({
    assert,
    client,
  }) => {
    const { artist, owner, ids } = await givenTour(5)
    await makeCodes(client, owner, ids.slice(0, 4))
    const path = `/artists/${artist.id}/posters.pdf?gigs=${ids.toReversed().join(',')},x,${ids[0]}`
    const answer = await client.get(path).loginAs(owner)
    answer.assertStatus(200)
    answer.assertHeader('content-type', 'application/pdf')
    assert.include(answer.header('content-disposition'), 'Night Bus - posters - A4.pdf')
    // The gig without a code has none.
    assert.equal(picturesOf(answer.body()).pages, 4)
    const code = await QrCode.query().where('gigId', ids[0]!).firstOrFail()
    assert.isNotNull(code.downloadedAt)
  })
    .tags(['TOUR-10'])
    .timeout(60_000)

  test('have one file for a tour of 150 nights, with a page for each night', async ({
    assert,
    client,
  }) => {
    const { artist, owner, ids } = await givenTour(150)
    const codes = await makeCodes(client, owner, ids)
    assert.lengthOf(codes.body().created, 150)
    const path = `/artists/${artist.id}/posters.pdf?format=a6&gigs=${ids.join(',')}`
    const answer = await client.get(path).loginAs(owner)
    answer.assertStatus(200)
    assert.equal(picturesOf(answer.body()).pages, 150)
    const page = await client.get('/dashboard?tab=gigs&view=posters').loginAs(owner)
    assert.lengthOf(propsOf({ text: page.text() }).gigs, 150)
  })
    .tags(['TOUR-10'])
    .timeout(180_000)

  test('have files for their artist and admins alone', async ({ client }) => {
    const { artist, owner, ids } = await givenTour(1)
    await makeCodes(client, owner, ids)
    const { owner: other } = await givenArtist({})
    const fan = await UserFactory.create()
    const admin = await UserFactory.merge({ userType: 'admin' }).create()
    for (const file of ['gigs.ics', `posters.pdf?gigs=${ids[0]}`]) {
      const path = `/artists/${artist.id}/${file}`
      ;(await client.get(path).redirects(0)).assertStatus(302)
      for (const [account, status] of [
        [fan, 403],
        [other, 403],
        [admin, 200],
        [owner, 200],
      ] as const)
        (await client.get(path).loginAs(account)).assertStatus(status)
    }
    const none = `/artists/${artist.id}/posters.pdf`
    ;(await client.get(none).loginAs(owner)).assertStatus(404)
  }).tags(['TOUR-8'])

  test('imported and exported keep what the artist corrected', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    const { preview, save } = importer(client, owner)
    const body = saved((await preview(tour({ a: { days: 10 } }))).body())
    Object.assign(body.add[0]!, { name: 'A, B; C', venue: 'Bar, Upstairs' })
    await save(body)
    const answer = await client.get(`/artists/${artist.id}/gigs.ics`).loginAs(owner)
    const text = Buffer.isBuffer(answer.body()) ? answer.body().toString() : answer.text()
    const read = (await preview(text)).body()
    assert.deepEqual([read.lines, read.sameCount], [[], 1])
  }).tags(['TOUR-9'])
})
