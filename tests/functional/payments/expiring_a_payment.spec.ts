import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import PaymentSession from '#commerce/payments/models/payment_session'
import { ExpirePaymentSession } from '#commerce/payments/actions/expire_payment_session'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { clock } from '#shared/clock'
import {
  BUYER,
  deliver,
  effects,
  eventAbout,
  givenCheckout,
  givenOpenSession,
  open,
  setupPayment,
  rowStatus,
  sessionStatus,
} from './payment_fixtures.js'

async function expire(checkoutId: number) {
  const action = await app.container.make(ExpirePaymentSession)
  return action.handle(checkoutId)
}

async function stateAfterExpiry(checkoutId: number) {
  const payment = await expire(checkoutId)
  return payment!.state
}

test.group('Expiring a payment', (group) => {
  group.each.setup(setupPayment)

  test('ends the session at the provider, then cancels the checkout', async ({ assert }) => {
    const { checkoutId, sessionId } = await givenOpenSession()
    assert.equal(await stateAfterExpiry(checkoutId), 'expired')
    assert.equal(await sessionStatus(sessionId), 'expired')
    assert.deepEqual([await effects(), await rowStatus(checkoutId)], [['expire'], 'expired'])
    await deliver(await eventAbout(sessionId, 'checkout.session.expired'))
    assert.deepEqual(await effects(), ['expire'])
  })

  test('a session that Stripe expired is recorded from its event', async ({ assert }) => {
    const { checkoutId, sessionId } = await givenOpenSession()
    await stripeSandbox.expire(sessionId)
    await deliver(await eventAbout(sessionId, 'checkout.session.expired'))
    assert.deepEqual([await effects(), await rowStatus(checkoutId)], [['expire'], 'expired'])
    assert.isNull(await expire(checkoutId))
  })

  test('a session whose time is over is expired, and only that one', async ({ assert }) => {
    const { checkoutId, sessionId } = await givenOpenSession()
    const other = await givenOpenSession({ expiresAt: clock.now().plus({ hours: 20 }).toJSDate() })
    stripeSandbox.faults.holdWebhooks(false)
    const later = clock.now().plus({ hours: 3 })
    const restore = clock.set(() => later)
    await stripeSandbox.expireOverdue().finally(restore)
    await stripeSandbox.deliveriesDone()
    assert.deepEqual(
      [await sessionStatus(sessionId), await rowStatus(checkoutId)],
      ['expired', 'expired']
    )
    assert.deepEqual([await sessionStatus(other.sessionId), await effects()], ['open', ['expire']])
  })

  test('a payment made meanwhile is completed instead', async ({ assert }) => {
    const { checkoutId, sessionId } = await givenOpenSession()
    await stripeSandbox.pay(sessionId, BUYER)
    assert.equal(await stateAfterExpiry(checkoutId), 'paid')
    assert.deepEqual(await effects(), ['complete'])
  })

  test('a payment that is being processed is left alone', async ({ assert }) => {
    const { checkoutId, sessionId } = await givenOpenSession()
    await stripeSandbox.payLater(sessionId, BUYER)
    assert.equal(await stateAfterExpiry(checkoutId), 'processing')
    assert.deepEqual([await effects(), await rowStatus(checkoutId)], [[], 'processing'])
  })

  test('an unreachable provider changes nothing', async ({ assert }) => {
    const { checkoutId } = await givenOpenSession()
    stripeSandbox.faults.plan('server_error', 3)
    await assert.rejects(() => expire(checkoutId), /cannot be reached/)
    assert.deepEqual([await effects(), await rowStatus(checkoutId)], [[], 'open'])
  })

  test('a session is found and ended although the answer about its creation was lost', async ({
    assert,
  }) => {
    const checkoutId = await givenCheckout()
    stripeSandbox.faults.plan('drop_answer', 3)
    await assert.rejects(() => open(checkoutId))
    assert.equal(await stateAfterExpiry(checkoutId), 'expired')
    const all = await stripeSandbox.sessions.all()
    const made = all.filter((each) => each.metadata?.checkout_id === String(checkoutId))
    assert.deepEqual(
      made.map((each) => each.status),
      ['expired']
    )
  })

  test('a payment whose session was never made is closed without one', async ({ assert }) => {
    const checkoutId = await givenCheckout()
    stripeSandbox.faults.plan('server_error', 3)
    await assert.rejects(() => open(checkoutId))
    const start = clock.now()
    const restore = clock.set(() => start.plus({ hours: 3 }))
    assert.isNull(await expire(checkoutId).finally(restore))
    assert.equal(await rowStatus(checkoutId), 'failed')
    assert.lengthOf(
      await PaymentSession.query().where('checkoutId', checkoutId).whereNotNull('stripeSessionId'),
      0
    )
  })
})
