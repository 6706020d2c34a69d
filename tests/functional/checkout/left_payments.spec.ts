import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { appUrl } from '#config/app'
import { UserFactory } from '#database/factories/user_factory'
import type User from '#identity/models/user'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { givenActiveProduct } from '#tests/support/given'
import { orderOf } from '#tests/support/purchase'
import { HttpSession } from '#tests/support/http_session'
import {
  BUYER,
  setupCheckout,
  givenPlacedOrder,
  later,
  paid,
  propsOf,
  sessionOf,
  successPath,
  words,
} from './checkout_fixtures.js'

const requestOf = (sessionId: string) =>
  db.from('payment_sessions').where('stripe_session_id', sessionId).firstOrFail()

/** The path to which the payment page returns a buyer who leaves. */
const cancelPathOf = async (sessionId: string): Promise<string> =>
  (await requestOf(sessionId)).request.cancel_url.replace(appUrl, '')

const payUrlOf = async (sessionId: string): Promise<string> => (await requestOf(sessionId)).url

test.group('The page of a cancelled payment', (group) => {
  group.each.setup(setupCheckout)

  test('shows the unpaid lines', async ({ assert }) => {
    const { sessionId, product } = await givenPlacedOrder()
    const { order } = await propsOf(new HttpSession(), await cancelPathOf(sessionId))
    assert.equal(order.lines[0].product.id, product.id)
    assert.equal(order.total, 53.57)
  })

  test('says that the order is kept, with its number, and leads a guest back to its payment page', async ({
    assert,
  }) => {
    const { order, sessionId } = await givenPlacedOrder()
    const { text } = await new HttpSession().get(await cancelPathOf(sessionId))
    const shown = words(text)
    assert.include(shown, 'You haven’t been charged. We’ll hold your order until')
    assert.include(shown, `Order number ${order.orderNumber}`)
    assert.include(shown, 'Order it again and you’ll have two orders')
    assert.notInclude(shown, 'no order was placed')
    assert.include(text, `href="${await payUrlOf(sessionId)}"`)
    assert.include(shown, 'Pay £53.57')
    assert.notInclude(text, `/orders/${order.orderNumber}`)
  }).tags(['BLOK-1'])

  test('of an account lets only its owner continue the payment', async ({ assert, client }) => {
    const buyer = await UserFactory.create()
    const { product } = await givenActiveProduct({ sellingPrice: '24.99' })
    const placed = await client
      .post('/api/orders')
      .json(orderOf(product))
      .loginAs(buyer)
      .withCsrfToken()
    const { order } = placed.body()
    const sessionId = await sessionOf(order.checkoutId)
    const path = await cancelPathOf(sessionId)
    const unpaidFor = async (user?: User) => {
      const request = client.get(path).withInertia()
      const page = await (user ? request.loginAs(user) : request)
      const { payBy, ...rest } = page.inertiaProps.unpaid as Record<string, string | null>
      assert.isString(payBy)
      return rest
    }
    const orderPath = `/orders/${order.orderNumber}`
    assert.deepEqual(await unpaidFor(buyer), { payUrl: await payUrlOf(sessionId), orderPath })
    assert.deepEqual(await unpaidFor(), { payUrl: null, orderPath })
    const admin = await UserFactory.merge({ userType: 'admin' }).create()
    for (const stranger of [await UserFactory.create(), admin])
      assert.deepEqual(await unpaidFor(stranger), { payUrl: null, orderPath: null })
  }).tags(['BLOK-1'])

  test('offers no payment once its time is over, or it was cancelled', async ({ assert }) => {
    const { order, sessionId } = await givenPlacedOrder()
    const path = await cancelPathOf(sessionId)
    const shown = async () => {
      const { text } = await new HttpSession().get(path)
      assert.notInclude(text, await payUrlOf(sessionId))
      return words(text)
    }
    assert.include(await later(40, shown), 'This order has ended, and you can order again.')
    await stripeSandbox.expire(sessionId)
    await stripeSandbox.deliveriesDone()
    const { status } = await db.from('orders').where('id', order.id).firstOrFail()
    assert.equal(status, 'cancelled')
    assert.include(await shown(), 'You haven’t been charged. This order has ended')
  }).tags(['BLOK-1'])

  test('shows nothing without its signature, or with another one, and does not mention money', async ({
    assert,
  }) => {
    const one = await givenPlacedOrder()
    const other = await givenPlacedOrder()
    const path = await cancelPathOf(one.sessionId)
    await paid(one.sessionId, BUYER)
    const id = (placed: typeof one) => `checkout=${placed.order.checkoutId}`
    for (const forged of [
      '/checkout/cancel',
      `/checkout/cancel?${id(one)}`,
      path.replace(id(one), id(other)),
      path.slice(0, -1),
    ]) {
      const { order, unpaid } = await propsOf(new HttpSession(), forged)
      assert.deepEqual([order, unpaid], [null, null], forged)
      const shown = words((await new HttpSession().get(forged)).text)
      assert.include(shown, 'You left the payment page')
      assert.notMatch(shown, /charged|cancelled/)
    }
  }).tags(['BLOK-1', 'NEWC-2'])

  test('shows the final state of an order that was {$self}')
    .tags(['BLOK-2'])
    .with(['paid', 'paid by a method that takes its time'] as const)
    .run(async ({ assert }, how) => {
      const { sessionId } = await givenPlacedOrder()
      const path = await cancelPathOf(sessionId)
      if (how === 'paid') await paid(sessionId, BUYER)
      else await stripeSandbox.payLater(sessionId, BUYER)
      await stripeSandbox.deliveriesDone()
      const answer = await new HttpSession().get(path)
      assert.equal(answer.status, 302)
      assert.equal(answer.location, `${appUrl}${successPath(sessionId)}`)
    })
})
