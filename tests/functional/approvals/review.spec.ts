import { test } from '@japa/runner'
import { PRODUCT_STATUSES } from '#shared/product_status'
import {
  givenReviewedProduct,
  historyOf,
  keptOf,
  seen,
  send,
  setStatus,
} from '#tests/functional/approvals/approval_fixtures'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

const pathOf = ({ id }: { id: number }) => `/api/products/${id}/approve`

test.group('Reviewing a product', (group) => {
  group.each.setup(rollbackAfterEach)

  test('the artist approves it with another price and text, all in one', async ({
    assert,
    client,
  }) => {
    const { product, owner } = await givenReviewedProduct()
    const answer = await send(client, 'POST', pathOf(product), owner, {
      action: 'approve',
      notes: ' Lovely. ',
      name: 'Last Tram Tee',
      description: 'Heavy cotton.',
      sellingPrice: 24.99,
      ...seen(product),
    })
    answer.assertStatus(200)
    assert.containsSubset(answer.body(), {
      status: 'approved',
      name: 'Last Tram Tee',
      description: 'Heavy cotton.',
      sellingPrice: 24.99,
      minimumPrice: 17.5,
      artistProfit: 7.49,
      platformFee: 5,
      approvalNotes: 'Lovely.',
    })
    assert.deepEqual(await historyOf(product.id), [
      {
        from_status: 'pending_approval',
        to_status: 'approved',
        actor_user_id: owner.id,
        notes: 'Lovely.',
      },
    ])
  }).tags(['APPR-17'])

  test('the artist rejects it with or without notes', async ({ assert, client }) => {
    const { product, owner } = await givenReviewedProduct()
    const body = { action: 'reject', notes: 'The red is not our red.' }
    const answer = await send(client, 'POST', pathOf(product), owner, body)
    answer.assertStatus(200)
    assert.containsSubset(answer.body(), { status: 'rejected', approvalNotes: body.notes })
    const { product: another, owner: its } = await givenReviewedProduct()
    const silent = await send(client, 'POST', pathOf(another), its, { action: 'reject' })
    assert.containsSubset(silent.body(), { status: 'rejected', approvalNotes: null })
  }).tags(['APPR-17'])

  test('a price below the minimum, even by a penny, is refused together with the approval', async ({
    assert,
    client,
  }) => {
    const { product, owner } = await givenReviewedProduct()
    const before = await keptOf(product)
    const body = { action: 'approve', name: 'Another name', sellingPrice: 17.49 }
    const answer = await send(client, 'POST', pathOf(product), owner, body)
    answer.assertStatus(422)
    assert.deepEqual(answer.body().errors, [
      {
        field: 'sellingPrice',
        rule: 'min',
        message: 'Selling price must be at least £17.50 (40% margin required)',
      },
    ])
    assert.deepEqual(await keptOf(product), before)
    const least = { action: 'approve', sellingPrice: 17.5 }
    const accepted = await send(client, 'POST', pathOf(product), owner, least)
    accepted.assertStatus(200)
  }).tags(['APPR-18'])

  test('only its artist may, not an admin: for other users it does not exist', async ({
    assert,
    client,
  }) => {
    const { product, other, fan, admin } = await givenReviewedProduct()
    const before = await keptOf(product)
    for (const [account, status] of [
      [null, 401],
      [fan, 404],
      [other, 404],
      [admin, 403],
    ] as const) {
      const answer = await send(client, 'POST', pathOf(product), account, { action: 'approve' })
      answer.assertStatus(status)
    }
    assert.deepEqual(await keptOf(product), before)
  }).tags(['APPR-27'])

  test('a product that is not pending is refused: a second verdict gets an error', async ({
    assert,
    client,
  }) => {
    const { product, owner } = await givenReviewedProduct()
    const stale = seen(product)
    await send(client, 'POST', pathOf(product), owner, { action: 'approve', notes: 'Yes.' })
    const before = await keptOf(product)
    const again = await send(client, 'POST', pathOf(product), owner, { action: 'reject' })
    again.assertStatus(409)
    assert.equal(again.body().code, 'E_INVALID_STATUS_TRANSITION')
    const late = await send(client, 'POST', pathOf(product), owner, { action: 'reject', ...stale })
    late.assertStatus(409)
    assert.equal(late.body().code, 'E_CONCURRENT_MODIFICATION')
    assert.deepEqual(await keptOf(product), before)
  }).tags(['APPR-22'])

  test('a price changed meanwhile is not overwritten', async ({ assert, client }) => {
    const { product, owner, admin } = await givenReviewedProduct()
    const stale = seen(product)
    const edit = { sellingPrice: 30 }
    await send(client, 'PATCH', `/api/products/${product.id}`, admin, edit)
    const before = await keptOf(product)
    const body = { action: 'approve', sellingPrice: 24, ...stale }
    const answer = await send(client, 'POST', pathOf(product), owner, body)
    answer.assertStatus(409)
    assert.equal(
      answer.body().message,
      'This product has changed since you opened it. Nothing was saved.'
    )
    assert.deepEqual(await keptOf(product), before)
  }).tags(['APPR-23'])

  test('from any other status it is refused and changes nothing', async ({ assert, client }) => {
    const { product, owner } = await givenReviewedProduct()
    for (const status of PRODUCT_STATUSES.filter((one) => one !== 'pending_approval'))
      for (const action of ['approve', 'reject']) {
        await setStatus(product, status)
        const before = await keptOf(product)
        const answer = await send(client, 'POST', pathOf(product), owner, { action })
        answer.assertStatus(409)
        assert.equal(answer.body().code, 'E_INVALID_STATUS_TRANSITION')
        assert.deepEqual(await keptOf(product), before)
      }
  }).tags(['APPR-13'])

  test('invalid bodies are refused', async ({ assert, client }) => {
    const { product, owner } = await givenReviewedProduct()
    const before = await keptOf(product)
    for (const body of [
      {},
      { action: 'maybe' },
      { action: 'approve', notes: 'x'.repeat(2001) },
      { action: 'approve', name: '  ' },
      { action: 'approve', description: 'x'.repeat(5001) },
    ])
      (await send(client, 'POST', pathOf(product), owner, body)).assertStatus(422)
    assert.deepEqual(await keptOf(product), before)
  })
})
