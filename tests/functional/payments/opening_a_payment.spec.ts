import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import PaymentSession from '#commerce/payments/models/payment_session'
import { RefreshPaymentForResultPage } from '#commerce/payments/actions/refresh_payment_for_result_page'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { clock } from '#shared/clock'
import { pence } from '#shared/money'
import {
  BUYER,
  givenCheckout,
  givenOpenSession,
  open,
  setupPayment,
  rowOf,
  rowStatus,
  sessionStatus,
} from './payment_fixtures.js'
import { overridePaymentMode } from '#stripe/public'

const creates = () =>
  stripeSandbox.requestLog.filter(
    (call) => call.method === 'POST' && call.path.endsWith('/sessions')
  )

async function savedRow(checkoutId: number) {
  const row = await rowOf(checkoutId)
  return row.serialize()
}

test.group('Opening a payment', (group) => {
  group.each.setup(setupPayment)

  test('opens one page at the provider for the amounts of the checkout', async ({ assert }) => {
    const { checkoutId, sessionId, url } = await givenOpenSession()
    const row = await rowOf(checkoutId)
    assert.match(sessionId, /^cs_[A-Za-z0-9_]+$/)
    assert.deepInclude(row.serialize(), {
      status: 'open',
      stripeSessionId: sessionId,
      url,
      attempt: 1,
      amount: 2858,
    })
    const session = await stripeSandbox.sessions.find(sessionId)
    assert.deepInclude(session, {
      amount_total: 2858,
      amount_subtotal: 2499,
      currency: 'gbp',
      payment_status: 'unpaid',
    })
    assert.deepInclude(session!.metadata, {
      checkout_id: String(checkoutId),
      order_numbers: 'GS-AAAA-BBBB',
    })
    assert.equal(session!.sandbox.intentData.transfer_group, `checkout-${checkoutId}`)
  })

  test('uses a key derived from the row, and returns the same page when asked again', async ({
    assert,
  }) => {
    const { checkoutId, sessionId, url } = await givenOpenSession()
    const again = await open(checkoutId, {
      lines: [{ name: 'Another', unitAmount: pence(1), quantity: 1 }],
    })
    assert.deepInclude(again, { sessionId, url })
    assert.deepEqual(
      creates().map((call) => call.idempotencyKey),
      [`checkout-${checkoutId}-session-1`]
    )
  })

  test('ten at the same moment get one page', async ({ assert }) => {
    const checkoutId = await givenCheckout()
    const opened = await Promise.all(Array.from({ length: 10 }, () => open(checkoutId)))
    assert.lengthOf(new Set(opened.map((each) => each.sessionId)), 1)
    assert.lengthOf(await PaymentSession.query().where('checkoutId', checkoutId), 1)
  })

  test('sends the email of the checkout, and stores no copy of it', async ({ assert }) => {
    const { checkoutId, sessionId } = await givenOpenSession()
    const session = await stripeSandbox.sessions.find(sessionId)
    assert.equal(session!.customer_email, BUYER.email)
    const { request } = await rowOf(checkoutId)
    assert.notInclude(JSON.stringify(request), BUYER.email)
  })

  test('a lost answer is asked for again and leads to the same session', async ({ assert }) => {
    const checkoutId = await givenCheckout()
    stripeSandbox.faults.plan('drop_answer', 3)
    await assert.rejects(() => open(checkoutId), /cannot be reached/)
    assert.equal(await rowStatus(checkoutId), 'creating')
    const { sessionId } = await open(checkoutId, {
      expiresAt: clock.now().plus({ hours: 3 }).toJSDate(),
    })
    const bodies = new Set(creates().map((call) => call.form))
    assert.lengthOf(bodies, 1, 'every try sends the frozen request')
    const all = await stripeSandbox.sessions.all()
    const made = all.filter((each) => each.metadata?.checkout_id === String(checkoutId))
    assert.deepEqual(
      made.map((each) => each.id),
      [sessionId]
    )
  })

  test('faults of the provider leave the row for a retry', async ({ assert }) => {
    const checkoutId = await givenCheckout()
    stripeSandbox.faults.plan('server_error', 3)
    await assert.rejects(() => open(checkoutId), /cannot be reached/)
    stripeSandbox.faults.plan('rate_limit', 1)
    await assert.rejects(() => open(checkoutId), /cannot be reached/)
    await open(checkoutId)
    assert.deepInclude(await savedRow(checkoutId), { status: 'open', attempt: 1 })
  })

  test('a permanent failure closes the row, and the next try is a new attempt', async ({
    assert,
  }) => {
    const checkoutId = await givenCheckout()
    const tooLate = clock.now().plus({ hours: 25 }).toJSDate()
    await assert.rejects(() => open(checkoutId, { expiresAt: tooLate }), /could not be started/)
    assert.equal(await rowStatus(checkoutId), 'failed')
    await open(checkoutId)
    assert.deepInclude(await savedRow(checkoutId), { status: 'open', attempt: 2 })
  })

  test('a key taken by another installation leads to the next attempt', async ({ assert }) => {
    const checkoutId = await givenCheckout()
    await open(checkoutId)
    await PaymentSession.query().where('checkoutId', checkoutId).delete()
    const { sessionId } = await open(checkoutId)
    assert.deepInclude(await savedRow(checkoutId), {
      status: 'open',
      attempt: 2,
      stripeSessionId: sessionId,
    })
  })

  test('a page whose time is over is closed at the provider before another opens', async ({
    assert,
  }) => {
    const { checkoutId, sessionId } = await givenOpenSession()
    const later = clock.now().plus({ hours: 3 })
    const restore = clock.set(() => later)

    const next = await open(checkoutId).finally(restore)
    assert.notEqual(next.sessionId, sessionId)
    assert.equal(await sessionStatus(sessionId), 'expired')
  })

  test('a paid checkout gets no second payment page', async ({ assert }) => {
    const { checkoutId, sessionId } = await givenOpenSession()
    await stripeSandbox.pay(sessionId, BUYER)
    await PaymentSession.query().where('checkoutId', checkoutId).update({ status: 'complete' })
    await assert.rejects(() => open(checkoutId), /already been paid/)
  })

  test('a payment that is being processed gets no second page', async ({ assert }) => {
    const { checkoutId } = await givenOpenSession()
    await PaymentSession.query().where('checkoutId', checkoutId).update({ status: 'processing' })
    await assert.rejects(() => open(checkoutId), /still being processed/)
  })

  test('without a provider nothing is made and nothing sent', async ({ assert }) => {
    const checkoutId = await givenCheckout()
    const restore = overridePaymentMode('none')
    await assert.rejects(() => open(checkoutId), /available soon/)
    restore()
    assert.lengthOf(await PaymentSession.query().where('checkoutId', checkoutId), 0)
    assert.lengthOf(stripeSandbox.requestLog, 0)
  })

  test('a stranger’s session id is not sent to the provider', async ({ assert }) => {
    const complete = await app.container.make(RefreshPaymentForResultPage)
    assert.isNull(await complete.handle('cs_test_somebodyelses'))
    assert.lengthOf(stripeSandbox.requestLog, 0)
  })
})
