import { test } from '@japa/runner'
import { ProductFavoriteFactory } from '#database/factories/product_favorite_factory'
import { UserFactory } from '#database/factories/user_factory'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { at, givenDrop, OPENING } from './drop_fixtures.js'

test.group('A drop in a wishlist', (group) => {
  group.each.setup(rollbackAfterEach)

  test('stays there, says when it opens, and is unavailable once it is over', async ({
    assert,
    client,
  }) => {
    const { product } = await givenDrop()
    const fan = await UserFactory.create()
    await ProductFavoriteFactory.merge({ userId: fan.id, productId: product.id }).create()
    const path = `/api/users/${fan.id}/product-favorites`
    const opening = OPENING.toJSDate().toISOString()
    for (const [hours, isAvailable, opensAt] of [
      [-1, true, opening],
      [1, true, null],
      [5, false, null],
    ] as const) {
      const moment = OPENING.plus({ hours })
      const [entry] = await at(moment, async () => (await client.get(path).loginAs(fan)).body())
      assert.equal(entry.isAvailable, isAvailable)
      assert.equal(entry.opensAt, opensAt)
      assert.equal(entry.product.availability.startsAt, opening)
    }
  }).tags(['DROP-1', 'DROP-11'])
})
