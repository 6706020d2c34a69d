import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { auditEntries, givenAdminClient } from '#tests/support/admin_client'
import { givenActiveProduct, givenArtist, givenPaidOrder } from '#tests/support/given'

const artistOf = (id: number) => db.from('artists').where('id', id).firstOrFail()
const productOf = (id: number) => db.from('products').where('id', id).firstOrFail()

test.group('An artist’s share', (group) => {
  group.each.setup(rollbackAfterEach)

  test('applies to the prices of all their products, and not to earlier orders', async ({
    assert,
    client,
  }) => {
    const { admin, call } = await givenAdminClient(client)
    const { artist, product } = await givenActiveProduct({
      sellingPrice: '24.99',
      basePrice: '12.50',
    })
    const { product: draft } = await givenActiveProduct({ artist, sellingPrice: '20.01' })
    await draft.merge({ status: 'draft' }).save()
    const { product: retired } = await givenActiveProduct({ artist })
    await retired.merge({ status: 'retired' }).save()
    const { product: other } = await givenActiveProduct({})
    const { order } = await givenPaidOrder({ product })
    const kept = await db.from('orders').where('id', order.id).firstOrFail()
    const untouched = [await productOf(retired.id), await productOf(other.id)]

    const path = `/api/admin/artists/${artist.id}/share`
    const answer = await call('PATCH', path, { profitSharePercentage: 62.5 })
    answer.assertStatus(200)
    answer.assertBodyContains({ id: artist.id, profitSharePercentage: 62.5 })
    // A second call changes nothing and is not audited.
    ;(await call('PATCH', path, { profitSharePercentage: 62.5 })).assertStatus(200)

    // (24.99 − 12.50) × 62.5% = 7.80625, (20.01 − 12.50) × 62.5% = 4.69375: rounded half up.
    assert.containsSubset(await productOf(product.id), {
      artist_profit: '7.81',
      estimated_artist_profit: '7.81',
      platform_fee: '4.68',
    })
    assert.containsSubset(await productOf(draft.id), {
      artist_profit: '4.69',
      platform_fee: '2.82',
    })
    assert.deepEqual([await productOf(retired.id), await productOf(other.id)], untouched)
    assert.deepEqual(await db.from('orders').where('id', order.id).firstOrFail(), kept)
    const [entry, ...others] = await auditEntries()
    assert.lengthOf(others, 0)
    assert.deepInclude(entry!, {
      actor_user_id: admin.id,
      action: 'artist.share',
      subject_type: 'artist',
      subject_id: artist.id,
      before: { profitSharePercentage: 60 },
      after: { profitSharePercentage: 62.5 },
    })
    assert.isString(entry!.request_id)
  }).tags(['ADMN-11'])

  test('is refused, and nothing changes: {share}')
    .tags(['ADMN-11'])
    .with([
      { share: 100.01, status: 422 },
      { share: -1, status: 422 },
      { share: 33.333, status: 422 },
      { share: '50', status: 422 },
      { share: 50, updatedAt: '2026-01-01T00:00:00.000Z', status: 409 },
    ])
    .run(async ({ assert, client }, { share, updatedAt, status }) => {
      const { call } = await givenAdminClient(client)
      const { artist, product } = await givenActiveProduct({})
      const before = [await artistOf(artist.id), await productOf(product.id)]
      const answer = await call('PATCH', `/api/admin/artists/${artist.id}/share`, {
        profitSharePercentage: share,
        updatedAt,
      })
      answer.assertStatus(status)
      assert.deepEqual([await artistOf(artist.id), await productOf(product.id)], before)
      assert.deepEqual(await auditEntries(), [])
    })
})

test.group('The mark of a verified artist', (group) => {
  group.each.setup(rollbackAfterEach)

  test('is given and taken, each audited once', async ({ assert, client }) => {
    const { call } = await givenAdminClient(client)
    const { artist } = await givenArtist({})
    const set = (isVerified: boolean) =>
      call('PATCH', `/api/admin/artists/${artist.id}/verification`, { isVerified })
    ;(await set(true)).assertBodyContains({ id: artist.id, isVerified: true })
    ;(await set(true)).assertStatus(200)
    ;(await client.get(`/api/artists/${artist.id}`)).assertBodyContains({ isVerified: true })
    ;(await set(false)).assertBodyContains({ isVerified: false })
    const entries = await auditEntries()
    assert.deepEqual(
      entries.map(({ action, before, after }) => [action, before, after]),
      [
        ['artist.verify', { isVerified: false }, { isVerified: true }],
        ['artist.unverify', { isVerified: true }, { isVerified: false }],
      ]
    )
  }).tags(['ADMN-10'])

  test('is given to several in one call, to all or none', async ({ assert, client }) => {
    const { call } = await givenAdminClient(client)
    const { artist: one } = await givenArtist({})
    const { artist: two } = await givenArtist({})
    const { artist: already } = await givenArtist({ isVerified: true })
    const verify = (ids: number[]) =>
      call('PATCH', '/api/admin/artists/verification', { ids, isVerified: true })
    ;(await verify([one.id, 2_000_000_000])).assertStatus(404)
    assert.isFalse((await artistOf(one.id)).is_verified)
    assert.deepEqual(await auditEntries(), [])

    const answer = await verify([one.id, two.id, already.id])
    answer.assertStatus(200)
    assert.deepEqual(answer.body(), { changed: 2 })
    assert.isTrue((await artistOf(two.id)).is_verified)
    assert.deepEqual(
      (await auditEntries()).map((entry) => entry.subject_id),
      [one.id, two.id]
    )
  }).tags(['ADMN-10'])

  test('is refused on a profile that another user changed meanwhile', async ({
    assert,
    client,
  }) => {
    const { call } = await givenAdminClient(client)
    const { artist } = await givenArtist({})
    const answer = await call('PATCH', `/api/admin/artists/${artist.id}/verification`, {
      isVerified: true,
      updatedAt: '2026-01-01T00:00:00.000Z',
    })
    answer.assertStatus(409)
    answer.assertBodyContains({ code: 'E_CONCURRENT_MODIFICATION' })
    assert.isFalse((await artistOf(artist.id)).is_verified)
  }).tags(['ADMN-10'])
})
