import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { checkoutCounts } from '#tests/support/checkout_counts'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct } from '#tests/support/given'
import { BUYER, orderOf } from '#tests/support/purchase'
import { HttpSession } from '#tests/support/http_session'

type Changes = { phone?: string; zipCode?: string; country?: string }

/** The same buyer by both ways to buy. */
const CALLS = [
  {
    path: '/api/orders',
    send: async (buyer: object) =>
      new HttpSession().post('/api/orders', {
        ...orderOf((await givenActiveProduct({})).product),
        ...buyer,
      }),
  },
  {
    path: '/api/create-checkout-session',
    send: async (buyer: object) => {
      const { product } = await givenActiveProduct({})
      const line = { productId: product.id, size: 'M', color: 'Black', quantity: 1 }
      return new HttpSession().post('/api/create-checkout-session', { products: [line], ...buyer })
    },
  },
]

const buyerWith = ({ phone = '', ...address }: Changes) => ({
  customerInfo: { ...BUYER.customerInfo, phone },
  shippingAddress: { ...BUYER.shippingAddress, ...address },
})

const REFUSED = [
  { zipCode: '123', field: 'zipCode', message: 'Enter a postcode as in SW1A 1AA' },
  { country: 'US', state: 'NY', field: 'zipCode', message: 'Enter a ZIP code as in 10001' },
  {
    country: 'CA',
    state: 'Ontario',
    field: 'zipCode',
    message: 'Enter a postal code as in K1A 0B1',
  },
  {
    country: 'US',
    zipCode: '10001',
    state: 'Leeds',
    field: 'state',
    message: 'Enter a state as in NY or New York',
  },
  {
    phone: 'abc',
    field: 'phone',
    message: 'Enter a phone number as in 020 7946 0018, or leave it empty',
  },
]

test.group('Contact and address of an order', (group) => {
  group.each.setup(() => resetDatabase)

  for (const { path, send } of CALLS) {
    test(`a {field} that is none is said at its field, and nothing is created (${path})`)
      .with(REFUSED)
      .run(async ({ assert }, { field, message, ...changes }) => {
        const answer = await send(buyerWith(changes))
        assert.equal(answer.status, 422)
        const { errors } = answer.json()
        assert.deepEqual(
          errors.map((error: { field: string; message: string }) => [
            error.field.split('.').at(-1),
            error.message,
          ]),
          [[field, message]]
        )
        assert.deepEqual(Object.values(await checkoutCounts()), [0, 0, 0, 0])
      })

    test(`a postcode typed carelessly is kept as it is written there (${path})`, async ({
      assert,
    }) => {
      const answer = await send(buyerWith({ zipCode: ' sw1a1aa', phone: '+44 (0)20 7946 0018' }))
      assert.oneOf(answer.status, [200, 201])
      assert.deepInclude(await db.from('checkouts').firstOrFail(), {
        zip_code: 'SW1A 1AA',
        customer_phone: '+44 (0)20 7946 0018',
      })
    })
  }

  test('without an address the phone is read as in GB', async ({ assert }) => {
    const [, basket] = CALLS
    const { customerInfo } = buyerWith({ phone: '020 7946 0018' })
    assert.equal((await basket!.send({ customerInfo })).status, 200)
    const wrong = await basket!.send({ customerInfo: { ...customerInfo, phone: '12' } })
    assert.equal(wrong.status, 422)
  })
})
