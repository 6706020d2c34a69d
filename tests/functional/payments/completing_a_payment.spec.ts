import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import PaymentSession from '#commerce/payments/models/payment_session'
import { RefreshPaymentForResultPage } from '#commerce/payments/actions/refresh_payment_for_result_page'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import {
  ADDRESSED_BUYER,
  BUYER,
  deliver,
  delivered,
  effects,
  eventAbout,
  firstEffect,
  givenOpenSession,
  setupPayment,
  rowOf,
  rowStatus,
  storedEvents,
} from './payment_fixtures.js'

async function comeBack(sessionId: string) {
  const complete = await app.container.make(RefreshPaymentForResultPage)
  return complete.handle(sessionId)
}

async function stateOnReturn(sessionId: string) {
  const payment = await comeBack(sessionId)
  return payment!.state
}

async function givenPaidSession() {
  const opened = await givenOpenSession()
  await stripeSandbox.pay(opened.sessionId, BUYER)
  return { ...opened, event: await eventAbout(opened.sessionId) }
}

test.group('A payment takes effect exactly once', (group) => {
  group.each.setup(setupPayment)

  test('by the webhook alone', async ({ assert }) => {
    const { checkoutId, event } = await givenPaidSession()
    assert.equal(await delivered(event), 200)
    assert.deepEqual([await effects(), await storedEvents()], [['complete'], [event.id]])
    const row = await rowOf(checkoutId)
    assert.equal(row.status, 'complete')
    assert.match(row.stripePaymentIntentId!, /^pi_/)
  })

  test('by the result page alone', async ({ assert }) => {
    const { checkoutId, sessionId } = await givenPaidSession()
    assert.deepInclude(await comeBack(sessionId), {
      state: 'paid',
      checkoutId,
      amountTotal: 2858,
      currency: 'GBP',
    })
    assert.deepEqual([await effects(), await storedEvents()], [['complete'], []])
  })

  test('by the same event five times', async ({ assert }) => {
    const { event } = await givenPaidSession()
    for (let time = 0; time < 5; time++) assert.equal(await delivered(event), 200)
    assert.deepEqual([await effects(), await storedEvents()], [['complete'], [event.id]])
  })

  test('by the same event ten times at once', async ({ assert }) => {
    const { event } = await givenPaidSession()
    const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(event)))
    assert.deepEqual(new Set(answers.map((answer) => answer.status)), new Set([200]))
    assert.deepEqual([await effects(), await storedEvents()], [['complete'], [event.id]])
  })

  test('by webhook and result page at once, five of each', async ({ assert }) => {
    const { sessionId, event } = await givenPaidSession()
    const both = Array.from(
      { length: 5 },
      () => [deliver(event), comeBack(sessionId)] as const
    ).flat()
    await Promise.all(both)
    assert.deepEqual(await effects(), ['complete'])
  })

  test('by the webhook before the result page, which then does not ask Stripe', async ({
    assert,
  }) => {
    const { sessionId, event } = await givenPaidSession()
    await deliver(event)
    stripeSandbox.requestLog.length = 0
    assert.equal(await stateOnReturn(sessionId), 'paid')
    assert.equal(await stateOnReturn(sessionId), 'paid')
    assert.deepEqual(await effects(), ['complete'])
    assert.lengthOf(stripeSandbox.requestLog, 0)
  })

  test('by the result page before the webhook', async ({ assert }) => {
    const { sessionId, event } = await givenPaidSession()
    await comeBack(sessionId)
    assert.equal(await delivered(event), 200)
    assert.deepEqual([await effects(), await storedEvents()], [['complete'], [event.id]])
  })

  test('by a webhook that the stand-in sends itself, signed and over HTTP', async ({ assert }) => {
    const { checkoutId, sessionId } = await givenOpenSession()
    stripeSandbox.faults.holdWebhooks(false)
    await stripeSandbox.pay(sessionId, BUYER)
    await stripeSandbox.deliveriesDone()
    assert.deepEqual([await effects(), await rowStatus(checkoutId)], [['complete'], 'complete'])
  })

  test('although the answer about the new session was lost', async ({ assert }) => {
    const { checkoutId, event } = await givenPaidSession()
    await PaymentSession.query()
      .where('checkoutId', checkoutId)
      .update({ status: 'creating', stripeSessionId: null, url: null })
    await deliver(event)
    assert.deepEqual(await effects(), ['complete'])
    assert.equal(await rowStatus(checkoutId), 'complete')
  })

  test('although we believed the session expired', async ({ assert }) => {
    const { checkoutId, event } = await givenPaidSession()
    await PaymentSession.query().where('checkoutId', checkoutId).update({ status: 'expired' })
    await deliver(event)
    assert.deepEqual(await effects(), ['complete'])
  })
})

