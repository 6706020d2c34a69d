import { test } from '@japa/runner'
import { PRODUCT_STATUSES } from '#shared/product_status'
import { toNumber } from '#shared/money'
import { percentage } from '#shared/percentage'
import { givenPaidOrder } from '#tests/support/given'
import {
  givenReviewedProduct,
  keptOf,
  seen,
  send,
  setStatus,
} from '#tests/functional/approvals/approval_fixtures'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { auditEntries } from '#tests/support/admin_client'

const pathOf = ({ id }: { id: number }) => `/api/products/${id}`

test.group('Editing a product', (group) => {
  group.each.setup(rollbackAfterEach)

  test('owner and admins change name, description and price in any status but retired', async ({
    assert,
    client,
  }) => {
    const fixtures = await givenReviewedProduct()
    const { product } = fixtures
    for (const status of PRODUCT_STATUSES)
      for (const who of ['owner', 'admin'] as const) {
        await setStatus(product, status)
        const before = await keptOf(product)
        const body = { name: `${status} ${who}`, description: '', sellingPrice: 20.5 }
        const answer = await send(client, 'PATCH', pathOf(product), fixtures[who], body)
        if (status === 'retired') {
          answer.assertStatus(409)
          assert.equal(answer.body().code, 'E_RETIRED')
          assert.deepEqual(await keptOf(product), before)
        } else {
          answer.assertStatus(200)
          const changed = { name: body.name, description: null, sellingPrice: 20.5, status }
          assert.containsSubset(answer.body(), changed)
        }
      }
  }).tags(['APPR-21'])

  test('by an admin is audited with the earlier values', async ({ assert, client }) => {
    const { product, owner, admin } = await givenReviewedProduct({ status: 'active' })
    const change = { name: 'Second Pressing Tee', sellingPrice: 26 }
    await send(client, 'PATCH', pathOf(product), owner, { ...change, sellingPrice: 25 })
    await send(client, 'PATCH', pathOf(product), admin, change)
    const described = { ...change, description: 'Heavy cotton.' }
    await send(client, 'PATCH', pathOf(product), admin, described)
    const entries = await auditEntries()
    assert.lengthOf(entries, 2)
    assert.containsSubset(entries, [
      {
        action: 'product.change',
        actor_user_id: admin.id,
        subject_id: product.id,
        before: { name: change.name, sellingPrice: 25 },
        after: change,
      },
      { before: change, after: described },
    ])
  }).tags(['ADMN-20'])

  test('by an admin without a change is not audited', async ({ assert, client }) => {
    const { product, admin } = await givenReviewedProduct({ status: 'active' })
    const { name, sellingPrice } = product
    for (const body of [{ name }, { name, sellingPrice: toNumber(sellingPrice) }, {}]) {
      const answer = await send(client, 'PATCH', pathOf(product), admin, body)
      answer.assertStatus(200)
    }
    assert.isEmpty(await auditEntries())
  })

  test('derived amounts are computed with the artist’s own share, whatever was sent', async ({
    assert,
    client,
  }) => {
    const { product, artist, owner } = await givenReviewedProduct({ status: 'active' })
    await artist.merge({ profitSharePercentage: percentage(7_550) }).save()
    const answer = await send(client, 'PATCH', pathOf(product), owner, {
      sellingPrice: 25,
      artistProfit: 25,
      platformFee: 0,
      minimumPrice: 0.01,
      basePrice: 0.01,
      printfulCost: 0.01,
      status: 'draft',
      artistId: 1,
      profitSharePercentage: 100,
    })
    answer.assertStatus(200)
    assert.containsSubset(answer.body(), {
      sellingPrice: 25,
      basePrice: 12.5,
      printfulCost: 12.5,
      minimumPrice: 17.5,
      artistProfit: 9.44,
      estimatedArtistProfit: 9.44,
      platformFee: 3.06,
      estimatedShipping: 3.59,
      status: 'active',
      artistId: artist.id,
    })
  }).tags(['APPR-20'])

  test('a price of {$self} is refused and nothing changes')
    .tags(['APPR-18'])
    .with([
      '0',
      '-1',
      '17.49',
      '10000.01',
      '1e9',
      '1e-7',
      '20.001',
      '"NaN"',
      'null',
      '""',
      '"£20"',
      '[]',
      '[21]',
    ])
    .run(async ({ assert, client }, price) => {
      const { product, owner } = await givenReviewedProduct({ status: 'active' })
      const before = await keptOf(product)
      const body = { name: 'Another', sellingPrice: JSON.parse(price) as unknown }
      const answer = await send(client, 'PATCH', pathOf(product), owner, body)
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, 'sellingPrice')
      assert.deepEqual(await keptOf(product), before)
    })

  test('a body without a price keeps it', async ({ assert, client }) => {
    const { product, owner } = await givenReviewedProduct({ status: 'active' })
    const answer = await send(client, 'PATCH', pathOf(product), owner, {
      name: '<script>1</script>',
    })
    assert.containsSubset(answer.body(), { name: '<script>1</script>', sellingPrice: 24 })
    const before = await keptOf(product)
    ;(await send(client, 'PATCH', pathOf(product), owner, {})).assertStatus(200)
    assert.deepEqual(await keptOf(product), before)
  })

  test('a stale edit is refused and overwrites nothing', async ({ assert, client }) => {
    const { product, owner, admin } = await givenReviewedProduct({ status: 'active' })
    const stale = seen(product)
    const first = { name: 'First', ...stale }
    ;(await send(client, 'PATCH', pathOf(product), admin, first)).assertStatus(200)
    const before = await keptOf(product)
    const second = await send(client, 'PATCH', pathOf(product), owner, { name: 'Second', ...stale })
    second.assertStatus(409)
    assert.equal(second.body().code, 'E_CONCURRENT_MODIFICATION')
    assert.deepEqual(await keptOf(product), before)
  }).tags(['APPR-23'])

  test('is refused to other accounts: 403 for a product on sale, 404 for an unpublished one', async ({
    assert,
    client,
  }) => {
    const { product, other, fan } = await givenReviewedProduct({ status: 'active' })
    for (const [status, refusal] of [
      ['active', 403],
      ['draft', 404],
    ] as const) {
      await setStatus(product, status)
      const before = await keptOf(product)
      const ask = (account: typeof fan | null) =>
        send(client, 'PATCH', pathOf(product), account, { name: 'Mine' })
      ;(await ask(null)).assertStatus(401)
      for (const account of [fan, other]) (await ask(account)).assertStatus(refusal)
      assert.deepEqual(await keptOf(product), before)
    }
  }).tags(['APPR-27'])

  test('an order placed before keeps its price and profit', async ({ assert, client }) => {
    const { product, owner } = await givenReviewedProduct({ status: 'active' })
    const { order } = await givenPaidOrder({ product, quantity: 2 })
    const before = (await order.refresh()).serialize()
    ;(await send(client, 'PATCH', pathOf(product), owner, { sellingPrice: 99 })).assertStatus(200)
    assert.deepEqual((await order.refresh()).serialize(), before)
    const shown = await client.get(pathOf(product))
    assert.equal(shown.body().sellingPrice, 99)
  }).tags(['APPR-21'])
})
