import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import User from '#identity/models/user'
import { UserFactory } from '#database/factories/user_factory'
import { givenActiveProduct } from '#tests/support/given'

const COSTS = [
  'basePrice',
  'printfulCost',
  'adminNotes',
  'approvalNotes',
  'minimumPrice',
  'artistProfit',
  'platformFee',
]

test.group('GET /api/products/:id', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shoppers see no cost and no note', async ({ assert, client }) => {
    const { product } = await givenActiveProduct({})
    const answer = await client.get(`/api/products/${product.id}`)
    answer.assertStatus(200)
    assert.equal(answer.body().id, product.id)
    for (const field of COSTS) assert.notProperty(answer.body(), field)
    assert.containsSubset(answer.body().variants['M-Black'], {
      in_stock: true,
      price: answer.body().sellingPrice,
    })
  }).tags(['CALL-6'])

  test('a draft exists for its owner and admins only', async ({ client }) => {
    const { product, artist } = await givenActiveProduct({})
    await product.merge({ status: 'draft' }).save()
    const path = `/api/products/${product.id}`
    const owner = await User.findOrFail(artist.userId)
    ;(await client.get(path)).assertStatus(404)
    ;(await client.get(path).loginAs(await UserFactory.create())).assertStatus(404)
    ;(
      await client.get(path).loginAs(await UserFactory.merge({ userType: 'artist' }).create())
    ).assertStatus(404)
    ;(await client.get(path).loginAs(owner)).assertStatus(200)
    ;(
      await client.get(path).loginAs(await UserFactory.merge({ userType: 'admin' }).create())
    ).assertStatus(200)
  }).tags(['CALL-6'])

  test('a draft is not on the product page either', async ({ client }) => {
    const { product } = await givenActiveProduct({})
    await product.merge({ status: 'pending_approval' }).save()
    ;(await client.get(`/product/${product.id}`)).assertStatus(404)
  })

  test('lists show active products of visible artists only', async ({ assert, client }) => {
    const shown = await givenActiveProduct({})
    const hidden = await givenActiveProduct({})
    await hidden.artist.merge({ isHidden: true }).save()
    const inactive = await givenActiveProduct({})
    await inactive.product.merge({ status: 'inactive' }).save()
    for (const path of ['/api/products', '/api/products/featured']) {
      const ids = (await client.get(path)).body().map((product: { id: number }) => product.id)
      assert.include(ids, shown.product.id)
      assert.notInclude(ids, hidden.product.id)
      assert.notInclude(ids, inactive.product.id)
    }
    ;(await client.get(`/api/artists/${hidden.artist.id}/products`)).assertStatus(404)
  }).tags(['CALL-5'])
})
