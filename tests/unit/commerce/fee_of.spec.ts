import type Stripe from 'stripe'
import { test } from '@japa/runner'
import { feeOf } from '#commerce/payments/stripe/fee_of'

const intentWith = (latestCharge: unknown) =>
  ({ latest_charge: latestCharge }) as Stripe.PaymentIntent

test.group('The fee of a payment', () => {
  test('is what the charge’s balance transaction says', ({ assert }) => {
    const withBalance = { balance_transaction: { fee: 63, currency: 'gbp' } }
    assert.equal(feeOf(intentWith(withBalance)), 63)
  })

  test('is unknown while the charge is not posted, and in another currency than the ledger', ({
    assert,
  }) => {
    const unknown = [
      null,
      'ch_1',
      { balance_transaction: null },
      { balance_transaction: 'txn_1' },
      { balance_transaction: { fee: 63, currency: 'eur' } },
    ]
    for (const charge of unknown) assert.isNull(feeOf(intentWith(charge)))
  }).tags(['LEDG-4'])
})
