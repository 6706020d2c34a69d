import { test } from '@japa/runner'
import { CheckoutFactory } from '#database/factories/checkout_factory'
import { OrderFactory } from '#database/factories/order_factory'
import { UserFactory } from '#database/factories/user_factory'
import { times } from '#shared/money'
import { givenActiveProduct } from '#tests/support/given'
import { parsePage } from '#tests/support/markup'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

test.group('The tickets of one’s orders', (group) => {
  group.each.setup(rollbackAfterEach)

  test('show the quantity, and the total with shipping: {$self}')
    .tags(['PHONE-8'])
    .with(['/', '/orders'])
    .run(async ({ assert, client }, path) => {
      const fan = await UserFactory.create()
      const { product } = await givenActiveProduct({ name: 'Last Tram Home Tee' })
      const itemsAmount = times(product.sellingPrice, 2)
      const checkout = await CheckoutFactory.merge({ userId: fan.id, itemsAmount }).create()
      const rows = { productId: product.id, checkoutId: checkout.id, quantity: 2 }
      await OrderFactory.merge(rows).create()
      const [main] = (await parsePage(client, path, fan)).all('main')
      const [ticket] = main!.all('li').filter(({ text }) => text.includes(product.name))
      assert.include(ticket!.text, '2 ×')
      assert.include(ticket!.text, '£48.00')
      assert.lengthOf(ticket!.named('a', `Pay £51.59 for ${product.name}`), 1)
    })

  test('are none for a user without orders, who gets a link to the merch', async ({
    assert,
    client,
  }) => {
    const page = await parsePage(client, '/orders', await UserFactory.create())
    assert.include(page.headings(), 'No orders yet')
    assert.equal(page.one('a', 'Browse Products').attributes.href, '/browse')
  }).tags(['ORD-4'])
})
