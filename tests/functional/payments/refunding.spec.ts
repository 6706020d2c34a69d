import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { RefundQueries } from '#commerce/public'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { pence, toDecimal } from '#shared/money'
import {
  checkoutRow,
  setupCheckout,
  givenPlacedBasket,
  later,
  orderRows,
  paid,
  typed,
} from '#tests/functional/checkout/checkout_fixtures'
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

test.group('Money refunded', (group) => {
  group.each.setup(setupCheckout)

  test('in part is recorded on its order row, and the order is still made', async ({ assert }) => {
    const { checkoutId, first } = await givenPaidBasket()
    const status = await refund({
      checkoutId,
      lines: [{ orderId: first.id, amount: pence(1000) }],
    })
    await stripeSandbox.deliveriesDone()
    assert.equal(status, 'succeeded')
    assert.deepEqual(await refundedAmounts(), [1000])
    assert.deepEqual(await paymentState(checkoutId), {
      checkout: 'partially_refunded',
      shipping: '0.00',
      rows: [
        ['processing', 'partially_refunded', '10.00'],
        ['processing', 'paid', '0.00'],
      ],
    })
  }).tags(['REFD-1'])

  test('of a penny is made as well, and one of zero refused', async ({ assert }) => {
    const { checkoutId, first } = await givenPaidBasket()
    const of = (amount: number) => ({
      checkoutId,
      lines: [{ orderId: first.id, amount: pence(amount) }],
    })
    assert.equal(await refund(of(1)), 'succeeded')
    assert.deepEqual(await refundedAmounts(), [1])
    await assert.rejects(() => reserve(of(0)), 'Enter an amount')
  }).tags(['REFD-1'])

  test('may be exactly what is left of a row, and after that the shipping alone', async ({
    assert,
  }) => {
    const { checkoutId, first } = await givenPaidBasket()
    const of = (amount: number, shippingAmount: number) => ({
      checkoutId,
      lines: [{ orderId: first.id, amount: pence(amount) }],
      shippingAmount: pence(shippingAmount),
    })
    assert.equal(await refund(of(2400, 0)), 'succeeded')
    assert.equal(await refund(of(0, 359)), 'succeeded')
    assert.sameMembers(await refundedAmounts(), [2400, 359])
    const lines = await db.from('refund_lines').select('order_id', 'amount')
    assert.deepEqual(lines, [{ order_id: first.id, amount: '24.00' }])
    const { rows, shipping } = await paymentState(checkoutId)
    assert.deepEqual(rows[0], ['processing', 'refunded', '24.00'])
    assert.equal(shipping, '3.59')
  }).tags(['REFD-1'])

  test('is refused while any part of the payment’s record is missing', async ({ assert }) => {
    const { checkoutId, first } = await givenPaidBasket()
    const wanted = { checkoutId, lines: [{ orderId: first.id, amount: pence(1000) }] }
    const refusal = 'This order hasn’t been paid, so there’s nothing to refund'
    await db.from('payment_sessions').update({ status: 'open' })
    await assert.rejects(() => reserve(wanted), refusal)
    await db.from('payment_sessions').update({ status: 'complete' })
    await db
      .from('checkouts')
      .where('id', checkoutId)
      .update({ paid_at: null, payment_status: 'unpaid' })
    await assert.rejects(() => reserve(wanted), refusal)
    assert.deepEqual(await refundedAmounts(), [])
  }).tags(['REFD-1'])

  test('of a cancelled row is all of that row, and with the last one the shipping', async ({
    assert,
  }) => {
    const { checkoutId, first, second } = await givenPaidBasket()
    await refund({ checkoutId, cancels: true, lines: [{ orderId: first.id, amount: null }] })
    assert.deepEqual(await paymentState(checkoutId), {
      checkout: 'partially_refunded',
      shipping: '0.00',
      rows: [
        ['cancelled', 'refunded', '24.00'],
        ['processing', 'paid', '0.00'],
      ],
    })
    await refund({ checkoutId, cancels: true, lines: [{ orderId: second.id, amount: null }] })
    assert.deepEqual(await paymentState(checkoutId), {
      checkout: 'refunded',
      shipping: '3.59',
      rows: [
        ['cancelled', 'refunded', '24.00'],
        ['cancelled', 'refunded', '45.50'],
      ],
    })
  }).tags(['REFD-2'])

  test('is never more than was paid, however many are requested at once', async ({ assert }) => {
    const { checkoutId, first } = await givenPaidBasket()
    const lines = [{ orderId: first.id, amount: pence(1000) }]
    const asked = await Promise.allSettled([1, 2, 3, 4].map(() => refund({ checkoutId, lines })))
    const refused = asked.filter(({ status }) => status === 'rejected')
    assert.lengthOf(refused, 2)
    for (const { reason } of refused as PromiseRejectedResult[])
      assert.equal(reason.details.errors[0].message, 'At most £4.00 can be refunded')
    assert.deepEqual(await refundedAmounts(), [1000, 1000])
  }).tags(['REFD-1'])

  test('is refused before it was paid, after all was refunded, and in a dispute', async ({
    assert,
  }) => {
    const { shirt } = await givenTwoStalls()
    const unpaid = await givenPlacedBasket([shirt.id])
    const [row] = await orderRows(unpaid.checkoutId)
    const wanted = { checkoutId: unpaid.checkoutId, lines: [{ orderId: row.id, amount: null }] }
    await assert.rejects(() => reserve(wanted), /hasn’t been paid/)

    await paid(unpaid.sessionId, typed())
    await db.from('orders').where('id', row.id).update({ payment_status: 'disputed' })
    await assert.rejects(() => reserve(wanted), /bank is deciding/)
    await db.from('orders').where('id', row.id).update({ payment_status: 'paid' })
    await refund(wanted)
    await assert.rejects(() => reserve(wanted), /refunded in full/)
    assert.lengthOf(await refundedAmounts(), 1)
  }).tags(['REFD-1'])

  test('does not cancel an order that has left the printer', async ({ assert }) => {
    const { checkoutId, first } = await givenPaidBasket()
    await db.from('orders').where('id', first.id).update({ status: 'shipped' })
    const lines = [{ orderId: first.id, amount: null }]
    await assert.rejects(
      () => reserve({ checkoutId, cancels: true, lines }),
      /shipped can’t become cancelled/
    )
    assert.lengthOf(await new RefundQueries().ofCheckout(checkoutId), 0)
    assert.equal(await refund({ checkoutId, lines }), 'succeeded')
    const { rows } = await paymentState(checkoutId)
    assert.deepEqual(rows[0], ['shipped', 'refunded', '24.00'])
  }).tags(['REFD-2'])
})

