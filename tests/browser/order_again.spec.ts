import { test } from '@japa/runner'
import { cartLink } from '#shared/cart_link'
import {
  checkoutOrder,
  givenTwoStalls,
  storedLine,
  untilAwake,
  withCart,
} from '#tests/support/baskets'
import { resetDatabase } from '#tests/support/reset_database'
import { useRealSessions } from '#tests/support/real_sessions'

test.group('Browser: “Order again” of a refused payment', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('brings the same goods back into the cart, once, beside what is in it', async ({
    assert,
    visit,
  }) => {
    const { shirt, hoodie } = await givenTwoStalls()
    const link = cartLink([
      { productId: shirt.id, size: 'M', color: 'Black', quantity: 2 },
      { productId: hoodie.id, size: 'M', color: 'Black', quantity: 1 },
    ])
    const page = await visit('/terms')
    await withCart(page, [storedLine(hoodie, { quantity: 3 })])
    const stored = () =>
      page.evaluate(() =>
        (JSON.parse(localStorage.getItem('cart')!) as { productId: number; quantity: number }[])
          .map(({ productId, quantity }) => [productId, quantity])
          .toSorted(([one], [other]) => one! - other!)
      )
    for (const time of ['first', 'second']) {
      await page.goto(link)
      await untilAwake(page)
      await page.waitForURL((url) => url.pathname === '/checkout' && url.search === '')
      await checkoutOrder(page).getByText(shirt.name).waitFor()
      await checkoutOrder(page).getByText(hoodie.name).waitFor()
      assert.deepEqual(
        await stored(),
        [
          [shirt.id, 2],
          [hoodie.id, 3],
        ],
        time
      )
    }
  }).tags(['BUYR-9'])
})
