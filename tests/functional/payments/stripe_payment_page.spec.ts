import { test } from '@japa/runner'
import { appUrl } from '#config/app'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import {
  ADDRESSED_BUYER,
  BUYER,
  givenOpenSession,
  setupPayment,
  sessionStatus,
} from './payment_fixtures.js'

const ADDRESS = {
  email: 'robin@example.com',
  name: 'Robin Example',
  line1: '1 Stage Road',
  city: 'Leeds',
  postalCode: 'LS1 1AA',
  country: 'GB',
}

test.group('The test payment page', (group) => {
  group.each.setup(setupPayment)

  test('shows what is paid for, and where one can go back to', async ({ assert, client }) => {
    const { sessionId } = await givenOpenSession()
    const response = await client.get(`/sandbox/stripe/pay/${sessionId}`).withInertia()
    response.assertStatus(200)
    response.assertInertiaComponent('sandbox/stripe_payment')
    const { payment } = response.inertiaProps as { payment: Record<string, unknown> }
    assert.deepInclude(payment, {
      state: 'open',
      total: '£28.58',
      email: 'robin@example.com',
      cancelUrl: `${appUrl}/checkout/cancel`,
    })
    assert.deepEqual(payment.countries, [])
    assert.deepEqual(payment.shipping, { label: 'Standard shipping', amount: '£3.59' })
  })

  test('says on the page itself that no money moves', async ({ client }) => {
    const { sessionId } = await givenOpenSession()
    const response = await client.get(`/sandbox/stripe/pay/${sessionId}`)
    response.assertTextIncludes('no money moves')
    response.assertHeader('x-robots-tag', 'noindex')
  })

  test('pays and leads to the success page with the session’s id', async ({ assert, client }) => {
    const { sessionId } = await givenOpenSession()
    const response = await client
      .post(`/sandbox/stripe/pay/${sessionId}`)
      .form({ action: 'pay', email: 'robin@example.com' })
      .withCsrfToken()
      .redirects(0)
    response.assertStatus(302)
    response.assertHeader('location', `${appUrl}/checkout/success?session_id=${sessionId}`)
    assert.deepInclude(await stripeSandbox.sessions.find(sessionId), {
      status: 'complete',
      payment_status: 'paid',
    })
  })

  test('takes the address where it asks for one', async ({ assert, client }) => {
    const { sessionId } = await givenOpenSession({ collectAddress: true })
    await client
      .post(`/sandbox/stripe/pay/${sessionId}`)
      .form({ action: 'pay', ...ADDRESS })
      .withCsrfToken()
      .redirects(0)
    const session = await stripeSandbox.sessions.find(sessionId)
    assert.deepEqual(session!.collected_information!.shipping_details, {
      name: 'Robin Example',
      address: ADDRESSED_BUYER.address,
    })
  })

  test('refuses another country than the quoted one, and missing fields, with nothing paid', async ({
    assert,
    client,
  }) => {
    const { sessionId } = await givenOpenSession({ collectAddress: true })
    for (const change of [
      { country: 'US' },
      { line1: '' },
      { email: 'robin' },
      { action: 'steal' },
    ]) {
      const response = await client
        .post(`/sandbox/stripe/pay/${sessionId}`)
        .json({ action: 'pay', ...ADDRESS, ...change })
        .header('accept', 'application/json')
        .withCsrfToken()
      response.assertStatus(422)
    }
    assert.equal(await sessionStatus(sessionId), 'open')
  })

  test('declines, says so, and lets one try again', async ({ assert, client }) => {
    const { sessionId } = await givenOpenSession()
    const declined = await client
      .post(`/sandbox/stripe/pay/${sessionId}`)
      .form({ action: 'decline', ...BUYER })
      .withCsrfToken()
      .redirects(0)
    declined.assertHeader('location', `/sandbox/stripe/pay/${sessionId}`)
    const page = await client.get(`/sandbox/stripe/pay/${sessionId}`).withInertia()
    assert.deepInclude((page.inertiaProps as { payment: object }).payment, {
      state: 'open',
      declineMessage: 'Your card was declined.',
    })
    await client
      .post(`/sandbox/stripe/pay/${sessionId}`)
      .form({ action: 'pay', email: BUYER.email })
      .withCsrfToken()
      .redirects(0)
    assert.equal((await stripeSandbox.sessions.find(sessionId))!.payment_status, 'paid')
  })

  test('pays later, and ends that either way, once', async ({ assert, client }) => {
    const { sessionId } = await givenOpenSession()
    await client
      .post(`/sandbox/stripe/pay/${sessionId}`)
      .form({ action: 'pay_later', email: BUYER.email })
      .withCsrfToken()
      .redirects(0)
    const page = await client.get(`/sandbox/stripe/pay/${sessionId}`).withInertia()
    assert.deepInclude((page.inertiaProps as { payment: object }).payment, { state: 'processing' })
    for (const outcome of ['failed', 'succeeded']) {
      await client
        .post(`/sandbox/stripe/pay/${sessionId}/settle`)
        .form({ outcome })
        .withCsrfToken()
        .redirects(0)
    }
    assert.equal((await stripeSandbox.sessions.find(sessionId))!.payment_status, 'unpaid')
  })

  test('needs the page’s token', async ({ assert, client }) => {
    const { sessionId } = await givenOpenSession()
    await client
      .post(`/sandbox/stripe/pay/${sessionId}`)
      .form({ action: 'pay', email: BUYER.email })
      .redirects(0)
    assert.equal(await sessionStatus(sessionId), 'open')
  })

  test('is 404 for a session that does not exist', async ({ client }) => {
    const response = await client
      .get('/sandbox/stripe/pay/cs_test_none')
      .header('accept', 'application/json')
    response.assertStatus(404)
  })
})
