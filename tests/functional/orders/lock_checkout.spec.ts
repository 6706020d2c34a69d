import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { lockCheckout } from '#commerce/orders/lock_checkout'
import { givenPlacedBasket, setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import { givenActiveProduct } from '#tests/support/given'
import { letGo, untilWaiting } from '#tests/support/until_waiting'

test.group('The lock of a checkout', (group) => {
  group.each.setup(setupCheckout)

  test('reads the checkout and every row as another transaction has left them', async ({
    assert,
    cleanup,
  }) => {
    const products = [await givenActiveProduct({}), await givenActiveProduct({})]
    const { checkoutId } = await givenPlacedBasket(products.map(({ product }) => product.id))
    const first = await db.transaction()
    cleanup(() => letGo(first))
    const held = await lockCheckout(checkoutId, first)
    const waiting = db.transaction(async (trx) => {
      const { checkout, orders } = await lockCheckout(checkoutId, trx)
      return [checkout.customerName, ...orders.map(({ size }) => size)]
    })
    await untilWaiting(1)
    await held.checkout.merge({ customerName: 'Another Name' }).save()
    for (const order of held.orders) await order.merge({ size: 'XS' }).save()
    await first.commit()
    assert.deepEqual(await waiting, ['Another Name', 'XS', 'XS'])
  })

  test('waits for a transaction that changes a single row', async ({ assert, cleanup }) => {
    const { product } = await givenActiveProduct({})
    const { checkoutId } = await givenPlacedBasket([product.id])
    const other = await db.transaction()
    cleanup(() => letGo(other))
    await other.from('orders').where('checkout_id', checkoutId).update({ size: 'XS' })
    const waiting = db.transaction(async (trx) => (await lockCheckout(checkoutId, trx)).orders)
    await untilWaiting(1)
    await other.commit()
    assert.deepEqual(
      (await waiting).map(({ size }) => size),
      ['XS']
    )
  })
})