test.group('A refund that meets a fault', (group) => {
  group.each.setup(setupCheckout)

  test('whose answer is lost is made once', async ({ assert }) => {
    const { checkoutId, first } = await givenPaidBasket()
    stripeSandbox.faults.holdWebhooks(true)
    stripeSandbox.faults.plan('drop_answer', 3)
    const id = await reserve({ checkoutId, lines: [{ orderId: first.id, amount: null }] })
    assert.equal(await send(id), 'creating')
    await retryOpenRefunds()
    assert.deepEqual(await refundedAmounts(), [2400])
    const { rows } = await paymentState(checkoutId)
    assert.deepEqual(rows[0], ['processing', 'refunded', '24.00'])
  }).tags(['REFD-3'])

  test('is completed by the webhook where the answer never comes', async ({ assert }) => {
    const { checkoutId, first } = await givenPaidBasket()
    stripeSandbox.faults.plan('drop_answer', 3)
    await refund({ checkoutId, lines: [{ orderId: first.id, amount: null }] })
    await stripeSandbox.deliveriesDone()
    const [row] = await new RefundQueries().ofCheckout(checkoutId)
    assert.equal(row.status, 'succeeded')
    assert.deepEqual(await refundedAmounts(), [2400])
  }).tags(['REFD-3'])

  test('is looked for, not repeated, when Stripe has forgotten its key', async ({ assert }) => {
    const { checkoutId, first } = await givenPaidBasket()
    stripeSandbox.faults.holdWebhooks(true)
    stripeSandbox.faults.plan('drop_answer', 3)
    const id = await reserve({
      checkoutId,
      lines: [{ orderId: first.id, amount: pence(500) }],
    })
    await send(id)
    await later(60 * 24 * 3, retryOpenRefunds)
    assert.deepEqual(await refundedAmounts(), [500])
    const [row] = await new RefundQueries().ofCheckout(checkoutId)
    assert.equal(row.status, 'succeeded')
  }).tags(['REFD-3'])

  test('that Stripe refuses is failed, and its amount refundable again', async ({ assert }) => {
    const { checkoutId, first, intent } = await givenPaidBasket()
    stripeSandbox.faults.holdWebhooks(true)
    await stripeSandbox.refund(intent)
    const wanted = { checkoutId, lines: [{ orderId: first.id, amount: null }] }
    assert.equal(await refund(wanted), 'failed')
    const { rows } = await paymentState(checkoutId)
    assert.deepEqual(rows[0], ['processing', 'paid', '0.00'])
  }).tags(['REFD-3'])

  test('that the bank sends back is taken off the order again', async ({ assert }) => {
    const { checkoutId, first } = await givenPaidBasket()
    await refund({ checkoutId, lines: [{ orderId: first.id, amount: null }] })
    const [made] = await stripeSandbox.refunds.all()
    await stripeSandbox.failRefund(made!.id)
    await stripeSandbox.deliveriesDone()
    const { rows, checkout } = await paymentState(checkoutId)
    assert.deepEqual([checkout, rows[0]], ['paid', ['processing', 'paid', '0.00']])
  }).tags(['REFD-3'])
})

