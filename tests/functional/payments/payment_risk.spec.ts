import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { AnonymiseOrders } from '#commerce/orders/actions/anonymise_orders'
import type { CardNumber } from '#sandbox/stripe/cards'
import { clock } from '#shared/clock'
import {
  checkoutRow,
  givenPlacedOrder,
  setupCheckout,
  typed,
} from '#tests/functional/checkout/checkout_fixtures'
import { givenAdminClient } from '#tests/support/admin_client'
import { pageText } from '#tests/support/page_text'
import { stripeSandbox } from '#tests/support/stripe_sandbox'

const ELEVATED = '4000000000009235'
const HIGHEST = '4000000000004954'
const BLOCKED = '4100000000000019'

async function givenPaidWith(card?: CardNumber) {
  const placed = await givenPlacedOrder()
  await stripeSandbox.pay(placed.sessionId, typed(), card)
  await stripeSandbox.deliveriesDone()
  return placed
}

const riskOf = async (checkoutId: number) => {
  const { risk_level: level, risk_score: score } = await db
    .from('payment_sessions')
    .where('checkout_id', checkoutId)
    .firstOrFail()
  return [level, score]
}

test.group('The risk of a payment', (group) => {
  group.each.setup(setupCheckout)

  test('is recorded with the payment, and the card’s fingerprint with the checkout, by one call to Stripe', async ({
    assert,
  }) => {
    const { order, sessionId } = await givenPlacedOrder()
    stripeSandbox.requestLog.length = 0
    await stripeSandbox.pay(sessionId, typed(), ELEVATED)
    await stripeSandbox.deliveriesDone()
    assert.lengthOf(stripeSandbox.requestLog, 1)
    assert.deepEqual(await riskOf(order.checkoutId), ['elevated', 68])
    const { card_fingerprint: fingerprint } = await checkoutRow(order.checkoutId)
    assert.match(fingerprint, /^[A-Za-z0-9]{16}$/)
    const again = await givenPaidWith(ELEVATED)
    const other = await givenPaidWith()
    assert.equal((await checkoutRow(again.order.checkoutId)).card_fingerprint, fingerprint)
    assert.notEqual((await checkoutRow(other.order.checkoutId)).card_fingerprint, fingerprint)
  }).tags(['FRAUD-1'])

  test('is not assessed for a bank debit, which has no card', async ({ assert }) => {
    const { order, sessionId } = await givenPlacedOrder()
    await stripeSandbox.payLater(sessionId, typed())
    await stripeSandbox.deliveriesDone()
    assert.deepEqual(await riskOf(order.checkoutId), [null, null])
    await stripeSandbox.settle(sessionId, 'succeeded')
    await stripeSandbox.deliveriesDone()
    assert.deepEqual(await riskOf(order.checkoutId), ['not_assessed', null])
    assert.isNull((await checkoutRow(order.checkoutId)).card_fingerprint)
  }).tags(['FRAUD-1'])

  test('that Radar blocks is a declined card: the page stays open, and nothing is sold', async ({
    assert,
  }) => {
    const { order, sessionId } = await givenPaidWith(BLOCKED)
    assert.equal((await checkoutRow(order.checkoutId)).payment_status, 'unpaid')
    await stripeSandbox.pay(sessionId, typed())
    await stripeSandbox.deliveriesDone()
    assert.equal((await checkoutRow(order.checkoutId)).payment_status, 'paid')
    assert.deepEqual(await riskOf(order.checkoutId), ['normal', 12])
  })

  test('is on the order’s page and filters the list of orders', async ({ assert, client }) => {
    const normal = await givenPaidWith()
    const elevated = await givenPaidWith(ELEVATED)
    const highest = await givenPaidWith(HIGHEST)
    const { open, file } = await givenAdminClient(client)
    const found = async (query: string) => {
      const { rows } = await open<{ rows: { orderNumber: string }[] }>(`/admin/orders?${query}`)
      return rows.map(({ orderNumber }) => orderNumber)
    }
    const numbers = [highest, elevated, normal].map(({ order }) => order.orderNumber)
    assert.deepEqual(await found('payment=elevated_risk'), numbers.slice(0, 2))
    assert.deepEqual(await found('payment=highest_risk'), numbers.slice(0, 1))
    for (const none of ['', 'payment=', 'payment=risk'])
      assert.deepEqual(await found(none), numbers)
    assert.lengthOf(await file('/admin/orders.csv?payment=highest_risk'), 2)
    const words = await pageText(client, `/admin/orders/${elevated.order.orderNumber}`)
    assert.match(words, /Payment risk Elevated \(68 of 100\)/)
    await db.from('payment_sessions').update({ risk_level: null, risk_score: null })
    const before = await pageText(client, `/admin/orders/${elevated.order.orderNumber}`)
    assert.notInclude(before, 'Payment risk')
  }).tags(['FRAUD-1'])

  test('stays when the contact is erased, and the card’s fingerprint does not', async ({
    assert,
  }) => {
    const { order } = await givenPaidWith(HIGHEST)
    await db.from('orders').update({ status: 'delivered' })
    const { customer_email: email } = await checkoutRow(order.checkoutId)
    const buyer = await UserFactory.merge({ email, emailVerifiedAt: clock.now() }).create()
    const anonymise = await app.container.make(AnonymiseOrders)
    await db.transaction((trx) => anonymise.handle(buyer, trx))
    const erased = await checkoutRow(order.checkoutId)
    assert.isNull(erased.customer_email)
    assert.isNull(erased.card_fingerprint)
    assert.equal((await riskOf(order.checkoutId))[0], 'highest')
  })
})
