import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { GigFactory } from '#database/factories/gig_factory'
import { QrCodeFactory } from '#database/factories/qr_code_factory'
import { UserFactory } from '#database/factories/user_factory'
import Gig from '#gigs/models/gig'
import QrCode from '#gigs/models/qr_code'
import type User from '#identity/models/user'
import { givenArtist, givenScannedCode } from '#tests/support/given'

function create(client: ApiClient, account: User, body: object) {
  return client.post('/api/qr-codes').loginAs(account).withCsrfToken().json(body)
}

function change(client: ApiClient, account: User, code: string, body: object) {
  return client.patch(`/api/qr-codes/${code}`).loginAs(account).withCsrfToken().json(body)
}

const scan = (client: ApiClient, code: string) =>
  client.post(`/api/qr-codes/${code}/scan`).withCsrfToken()

const codesAndGigs = async () => [(await QrCode.all()).length, (await Gig.all()).length]

test.group('A new QR code', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => limiter.clear())

  test('may stand alone: its letters are random and none look alike, and it works at once', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const answer = await create(client, owner, { eventName: '  Sticker  ' })
    answer.assertStatus(201)
    const { code, ...rest } = answer.body()
    assert.match(code, /^[2-9A-HJKMNP-TV-Z]{8}$/)
    assert.containSubset(rest, {
      artistId: artist.id,
      eventName: 'Sticker',
      gigId: null,
      isActive: true,
      isDefault: false,
      scanCount: 0,
    })
    assert.isTrue(rest.storeUrl.endsWith(`/artist/${artist.id}/store?qr=${code}`))
    ;(await scan(client, code)).assertStatus(200)
  }).tags(['GIG-6'])

  test('is made together with its gig, and named after it', async ({ assert, client }) => {
    const { owner } = await givenArtist({})
    const gig = { name: 'Spring Tour', city: 'Leeds', date: '2026-12-01', time: '20:00' }
    const answer = await create(client, owner, { gig: { ...gig, timeZone: 'Europe/London' } })
    answer.assertStatus(201)
    const made = await Gig.firstOrFail()
    assert.equal(answer.body().gigId, made.id)
    assert.equal(answer.body().eventName, 'Spring Tour')
    assert.equal(made.startsAt.toUTC().toISO(), '2026-12-01T20:00:00.000Z')
  }).tags(['GIG-6'])

  test('may belong to one of the artist’s gigs, with a name of its own', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const gig = await GigFactory.merge({ artistId: artist.id }).create()
    const answer = await create(client, owner, { gigId: gig.id, eventName: 'At the bar' })
    assert.deepEqual([answer.body().gigId, answer.body().eventName], [gig.id, 'At the bar'])
  }).tags(['GIG-6'])

  test('with a day alone gets a gig of that day', async ({ assert, client }) => {
    const { owner } = await givenArtist({})
    const answer = await create(client, owner, { eventName: 'Kings Heath', date: '2026-12-01' })
    answer.assertStatus(201)
    const gig = await Gig.firstOrFail()
    assert.equal(gig.name, 'Kings Heath')
    assert.equal(gig.startsAt.toUTC().toISO(), '2026-12-01T19:30:00.000Z')
  }).tags(['GIG-6'])

  test('is refused with its gig, or not at all: {$self}')
    .tags(['GIG-6'])
    .with([
      '{"gig":{"name":"Gig","date":"2027-03-28","time":"01:30"}}',
      '{"gig":{"name":"","date":"2026-12-01"}}',
      '{"gig":{"name":"Gig","date":"2026-12-01","timeZone":"nowhere"}}',
      '{"gig":{"name":"Gig","date":"2026-12-01"},"date":"2026-12-01"}',
      '{"gigId":2147483647}',
      '{"gigId":"1"}',
      '{"date":"tomorrow"}',
      `{"eventName":"${'x'.repeat(201)}"}`,
    ])
    .run(async ({ assert, client }, body) => {
      const { owner } = await givenArtist({})
      ;(await create(client, owner, JSON.parse(body))).assertStatus(422)
      assert.deepEqual(await codesAndGigs(), [0, 0])
    })

  test('is not made for another artist’s gig, nor by an account without a profile', async ({
    assert,
    client,
  }) => {
    const { owner } = await givenArtist({})
    const foreign = await GigFactory.create()
    ;(await create(client, owner, { gigId: foreign.id })).assertStatus(422)
    const account = await UserFactory.apply('artist').create()
    ;(await create(client, account, {})).assertStatus(403)
    ;(await create(client, await UserFactory.create(), {})).assertStatus(403)
    assert.deepEqual(await codesAndGigs(), [0, 1])
  }).tags(['GIG-6'])
})

