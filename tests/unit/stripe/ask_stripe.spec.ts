import { test } from '@japa/runner'
import Stripe from 'stripe'
import { askStripe } from '#stripe/ask_stripe'
import { isPermanentFailure, PaymentKeyTaken, PaymentProviderUnreachable } from '#stripe/errors'

/** What our error is where Stripe answers with this one. */
async function errorFor(statusCode: number, type: 'idempotency_error' | 'invalid_request_error') {
  const error = Stripe.errors.StripeError.generate({
    type,
    statusCode,
    code: statusCode === 409 ? 'idempotency_key_in_use' : undefined,
    message: 'From a test.',
  })
  return askStripe('do this', () => Promise.reject(error)).catch((refusal: unknown) => refusal)
}

test.group('A refusal of Stripe', () => {
  test('about a key that another process uses right now is no outcome, so that the request is tried again', async ({
    assert,
  }) => {
    for (const type of ['idempotency_error', 'invalid_request_error'] as const) {
      const error = await errorFor(409, type)
      assert.instanceOf(error, PaymentProviderUnreachable)
      assert.isFalse(isPermanentFailure(error))
    }
  }).tags(['EVID-3', 'PAYO-7'])

  test('about a key of another request is one', async ({ assert }) => {
    const error = await errorFor(400, 'idempotency_error')
    assert.instanceOf(error, PaymentKeyTaken)
    assert.isTrue(isPermanentFailure(error))
  }).tags(['EVID-3'])
})
