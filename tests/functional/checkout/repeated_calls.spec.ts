import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { givenActiveProduct } from '#tests/support/given'
import { checkoutCounts } from '#tests/support/checkout_counts'
import { orderOf } from '#tests/support/purchase'
import { HttpSession } from '#tests/support/http_session'
import { BUYER, setupCheckout, later, orderRows, paid, sessionOf } from './checkout_fixtures.js'

const KEY = { 'idempotency-key': 'once' }

async function givenCaller() {
  const { product } = await givenActiveProduct({})
  const visitor = new HttpSession()
  const call = () => visitor.post('/api/orders', orderOf(product), KEY)
  return { product, visitor, call }
}

/** Of the attempt that was made last; those before it have none. */
async function lastSessionOf(checkoutId: number): Promise<string> {
  const row = await db
    .from('payment_sessions')
    .where('checkout_id', checkoutId)
    .orderBy('attempt', 'desc')
    .firstOrFail()
  return row.stripe_session_id
}

async function givenPlacedCall() {
  const caller = await givenCaller()
  const { order } = (await caller.call()).json()
  return { ...caller, order, sessionId: await sessionOf(order.checkoutId) }
}

test.group('The same call with the same key', (group) => {
  group.each.setup(setupCheckout)

  test('after the time to pay is over says so, cancels, and leaves room for another order', async ({
    assert,
  }) => {
    const { product, visitor, call, order } = await givenPlacedCall()
    for (let time = 0; time < 2; time++) {
      const answer = await later(40, call)
      assert.equal(answer.status, 409)
      assert.deepInclude(answer.json(), {
        code: 'E_CHECKOUT_ENDED',
        message: 'This order was not paid in time. Please order again.',
      })
    }
    const [row] = await orderRows(order.checkoutId)
    assert.equal(row.status, 'cancelled')
    assert.include(await checkoutCounts(), { checkouts: 1, payment_sessions: 1 })
    const again = await visitor.post('/api/orders', orderOf(product), { 'idempotency-key': 'new' })
    assert.equal(again.status, 201)
  }).tags(['BUYR-19'])

  test('after the session ended at the provider says the same', async ({ assert }) => {
    const { call, sessionId } = await givenPlacedCall()
    await stripeSandbox.expire(sessionId)
    await stripeSandbox.deliveriesDone()
    assert.deepInclude((await call()).json(), {
      code: 'E_CHECKOUT_ENDED',
      message: 'This order was not paid in time. Please order again.',
    })
  }).tags(['BUYR-19'])

  test('after the provider refused the payment says that it was cancelled', async ({ assert }) => {
    const { call } = await givenCaller()
    stripeSandbox.faults.plan('balance_insufficient', 1)
    assert.equal((await call()).json().code, 'E_PAYMENT_REFUSED')
    for (const minutes of [20, 40])
      assert.deepInclude((await later(minutes, call)).json(), {
        code: 'E_CHECKOUT_ENDED',
        message: 'This order was cancelled. Please order again.',
      })
  }).tags(['BUYR-19'])

  test('after our own key was refused opens the payment: the order was not to blame', async ({
    assert,
  }) => {
    const { call } = await givenCaller()
    stripeSandbox.faults.plan('unauthorized', 1)
    assert.equal((await call()).json().code, 'E_PAYMENT_REFUSED')
    assert.equal((await call()).status, 201)
    assert.include(await checkoutCounts(), { checkouts: 1, payment_sessions: 1 })
  }).tags(['PAYM-9'])

  test('opens the payment that could not be opened before, all the time there is to pay', async ({
    assert,
  }) => {
    const { call } = await givenCaller()
    for (const minutes of [0, 6, 20]) {
      stripeSandbox.faults.plan('server_error', 3)
      assert.equal((await later(minutes, call)).json().code, 'E_PAYMENT_UNREACHABLE')
    }
    const answer = await later(30, call)
    assert.equal(answer.status, 201)
    const { order, checkoutUrl } = answer.json()
    const sessionId = await lastSessionOf(order.checkoutId)
    assert.include(checkoutUrl, sessionId)
    assert.equal((await later(31, call)).json().checkoutUrl, checkoutUrl)
    await paid(sessionId, BUYER)
    const [row] = await orderRows(order.checkoutId)
    assert.equal(row.status, 'processing')
    assert.include(await checkoutCounts(), { checkouts: 1 })
  }).tags(['PAYM-6'])

  test('after paying gives the same order and leads to the page that says so', async ({
    assert,
  }) => {
    const { call, order, sessionId } = await givenPlacedCall()
    await paid(sessionId, BUYER)
    for (const minutes of [0, 40]) {
      const answer = await later(minutes, call)
      assert.equal(answer.status, 201)
      assert.equal(answer.json().order.id, order.id)
      assert.include(answer.json().checkoutUrl, `/checkout/success?session_id=${sessionId}`)
    }
  })

  test('24 hours later places another order: the key has expired', async ({ assert }) => {
    const { call, order, sessionId } = await givenPlacedCall()
    await paid(sessionId, BUYER)
    const before = await later(24 * 60 - 1, call)
    assert.equal(before.json().order.id, order.id)
    const after = await later(24 * 60 + 1, call)
    assert.equal(after.status, 201)
    assert.notEqual(after.json().order.id, order.id)
    assert.include(await checkoutCounts(), { checkouts: 2, orders: 2 })
  })

  test('after a payment that we did not hear of records it, whenever it is asked', async ({
    assert,
  }) => {
    const { call, order, sessionId } = await givenPlacedCall()
    stripeSandbox.faults.holdWebhooks(true)
    await stripeSandbox.pay(sessionId, BUYER)
    const answer = await later(40, call)
    assert.include(answer.json().checkoutUrl, `session_id=${sessionId}`)
    const [row] = await orderRows(order.checkoutId)
    assert.equal(row.status, 'processing')
  })

  test('while the payment is being processed leads to the page that says so', async ({
    assert,
  }) => {
    const { call, sessionId, order } = await givenPlacedCall()
    await stripeSandbox.payLater(sessionId, BUYER)
    await stripeSandbox.deliveriesDone()
    for (const minutes of [0, 40])
      assert.include((await later(minutes, call)).json().checkoutUrl, `session_id=${sessionId}`)
    const checkout = await db.from('checkouts').where('id', order.checkoutId).firstOrFail()
    assert.isNull(checkout.cancelled_at)
  })
})
