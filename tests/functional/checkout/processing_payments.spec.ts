import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import type User from '#identity/models/user'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import type { OrderPage } from '#commerce/orders/transformers/order_page_transformer'
import { givenActiveProduct } from '#tests/support/given'
import { orderOf } from '#tests/support/purchase'
import { guestOf } from './buyer_fixtures.js'
import {
  BUYER,
  setupCheckout,
  givenPlacedOrder,
  later,
  paid,
  sessionOf,
  words,
} from './checkout_fixtures.js'
import type { ApiClient } from '@japa/api-client'

async function givenOrderOf(buyer: User, client: ApiClient) {
  const { product } = await givenActiveProduct({ sellingPrice: '24.00' })
  const body = orderOf(product)
  const placed = await client.post('/api/orders').json(body).loginAs(buyer).withCsrfToken()
  const { order } = placed.body()
  return { order, product, sessionId: await sessionOf(order.checkoutId) }
}

async function payLater(sessionId: string) {
  await stripeSandbox.payLater(sessionId, BUYER)
  await stripeSandbox.deliveriesDone()
}

test.group('An order whose payment is being processed', (group) => {
  group.each.setup(setupCheckout)

  test('says so on its page, and can neither be paid nor cancelled there', async ({ assert }) => {
    const { order, sessionId } = await givenPlacedOrder()
    const { guest, token } = await guestOf(order.checkoutId)
    const page = async () => words((await guest.get(`/orders/${order.orderNumber}${token}`)).text)
    const unpaid = await page()
    assert.include(unpaid, 'Not paid yet: you haven’t been charged.')
    assert.include(unpaid, 'Cancel order')
    await payLater(sessionId)
    for (const shown of [await page(), await later(60 * 24, page)]) {
      assert.include(shown, 'Your payment is being processed')
      assert.notMatch(shown, /Not paid yet|haven’t been charged|Pay £|Cancel order/)
    }
  }).tags(['BLOK-2'])

  test('is an order like any other once it is paid', async ({ assert, client }) => {
    const buyer = await UserFactory.create()
    const { order, sessionId } = await givenOrderOf(buyer, client)
    const shown = async () => {
      const page = await client.get(`/orders/${order.orderNumber}`).withInertia().loginAs(buyer)
      const { isPaymentProcessing, payBy } = (page.inertiaProps as { order: OrderPage }).order
      return [isPaymentProcessing, payBy !== null]
    }
    assert.deepEqual(await shown(), [false, true])
    await payLater(sessionId)
    assert.deepEqual(await shown(), [true, false])
    await stripeSandbox.settle(sessionId, 'succeeded')
    await stripeSandbox.deliveriesDone()
    assert.deepEqual(await shown(), [false, false])
  }).tags(['BLOK-2'])
})

test.group('Your orders and the fan home', (group) => {
  group.each.setup(setupCheckout)

  test('say of each order what it waits for', async ({ assert, client }) => {
    const buyer = await UserFactory.create()
    const waiting = await givenOrderOf(buyer, client)
    const processing = await givenOrderOf(buyer, client)
    const done = await givenOrderOf(buyer, client)
    await payLater(processing.sessionId)
    await paid(done.sessionId, BUYER)
    for (const path of ['/orders', '/']) {
      const text = (await client.get(path).loginAs(buyer)).text()
      const shown = words(text)
      assert.lengthOf(shown.match(/Waiting for your payment/g) ?? [], 1, path)
      assert.lengthOf(shown.match(/Your payment is being processed/g) ?? [], 1, path)
      assert.notInclude(shown, 'Pending')
      const pay = new RegExp(
        `href="/orders/${waiting.order.orderNumber}"[^>]*>Pay (<!-- -->)?£27\\.59<`
      )
      assert.match(text, pay)
      const late = words(
        await later(40, async () => (await client.get(path).loginAs(buyer)).text())
      )
      assert.notInclude(late, 'Waiting for your payment')
      assert.include(late, 'Pending')
    }
  }).tags(['BLOK-5'])
})
