import Stripe from 'stripe'
import { test } from '@japa/runner'
import stripeConfig from '#config/stripe'
import { appUrl } from '#config/app'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { clock } from '#shared/clock'
import {
  BUYER,
  eventAbout,
  givenOpenSession,
  setupPayment,
} from '#tests/functional/payments/payment_fixtures'
import { call, callStatus, FORM } from '#tests/functional/payments/sandbox_calls'

test.group('The payment stand-in speaks as Stripe does', (group) => {
  group.each.setup(setupPayment)

  test('a session is made, kept and read back, with a request id on every answer', async ({
    assert,
  }) => {
    const made = await call('checkout/sessions', FORM)
    assert.equal(made.status, 200)
    assert.match(made.headers.get('request-id')!, /^req_/)
    assert.deepInclude(made.body, {
      object: 'checkout.session',
      amount_total: 2400,
      status: 'open',
      payment_intent: null,
    })
    const read = await call(
      `checkout/sessions/${made.body.id}?expand[]=line_items`,
      {},
      { method: 'GET' }
    )
    assert.equal(read.body.line_items.data[0].description, 'Poster & tube, 50% "off"')
    assert.notProperty(read.body, 'sandbox')
  })

  test('returns the fee of a payment where it is expanded, a moment after it was made', async ({
    assert,
  }) => {
    const { sessionId } = await givenOpenSession()
    await stripeSandbox.pay(sessionId, BUYER)
    const intentOf = async (expand: string) => {
      const path = `checkout/sessions/${sessionId}?expand[]=${expand}`
      const { body } = await call(path, {}, { method: 'GET' })
      return body.payment_intent as Stripe.PaymentIntent
    }
    const plain = await intentOf('payment_intent')
    assert.match(String(plain.latest_charge), /^ch_/)
    stripeSandbox.faults.holdFees(true)
    const early = await intentOf('payment_intent.latest_charge.balance_transaction')
    assert.deepInclude(early.latest_charge, { amount: 2858, balance_transaction: null })
    stripeSandbox.faults.holdFees(false)
    const intent = await intentOf('payment_intent.latest_charge.balance_transaction')
    const { balance_transaction: balance } = intent.latest_charge as Stripe.Charge
    assert.deepInclude(balance, { amount: 2858, fee: 63, net: 2795, currency: 'gbp' })
  }).tags(['LEDG-4'])

  test('another key is 401', async ({ assert }) => {
    const { status, body } = await call('checkout/sessions', FORM, { key: 'sk_test_other' })
    assert.deepEqual([status, body.error.type], [401, 'invalid_request_error'])
    assert.lengthOf(await stripeSandbox.sessions.all(), 0)
  })

  const refused: Record<string, { change: Record<string, string>; param: string }> = {
    'an unknown parameter': {
      change: { allow_promotion_codes: 'true' },
      param: 'allow_promotion_codes',
    },
    'an unknown way to pay': {
      change: { 'payment_method_types[0]': 'cheque' },
      param: 'payment_method_types',
    },
    'a price with pence in it': {
      change: { 'line_items[0][price_data][unit_amount]': '12.5' },
      param: 'line_items[0][price_data][unit_amount]',
    },
    'a quantity of none': {
      change: { 'line_items[0][quantity]': '0' },
      param: 'line_items[0][quantity]',
    },
    'no address to come back to': { change: { success_url: '/thanks' }, param: 'success_url' },
    'an email that is none': { change: { customer_email: 'robin' }, param: 'customer_email' },
    'an expiry within half an hour': {
      change: { expires_at: String(Math.floor(clock.now().toSeconds()) + 60) },
      param: 'expires_at',
    },
  }

  for (const [what, { change, param }] of Object.entries(refused)) {
    test(`${what} is 400 with the parameter’s name`, async ({ assert }) => {
      const { status, body } = await call('checkout/sessions', { ...FORM, ...change })
      assert.deepEqual(
        [status, body.error.type, body.error.param],
        [400, 'invalid_request_error', param]
      )
      assert.lengthOf(await stripeSandbox.sessions.all(), 0)
    })
  }

  test('an unknown object is 404', async ({ assert }) => {
    for (const path of [
      'checkout/sessions/cs_test_none',
      'payment_intents/pi_none',
      'events/..%2F..%2Fevt',
    ]) {
      const { status, body } = await call(path, {}, { method: 'GET' })
      assert.deepEqual([status, body.error.code], [404, 'resource_missing'])
    }
  })

  test('the same key and body give the same answer, in whatever order the body is written', async ({
    assert,
  }) => {
    const first = await call('checkout/sessions', FORM, { idempotencyKey: 'order-1' })
    const backwards = Object.fromEntries(Object.entries(FORM).reverse())
    const second = await call('checkout/sessions', backwards, { idempotencyKey: 'order-1' })
    assert.equal(second.body.id, first.body.id)
    assert.equal(second.headers.get('idempotent-replayed'), 'true')
    assert.lengthOf(await stripeSandbox.sessions.all(), 1)
  })

  test('the same key with another body is an idempotency error', async ({ assert }) => {
    await call('checkout/sessions', FORM, { idempotencyKey: 'order-1' })
    const { status, body } = await call(
      'checkout/sessions',
      { ...FORM, customer_email: 'a@example.com' },
      { idempotencyKey: 'order-1' }
    )
    assert.deepEqual([status, body.error.type], [400, 'idempotency_error'])
    assert.lengthOf(await stripeSandbox.sessions.all(), 1)
  })

  test('the same key at the same moment makes one session', async ({ assert }) => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => call('checkout/sessions', FORM, { idempotencyKey: 'order-1' }))
    )
    assert.isTrue(answers.every(({ status }) => status === 200 || status === 409))
    assert.lengthOf(await stripeSandbox.sessions.all(), 1)
  })

  test('a session is paid once, however often the button is pressed', async ({ assert }) => {
    const { sessionId } = await givenOpenSession()
    const clicks = await Promise.allSettled(
      [1, 2, 3].map(() => stripeSandbox.pay(sessionId, BUYER))
    )
    assert.deepEqual(clicks.map((click) => click.status).sort(), [
      'fulfilled',
      'rejected',
      'rejected',
    ])
    assert.lengthOf(await stripeSandbox.intents.all(), 1)
  })

  test('only an open session can be expired, and it expires when its time is over', async ({
    assert,
  }) => {
    const { sessionId } = await givenOpenSession()
    const later = clock.now().plus({ hours: 3 })
    const restore = clock.set(() => later)
    const read = await call(`checkout/sessions/${sessionId}`, {}, { method: 'GET' }).finally(
      restore
    )
    assert.deepInclude(read.body, { status: 'expired', url: null })
    assert.equal(await callStatus(`checkout/sessions/${sessionId}/expire`), 400)
  })

  test('an event can be fetched and carries the object as it was', async ({ assert }) => {
    const { sessionId } = await givenOpenSession()
    await stripeSandbox.pay(sessionId, BUYER)
    const event = await eventAbout(sessionId)
    const { body } = await call(`events/${event.id}`, {}, { method: 'GET' })
    assert.deepInclude(body, { type: 'checkout.session.completed', object: 'event' })
    assert.deepInclude(body.data.object, {
      id: sessionId,
      payment_status: 'paid',
      status: 'complete',
    })
    assert.notProperty(body.data.object, 'sandbox')
  })

  test('the shop’s own client understands all of it', async ({ assert }) => {
    const { sessionId } = await givenOpenSession()
    await stripeSandbox.pay(sessionId, BUYER)
    const base = new URL(appUrl)
    const transport = Stripe.createNodeHttpClient()
    const stripe = new Stripe(stripeConfig.secretKey, {
      host: base.hostname,
      port: base.port,
      protocol: 'http',
      httpClient: {
        getClientName: () => 'test',
        makeRequest: (host, port, path, ...rest) =>
          transport.makeRequest(host, port, `/sandbox/stripe${path}`, ...rest),
      },
    })
    const session = await stripe.checkout.sessions.retrieve(sessionId)
    const intent = await stripe.paymentIntents.retrieve(session.payment_intent as string)
    assert.deepInclude(intent, {
      status: 'succeeded',
      amount: 2858,
      amount_received: 2858,
      currency: 'gbp',
    })
  })
})
