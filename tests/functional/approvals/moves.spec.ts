import { test } from '@japa/runner'
import { PRODUCT_STATUSES } from '#shared/product_status'
import { fromDecimal } from '#shared/money'
import {
  givenReviewedProduct,
  historyOf,
  keptOf,
  seen,
  send,
  setStatus,
} from '#tests/functional/approvals/approval_fixtures'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

const PEOPLE = ['owner', 'admin'] as const

/** The table of docs/rules/products-and-approval.md#moves, by hand: a line lost or added in ours is seen. */
const ALLOWED = [
  'draft > pending_approval by admin',
  'rejected > pending_approval by admin',
  'approved > active by owner',
  'active > inactive by owner',
  'inactive > active by owner',
  'draft > retired by owner',
  'approved > retired by owner',
  'active > retired by owner',
  'inactive > retired by owner',
]

test.group('Moving a product on', (group) => {
  group.each.setup(rollbackAfterEach)

  test('every move of the table is made and recorded; every other is refused and changes nothing', async ({
    assert,
    client,
  }) => {
    const fixtures = await givenReviewedProduct()
    const { product } = fixtures
    const made: string[] = []
    for (const from of PRODUCT_STATUSES)
      for (const to of PRODUCT_STATUSES)
        for (const who of PEOPLE) {
          await setStatus(product, from)
          const before = await keptOf(product)
          const path = `/api/products/${product.id}/status`
          const answer = await send(client, 'PATCH', path, fixtures[who], { status: to })
          const after = await keptOf(product)
          if (answer.status() === 200) {
            made.push(`${from} > ${to} by ${who}`)
            assert.equal(answer.body().status, to)
            assert.deepEqual(after.history.at(-1), {
              from_status: from,
              to_status: to,
              actor_user_id: fixtures[who].id,
              notes: null,
            })
            assert.lengthOf(after.history, before.history.length + 1)
          } else {
            answer.assertStatus(409)
            assert.equal(answer.body().code, 'E_INVALID_STATUS_TRANSITION')
            assert.deepEqual(after, before)
          }
        }
    assert.sameMembers(made, ALLOWED)
  })
    .tags(['APPR-13', 'STUD-10'])
    .timeout(30_000)

  test('`pending` is understood as pending_approval and never stored', async ({
    assert,
    client,
  }) => {
    const { product, admin } = await givenReviewedProduct({ status: 'rejected' })
    const path = `/api/products/${product.id}/status`
    const answer = await send(client, 'PATCH', path, admin, { status: 'pending' })
    answer.assertStatus(200)
    assert.equal((await product.refresh()).status, 'pending_approval')
  }).tags(['APPR-14'])

  test('an admin sends nothing for approval without the provider’s variants and a cost', async ({
    assert,
    client,
  }) => {
    const { product, variants, admin } = await givenReviewedProduct({ status: 'draft' })
    const path = `/api/products/${product.id}/status`
    const refused = async () => {
      const before = await keptOf(product)
      const answer = await send(client, 'PATCH', path, admin, { status: 'pending_approval' })
      answer.assertStatus(409)
      assert.equal(answer.body().code, 'E_NOT_READY')
      assert.deepEqual(await keptOf(product), before)
    }
    await product.merge({ isCostProvisional: true }).save()
    await refused()
    await product.merge({ isCostProvisional: false, printfulCost: null }).save()
    await refused()
    await product.merge({ printfulCost: fromDecimal('12.50') }).save()
    for (const variant of variants)
      await variant.merge({ syncVariantId: null, catalogVariantId: null }).save()
    await refused()
    await variants[0]!.merge({ syncVariantId: 71 }).save()
    const answer = await send(client, 'PATCH', path, admin, { status: 'pending_approval' })
    answer.assertStatus(200)
  }).tags(['APPR-15'])

  test('a stale move is refused and overwrites nothing', async ({ assert, client }) => {
    const { product, owner } = await givenReviewedProduct({ status: 'active' })
    const old = seen(product)
    const path = `/api/products/${product.id}/status`
    const first = await send(client, 'PATCH', path, owner, { status: 'inactive', ...old })
    first.assertStatus(200)
    const before = await keptOf(product)
    const second = await send(client, 'PATCH', path, owner, { status: 'retired', ...old })
    second.assertStatus(409)
    assert.equal(second.body().code, 'E_CONCURRENT_MODIFICATION')
    assert.deepEqual(await keptOf(product), before)
    const { updatedAt } = first.body()
    const third = await send(client, 'PATCH', path, owner, { status: 'retired', updatedAt })
    third.assertStatus(200)
  }).tags(['APPR-23'])

  test('words that are no status, or no time, are refused', async ({ assert, client }) => {
    const { product, owner } = await givenReviewedProduct({ status: 'active' })
    const before = await keptOf(product)
    const path = `/api/products/${product.id}/status`
    for (const body of [{}, { status: 'sold' }, { status: 'inactive', updatedAt: 'yesterday' }])
      (await send(client, 'PATCH', path, owner, body)).assertStatus(422)
    assert.deepEqual(await keptOf(product), before)
  })

  test('what is active is in the store and the lists, what is not is gone from them', async ({
    assert,
    client,
  }) => {
    const { product, artist, owner } = await givenReviewedProduct({ status: 'approved' })
    const lists = ['/api/products', '/api/products/featured', `/api/artists/${artist.id}/products`]
    const shownIn = async () => {
      const found: boolean[] = []
      for (const path of lists) {
        const shown: { id: number }[] = (await client.get(path)).body()
        found.push(shown.some(({ id }) => id === product.id))
      }
      const page = await client.get(`/store/${artist.id}`).withInertia()
      const { products } = page.inertiaProps as never as { products: { id: number }[] }
      return [...found, products.some(({ id }) => id === product.id)]
    }
    const path = `/api/products/${product.id}/status`
    assert.deepEqual([...new Set(await shownIn())], [false])
    for (const [status, isShown] of [
      ['active', true],
      ['inactive', false],
      ['active', true],
      ['retired', false],
    ] as const) {
      const answer = await send(client, 'PATCH', path, owner, { status })
      assert.equal(answer.body().isActive, isShown)
      assert.deepEqual([...new Set(await shownIn())], [isShown])
    }
    assert.lengthOf(await historyOf(product.id), 4)
  }).tags(['APPR-16'])
})
