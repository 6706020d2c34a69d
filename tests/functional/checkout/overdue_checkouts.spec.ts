import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import CheckoutExpire from '../../../commands/checkout_expire.js'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { givenActiveProduct } from '#tests/support/given'
import { orderOf } from '#tests/support/purchase'
import { HttpSession } from '#tests/support/http_session'
import {
  BUYER,
  checkoutRow,
  setupCheckout,
  givenPlacedOrder,
  later,
  orderRows,
  expireCheckouts,
} from './checkout_fixtures.js'

const NOTHING = { cancelled: 0, completed: 0, pending: 0, failed: 0 }

async function statusOf(checkoutId: number): Promise<string> {
  const [row] = await orderRows(checkoutId)
  return row.status
}

test.group('Checkouts that were not paid in time', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(() => stripeSandbox.faults.holdWebhooks(true))

  test('are cancelled once the provider has ended their session, and not before', async ({
    assert,
  }) => {
    const { order, sessionId } = await givenPlacedOrder()
    assert.deepEqual(await expireCheckouts(), NOTHING)
    assert.equal(await statusOf(order.checkoutId), 'pending')

    assert.deepEqual(await later(40, expireCheckouts), { ...NOTHING, cancelled: 1 })
    assert.equal(await statusOf(order.checkoutId), 'cancelled')
    const session = await stripeSandbox.sessions.find(sessionId)
    assert.equal(session!.status, 'expired')
    assert.deepEqual(await later(40, expireCheckouts), NOTHING)
  })

  test('are left alone while our own key is refused, because their state is unknown', async ({
    assert,
  }) => {
    const { product } = await givenActiveProduct({})
    stripeSandbox.faults.plan('drop_answer', 3)
    await new HttpSession().post('/api/orders', orderOf(product))
    const { id } = await db.from('checkouts').firstOrFail()
    stripeSandbox.faults.plan('unauthorized', 1)
    assert.deepEqual(await later(40, expireCheckouts), { ...NOTHING, failed: 1 })
    assert.equal(await statusOf(id), 'pending')
    assert.deepEqual(await later(40, expireCheckouts), { ...NOTHING, cancelled: 1 })
  }).tags(['PAYM-9'])

  test('are completed where they turn out paid', async ({ assert }) => {
    const { order, sessionId } = await givenPlacedOrder()
    await stripeSandbox.pay(sessionId, BUYER)
    assert.deepEqual(await later(40, expireCheckouts), { ...NOTHING, completed: 1 })
    assert.equal(await statusOf(order.checkoutId), 'processing')
  })

  test('are left alone while their payment is being processed', async ({ assert }) => {
    const { order, sessionId } = await givenPlacedOrder()
    await stripeSandbox.payLater(sessionId, BUYER)
    for (let time = 0; time < 2; time++)
      assert.deepEqual(await later(40, expireCheckouts), { ...NOTHING, pending: 1 })
    assert.equal(await statusOf(order.checkoutId), 'pending')
    assert.isNull((await checkoutRow(order.checkoutId)).cancelled_at)
  })

  test('are cancelled directly where no session was ever made', async ({ assert }) => {
    const { order } = await givenPlacedOrder()
    await db.from('payment_sessions').delete()
    stripeSandbox.requestLog.length = 0
    assert.deepEqual(await later(40, expireCheckouts), { ...NOTHING, cancelled: 1 })
    assert.equal(await statusOf(order.checkoutId), 'cancelled')
    assert.lengthOf(stripeSandbox.requestLog, 0)
  })

  test('stay for the next run where the provider is unreachable, and do not hold up others', async ({
    assert,
  }) => {
    const unasked = await givenPlacedOrder()
    const other = await givenPlacedOrder()
    stripeSandbox.faults.plan('server_error', 3)
    assert.deepEqual(await later(40, expireCheckouts), { ...NOTHING, cancelled: 1, failed: 1 })
    assert.equal(await statusOf(unasked.order.checkoutId), 'pending')
    assert.equal(await statusOf(other.order.checkoutId), 'cancelled')
    assert.deepEqual(await later(40, expireCheckouts), { ...NOTHING, cancelled: 1 })
  })

  test('are ended by node ace checkout:expire, which prints how many', async ({
    assert,
    cleanup,
  }) => {
    await givenPlacedOrder()
    ace.ui.switchMode('raw')
    cleanup(() => ace.ui.switchMode('normal'))
    const command = await ace.create(CheckoutExpire, [])
    await later(40, () => command.exec())
    command.assertSucceeded()
    const printed = command.ui.logger.getLogs().map((line) => line.message)
    assert.include(printed.join(), '1 cancelled, 0 paid after all, 0 pending, 0 failed')
  })
})
