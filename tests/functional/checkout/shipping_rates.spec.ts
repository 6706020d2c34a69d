import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { QuoteShipping } from '#fulfilment/shipping/quote_shipping'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { setupCheckout, later } from '#tests/functional/checkout/checkout_fixtures'
import {
  askQuote,
  FLAT_RATE,
  givenPrinted,
  leeds,
  linesOf,
  setBlank,
} from '#tests/functional/checkout/shipping_fixtures'
import { connectedPrintful } from '#tests/support/connected_printful'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct } from '#tests/support/given'
import { orderOf } from '#tests/support/purchase'
import { HttpSession } from '#tests/support/http_session'

const austin = {
  street: '1 Stage Road',
  city: 'Austin',
  state: 'Texas',
  zipCode: '78701',
  country: 'US',
}

const quoteOf = async (...question: Parameters<typeof askQuote>) =>
  (await askQuote(...question)).json()

const rateCalls = () =>
  printfulSandbox.requestLog.filter(({ path }) => path.startsWith('/shipping/rates'))

test.group('Shipping is quoted', (group) => {
  group.each.setup(() => resetDatabase)
  group.each.setup(connectedPrintful)
  group.each.setup(setupCheckout)
  group.each.setup(() => QuoteShipping.forget())

  test('at the provider’s rate for the address, with its days', async ({ assert }) => {
    const { product } = await givenPrinted()
    const one = await quoteOf(product.id, leeds)
    assert.deepInclude(one, {
      shippingAmount: 3.59,
      shipping: { isLive: true, leastDays: 3, mostDays: 5 },
      totalAmount: 28.58,
    })
    const three = await quoteOf(product.id, leeds, 3)
    assert.equal(three.shippingAmount, 6.09)
    const far = await quoteOf(product.id, { country: 'CA', state: 'Ontario', zipCode: 'K1A 0B1' })
    assert.equal(far.shippingAmount, 6.39)
    assert.deepEqual((rateCalls().at(-1)!.body as { recipient: object }).recipient, {
      country_code: 'CA',
      state_code: 'ON',
      city: '',
      zip: 'K1A 0B1',
    })
  }).tags(['RATE-1'])

  test('flat where the provider has no rate, which it is not asked again for a while', async ({
    assert,
  }) => {
    const { product } = await givenActiveProduct({})
    await setBlank(product.id, 99_999_999)
    for (const shippingAmount of [FLAT_RATE, FLAT_RATE])
      assert.deepInclude(await quoteOf(product.id, leeds), { shippingAmount })
    assert.lengthOf(rateCalls(), 1)
    await later(1, () => quoteOf(product.id, leeds))
    assert.lengthOf(rateCalls(), 2)
  }).tags(['LOAD-4'])

  test('flat without a destination, and for goods without a known blank', async ({ assert }) => {
    const { product } = await givenPrinted()
    const { product: unnamed } = await givenActiveProduct({ sellingPrice: '24.99' })
    await setBlank(unnamed.id, null)
    const flat = { isLive: false, leastDays: null, mostDays: null }
    assert.deepInclude(await quoteOf(product.id, null), {
      shippingAmount: FLAT_RATE,
      shipping: flat,
    })
    assert.deepInclude(await quoteOf(unnamed.id, leeds), {
      shippingAmount: FLAT_RATE,
      shipping: flat,
    })
    assert.lengthOf(rateCalls(), 0)
  }).tags(['RATE-2'])

  test('as an estimate of all goods together before there is a postcode: at home that of the mainland', async ({
    assert,
  }) => {
    const { product } = await givenPrinted()
    const estimate = { isLive: false, leastDays: 3, mostDays: 5 }
    const three = await quoteOf(product.id, { country: 'GB' }, 3)
    assert.deepInclude(three, { shippingAmount: 6.09, shipping: estimate, totalAmount: 81.06 })
    // The address that is typed later is in the same area, and costs no other call.
    assert.equal((await quoteOf(product.id, leeds, 3)).shippingAmount, 6.09)
    assert.lengthOf(rateCalls(), 1)

    const { product: other } = await givenPrinted()
    const lines = [...linesOf(product.id), ...linesOf(other.id)]
    const body = { lines, destination: { country: 'GB' } }
    const both = await new HttpSession().post('/api/cart/quote', body)
    assert.equal(both.json().shippingAmount, 4.84)
  }).tags(['RATE-5'])

  test('as an estimate abroad at the last known rate, and flat where there is none', async ({
    assert,
  }) => {
    const { product } = await givenPrinted()
    const flat = {
      shippingAmount: FLAT_RATE,
      shipping: { isLive: false, leastDays: null, mostDays: null },
    }
    assert.deepInclude(await quoteOf(product.id, { country: 'US' }, 2), flat)
    assert.lengthOf(rateCalls(), 0)
    assert.equal((await quoteOf(product.id, austin, 2)).shippingAmount, 5.39)
    const known = { isLive: false, leastDays: 4, mostDays: 8 }
    assert.deepInclude(await quoteOf(product.id, { country: 'US' }, 2), {
      shippingAmount: 5.39,
      shipping: known,
    })
    assert.lengthOf(rateCalls(), 1)
  }).tags(['RATE-5'])

  test('as an estimate at home also while the provider is away, and never refused', async ({
    assert,
  }) => {
    const { product } = await givenPrinted()
    assert.equal((await quoteOf(product.id, leeds, 2)).shippingAmount, 4.84)
    await db.from('shipping_quotes').delete()
    printfulSandbox.faults.plan('rate_limit', { milliseconds: 60_000 })
    assert.equal((await quoteOf(product.id, { country: 'GB' }, 2)).shippingAmount, 4.84)
    assert.equal((await quoteOf(product.id, { country: 'GB' }, 3)).shippingAmount, FLAT_RATE)
  }).tags(['RATE-5'])

  test('once for all visitors in one area, and again after a quarter of an hour', async ({
    assert,
  }) => {
    const { product } = await givenPrinted()
    await Promise.all([1, 2, 3].map(() => quoteOf(product.id, leeds)))
    await quoteOf(product.id, { country: 'GB', zipCode: 'LS1 4DY' })
    assert.lengthOf(rateCalls(), 1)
    await quoteOf(product.id, { country: 'GB', zipCode: 'BT1 1AA' })
    assert.lengthOf(rateCalls(), 2)
    await later(16, () => quoteOf(product.id, leeds))
    assert.lengthOf(rateCalls(), 3)
  }).tags(['RATE-3', 'LIMIT-7'])

  test('flat at home while the provider is away: {fault}, which is asked again later')
    .tags(['RATE-2'])
    .with([
      { fault: 'server_error' as const },
      { fault: 'cut_off' as const },
      { fault: 'malformed' as const },
    ])
    .run(async ({ assert }, { fault }) => {
      const { product } = await givenPrinted()
      const manchester = { ...leeds, zipCode: 'M1 1AE' }
      printfulSandbox.faults.plan(fault, { milliseconds: 1 })
      const away = await quoteOf(product.id, manchester, 2)
      assert.deepInclude(away, { shippingAmount: FLAT_RATE })
      assert.isFalse(away.shipping.isLive)
      await db.from('provider_rate_limits').delete()
      const back = await later(2, () => quoteOf(product.id, manchester, 2))
      assert.deepInclude(back, { shippingAmount: 4.84 })
    })

  test('not at all where there are too many calls: the flat rate is not used for that', async ({
    assert,
  }) => {
    const { product } = await givenPrinted()
    printfulSandbox.faults.plan('rate_limit', { milliseconds: 60_000 })
    const refused = await askQuote(product.id, leeds, 2)
    assert.equal(refused.status, 503)
    assert.equal(refused.json().code, 'E_SHIPPING_UNAVAILABLE')
    const order = orderOf(product, { quantity: 2 })
    const unplaced = await new HttpSession().post('/api/orders', order)
    assert.equal(unplaced.status, 503)
    assert.equal(unplaced.json().code, 'E_SHIPPING_UNAVAILABLE')
    for (const table of ['checkouts', 'orders', 'idempotency_keys'])
      assert.equal(await countOf(table), 0, table)
  })
    .tags(['LIMIT-5'])
    .timeout(20_000)

  test('abroad at the last known rate for country, type and quantity while the provider is away, for 30 days', async ({
    assert,
  }) => {
    const { product } = await givenPrinted()
    const dallas = { country: 'US', state: 'Texas', zipCode: '75201' }
    assert.equal((await quoteOf(product.id, austin, 2)).shippingAmount, 5.39)
    const away = { times: 1_000 }
    printfulSandbox.faults.plan('server_error', away)
    const known = await quoteOf(product.id, dallas, 2)
    assert.deepInclude(known, {
      shippingAmount: 5.39,
      shipping: { isLive: false, leastDays: 4, mostDays: 8 },
    })
    const unknown = await askQuote(product.id, dallas, 3)
    assert.equal(unknown.status, 503)
    assert.equal(unknown.json().code, 'E_SHIPPING_UNAVAILABLE')

    const shippingAddress = { ...austin, city: 'Dallas', zipCode: '75201' }
    const placed = await new HttpSession().post(
      '/api/orders',
      orderOf(product, { shippingAddress, quantity: 2, shippingAmount: 5.39 })
    )
    assert.equal(placed.status, 201)
    const refused = await new HttpSession().post(
      '/api/orders',
      orderOf(product, { shippingAddress, quantity: 3 })
    )
    assert.equal(refused.status, 503)
    assert.equal(await countOf('checkouts'), 1)
    const basket = await new HttpSession().post('/api/create-checkout-session', {
      products: linesOf(product.id, 3),
      customerInfo: orderOf(product).customerInfo,
      shippingAddress,
    })
    assert.equal(basket.status, 503)
    assert.equal(basket.json().code, 'E_SHIPPING_UNAVAILABLE')
    assert.equal(await countOf('checkouts'), 1)

    const old = await later(60 * 24 * 31, () => askQuote(product.id, dallas, 2))
    assert.equal(old.status, 503)
  })
    .tags(['LIMIT-6'])
    .timeout(30_000)

  test('abroad at no flat rate for goods without a known blank', async ({ assert }) => {
    const { product } = await givenActiveProduct({ sellingPrice: '24.99' })
    await setBlank(product.id, null)
    const answer = await askQuote(product.id, austin)
    assert.equal(answer.status, 503)
    assert.equal(answer.json().code, 'E_SHIPPING_UNAVAILABLE')
  }).tags(['LIMIT-6'])

  test('and an order that was placed gets the same answer again while the provider is away', async ({
    assert,
  }) => {
    const { product } = await givenPrinted()
    const visitor = new HttpSession()
    const order = orderOf(product, { shippingAddress: austin })
    const headers = { 'idempotency-key': 'placed-before-the-outage' }
    const first = await visitor.post('/api/orders', order, headers)
    assert.equal(first.status, 201)
    await db.from('shipping_quotes').delete()
    await db.from('last_shipping_rates').delete()
    printfulSandbox.faults.plan('server_error', { times: 1_000 })
    const again = await visitor.post('/api/orders', order, headers)
    assert.equal(again.status, 201)
    assert.equal(again.json().order.id, first.json().order.id)
  }).tags(['LIMIT-6'])

  test('with what the buyer pays for each piece, which customs ask for', async ({ assert }) => {
    const { product, catalogVariantId } = await givenPrinted()
    await quoteOf(product.id, austin, 2)
    assert.deepEqual((rateCalls().at(-1)!.body as { items: object[] }).items, [
      { variant_id: String(catalogVariantId), quantity: 2, value: '24.99' },
    ])
  }).tags(['LIMIT-11'])

  test('and charged as quoted, to that country alone', async ({ assert }) => {
    const { product } = await givenPrinted()
    const order = orderOf(product, { shippingAddress: austin, quantity: 2 })
    const refused = await new HttpSession().post('/api/orders', {
      ...order,
      shippingAmount: FLAT_RATE,
    })
    assert.equal(refused.status, 409)
    assert.deepInclude(refused.json(), { code: 'E_SHIPPING_CHANGED', shippingAmount: 5.39 })
    assert.equal(await countOf('checkouts'), 0)

    const placed = await new HttpSession().post('/api/orders', { ...order, shippingAmount: 5.39 })
    assert.equal(placed.status, 201)
    const checkout = await db.from('checkouts').firstOrFail()
    assert.deepInclude(checkout, {
      shipping_amount: '5.39',
      is_shipping_live: true,
      state: 'TX',
      quoted_country: 'US',
    })
    const session = await stripeSandbox.sessions.find((await sessions())[0]!)
    assert.equal(session?.shipping_options[0]?.shipping_amount, 539)
    assert.isNull(session?.shipping_address_collection)
  }).tags(['RATE-1'])

  test('for a state that exists, under its code or its name', async ({ assert }) => {
    const { product } = await givenPrinted()
    for (const state of ['Leeds', 'T', '']) {
      const order = orderOf(product, { shippingAddress: { ...austin, state } })
      const answer = await new HttpSession().post('/api/orders', order)
      assert.equal(answer.status, 422, state)
    }
    assert.equal(await countOf('checkouts'), 0)
  }).tags(['RATE-4'])
})

const countOf = async (table: string) =>
  Number((await db.from(table).count('* as count').firstOrFail()).count)

const sessions = async () =>
  (await db.from('payment_sessions')).map((row) => row.stripe_session_id as string)
