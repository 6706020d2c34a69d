import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { fromDecimal, toDecimal } from '#shared/money'
import { givenActiveProduct, givenScannedCode } from '#tests/support/given'
import { checkoutCounts } from '#tests/support/checkout_counts'
import { orderOf } from '#tests/support/purchase'
import { HttpSession } from '#tests/support/http_session'
import { resetDatabase } from '#tests/support/reset_database'
import { overridePaymentMode } from '#stripe/public'

test.group('Buy Now', (group) => {
  group.each.setup(() => resetDatabase)

  test('a guest places an order and is sent to the payment page', async ({ assert }) => {
    const { product } = await givenActiveProduct({ sellingPrice: '24.99', basePrice: '12.50' })
    const answer = await new HttpSession().post('/api/orders', orderOf(product, { quantity: 2 }))

    assert.equal(answer.status, 201)
    const { order, checkoutUrl } = answer.json()
    assert.match(order.orderNumber, /^GS-/)
    assert.equal(order.totalAmount, 49.98)
    assert.equal(order.shippingAmount, 3.59)
    assert.equal(order.checkoutTotal, 53.57)
    assert.equal(order.status, 'pending')
    assert.equal(order.paymentStatus, 'unpaid')
    assert.equal(order.product.name, product.name)
    assert.notProperty(order, 'artistProfit')
    assert.notProperty(order, 'artistProfitLeft')
    assert.match(checkoutUrl, /^https?:\/\//)
  }).tags(['CALL-20'])

  test('price, cost and share are frozen on the row', async ({ assert }) => {
    const { product } = await givenActiveProduct({ sellingPrice: '24.99', basePrice: '12.50' })
    const { order } = (await new HttpSession().post('/api/orders', orderOf(product))).json()
    await product
      .merge({ sellingPrice: fromDecimal('30.00'), basePrice: fromDecimal('15.00') })
      .save()

    const row = await db.from('orders').where('id', order.id).firstOrFail()
    assert.equal(row.unit_price, '24.99')
    assert.equal(row.unit_cost, '12.50')
    assert.equal(row.share_percentage, '60.00')
    assert.equal(row.artist_profit, '7.49')
    assert.equal(row.platform_profit, '5.00')
  })

  test('{field} that is no number is refused, though JavaScript converts it: {value}')
    .tags(['SAFE-20'])
    .with([
      { field: 'quantity', value: [1] },
      { field: 'quantity', value: true },
      { field: 'quantity', value: '0x1' },
      { field: 'productId', value: [1] },
      { field: 'artistId', value: true },
      { field: 'totalAmount', value: [24.99] },
      { field: 'totalAmount', value: true },
      { field: 'shippingAmount', value: [3.59] },
      { field: 'shippingAmount', value: false },
    ])
    .run(async ({ assert }, { field, value }) => {
      const { product } = await givenActiveProduct({ sellingPrice: '24.99' })
      const order = orderOf(product, { [field]: value })
      const answer = await new HttpSession().post('/api/orders', order)
      assert.equal(answer.status, 422)
      assert.containSubset(answer.json().errors, [{ field, rule: 'number' }])
      assert.lengthOf(await db.from('checkouts'), 0)
    })

  test('a line of a cart whose numbers are none is refused: {$self}')
    .tags(['SAFE-20'])
    .with(['productId', 'quantity', 'price'] as const)
    .run(async ({ assert }, field) => {
      const { product } = await givenActiveProduct({})
      const line = { productId: product.id, size: 'M', color: 'Black', quantity: 1 }
      const visitor = new HttpSession()
      const products = [{ ...line, [field]: [1] }]
      assert.equal(await visitor.postStatus('/api/create-checkout-session', { products }), 422)
      const lines = field === 'price' ? [] : products
      assert.equal(await visitor.postStatus('/api/cart/quote', { lines }), 422)
      assert.lengthOf(await db.from('checkouts'), 0)
    })

  test('a wrong total is refused with the true one, and nothing is created', async ({ assert }) => {
    const { product } = await givenActiveProduct({ sellingPrice: '24.99' })
    const answer = await new HttpSession().post('/api/orders', orderOf(product, { totalAmount: 1 }))
    assert.equal(answer.status, 409)
    assert.equal(answer.json().totalAmount, 24.99)
    assert.equal(answer.json().code, 'E_TOTAL_CHANGED')
    assert.deepEqual(await checkoutCounts(), {
      checkouts: 0,
      orders: 0,
      payment_sessions: 0,
      idempotency_keys: 0,
    })
  }).tags(['CALL-20'])

  test('a product that is {$self} is not for sale')
    .with(['draft', 'pending_approval', 'approved', 'rejected', 'inactive', 'retired'] as const)
    .run(async ({ assert }, status) => {
      const { product } = await givenActiveProduct({})
      await db.from('products').where('id', product.id).update({ status })
      const answer = await new HttpSession().post('/api/orders', orderOf(product), {
        'idempotency-key': 'k',
      })
      assert.equal(answer.status, 409)
      assert.equal(answer.json().code, 'E_NOT_FOR_SALE')
      assert.equal(answer.json().message, 'This product isn’t on sale at the moment.')
      assert.notInclude(answer.text, product.name)
      assert.deepEqual(await checkoutCounts(), {
        checkouts: 0,
        orders: 0,
        payment_sessions: 0,
        idempotency_keys: 0,
      })
    })

  test('a product in another currency is refused', async ({ assert }) => {
    const { product } = await givenActiveProduct({})
    await db.from('products').where('id', product.id).update({ currency: 'USD' })
    const answer = await new HttpSession().post('/api/orders', orderOf(product))
    assert.equal(answer.status, 409)
    assert.equal(answer.json().code, 'E_FOREIGN_CURRENCY')
    assert.equal((await checkoutCounts()).orders, 0)
  })

  test('an out-of-stock or withdrawn variant is refused', async ({ assert }) => {
    const { product } = await givenActiveProduct({})
    const variant = () =>
      db.from('product_variants').where({ product_id: product.id, size: 'M', color: 'Black' })
    await variant().update({ in_stock: false })
    assert.equal(
      (await new HttpSession().post('/api/orders', orderOf(product))).json().code,
      'E_OUT_OF_STOCK'
    )
    await variant().update({ in_stock: true, is_offered: false })
    assert.equal((await new HttpSession().post('/api/orders', orderOf(product))).status, 409)
  })

  test('a variant that is not made, an unknown product and a foreign artist are 422', async ({
    assert,
  }) => {
    const { product } = await givenActiveProduct({})
    const { artist: stranger } = await givenActiveProduct({})
    for (const changes of [
      { size: 'XXXXL' },
      { productId: 2_147_483_647 },
      { artistId: stranger.id },
    ]) {
      assert.equal(
        (await new HttpSession().post('/api/orders', orderOf(product, changes))).status,
        422
      )
    }
    assert.equal((await checkoutCounts()).orders, 0)
  })

  test('without {field} it says {message}')
    .tags(['VAL-1'])
    .with([
      { field: 'street', message: 'Street address is required' },
      { field: 'city', message: 'City is required' },
      { field: 'state', message: 'State is required' },
      { field: 'zipCode', message: 'ZIP code is required' },
      { field: 'country', message: 'Country is required' },
    ])
    .run(async ({ assert }, { field, message }) => {
      const { product } = await givenActiveProduct({})
      for (const value of ['', undefined]) {
        const body = orderOf(product)
        const answer = await new HttpSession().post('/api/orders', {
          ...body,
          shippingAddress: { ...body.shippingAddress, [field]: value },
        })
        assert.equal(answer.status, 422)
        assert.deepInclude(answer.json().errors[0], { field: `shippingAddress.${field}`, message })
      }
    })

  test('{quantity} pieces are refused')
    .with([
      { quantity: 0 },
      { quantity: 11 },
      { quantity: 1.5 },
      { quantity: -1 },
      { quantity: 'many' },
    ])
    .run(async ({ assert }, { quantity }) => {
      const { product } = await givenActiveProduct({})
      const answer = await new HttpSession().post('/api/orders', { ...orderOf(product), quantity })
      assert.equal(answer.status, 422)
    })

  test('privileged fields in the body are ignored', async ({ assert }) => {
    const { product } = await givenActiveProduct({})
    const forged = {
      status: 'delivered',
      artistProfit: 999,
      basePrice: 0,
      userId: 1,
      qrCodeId: 1,
      unitPrice: 0.01,
    }
    const { order } = (await new HttpSession().post('/api/orders', orderOf(product, forged))).json()
    const row = await db.from('orders').where('id', order.id).firstOrFail()
    assert.equal(row.status, 'pending')
    assert.isNull(row.qr_code_id)
    assert.equal(row.unit_price, toDecimal(product.sellingPrice))
  })

  test('the same key gives the same order, ten times at once', async ({ assert }) => {
    const { product } = await givenActiveProduct({})
    const visitor = new HttpSession()
    await visitor.get('/api/auth/user')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        visitor.clone().post('/api/orders', orderOf(product), { 'idempotency-key': 'once' })
      )
    )
    const orders = new Set(answers.map((answer) => answer.json().order?.id))
    assert.deepEqual([...new Set(answers.map((answer) => answer.status))], [201])
    assert.equal(orders.size, 1)
    assert.include(await checkoutCounts(), { checkouts: 1, orders: 1, payment_sessions: 1 })
  })

  test('the same key with another body is 409, and visitors’ keys never collide', async ({
    assert,
  }) => {
    const { product } = await givenActiveProduct({})
    const visitor = new HttpSession()
    const key = { 'idempotency-key': 'mine' }
    assert.equal((await visitor.post('/api/orders', orderOf(product), key)).status, 201)
    assert.equal(
      (await visitor.post('/api/orders', orderOf(product, { quantity: 2 }), key)).status,
      409
    )
    assert.equal(
      (await new HttpSession().post('/api/orders', orderOf(product, { quantity: 2 }), key)).status,
      201
    )
  })

  test('an order whose payment cannot be reserved is not placed', async ({ assert, cleanup }) => {
    const { product } = await givenActiveProduct({})
    await db.rawQuery(
      `CREATE FUNCTION refuse_payment() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'No payment'; END $$`
    )
    await db.rawQuery(
      `CREATE TRIGGER refuse_payment BEFORE INSERT ON payment_sessions EXECUTE FUNCTION refuse_payment()`
    )
    cleanup(async () => {
      await db.rawQuery('DROP FUNCTION refuse_payment() CASCADE')
    })
    const key = { 'idempotency-key': 'refused' }
    await assert.rejects(() => new HttpSession().post('/api/orders', orderOf(product), key), /500/)
    assert.deepEqual(Object.values(await checkoutCounts()), [0, 0, 0, 0])
  })

  test('without a payment provider the answer is 503 and nothing is created', async ({
    assert,
    cleanup,
  }) => {
    const { product } = await givenActiveProduct({})
    cleanup(overridePaymentMode('none'))
    const answer = await new HttpSession().post('/api/orders', orderOf(product))
    assert.equal(answer.status, 503)
    assert.equal(answer.json().code, 'E_PAYMENT_UNAVAILABLE')
    assert.equal((await checkoutCounts()).checkouts, 0)
  })

  test('a sale belongs to the gig whose code was scanned on the device, if it is that artist’s', async ({
    assert,
  }) => {
    const { product, artist } = await givenActiveProduct({})
    const { product: other } = await givenActiveProduct({})
    const { code } = await givenScannedCode({ artist })
    const visitor = new HttpSession()
    await visitor.post(`/api/qr-codes/${code.code}/scan`)

    const own = (await visitor.post('/api/orders', orderOf(product))).json().order
    const foreign = (await visitor.post('/api/orders', orderOf(other))).json().order
    const unscanned = (await new HttpSession().post('/api/orders', orderOf(product))).json().order
    assert.equal(own.qrCodeId, code.id)
    assert.isNull(foreign.qrCodeId)
    assert.isNull(unscanned.qrCodeId)
  })

  test('a call without the XSRF token is refused and changes nothing', async ({
    assert,
    client,
  }) => {
    const { product } = await givenActiveProduct({})
    const answer = await client.post('/api/orders').json(orderOf(product))
    answer.assertStatus(403)
    answer.assertBodyContains({ code: 'E_BAD_CSRF_TOKEN' })
    assert.equal((await checkoutCounts()).orders, 0)
  })
})
