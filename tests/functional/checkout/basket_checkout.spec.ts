import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { checkoutCounts } from '#tests/support/checkout_counts'
import { givenActiveProduct } from '#tests/support/given'
import { BUYER } from '#tests/support/purchase'
import { HttpSession } from '#tests/support/http_session'
import { resetDatabase } from '#tests/support/reset_database'
import { overridePaymentMode } from '#stripe/public'

const nothing = { checkouts: 0, orders: 0, payment_sessions: 0, idempotency_keys: 0 }
const piece = { size: 'M', color: 'Black', quantity: 1 }
const key = { 'idempotency-key': 'basket' }

function buy(products: object[], changes: object = {}) {
  return new HttpSession().post('/api/create-checkout-session', { products, ...changes }, key)
}

test.group('Basket checkout', (group) => {
  group.each.setup(() => resetDatabase)

  test('several artists are paid together, with shipping once', async ({ assert }) => {
    const first = await givenActiveProduct({ sellingPrice: '24.00' })
    const second = await givenActiveProduct({ sellingPrice: '15.00' })
    const line = { size: 'M', color: 'Black', quantity: 2 }
    const answer = await new HttpSession().post('/api/create-checkout-session', {
      products: [
        { ...line, productId: first.product.id },
        { ...line, productId: second.product.id, quantity: 1 },
      ],
    })
    assert.equal(answer.status, 200)
    assert.properties(answer.json(), ['url'])
    const checkout = await db.from('checkouts').firstOrFail()
    assert.equal(checkout.items_amount, '63.00')
    assert.equal(checkout.total_amount, '66.59')
    assert.equal((await checkoutCounts()).orders, 2)
  }).tags(['CART-15', 'CALL-22'])

  test('each line is a row with the beginning of its history, by the account that buys, and a line of the payment', async ({
    assert,
    client,
  }) => {
    const buyer = await UserFactory.create()
    const [one, other] = [await givenActiveProduct({}), await givenActiveProduct({})]
    const products = [
      { ...piece, productId: other.product.id },
      { ...piece, productId: one.product.id, quantity: 3 },
      { ...piece, productId: one.product.id, size: 'L' },
      { ...piece, productId: one.product.id },
    ]
    const path = '/api/create-checkout-session'
    const answer = await client.post(path).loginAs(buyer).withCsrfToken().json({ products })
    answer.assertStatus(200)
    const rows = await db.from('orders').orderBy('id')
    assert.deepEqual(
      rows.map((row) => [row.product_id, row.size, row.quantity, row.status, row.payment_status]),
      [
        [one.product.id, 'M', 3, 'pending', 'unpaid'],
        [one.product.id, 'L', 1, 'pending', 'unpaid'],
        [one.product.id, 'M', 1, 'pending', 'unpaid'],
        [other.product.id, 'M', 1, 'pending', 'unpaid'],
      ]
    )
    const history = await db.from('order_status_history').orderBy('order_id')
    assert.deepEqual(
      history.map((move) => [move.order_id, move.from_status, move.to_status, move.actor_user_id]),
      rows.map(({ id }) => [id, null, 'pending', buyer.id])
    )
    const { request } = await db.from('payment_sessions').firstOrFail()
    assert.deepEqual(
      request.line_items.map(({ quantity }: { quantity: number }) => quantity),
      [3, 1, 1, 1]
    )
    assert.equal(
      request.metadata.order_numbers,
      rows.map(({ order_number: number }) => number).join(',')
    )
  })

  test('one unsellable line refuses the whole basket', async ({ assert }) => {
    const { product } = await givenActiveProduct({})
    const { product: gone } = await givenActiveProduct({})
    await db.from('products').where('id', gone.id).update({ status: 'retired' })
    const line = { size: 'M', color: 'Black', quantity: 1 }
    const answer = await new HttpSession().post('/api/create-checkout-session', {
      products: [
        { ...line, productId: product.id },
        { ...line, productId: gone.id },
      ],
    })
    assert.equal(answer.status, 409)
    assert.equal((await checkoutCounts()).checkouts, 0)
  })

  test('an empty or oversized basket is 422', async ({ assert }) => {
    assert.equal(
      (await new HttpSession().post('/api/create-checkout-session', { products: [] })).status,
      422
    )
    const products = Array.from({ length: 51 }, () => ({
      productId: 1,
      size: 'M',
      color: 'Black',
      quantity: 1,
    }))
    assert.equal(
      (await new HttpSession().post('/api/create-checkout-session', { products })).status,
      422
    )
  })

  test('contact and address are kept on the checkout, so that the payment page asks for neither', async ({
    assert,
  }) => {
    const { product } = await givenActiveProduct({})
    const answer = await buy([{ ...piece, productId: product.id, price: 24 }], BUYER)
    assert.equal(answer.status, 200)
    assert.deepInclude(await db.from('checkouts').firstOrFail(), {
      customer_email: 'robin@example.com',
      street: '1 Stage Road',
      country: 'GB',
      quoted_country: 'GB',
    })
  })

  test('what changed since is said line by line, all at once, and nothing is created', async ({
    assert,
  }) => {
    const fine = (await givenActiveProduct({ sellingPrice: '10.00' })).product
    const dearer = (await givenActiveProduct({ sellingPrice: '26.00', name: 'Tour Tee' })).product
    const soldOut = (await givenActiveProduct({})).product
    const gone = (await givenActiveProduct({})).product
    await db.from('product_variants').where('product_id', soldOut.id).update({ in_stock: false })
    await db.from('products').where('id', gone.id).update({ status: 'retired' })

    const answer = await buy(
      [
        { ...piece, productId: gone.id, price: 24 },
        { ...piece, productId: fine.id, price: 10 },
        { ...piece, productId: dearer.id, price: 24 },
        { ...piece, productId: soldOut.id, price: 24 },
        { ...piece, productId: fine.id, size: 'XXXXL', price: 10 },
      ],
      BUYER
    )
    assert.equal(answer.status, 409)
    const { code, lines } = answer.json()
    assert.equal(code, 'E_BASKET_CHANGED')
    const codeOf = Object.fromEntries(
      lines.map((line: { productId: number; code: string }) => [line.productId, line.code])
    )
    assert.deepEqual(codeOf, {
      [gone.id]: 'E_NOT_FOR_SALE',
      [dearer.id]: 'E_PRICE_CHANGED',
      [soldOut.id]: 'E_OUT_OF_STOCK',
      [fine.id]: 'E_VALIDATION_ERROR',
    })
    const changed = lines.find((line: { code: string }) => line.code === 'E_PRICE_CHANGED')
    assert.deepInclude(changed, { price: 26, size: 'M', message: 'Tour Tee now costs £26.00' })
    assert.notInclude(answer.text, gone.name)
    assert.deepEqual(await checkoutCounts(), nothing)
  }).tags(['CART-14'])

  test('without a payment provider the answer is 503 and nothing is created', async ({
    assert,
    cleanup,
  }) => {
    const { product } = await givenActiveProduct({})
    cleanup(overridePaymentMode('none'))
    const answer = await buy([{ ...piece, productId: product.id }])
    assert.equal(answer.status, 503)
    assert.equal(answer.json().code, 'E_PAYMENT_UNAVAILABLE')
    assert.deepEqual(await checkoutCounts(), nothing)
  }).tags(['CART-6'])

  test('an address that lacks something is refused in the words of the specification', async ({
    assert,
  }) => {
    const { product } = await givenActiveProduct({})
    const answer = await buy([{ ...piece, productId: product.id }], {
      ...BUYER,
      shippingAddress: { street: ' ', city: '', state: '', zipCode: '', country: '' },
    })
    assert.equal(answer.status, 422)
    assert.deepEqual(
      answer.json().errors.map(({ message }: { message: string }) => message),
      [
        'Street address is required',
        'City is required',
        'State is required',
        'ZIP code is required',
        'Country is required',
      ]
    )
    assert.deepEqual(await checkoutCounts(), nothing)
  }).tags(['VAL-1'])

  test('the same key and basket give the same payment page, ten times at once', async ({
    assert,
  }) => {
    const { product } = await givenActiveProduct({})
    const visitor = new HttpSession()
    await visitor.get('/api/auth/user')
    const products = [{ ...piece, productId: product.id, price: 24 }]
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        visitor.clone().post('/api/create-checkout-session', { products }, key)
      )
    )
    assert.lengthOf([...new Set(answers.map((answer) => answer.json().url))], 1)
    assert.deepEqual(await checkoutCounts(), {
      checkouts: 1,
      orders: 1,
      payment_sessions: 1,
      idempotency_keys: 1,
    })
  })
})
