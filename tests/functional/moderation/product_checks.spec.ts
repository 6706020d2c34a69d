import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import {
  givenReviewedProduct,
  send,
  setStatus,
} from '#tests/functional/approvals/approval_fixtures'
import { auditEntries, givenAdminClient } from '#tests/support/admin_client'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import {
  givenWatchedWord,
  checkChangedProducts,
  waitingChecks,
} from '#tests/support/given_product_check'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

const NOTE = 'They have a licence'

type Shown = { id: number; found: object[]; note: string | null; clearedBy: string | null }

/** A draft with a watched word, and what its artist and admins do with it. */
async function givenFound(client: ApiClient, word = 'Harbour') {
  await givenWatchedWord(word)
  const given = await givenReviewedProduct({ status: 'draft', name: 'HARBOUR Tee' })
  const { product, owner, admin } = given
  const status = `/api/products/${product.id}/status`
  const { call } = await givenAdminClient(client)
  const list = async (view = 'waiting'): Promise<Shown[]> => {
    const answer = await client.get(`/api/admin/product-checks?view=${view}`).loginAs(admin)
    answer.assertStatus(200)
    return answer.body()
  }
  return {
    ...given,
    call,
    list,
    toArtist: () => send(client, 'PATCH', status, admin, { status: 'pending_approval' }),
    approve: (changes: object = {}) => {
      const path = `/api/products/${product.id}/approve`
      return send(client, 'POST', path, owner, { action: 'approve', ...changes })
    },
    activate: () => send(client, 'PATCH', status, owner, { status: 'active' }),
    clear: async (account = admin) => {
      const [{ id }] = (await list()) as [Shown]
      return call('PATCH', `/api/admin/product-checks/${id}`, { note: NOTE }, account)
    },
  }
}

const statusOf = async ({ id }: { id: number }) =>
  (await db.from('products').where('id', id).firstOrFail()).status as string

