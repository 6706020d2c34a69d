import { test } from '@japa/runner'
import { ProductFactory } from '#database/factories/product_factory'
import { UserFactory } from '#database/factories/user_factory'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { givenActiveProduct, givenArtist } from '#tests/support/given'

test.group('What has been withdrawn', (group) => {
  group.each.setup(rollbackAfterEach)

  test('stays on the wishlist, marked unavailable, and can be taken off: {status}')
    .tags(['WISH-3'])
    .with([{ status: 'inactive' as const }, { status: 'retired' as const }])
    .run(async ({ assert, client }, { status }) => {
      const fan = await UserFactory.create()
      const { product } = await givenActiveProduct({})
      const path = `/api/users/${fan.id}/product-favorites`
      const add = () =>
        client.post(path).json({ productId: product.id }).loginAs(fan).withCsrfToken()
      ;(await add()).assertStatus(201)
      await product.merge({ status }).save()

      const [entry] = (await client.get(path).loginAs(fan)).body()
      assert.containSubset(entry, {
        productId: product.id,
        isAvailable: false,
        product: { status, isActive: false },
      })
      assert.notProperty(entry.product, 'basePrice')
      ;(await add()).assertStatus(200)
      const removed = await client.delete(`${path}/${product.id}`).loginAs(fan).withCsrfToken()
      removed.assertStatus(204)
      ;(await add()).assertStatus(404)
    })

  test('cannot be added to a wishlist, nor can a product that was never on sale: {$self}')
    .tags(['CALL-16'])
    .with(['draft', 'pending_approval', 'approved', 'rejected', 'inactive', 'retired'] as const)
    .run(async ({ assert, client }, status) => {
      const fan = await UserFactory.create()
      const product = await ProductFactory.merge({ status }).create()
      const path = `/api/users/${fan.id}/product-favorites`
      const answer = await client
        .post(path)
        .json({ productId: product.id })
        .loginAs(fan)
        .withCsrfToken()
      answer.assertStatus(404)
      assert.deepEqual((await client.get(path).loginAs(fan)).body(), [])
    })

  test('a hidden artist is left out of the favourites until shown again; their products stay on wishlists, marked unavailable', async ({
    assert,
    client,
  }) => {
    const fan = await UserFactory.create()
    const { artist } = await givenArtist({})
    const { product } = await givenActiveProduct({ artist })
    const hearts = `/api/users/${fan.id}/favorites`
    const wishes = `/api/users/${fan.id}/product-favorites`
    const like = () =>
      client.post(hearts).json({ artistId: artist.id }).loginAs(fan).withCsrfToken()
    const idsOf = async (path: string) =>
      (await client.get(path).loginAs(fan)).body().map(({ id }: { id: number }) => id)
    ;(await like()).assertStatus(201)
    await client.post(wishes).json({ productId: product.id }).loginAs(fan).withCsrfToken()
    const before = await idsOf(hearts)

    await artist.merge({ isHidden: true }).save()
    assert.deepEqual(await idsOf(hearts), [])
    ;(await like()).assertStatus(404)
    const [wish] = (await client.get(wishes).loginAs(fan)).body()
    assert.isFalse(wish.isAvailable)

    await artist.merge({ isHidden: false }).save()
    assert.deepEqual(await idsOf(hearts), before)
  }).tags(['CALL-10', 'CALL-14'])
})
