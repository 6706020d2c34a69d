import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { applyParked } from '#tests/functional/payments/parked'
import { RefundQueries } from '#commerce/public'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import {
  setupCheckout,
  givenPlacedBasket,
  paid,
  typed,
} from '#tests/functional/checkout/checkout_fixtures'
import { delivered, eventAbout, open } from '#tests/functional/payments/payment_fixtures'
import {
  refundedAmounts,
  givenPaidBasket,
  refund,
  reserve,
  send,
  retryOpenRefunds,
  paymentState,
} from '#tests/functional/payments/refund_fixtures'
import { givenTwoStalls } from '#tests/support/baskets'

test.group('A refund with a conflict', (group) => {
  group.each.setup(setupCheckout)

  test('stays pending while our own key is refused', async ({ assert }) => {
    const { checkoutId, first } = await givenPaidBasket()
    stripeSandbox.faults.holdWebhooks(true)
    stripeSandbox.faults.plan('unauthorized', 1)
    const id = await reserve({ checkoutId, lines: [{ orderId: first.id, amount: null }] })
    assert.equal(await send(id), 'creating')
    await retryOpenRefunds()
    assert.deepEqual(await refundedAmounts(), [2400])

    // Stripe is slow, and the key is withdrawn again.
    await db.from('refunds').where('id', id).update({ status: 'pending' })
    stripeSandbox.faults.plan('unauthorized', 1)
    assert.equal(await send(id), 'pending')
    const { rows } = await paymentState(checkoutId)
    assert.deepEqual(rows[0], ['processing', 'refunded', '24.00'])
  }).tags(['REFD-5'])

  test('is not sent again once it has failed', async ({ assert }) => {
    const { checkoutId, first, intent } = await givenPaidBasket()
    stripeSandbox.faults.holdWebhooks(true)
    await stripeSandbox.refund(intent)
    const id = await reserve({ checkoutId, lines: [{ orderId: first.id, amount: null }] })
    assert.equal(await send(id), 'failed')
    stripeSandbox.requestLog.length = 0
    assert.equal(await send(id), 'failed')
    assert.lengthOf(stripeSandbox.requestLog, 0)
  }).tags(['REFD-5'])

  test('gives way to one that was made first in the dashboard', async ({ assert }) => {
    const { checkoutId, first, intent } = await givenPaidBasket()
    stripeSandbox.faults.plan('server_error', 3)
    const id = await reserve({ checkoutId, lines: [{ orderId: first.id, amount: null }] })
    await send(id)
    await stripeSandbox.refund(intent)
    await stripeSandbox.deliveriesDone()
    await retryOpenRefunds()
    assert.deepEqual(await paymentState(checkoutId), {
      checkout: 'refunded',
      shipping: '3.59',
      rows: [
        ['processing', 'refunded', '24.00'],
        ['processing', 'refunded', '45.50'],
      ],
    })
  }).tags(['REFD-5'])

  test('is allocated to the other rows where its own has nothing refundable', async ({
    assert,
  }) => {
    const { checkoutId, first, intent } = await givenPaidBasket()
    stripeSandbox.faults.plan('server_error', 3)
    const id = await reserve({ checkoutId, lines: [{ orderId: first.id, amount: null }] })
    await send(id)
    await stripeSandbox.refund(intent, 4000)
    await stripeSandbox.deliveriesDone()
    await retryOpenRefunds()
    const { rows } = await paymentState(checkoutId)
    const refunded = rows.map((row) => Number(row[2]))
    assert.equal(refunded[0]! + refunded[1]!, 64)
    assert.sameMembers(await refundedAmounts(), [4000, 2400])
  }).tags(['REFD-5'])

  test('of a second payment changes no order', async ({ assert }) => {
    const { shirt } = await givenTwoStalls()
    const { checkoutId, sessionId } = await givenPlacedBasket([shirt.id])
    // Believed to have ended, so that another page was opened: both are paid.
    await db.from('payment_sessions').where('checkout_id', checkoutId).update({ status: 'expired' })
    const other = await open(checkoutId)
    await paid(sessionId, typed())
    await paid(other.sessionId, typed())
    const second = await stripeSandbox.sessions.find(other.sessionId)
    await stripeSandbox.refund(second!.payment_intent!)
    await stripeSandbox.deliveriesDone()
    const { rows, checkout } = await paymentState(checkoutId)
    assert.deepEqual([checkout, rows[0]], ['paid', ['processing', 'paid', '0.00']])
    // It was refunded in Stripe's dashboard first: it is not refunded twice.
    await retryOpenRefunds()
    const refunds = await new RefundQueries().ofCheckout(checkoutId)
    assert.deepEqual(
      refunds.map(({ origin, status, lines }) => [origin, status, lines.length]),
      [
        ['provider', 'succeeded', 0],
        ['shop', 'failed', 0],
      ]
    )
    assert.lengthOf(await refundedAmounts(), 1)
  }).tags(['REFD-5', 'REFD-6'])

  test('is parked until its payment is known', async ({ assert }) => {
    const { shirt } = await givenTwoStalls()
    const { checkoutId, sessionId } = await givenPlacedBasket([shirt.id])
    stripeSandbox.faults.holdWebhooks(true)
    await stripeSandbox.pay(sessionId, typed())
    const { payment_intent: intent } = (await stripeSandbox.sessions.find(sessionId))!
    await stripeSandbox.refund(intent!)
    const events = await stripeSandbox.events.all()
    const refunded = events.find(({ type }) => type === 'charge.refunded')!
    assert.equal(await delivered(refunded), 200)
    assert.equal(await delivered(refunded), 200)
    const parked = await db.from('parked_events')
    assert.lengthOf(parked, 1)
    assert.notInclude(JSON.stringify(parked), '@', 'nothing of the buyer is kept')
    assert.deepEqual(await applyParked(), { applied: 0, waiting: 1, failed: 0 })
    assert.equal(await delivered(await eventAbout(sessionId)), 200)
    assert.deepEqual(await applyParked(), { applied: 1, waiting: 0, failed: 0 })
    assert.deepEqual(await applyParked(), { applied: 0, waiting: 0, failed: 0 })
    const { checkout } = await paymentState(checkoutId)
    assert.equal(checkout, 'refunded')
  }).tags(['ODD-7', 'REFD-5'])

  test('does not keep a row that is refunded in production', async ({ assert }) => {
    const { checkoutId, first } = await givenPaidBasket()
    const lines = [{ orderId: first.id, amount: null }]
    await refund({ checkoutId, lines })
    await reserve({ checkoutId, lines, cancels: true })
    const { rows } = await paymentState(checkoutId)
    assert.deepEqual(rows[0], ['cancelled', 'refunded', '24.00'])
    assert.deepEqual(await refundedAmounts(), [2400])
  }).tags(['REFD-5'])
})
