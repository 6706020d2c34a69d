import { test } from '@japa/runner'
import { appUrl } from '#config/app'
import stripeConfig from '#config/stripe'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { setupPayment } from '#tests/functional/payments/payment_fixtures'
import { call, FORM } from '#tests/functional/payments/sandbox_calls'

test.group('Faults of the payment stand-in', (group) => {
  group.each.setup(setupPayment)

  const plan = (body: object, key = stripeConfig.secretKey) =>
    fetch(`${appUrl}/sandbox/stripe/v1/faults`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'Content-Type': 'application/json',
        'Accept': 'application/json',
        'Authorization': `Bearer ${key}`,
      },
    })

  const planned = async (...args: Parameters<typeof plan>) => {
    const { status } = await plan(...args)
    return status
  }

  test('are planned for the next calls and then over', async ({ assert }) => {
    assert.equal(await planned({ fault: 'rate_limit', times: 2 }), 200)
    const statuses = [
      await call('checkout/sessions', FORM),
      await call('checkout/sessions', FORM),
      await call('checkout/sessions', FORM),
    ]
    assert.deepEqual(
      statuses.map(({ status }) => status),
      [429, 429, 200]
    )
  })

  test('lose the answer of a call that was carried out', async ({ assert }) => {
    await plan({ fault: 'drop_answer' })
    await assert.rejects(() => call('checkout/sessions', FORM))
    assert.lengthOf(await stripeSandbox.sessions.all(), 1)
  })

  test('are cleared by an empty body, and not for strangers', async ({ assert }) => {
    await plan({ fault: 'server_error', times: 5 })
    assert.equal(await planned({}, 'sk_test_other'), 403)
    assert.lengthOf(stripeSandbox.faults.planned, 5)
    await plan({})
    assert.lengthOf(stripeSandbox.faults.planned, 0)
    assert.equal(await planned({ fault: 'earthquake' }), 422)
  })
})
