import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { ReviewFactory } from '#database/factories/review_factory'
import { UserFactory } from '#database/factories/user_factory'
import { FACTORY_PASSWORD, signedIn } from '#tests/functional/account/account_fixtures'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import { givenActiveProduct, givenPaidOrder } from '#tests/support/given'
import { orderOf } from '#tests/support/purchase'
import { useRealSessions } from '#tests/support/real_sessions'
import { letGo, untilWaiting } from '#tests/support/until_waiting'

async function givenBuyer() {
  const user = await UserFactory.apply('verified').create()
  const browser = await signedIn(user)
  const { product } = await givenActiveProduct({})
  return {
    user,
    product,
    placed: () => browser.post('/api/orders', orderOf(product)),
    deleted: () => browser.delete('/api/account', { password: FACTORY_PASSWORD }),
  }
}

test.group('An order and the deletion of its account at once', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(() => useRealSessions())

  test('keep the account where the order is first', async ({ assert, cleanup }) => {
    const { user, product, placed, deleted } = await givenBuyer()
    const gate = await db.transaction()
    cleanup(() => letGo(gate))
    await gate.from('products').where('id', product.id).forUpdate()
    const order = placed()
    await untilWaiting(1)
    const deletion = deleted()
    await untilWaiting(2)
    await gate.commit()
    assert.equal((await order).status, 201)
    assert.equal((await deletion).status, 409)
    assert.isNull((await db.from('users').where('id', user.id).firstOrFail()).deleted_at)
    const { street } = await db.from('checkouts').firstOrFail()
    assert.isNotNull(street)
  }).tags(['ACC-6'])

  test('order nothing where the deletion is first', async ({ assert, cleanup }) => {
    const { user, product, placed, deleted } = await givenBuyer()
    const { order: earlier } = await givenPaidOrder({ buyer: user })
    await earlier.merge({ status: 'delivered' }).save()
    const written = { userId: user.id, productId: earlier.productId!, orderId: earlier.id }
    const review = await ReviewFactory.merge(written).create()
    const gate = await db.transaction()
    cleanup(() => letGo(gate))
    await gate.from('reviews').where('id', review.id).forUpdate()
    const deletion = deleted()
    await untilWaiting(1)
    const order = placed()
    await untilWaiting(2)
    await gate.commit()
    assert.equal((await deletion).status, 204)
    assert.equal((await order).status, 401)
    assert.lengthOf(await db.from('orders').where('product_id', product.id), 0)
  }).tags(['ACC-6'])
})
