import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { MarkShipped } from '#commerce/orders/actions/mark_shipped'
import { ApplyPayment } from '#commerce/payments/actions/apply_payment'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import type User from '#identity/models/user'
import { purgeExpired } from '#start/upkeep'
import {
  BUYER,
  checkoutRow,
  expireCheckouts,
  givenPlacedOrder,
  later,
  orderRows,
  paid,
  paymentOf,
  setupCheckout,
} from '#tests/functional/checkout/checkout_fixtures'
import { stripeSandbox } from '#tests/support/stripe_sandbox'

const PERSONAL = ['customer_name', 'customer_email', 'street', 'city', 'state', 'zip_code'] as const

const remove = (client: ApiClient, user: User) =>
  client.delete('/api/account').json({ password: FACTORY_PASSWORD }).loginAs(user).withCsrfToken()

async function contactOf(checkoutId: number) {
  const row = await checkoutRow(checkoutId)
  return PERSONAL.map((column) => row[column])
}

const purge = (minutes: number) => later(minutes, purgeExpired)

const givenPosted = async ({ id }: { id: number }) => {
  const markShipped = await app.container.make(MarkShipped)
  await db.transaction((trx) => markShipped.handle({ orderIds: [id], notes: 'Posted' }, trx))
}

/** An unpaid order that anybody may have placed with the email of an account. */
async function givenStrangersOrder() {
  const user = await UserFactory.apply('verified').merge({ email: BUYER.email }).create()
  const { order, sessionId } = await givenPlacedOrder()
  return { user, order, sessionId, checkoutId: order.checkoutId as number }
}

test.group('A guest’s order with the email of an account', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(async () => limiter.clear())

  test('does not hold up the deletion, can still be paid for, and is erased once it has expired', async ({
    assert,
    client,
  }) => {
    const { user, checkoutId } = await givenStrangersOrder()
    const before = await contactOf(checkoutId)
    ;(await remove(client, user)).assertStatus(204)
    assert.deepEqual(await contactOf(checkoutId), before)
    await purge(120)
    assert.deepEqual(await contactOf(checkoutId), before)

    await later(40, expireCheckouts)
    const [row] = await orderRows(checkoutId)
    assert.equal(row.status, 'cancelled')
    await purge(60)
    assert.deepEqual(await contactOf(checkoutId), before, 'mails about its end come first')
    await purge(40 + 61)
    assert.deepEqual(
      await contactOf(checkoutId),
      PERSONAL.map(() => null)
    )
    const [erased] = await orderRows(checkoutId)
    assert.notInclude(erased.search_text, 'robin')
    assert.isFalse((await checkoutRow(checkoutId)).erase_when_cancelled)
  }).tags(['ACC-5'])

  test('is a guest’s sale where it is paid after the deletion: it is made and keeps its address', async ({
    assert,
    client,
  }) => {
    const { user, checkoutId, sessionId } = await givenStrangersOrder()
    const before = await contactOf(checkoutId)
    ;(await remove(client, user)).assertStatus(204)
    await paid(sessionId, BUYER)
    await purge(300)
    const [row] = await orderRows(checkoutId)
    assert.equal(row.status, 'processing')
    const checkout = await checkoutRow(checkoutId)
    assert.isFalse(checkout.production_hold)
    assert.deepEqual(await contactOf(checkoutId), before)
  }).tags(['ACC-5'])

  test('keeps its address where a slow payment arrives after it was to be paid', async ({
    assert,
    client,
  }) => {
    const { user, checkoutId, sessionId } = await givenStrangersOrder()
    const before = await contactOf(checkoutId)
    await stripeSandbox.payLater(sessionId, BUYER)
    await stripeSandbox.deliveriesDone()
    ;(await remove(client, user)).assertStatus(204)
    await later(40, expireCheckouts)
    await purge(300)
    assert.deepEqual(await contactOf(checkoutId), before)
    await stripeSandbox.settle(sessionId, 'succeeded')
    await stripeSandbox.deliveriesDone()
    const [row] = await orderRows(checkoutId)
    assert.equal(row.status, 'processing')
    assert.deepEqual(await contactOf(checkoutId), before)
  }).tags(['ACC-5'])

  test('is held for an admin where its payment arrives after the erasure', async ({
    assert,
    client,
  }) => {
    const { user, checkoutId, sessionId } = await givenStrangersOrder()
    ;(await remove(client, user)).assertStatus(204)
    await later(40, expireCheckouts)
    await purge(40 + 61)
    const apply = await app.container.make(ApplyPayment)
    const payment = paymentOf(checkoutId, { sessionId })
    assert.equal(await db.transaction((trx) => apply.complete(payment, trx)), 'sold')
    const checkout = await checkoutRow(checkoutId)
    assert.isTrue(checkout.production_hold)
    assert.include(checkout.production_hold_reason, 'Missing: customerName, customerEmail, street')
  }).tags(['ACC-5'])

  test('holds up no deletion once it is paid either: it is made, and its contact is erased after it is posted', async ({
    assert,
    client,
  }) => {
    const { user, checkoutId, sessionId, order } = await givenStrangersOrder()
    await paid(sessionId, BUYER)
    const before = await contactOf(checkoutId)
    ;(await remove(client, user)).assertStatus(204)
    await purge(72 * 60)
    assert.deepEqual(await contactOf(checkoutId), before, 'it is still to be posted')

    await later(73 * 60, () => givenPosted(order))
    await purge(74 * 60)
    assert.deepEqual(await contactOf(checkoutId), before, 'mails about its shipment come first')
    await purge(98 * 60)
    assert.deepEqual(
      await contactOf(checkoutId),
      PERSONAL.map(() => null)
    )
    assert.isFalse((await checkoutRow(checkoutId)).erase_when_dispatched)
    const [row] = await orderRows(checkoutId)
    assert.equal(row.status, 'shipped')
  }).tags(['ACC-5'])

  test('is erased at once where it is posted already', async ({ assert, client }) => {
    const { user, checkoutId, sessionId, order } = await givenStrangersOrder()
    await paid(sessionId, BUYER)
    await givenPosted(order)
    ;(await remove(client, user)).assertStatus(204)
    assert.deepEqual(
      await contactOf(checkoutId),
      PERSONAL.map(() => null)
    )
  }).tags(['ACC-5'])
})
