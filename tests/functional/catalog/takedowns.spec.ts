import db from '@adonisjs/lucid/services/db'
import mail from '@adonisjs/mail/services/main'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { auditEntries, givenAdminClient } from '#tests/support/admin_client'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { deliverMails } from '#tests/support/outgoing_mails'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

const REASON = 'The picture is another’s'

async function givenOwnProduct() {
  const { artist, owner } = await givenArtist({ bandName: 'Night Bus' })
  const { product } = await givenActiveProduct({ artist, name: 'Last Tram Tee' })
  return { artist, owner, product }
}

/** The calls of an admin, and those of the artist. */
async function givenCalls(client: ApiClient) {
  const { call, admin, open } = await givenAdminClient(client)
  const shop = await givenOwnProduct()
  const chosen = (updatedAt?: string) => [{ id: shop.product.id, ...(updatedAt && { updatedAt }) }]
  return {
    ...shop,
    admin,
    open,
    takeDown: (changes: object = {}) =>
      call('POST', '/api/admin/products/takedown', {
        products: chosen(),
        kind: 'withdrawn',
        reason: REASON,
        ...changes,
      }),
    restore: (changes: object = {}) =>
      call('POST', '/api/admin/products/restore', {
        products: chosen(),
        reason: 'A better blank',
        ...changes,
      }),
    answer: (text = 'Here is our licence') =>
      client
        .post(`/api/products/${shop.product.id}/takedown-answer`)
        .loginAs(shop.owner)
        .withCsrfToken()
        .json({ answer: text }),
    asOwner: (path: string) => client.get(path).loginAs(shop.owner),
  }
}

const events = () => db.from('product_takedown_events').orderBy('id')

test.group('A product that is taken down', (group) => {
  group.each.setup(rollbackAfterEach)

  test('is shown to its artist and admins alone, with kind and reason', async ({
    assert,
    client,
  }) => {
    const { product, artist, admin, takeDown, asOwner } = await givenCalls(client)
    const path = `/api/products/${product.id}`
    ;(await client.get(path)).assertStatus(200)
    const taken = await takeDown({ kind: 'legal' })
    taken.assertStatus(200)
    assert.deepEqual(taken.body(), { takenDown: 1 })

    const fan = await UserFactory.create()
    for (const refused of [await client.get(path), await client.get(path).loginAs(fan)])
      refused.assertStatus(404)
    ;(await client.get(`/product/${product.id}`)).assertStatus(404)
    for (const list of ['/api/products', `/api/artists/${artist.id}/products`, '/api/collections'])
      assert.notInclude((await client.get(list)).text(), 'Last Tram Tee', list)
    for (const shown of [await asOwner(path), await client.get(path).loginAs(admin)]) {
      shown.assertStatus(200)
      assert.containSubset(shown.body(), {
        status: 'active',
        takedown: { kind: 'legal', reason: REASON, answer: null },
      })
    }
    const lists = `/api/artists/${artist.id}/products/management`
    assert.containSubset((await asOwner(lists)).body(), [{ takedown: { kind: 'legal' } }])
  }).tags(['TAKE-1'])

  test('is unavailable on a wishlist that had it', async ({ assert, client }) => {
    const { product, takeDown } = await givenCalls(client)
    const fan = await UserFactory.create()
    const path = `/api/users/${fan.id}/product-favorites`
    const add = client.post(path).loginAs(fan).withCsrfToken()
    ;(await add.json({ productId: product.id })).assertStatus(201)
    await takeDown()
    const [entry] = (await client.get(path).loginAs(fan)).body()
    assert.deepInclude(entry, { productId: product.id, isAvailable: false })
  }).tags(['TAKE-1'])

  test('is shown and sold again once it is restored', async ({ assert, client }) => {
    const { product, takeDown, restore, asOwner } = await givenCalls(client)
    await takeDown()
    const restored = await restore()
    restored.assertStatus(200)
    assert.deepEqual(restored.body(), { restored: 1 })
    const path = `/api/products/${product.id}`
    ;(await client.get(path)).assertStatus(200)
    assert.isNull((await asOwner(path)).body().takedown)
    assert.include((await client.get('/api/products')).text(), 'Last Tram Tee')
    const again = await restore()
    again.assertStatus(409)
    again.assertBodyContains({ code: 'E_NOT_TAKEN_DOWN' })
  }).tags(['TAKE-2'])

  test('can be taken down in every status, and keeps its status', async ({ assert, client }) => {
    const { product, takeDown, restore } = await givenCalls(client)
    for (const status of ['draft', 'inactive', 'retired'] as const) {
      await product.merge({ status }).save()
      ;(await takeDown()).assertStatus(200)
      assert.equal((await product.refresh()).status, status)
      ;(await restore()).assertStatus(200)
    }
  }).tags(['TAKE-1'])

  test('can become a legal matter, and never less', async ({ assert, client }) => {
    const { takeDown } = await givenCalls(client)
    ;(await takeDown()).assertStatus(200)
    ;(await takeDown()).assertBodyContains({ code: 'E_TAKEN_DOWN' })
    ;(await takeDown({ kind: 'legal' })).assertStatus(200)
    for (const kind of ['withdrawn', 'legal']) (await takeDown({ kind })).assertStatus(409)
    assert.deepEqual(
      (await events()).map(({ kind }) => kind),
      ['withdrawn', 'legal']
    )
  }).tags(['TAKE-1'])
})

