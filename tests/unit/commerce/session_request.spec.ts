import fc from 'fast-check'
import { test } from '@japa/runner'
import type { PaymentRequest } from '#commerce/payments/payment'
import { toSessionRequest, totalOf, withEmail } from '#commerce/payments/stripe/session_request'
import { clock } from '#shared/clock'
import { pence } from '#shared/money'

const EXPIRES = clock.now().toJSDate()
const MARK = { attempt: 1, paymentKey: 'key' }

function requestOf(changes: Partial<PaymentRequest> = {}): PaymentRequest {
  return {
    checkoutId: 7,
    lines: [{ name: 'Shirt', unitAmount: pence(2499), quantity: 1 }],
    shipping: { amount: pence(359), label: 'Standard shipping' },
    currency: 'GBP',
    collectAddress: false,
    allowedCountries: ['GB'],
    settlesAtOnce: false,
    orderNumbers: [],
    successUrl: 'https://shop.example.test/success?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'https://shop.example.test/cancel',
    expiresAt: EXPIRES,
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

  test('says of every amount that its tax is in it, and no other amount than without', ({
    assert,
  }) => {
    const lines = [
      { name: 'Shirt', isClothing: true, unitAmount: pence(2499), quantity: 2 },
      { name: 'Mug', unitAmount: pence(1450), quantity: 1 },
    ]
    const without = toSessionRequest(requestOf({ lines }), MARK)
    const taxed = toSessionRequest(requestOf({ lines }), MARK, true)
    assert.deepEqual(taxed.automatic_tax, { enabled: true })
    assert.deepEqual(
      taxed.line_items!.map(({ price_data: price }) => [
        price!.tax_behavior,
        price!.product_data!.tax_code,
      ]),
      [
        ['inclusive', 'txcd_30011000'],
        ['inclusive', 'txcd_99999999'],
      ]
    )
    const [shipping] = taxed.shipping_options!
    assert.equal(shipping!.shipping_rate_data!.tax_behavior, 'inclusive')
    const isTax = (name: string) => name.includes('tax')
    const plain = (request: object) =>
      JSON.parse(JSON.stringify(request, (name, value) => (isTax(name) ? undefined : value)))
    assert.deepEqual(plain(taxed), plain(without))
    assert.deepEqual(plain(without), JSON.parse(JSON.stringify(without)))
  }).tags(['TAXS-1'])

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
    const line = {
      name: 'Shirt',
      description: '',
      imageUrl: '',
      unitAmount: pence(100),
      quantity: 1,
    }
    const sent = toSessionRequest(requestOf({ lines: [line] }), MARK)
    assert.notProperty(withEmail(sent, null), 'customer_email')
    assert.notProperty(withEmail(sent, ''), 'customer_email')
    assert.equal(withEmail(sent, 'robin@example.com').customer_email, 'robin@example.com')
    assert.deepEqual(sent.line_items![0].price_data!.product_data, { name: 'Shirt' })
  })

  test('is marked as made for one row of ours, each fact under one name', ({ assert }) => {
    const sent = toSessionRequest(requestOf({ orderNumbers: ['GS-1', 'GS-2'] }), MARK)
    const facts = {
      checkout_id: '7',
      order_numbers: 'GS-1,GS-2',
      attempt: '1',
      payment_key: 'key',
    }
    assert.deepEqual(sent.metadata, facts)
    assert.deepEqual(sent.payment_intent_data, { transfer_group: 'checkout-7', metadata: facts })
    assert.equal(sent.client_reference_id, '7')
  })

  test('names whole order numbers, as many as Stripe keeps', ({ assert }) => {
    const orderNumbers = Array.from({ length: 50 }, () => 'GS-AAAA-BBBB')
    const { order_numbers: sent } = toSessionRequest(requestOf({ orderNumbers }), MARK).metadata!
    assert.isAtMost(String(sent).length, 500)
    assert.match(String(sent), /^(GS-AAAA-BBBB,)+GS-AAAA-BBBB$/)
  })
})