test.group('A product with a watched word', (group) => {
  group.each.setup(rollbackAfterEach)

  test('cannot be approved until an admin has cleared it with a note', async ({
    assert,
    client,
  }) => {
    const { product, toArtist, approve, activate, clear, list } = await givenFound(client)
    ;(await toArtist()).assertStatus(200)
    assert.deepEqual(await waitingChecks(), ['HARBOUR Tee: Harbour in name'])
    const refused = await approve()
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'E_CHECK_NEEDED' })
    assert.include(refused.body().message, 'We’re checking “HARBOUR Tee” before it can go on sale')
    assert.equal(await statusOf(product), 'pending_approval')
    ;(await clear()).assertStatus(200)
    ;(await approve()).assertStatus(200)
    ;(await activate()).assertStatus(200)
    assert.equal(await statusOf(product), 'active')
    assert.isEmpty(await list())
    assert.containSubset(await list('cleared'), [{ note: NOTE }])
    const [entry] = (await auditEntries()).filter(({ action }) => action === 'product.clear')
    assert.containSubset(entry, {
      subject_type: 'product',
      subject_id: product.id,
      after: { found: 'Harbour', reason: NOTE },
    })
  }).tags(['CHECK-1', 'CHECK-2'])

  test('can still be rejected by its artist', async ({ client }) => {
    const { product, owner, toArtist } = await givenFound(client)
    await toArtist()
    const reject = { action: 'reject', notes: 'Not like this' }
    const path = `/api/products/${product.id}/approve`
    ;(await send(client, 'POST', path, owner, reject)).assertStatus(200)
  }).tags(['CHECK-1'])

  test('is checked again where its words change after it was cleared', async ({
    assert,
    client,
  }) => {
    const { toArtist, approve, activate, clear } = await givenFound(client)
    await toArtist()
    await clear()
    ;(await approve({ description: 'Straight from the harbour' })).assertStatus(200)
    const refused = await activate()
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'E_CHECK_NEEDED' })
    await checkChangedProducts()
    assert.deepEqual(await waitingChecks(), [
      'HARBOUR Tee: Harbour in description',
      'HARBOUR Tee: Harbour in name',
    ])
    await clear()
    ;(await activate()).assertStatus(200)
  }).tags(['CHECK-1', 'CHECK-4'])

  test('is not cleared as an admin saw it once it has changed', async ({ assert, client }) => {
    const { product, toArtist, clear } = await givenFound(client)
    await toArtist()
    await db.from('products').where('id', product.id).update({ description: 'Something else' })
    const stale = await clear()
    stale.assertStatus(409)
    stale.assertBodyContains({ code: 'E_CONCURRENT_MODIFICATION' })
    const unseen = await db.from('product_checks').whereNotNull('cleared_at')
    assert.isEmpty(unseen)
  }).tags(['CHECK-2'])

  test('is cleared once, with a note, by owners and catalogue admins', async ({
    assert,
    client,
  }) => {
    const { toArtist, clear, list, call } = await givenFound(client)
    await toArtist()
    const [{ id }] = (await list()) as [Shown]
    const path = `/api/admin/product-checks/${id}`
    ;(await call('PATCH', path, { note: ' ' })).assertStatus(422)
    const support = await UserFactory.apply('admin').merge({ adminRole: 'support' }).create()
    ;(await clear(support)).assertStatus(403)
    assert.lengthOf(await list(), 1)
    const catalogue = await UserFactory.apply('admin').merge({ adminRole: 'catalogue' }).create()
    ;(await clear(catalogue)).assertStatus(200)
    const again = await call('PATCH', path, { note: NOTE })
    again.assertStatus(409)
    again.assertBodyContains({ code: 'E_INVALID_STATUS_TRANSITION' })
  }).tags(['CHECK-2'])

  test('{where} is found: {word}')
    .tags(['CHECK-3'])
    .with([
      { where: 'whatever the accents', word: 'Beyoncé', name: 'BEYONCE tee', found: true },
      { where: 'a phrase over punctuation', word: 'AC/DC', name: 'We love ac-dc!', found: true },
      { where: 'between emoji', word: 'harbour', name: '🔥harbour🔥', found: true },
      { where: 'in another script', word: 'Кино', name: 'Группа «КИНО»', found: true },
      { where: 'no part of a word', word: 'harb', name: 'Harbour Tee', found: false },
      { where: 'no half of a phrase', word: 'harbour light', name: 'Harbour Tee', found: false },
    ])
    .run(async ({ assert }, { word, name, found }) => {
      await givenWatchedWord(word)
      await givenActiveProduct({ name })
      await checkChangedProducts()
      assert.deepEqual(await waitingChecks(), found ? [`${name}: ${word} in name`] : [])
    })

  test('in its description or the name of its store is found as well', async ({ assert }) => {
    await givenWatchedWord('harbour')
    const { artist } = await givenArtist({ bandName: 'The Harbour' })
    const { product } = await givenActiveProduct({ artist, name: 'Tee' })
    await db.from('products').where('id', product.id).update({ description: 'A harbour at night' })
    await checkChangedProducts()
    assert.deepEqual(await waitingChecks(), [
      'Tee: harbour in description',
      'Tee: harbour in store',
    ])
  }).tags(['CHECK-3'])

  test('is found when the word is added, or when it is edited later, in bounded steps', async ({
    assert,
  }) => {
    const names = ['Harbour One', 'Harbour Two', 'Harbour Three']
    for (const name of names) await givenActiveProduct({ name })
    assert.equal(await checkChangedProducts(), 0, 'no word is watched')
    const wordId = await givenWatchedWord('harbour')
    assert.equal(await checkChangedProducts({ batch: 1, mostBatches: 2 }), 2)
    assert.lengthOf(await waitingChecks(), 2)
    assert.equal(await checkChangedProducts(), 1)
    assert.equal(await checkChangedProducts(), 0)
    assert.lengthOf(await waitingChecks(), 3)
    const edited = { name: 'Lighthouse', updated_at: new Date() }
    await db.from('products').where('name', 'Harbour Two').update(edited)
    assert.equal(await checkChangedProducts(), 1)
    assert.lengthOf(await waitingChecks(), 2)
    await db.from('watched_words').where('id', wordId).delete()
    await checkChangedProducts()
    assert.isEmpty(await waitingChecks())
  }).tags(['CHECK-4'])

  test('stays on sale and waits for an admin, who sees it on the overview', async ({
    assert,
    client,
  }) => {
    const { product } = await givenActiveProduct({ name: 'Harbour Tee' })
    const { open } = await givenAdminClient(client)
    type Overview = { overview: { productChecks: number } }
    const waiting = async () => (await open<Overview>('/admin')).overview.productChecks
    assert.equal(await waiting(), 0)
    await givenWatchedWord('harbour')
    await checkChangedProducts()
    assert.equal(await statusOf(product), 'active')
    assert.equal(await waiting(), 1)
    const { rows } = await open<{ rows: Shown[] }>('/admin/product-checks')
    assert.containSubset(rows, [{ found: [{ in: 'name', text: 'harbour' }] }])
    await setStatus(product, 'retired')
    assert.equal(await waiting(), 0)
  }).tags(['CHECK-4'])
})
