import { randomUUID } from 'node:crypto'
import Factory from '@adonisjs/lucid/factories'
import PaymentSession from '#commerce/payments/models/payment_session'
import { clock } from '#shared/clock'
import { pence } from '#shared/money'

/** A row that is being created for `checkoutId`, which the test gives; the provider knows nothing of it. */
export const PaymentSessionFactory = Factory.define(PaymentSession, () => ({
  attempt: 1,
  status: 'creating' as const,
  request: { metadata: { payment_key: randomUUID() } } as Record<string, unknown>,
  amount: pence(2858),
  currency: 'GBP',
  expiresAt: clock.now().plus({ hours: 2 }),
}))
  .state('open', (row) => {
    row.status = 'open'
    row.stripeSessionId = `cs_test_${randomUUID().replaceAll('-', '')}`
    row.url = 'https://checkout.example.test/pay'
  })
  .state('complete', (row) => {
    row.status = 'complete'
    row.stripeSessionId = `cs_test_${randomUUID().replaceAll('-', '')}`
    row.stripePaymentIntentId = `pi_${randomUUID().replaceAll('-', '')}`
  })
  .build()
