import type Stripe from 'stripe'
import { test } from '@japa/runner'
import { cardFingerprintOf, riskOf } from '#commerce/payments/stripe/risk_of'

const intentWith = (latestCharge: unknown) =>
  ({ latest_charge: latestCharge }) as Stripe.PaymentIntent

const riskWith = (outcome: unknown) => riskOf(intentWith({ outcome }))

test.group('The risk of a payment', () => {
  test('is the level that Radar gives, with the score where there is one', ({ assert }) => {
    assert.deepEqual(riskWith({ risk_level: 'elevated', risk_score: 68 }), {
      level: 'elevated',
      score: 68,
    })
    assert.deepEqual(riskWith({ risk_level: 'highest' }), { level: 'highest', score: null })
    assert.deepEqual(riskWith({}), { level: 'not_assessed', score: null })
    assert.deepEqual(riskWith({ risk_level: 'of a later API' }), { level: 'unknown', score: null })
  }).tags(['FRAUD-1'])

  test('is not known without a charge that was fetched with the payment', ({ assert }) => {
    for (const charge of [null, 'ch_1', { outcome: null }])
      assert.isNull(riskOf(intentWith(charge)))
  })
})

test.group('The fingerprint of a card', () => {
  test('is that of the charge, and none for other methods', ({ assert }) => {
    const card = { payment_method_details: { card: { fingerprint: 'Xt5EWLLDS7FJjR1c' } } }
    assert.equal(cardFingerprintOf(intentWith(card)), 'Xt5EWLLDS7FJjR1c')
    for (const charge of [
      null,
      'ch_1',
      { payment_method_details: null },
      { payment_method_details: { bacs_debit: {} } },
      { payment_method_details: { card: { fingerprint: null } } },
    ])
      assert.isNull(cardFingerprintOf(intentWith(charge)))
  })
})