test.group('Refunds with an unknown outcome', (group) => {
  group.each.setup(setupCheckout)

  test('are read in turn, including those that stay pending', async ({ assert }) => {
    const { checkoutId, first, second } = await givenPaidBasket()
    stripeSandbox.faults.holdWebhooks(true)
    const slow = await reserve({ checkoutId, lines: [{ orderId: first.id, amount: null }] })
    await send(slow)
    await db.from('refunds').where('id', slow).update({ status: 'pending' })
    const [given] = await stripeSandbox.refunds.all()
    await stripeSandbox.refunds.save(given!.id, { ...given!, status: 'pending' })
    const unsent = await reserve({ checkoutId, lines: [{ orderId: second.id, amount: null }] })
    const refunds = new RefundQueries()
    assert.deepEqual(await refunds.unsettled(1), [slow])
    assert.equal(await send(slow), 'pending')
    assert.deepEqual(await refunds.unsettled(1), [unsent])
  }).tags(['PAYM-4'])
})

test.group('A refund made in Stripe’s own dashboard', (group) => {
  group.each.setup(setupCheckout)

  test('is allocated to the rows by largest remainder, once, and marked', async ({ assert }) => {
    const { checkoutId, intent } = await givenPaidBasket()
    await stripeSandbox.refund(intent, 1000)
    await stripeSandbox.deliveriesDone()
    const made = await new RefundQueries().ofCheckout(checkoutId)
    assert.deepEqual(
      made.map(({ origin, amount }) => [origin, toDecimal(amount)]),
      [['provider', '10.00']]
    )
    const { rows } = await paymentState(checkoutId)
    assert.deepEqual(
      rows.map(([, , refunded]) => refunded),
      ['3.45', '6.55']
    )
  }).tags(['REFD-4'])

  test('of everything includes the shipping', async ({ assert }) => {
    const { checkoutId, intent } = await givenPaidBasket()
    await stripeSandbox.refund(intent)
    await stripeSandbox.deliveriesDone()
    const { checkout, shipping } = await paymentState(checkoutId)
    assert.deepEqual([checkout, shipping], ['refunded', '3.59'])
  }).tags(['REFD-4'])

  test('holds what is refunded in full and was still to be made, for an admin', async ({
    assert,
  }) => {
    const { checkoutId, intent } = await givenPaidBasket()
    await stripeSandbox.refund(intent, 1000)
    await stripeSandbox.deliveriesDone()
    assert.isFalse((await checkoutRow(checkoutId)).production_hold)
    await stripeSandbox.refund(intent)
    await stripeSandbox.deliveriesDone()
    assert.deepInclude(await checkoutRow(checkoutId), {
      production_hold: true,
      production_hold_reason: 'Refunded in full in Stripe’s dashboard',
    })
  }).tags(['PAYM-3'])

  test('does not hold an order that was sent before', async ({ assert }) => {
    const { checkoutId, intent } = await givenPaidBasket()
    await db.from('orders').where('checkout_id', checkoutId).update({ status: 'shipped' })
    await stripeSandbox.refund(intent)
    await stripeSandbox.deliveriesDone()
    assert.isFalse((await checkoutRow(checkoutId)).production_hold)
  }).tags(['PAYM-3'])
})
