import { test } from '@japa/runner'
import { successPath } from '#tests/functional/checkout/checkout_world'
import { givenTwoStalls } from '#tests/support/baskets'
import { Visitor } from '#tests/support/visitor'
import { stripeSandbox } from '#sandbox/public'
import { BUYER, checkoutWorld } from './checkout_world.js'

const KEY = 'of-this-basket'

async function givenOrderedBasket(visitor: Visitor) {
  const { shirt } = await givenTwoStalls()
  const line = { productId: shirt.id, size: 'M', color: 'Black', quantity: 1 }
  const placed = await visitor.post(
    '/api/create-checkout-session',
    { products: [line] },
    { 'idempotency-key': KEY }
  )
  const isBought = async (who = visitor, attempt: string | undefined = KEY) =>
    (await who.post('/api/cart/quote', { lines: [line], attempt })).json().isBought
  return { sessionId: placed.json().url.split('/').at(-1) as string, isBought }
}

test.group('A basket that was ordered', (group) => {
  group.each.setup(checkoutWorld)

  test('is known as bought to whoever ordered it, once it is paid', async ({ assert }) => {
    const visitor = new Visitor()
    const { sessionId, isBought } = await givenOrderedBasket(visitor)
    assert.isFalse(await isBought())
    await stripeSandbox.pay(sessionId, BUYER)
    await visitor.get(successPath(sessionId))
    assert.isTrue(await isBought())
    assert.isFalse(await isBought(visitor, 'of-another-basket'))
    assert.isFalse(await isBought(new Visitor()))
  })
})