test.group('A takedown', (group) => {
  group.each.setup(rollbackAfterEach)

  test('of several products is all or none, and a stale one is refused', async ({
    assert,
    client,
  }) => {
    const { product, takeDown, restore } = await givenCalls(client)
    const { product: other } = await givenActiveProduct({ name: 'Low Tide Mug' })
    const version = product.updatedAt!.toUTC().toISO()!
    const both = (updatedAt: string) => [{ id: other.id }, { id: product.id, updatedAt }]
    const stale = await takeDown({ products: both('2026-01-01T00:00:00.000Z') })
    stale.assertStatus(409)
    stale.assertBodyContains({ code: 'E_CONCURRENT_MODIFICATION' })
    ;(await takeDown({ products: [{ id: other.id }, { id: 2_000_000 }] })).assertStatus(404)
    assert.isEmpty(await events())
    assert.isEmpty(await auditEntries())
    ;(await takeDown({ products: both(version) })).assertStatus(200)
    assert.lengthOf(await events(), 2)
    const staleRestore = await restore({ products: both(version) })
    staleRestore.assertBodyContains({ code: 'E_CONCURRENT_MODIFICATION' })
    assert.lengthOf(await events(), 2)
    ;(await restore({ products: [{ id: other.id }, { id: product.id }] })).assertStatus(200)
  }).tags(['TAKE-3'])

  test('needs a kind and a reason', async ({ assert, client }) => {
    const { takeDown, restore } = await givenCalls(client)
    for (const wrong of [{ kind: 'other' }, { reason: ' ' }, { reason: 'x'.repeat(2001) }])
      (await takeDown(wrong)).assertStatus(422)
    ;(await takeDown({ products: [] })).assertStatus(422)
    ;(await restore({ reason: '' })).assertStatus(422)
    assert.isEmpty(await events())
  }).tags(['TAKE-3'])

  test('is mailed to the artist, and so is its end', async ({ assert, client, cleanup }) => {
    const { owner, takeDown, restore } = await givenCalls(client)
    const { mails } = mail.fake()
    cleanup(() => mail.restore())
    await takeDown({ kind: 'legal' })
    await deliverMails()
    await restore()
    await deliverMails()
    const sent = mails.sent().map(({ message }) => message)
    assert.lengthOf(sent, 2)
    for (const message of sent) message.assertTo(owner.email!)
    sent[0]!.assertSubject('We’ve taken down Last Tram Tee')
    sent[0]!.assertTextIncludes(REASON)
    sent[1]!.assertSubject('We’ve restored Last Tram Tee')
    sent[1]!.assertTextIncludes('A better blank')
  }).tags(['TAKE-4'])

  test('is answered once by its artist, which admins read', async ({ assert, client }) => {
    const { product, admin, open, takeDown, restore, answer } = await givenCalls(client)
    ;(await answer()).assertBodyContains({ code: 'E_NOT_TAKEN_DOWN' })
    await takeDown()
    ;(await answer(' ')).assertStatus(422)
    const answered = await answer()
    answered.assertStatus(200)
    assert.equal(answered.body().takedown.answer, 'Here is our licence')
    ;(await answer('And more')).assertBodyContains({ code: 'E_TAKEDOWN_ANSWERED' })

    const { rows } = await open<{ rows: { isTakedownAnswered: boolean; takedown: string }[] }>(
      '/admin?tab=products&takedown=down'
    )
    assert.containSubset(rows, [{ takedown: 'withdrawn', isTakedownAnswered: true }])
    const { takedowns } = await open<{ takedowns: { event: string; words: string }[] }>(
      `/admin/products/${product.id}`
    )
    assert.containSubset(takedowns, [
      { event: 'answered', words: 'Here is our licence' },
      { event: 'taken_down', words: REASON },
    ])
    await restore()
    const history = await client.get(`/api/products/${product.id}/takedowns`).loginAs(admin)
    assert.deepEqual(
      history.body().map(({ event }: { event: string }) => event),
      ['restored', 'answered', 'taken_down']
    )
    const { rows: none } = await open<{ rows: object[] }>('/admin?tab=products&takedown=down')
    assert.isEmpty(none)
  }).tags(['TAKE-4'])

  test('is noted in the audit log, and its history cannot be changed', async ({
    assert,
    client,
  }) => {
    const { product, admin, takeDown, restore } = await givenCalls(client)
    await takeDown()
    await restore()
    const noted = { subject_type: 'product', subject_id: product.id, actor_user_id: admin.id }
    const [down, up] = await auditEntries()
    assert.deepInclude(down, { ...noted, action: 'product.take_down' })
    assert.deepEqual(down!.after, { takedown: 'withdrawn', reason: REASON })
    assert.deepInclude(up, { ...noted, action: 'product.restore' })
    const change = db.transaction((trx) =>
      trx.from('product_takedown_events').update({ words: 'Another reason' })
    )
    await assert.rejects(() => change, /append-only/)
  }).tags(['TAKE-3'])
})
