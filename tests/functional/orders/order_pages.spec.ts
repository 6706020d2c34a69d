import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { CheckoutFactory } from '#database/factories/checkout_factory'
import { OrderFactory } from '#database/factories/order_factory'
import { UserFactory } from '#database/factories/user_factory'
import User from '#identity/models/user'
import { times } from '#shared/money'
import { givenActiveProduct } from '#tests/support/given'
import { walkPages } from '#tests/support/walk_pages'

test.group('The pages of orders', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('give each row once, newest first, to buyer, artist and admin', async ({
    assert,
    client,
  }) => {
    const buyer = await UserFactory.create()
    const admin = await UserFactory.merge({ userType: 'admin' }).create()
    const { artist, product } = await givenActiveProduct({})
    const owner = await User.findOrFail(artist.userId)
    const checkout = await CheckoutFactory.apply('paid')
      .merge({ userId: buyer.id, itemsAmount: times(product.sellingPrice, 5) })
      .create()
    const made = await OrderFactory.apply('paid')
      .merge({ productId: product.id, checkoutId: checkout.id })
      .createMany(5)
    const newestFirst = made.map(({ id }) => id).sort((a, b) => b - a)

    for (const [path, account] of [
      ['/api/orders', buyer],
      ['/api/orders', owner],
      ['/api/orders', admin],
      [`/api/artists/${artist.id}/orders`, owner],
      [`/api/artists/${artist.id}/orders`, admin],
      [`/api/users/${buyer.id}/orders`, buyer],
    ] as const) {
      const pages = await walkPages(client, `${path}?limit=2`, account)
      assert.deepEqual(pages.flat(), newestFirst, path)
      assert.lengthOf(pages, 3)
      assert.lengthOf((await client.get(`${path}?limit=&cursor=`).loginAs(account)).body(), 5)
      ;(await client.get(`${path}?cursor=rubbish`).loginAs(account)).assertStatus(422)
      ;(await client.get(`${path}?limit=101`).loginAs(account)).assertStatus(422)
    }
  })
})
