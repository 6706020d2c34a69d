import fc from 'fast-check'
import { test } from '@japa/runner'
import type { PaymentRequest } from '#payments/payment'
import { toSessionRequest, totalOf } from '#payments/stripe/session_request'
import { clock } from '#shared/clock'
import { pence } from '#shared/money'

const MARK = { attempt: 1, paymentKey: 'key' }

function requestOf(changes: Partial<PaymentRequest> = {}): PaymentRequest {
  return {
    checkoutId: 7,
    lines: [{ name: 'Shirt', unitAmount: pence(2499), quantity: 1 }],
    shipping: { amount: pence(359), label: 'Standard shipping' },
    currency: 'GBP',
    customerEmail: null,
    collectAddress: false,
    allowedCountries: ['GB'],
    clientReferenceId: '7',
    metadata: {},
    transferGroup: 'checkout-7',
    successUrl: 'https://shop.example.test/success?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'https://shop.example.test/cancel',
    expiresAt: clock.now().toJSDate(),
    ...changes,
  }
}

test.group('The request for a payment session', () => {
  test('adds up to what the checkout costs, whatever is in it', ({ assert }) => {
    const line = fc.record({
      name: fc.string({ minLength: 1 }),
      unitAmount: fc.integer({ min: 1, max: 1_000_000 }).map(pence),
      quantity: fc.integer({ min: 1, max: 10 }),
    })
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 0, max: 100_000 }).map(pence),
        (lines, amount) => {
          const request = requestOf({ lines, shipping: { amount, label: 'Shipping' } })
          const sent = toSessionRequest(request, MARK)
          const items = sent.line_items!.reduce(
            (sum, item) => sum + item.price_data!.unit_amount! * item.quantity!,
            0
          )
          const shipping = sent.shipping_options![0].shipping_rate_data!.fixed_amount!.amount
          assert.equal(items + shipping, totalOf(request))
        }
      )
    )
  })

  test('asks for an address only where it is to be collected, and then in the quoted countries only', ({
    assert,
  }) => {
    assert.notProperty(toSessionRequest(requestOf(), MARK), 'shipping_address_collection')
    assert.deepEqual(
      toSessionRequest(requestOf({ collectAddress: true }), MARK).shipping_address_collection,
      { allowed_countries: ['GB'] }
    )
  })

  test('leaves out what is empty: Stripe refuses empty text', ({ assert }) => {
    const sent = toSessionRequest(
      requestOf({
        customerEmail: '',
        lines: [
          { name: 'Shirt', description: '', imageUrl: '', unitAmount: pence(100), quantity: 1 },
        ],
      }),
      MARK
    )
    assert.notProperty(sent, 'customer_email')
    assert.deepEqual(sent.line_items![0].price_data!.product_data, { name: 'Shirt' })
  })

  test('our own marks win over the caller’s metadata', ({ assert }) => {
    const sent = toSessionRequest(
      requestOf({ metadata: { checkout_id: '8', payment_key: 'forged', orders: 'GS-1' } }),
      MARK
    )
    assert.deepEqual(sent.metadata, {
      checkout_id: '7',
      attempt: '1',
      payment_key: 'key',
      orders: 'GS-1',
    })
  })
})
