import limiter from '@adonisjs/limiter/services/main'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { ApplyPayment } from '#commerce/payments/actions/apply_payment'
import {
  checkoutRow,
  expireCheckouts,
  later,
  orderRows,
  paid,
  paymentOf,
  sessionOf,
  setupCheckout,
  BUYER,
} from '#tests/functional/checkout/checkout_fixtures'
import { UserFactory } from '#database/factories/user_factory'
import { connectedPrintful } from '#tests/support/connected_printful'
import { HttpSession } from '#tests/support/http_session'
import { trustForwardedAddress } from '#tests/support/forwarded_address'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { buy, givenLimited, takenOf } from './drop_fixtures.js'

test.group('Limited products', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(trustForwardedAddress)

  test('40 buyers at the last 5 pieces: 5 orders, and every other buyer is told at once', async ({
    assert,
  }) => {
    const { product } = await givenLimited(5)
    const answers = await Promise.all(Array.from({ length: 40 }, () => buy(product)))
    const outcomes = Map.groupBy(answers, (answer) => answer.json().code ?? answer.status)
    assert.deepEqual([...outcomes].map(([outcome, { length }]) => [outcome, length]).toSorted(), [
      [201, 5],
      ['E_PIECES_TAKEN', 35],
    ])
    assert.lengthOf(await db.from('orders').where('holds_pieces', true), 5)
    assert.lengthOf(await db.from('orders'), 5)
    assert.equal(await takenOf(product), 5)
    const sale = await new HttpSession().get(`/api/products/${product.id}/sale`)
    assert.containsSubset(sale.json(), { state: 'gone', piecesLeft: 0 })
  })
    .tags(['DROP-3'])
    .timeout(60_000)

  test('are not sold out by one network that does not pay, and others buy', async ({ assert }) => {
    const { product } = await givenLimited(50)
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => buy(product, { quantity: 2 }))
    )
    const outcomes = answers.map((answer) => answer.json().code ?? answer.status).toSorted()
    assert.deepEqual(outcomes, [
      ...Array.from({ length: 10 }, () => 201),
      ...Array.from({ length: 2 }, () => 'E_PIECES_WANTED'),
    ])
    assert.equal(await takenOf(product), 20)
    const elsewhere = await buy(product, { quantity: 2, address: '198.51.100.7' })
    assert.equal(elsewhere.status, 201, elsewhere.text)
    const { id } = await db.from('checkouts').orderBy('id').firstOrFail()
    await paid(await sessionOf(id), BUYER)
    assert.isNotNull((await checkoutRow(id)).paid_at)
    // Shipping of a shop without a connected printer is asked for anew each time, and limited as well.
    await limiter.clear()
    const next = await buy(product, { quantity: 2 })
    assert.equal(next.status, 201, next.text)
  }).tags(['DROP-14'])

  test('make no buyer wait for ever: while others lock the product, a buyer is told so', async ({
    assert,
    cleanup,
  }) => {
    const { product } = await givenLimited(5)
    const trx = await db.transaction()
    cleanup(() => trx.rollback())
    await trx.from('products').where('id', product.id).update({ pieces_taken: 1 })
    const answer = await buy(product)
    assert.equal(answer.status, 503)
    assert.equal(answer.json().code, 'E_PIECES_WANTED')
    assert.lengthOf(await db.from('orders'), 0)
  }).tags(['DROP-3'])

  test('are limited to two for each buyer, known by email or device', async ({ assert }) => {
    const { product } = await givenLimited(50)
    assert.equal((await buy(product, { quantity: 3 })).json().code, 'E_TOO_MANY_PIECES')
    const visitor = new HttpSession()
    const first = await buy(product, { visitor, email: 'mo@example.com', quantity: 2 })
    assert.equal(first.status, 201)
    await paid(await sessionOf(first.json().order.checkoutId), BUYER)
    const again = [await buy(product, { visitor }), await buy(product, { email: 'MO@example.com' })]
    for (const answer of again) assert.equal(answer.json().code, 'E_TOO_MANY_PIECES')
    assert.equal((await buy(product)).status, 201)
    assert.equal(await takenOf(product), 3)
  }).tags(['DROP-4'])

  test('of a buyer are in one open checkout, also when two are placed at once', async ({
    assert,
  }) => {
    const { product } = await givenLimited(50)
    const email = 'mo@example.com'
    const both = await Promise.all([buy(product, { email }), buy(product, { email })])
    assert.deepEqual(both.map(({ status }) => status).toSorted(), [201, 409])
    assert.equal((await buy(product, { email })).json().code, 'E_UNPAID_PIECES')
    assert.equal(await takenOf(product), 1)
  }).tags(['DROP-4'])

  test('come back after ten minutes, by the answer of Stripe alone', async ({ assert }) => {
    const { product } = await givenLimited(1)
    const { order } = (await buy(product)).json()
    await later(9, expireCheckouts)
    assert.equal(await takenOf(product), 1)
    stripeSandbox.faults.plan('unauthorized', 1)
    await later(11, expireCheckouts)
    assert.equal(await takenOf(product), 1)
    assert.equal((await buy(product)).json().code, 'E_PIECES_TAKEN')
    await later(11, expireCheckouts)
    assert.equal(await takenOf(product), 0)
    assert.isNotNull((await checkoutRow(order.checkoutId)).cancelled_at)
    assert.equal((await buy(product)).status, 201)
  }).tags(['DROP-5'])

  test('come back when the session of their payment ends', async ({ assert }) => {
    const { product } = await givenLimited(2)
    const visitor = new HttpSession()
    const { order } = (await buy(product, { visitor })).json()
    const rows = await orderRows(order.checkoutId)
    assert.isTrue(rows[0].holds_pieces)
    await stripeSandbox.expire(await sessionOf(order.checkoutId))
    await stripeSandbox.deliveriesDone()
    assert.equal(await takenOf(product), 0)
    assert.isFalse((await orderRows(order.checkoutId))[0].holds_pieces)
  }).tags(['DROP-5'])

  test('come back when a paid order is cancelled', async ({ assert, client, cleanup }) => {
    cleanup(await connectedPrintful())
    const { product } = await givenLimited(2)
    const { order } = (await buy(product)).json()
    await paid(await sessionOf(order.checkoutId), BUYER)
    assert.equal(await takenOf(product), 1)
    const buyer = await UserFactory.create()
    await db.from('checkouts').where('id', order.checkoutId).update({ user_id: buyer.id })
    const path = `/api/orders/${order.id}/cancel`
    ;(await client.post(path).loginAs(buyer).withCsrfToken()).assertStatus(200)
    assert.equal(await takenOf(product), 0)
  }).tags(['DROP-5'])

  test('are reserved again by a payment that revives its order, or it is refunded in full', async ({
    assert,
  }) => {
    const { product } = await givenLimited(1)
    const { order } = (await buy(product)).json()
    await later(11, expireCheckouts)
    const apply = await app.container.make(ApplyPayment)
    const revive = () => db.transaction((trx) => apply.complete(paymentOf(order.checkoutId), trx))
    assert.equal(await revive(), 'sold')
    assert.equal(await takenOf(product), 1)
    assert.isTrue((await orderRows(order.checkoutId))[0].holds_pieces)

    const { product: another } = await givenLimited(1)
    const late = (await buy(another)).json().order
    await later(11, expireCheckouts)
    assert.equal((await buy(another)).status, 201)
    const outcome = await db.transaction((trx) =>
      apply.complete(paymentOf(late.checkoutId, { sessionId: 'cs_test_late' }), trx)
    )
    assert.equal(outcome, 'unfulfillable_payment')
    assert.equal(await takenOf(another), 1)
  }).tags(['DROP-5'])

  test('are paid by methods that settle at once', async ({ assert }) => {
    const { product } = await givenLimited(10)
    const sessionId = await sessionOf((await buy(product)).json().order.checkoutId)
    const { request } = await db.from('payment_sessions').firstOrFail()
    assert.deepEqual(request.payment_method_types, ['card'])
    await assert.rejects(() => stripeSandbox.payLater(sessionId, BUYER), /no method/)
    await paid(sessionId, BUYER)
    assert.equal((await db.from('checkouts').firstOrFail()).payment_status, 'paid')
  }).tags(['DROP-6'])

  test('are announced to the artist once when few are left', async ({ assert }) => {
    const { product } = await givenLimited(7)
    const mails = () => db.from('outgoing_mails').where('mail', 'limited-pieces-low')
    await buy(product)
    assert.lengthOf(await mails(), 0)
    await buy(product)
    await buy(product)
    assert.lengthOf(await mails(), 1)
  }).tags(['DROP-7'])
})