test.group('One’s own QR code', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => limiter.clear())

  test('is switched off and on: meanwhile a scan is 404, and its counts stay', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const code = await QrCodeFactory.merge({ artistId: artist.id, scanCount: 7 }).create()
    const off = await change(client, owner, code.code.toLowerCase(), { isActive: false })
    off.assertStatus(200)
    assert.deepEqual([off.body().isActive, off.body().scanCount], [false, 7])
    ;(await scan(client, code.code)).assertStatus(404)
    ;(await change(client, owner, code.code, { isActive: true })).assertStatus(200)
    ;(await scan(client, code.code)).assertStatus(200)
  }).tags(['GIG-7'])

  test('is renamed; without a name it has that of its gig', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    const { code } = await givenScannedCode({ artist })
    const named = await change(client, owner, code.code, { eventName: 'At the bar' })
    assert.equal(named.body().eventName, 'At the bar')
    const unnamed = await change(client, owner, code.code, { eventName: null })
    assert.equal(unnamed.body().eventName, 'Spring Tour')
    assert.isTrue(unnamed.body().isActive)
  }).tags(['GIG-7'])

  test('of the profile itself is switched off only after a confirmation', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const code = await QrCodeFactory.merge({ artistId: artist.id }).apply('default').create()
    const refused = await change(client, owner, code.code, { isActive: false })
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'E_DEFAULT_CODE')
    assert.isTrue((await code.refresh()).isActive)
    const meant = await change(client, owner, code.code, { isActive: false, confirm: true })
    meant.assertStatus(200)
    ;(await change(client, owner, code.code, { eventName: 'Home' })).assertStatus(200)
  }).tags(['GIG-8'])

  test('changed meanwhile is left alone: 409', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    const code = await QrCodeFactory.merge({ artistId: artist.id }).create()
    const stale = { eventName: 'Late', updatedAt: '2026-01-01T00:00:00.000Z' }
    const late = await change(client, owner, code.code, stale)
    late.assertStatus(409)
    assert.equal(late.body().code, 'E_CONCURRENT_MODIFICATION')
    assert.equal((await code.refresh()).eventName, 'Spring Tour')
    const list = await client.get(`/api/artists/${artist.id}/qr-codes`).loginAs(owner)
    const { updatedAt } = list.body()[0]
    ;(await change(client, owner, code.code, { eventName: 'In time', updatedAt })).assertStatus(200)
  }).tags(['GIG-9'])

  test('cannot be changed by other accounts: 403, switched off 404, and nothing changes', async ({
    assert,
    client,
  }) => {
    const { code } = await givenScannedCode({})
    const { owner: other } = await givenArtist({})
    const admin = await UserFactory.merge({ userType: 'admin' }).create()
    for (const account of [other, admin])
      (await change(client, account, code.code, { isActive: false })).assertStatus(403)
    assert.isTrue((await code.refresh()).isActive)
    await code.merge({ isActive: false }).save()
    ;(await change(client, other, code.code, { isActive: true })).assertStatus(404)
    ;(await change(client, other, 'NO-SUCH-CODE', { isActive: true })).assertStatus(404)
    assert.isFalse((await code.refresh()).isActive)
  }).tags(['GIG-7'])
})