test.group('The result page shows the state of a payment', (group) => {
  group.each.setup(setupPayment)

  test('what the buyer typed reaches the checkout', async ({ assert }) => {
    const { sessionId } = await givenOpenSession({ collectAddress: true }, null)
    await stripeSandbox.pay(sessionId, ADDRESSED_BUYER)
    await comeBack(sessionId)
    const { collected } = await firstEffect()
    assert.deepEqual(collected, {
      name: 'Robin Example',
      email: 'robin@example.com',
      phone: null,
      address: {
        line1: '1 Stage Road',
        line2: null,
        city: 'Leeds',
        state: null,
        postalCode: 'LS1 1AA',
        country: 'GB',
      },
    })
  })

  test('open, while it is unpaid', async ({ assert }) => {
    const { sessionId, url } = await givenOpenSession()
    assert.deepInclude(await comeBack(sessionId), { state: 'open', url })
    assert.deepEqual(await effects(), [])
  })

  test('declined, with the page still open for another try that succeeds', async ({ assert }) => {
    const { checkoutId, sessionId, url } = await givenOpenSession()
    await stripeSandbox.decline(sessionId)
    assert.deepInclude(await comeBack(sessionId), {
      state: 'declined',
      url,
      declineMessage: 'Your card was declined.',
    })
    assert.equal(await rowStatus(checkoutId), 'open')
    await stripeSandbox.pay(sessionId, BUYER)
    assert.equal(await stateOnReturn(sessionId), 'paid')
    assert.deepEqual(await effects(), ['complete'])
  })

  test('processing, then paid', async ({ assert }) => {
    const { checkoutId, sessionId } = await givenOpenSession()
    await stripeSandbox.payLater(sessionId, BUYER)
    assert.equal(await delivered(await eventAbout(sessionId)), 200)
    assert.deepEqual(
      [await stateOnReturn(sessionId), await rowStatus(checkoutId)],
      ['processing', 'processing']
    )
    await stripeSandbox.settle(sessionId, 'succeeded')
    await deliver(await eventAbout(sessionId, 'checkout.session.async_payment_succeeded'))
    assert.deepEqual([await effects(), await rowStatus(checkoutId)], [['complete'], 'complete'])
  })

  test('processing, then refused: the checkout hears of it once, and events in the wrong order change nothing', async ({
    assert,
  }) => {
    const { checkoutId, sessionId } = await givenOpenSession()
    await stripeSandbox.payLater(sessionId, BUYER)
    await stripeSandbox.settle(sessionId, 'failed')
    await deliver(await eventAbout(sessionId, 'checkout.session.async_payment_failed'))
    await deliver(await eventAbout(sessionId))
    assert.deepInclude(await comeBack(sessionId), { state: 'declined', url: null })
    assert.deepEqual([await effects(), await rowStatus(checkoutId)], [['fail'], 'failed'])
  })

  test('unknown, while the provider is unreachable', async ({ assert }) => {
    const { checkoutId, sessionId } = await givenOpenSession()
    await stripeSandbox.pay(sessionId, BUYER)
    stripeSandbox.faults.plan('server_error', 3)
    assert.deepInclude(await comeBack(sessionId), { state: 'unknown', checkoutId })
    assert.equal(await stateOnReturn(sessionId), 'paid')
    assert.deepEqual(await effects(), ['complete'])
  })

  test('nothing for a session that is not ours', async ({ assert }) => {
    assert.isNull(await comeBack('cs_test_unheardof'))
  })
})
