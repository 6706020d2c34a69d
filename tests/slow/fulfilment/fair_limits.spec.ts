import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import { test } from '@japa/runner'
import fulfilmentConfig from '#config/fulfilment'
import printfulConfig from '#config/printful'
import { UserFactory } from '#database/factories/user_factory'
import { PrintfulProducts } from '#fulfilment/printful/printful_products'
import { QuoteShipping } from '#fulfilment/shipping/quote_shipping'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import { givenPrinted } from '#tests/functional/checkout/shipping_fixtures'
import { connectedPrintful } from '#tests/support/connected_printful'
import { resetDatabase } from '#tests/support/reset_database'
import { trustForwardedAddress } from '#tests/support/forwarded_address'
import { orderOf } from '#tests/support/purchase'
import { HttpSession } from '#tests/support/http_session'

const STATES = ['Texas', 'Ohio', 'Maine', 'Nevada', 'Utah', 'Iowa']

/** The live rate to the United States, in pounds, for shirts. */
const liveRate = (quantity: number) => (379 + 160 * (quantity - 1)) / 100

type Printed = Awaited<ReturnType<typeof givenPrinted>>['product']

const callsOf = (path: string) =>
  printfulSandbox.requestLog.filter((asked) => asked.path.startsWith(path)).length

/** A visitor's quote of a random place and quantity: no two are the same question. */
function randomQuote(product: Printed, visitor: HttpSession, index: number, address = '127.0.0.1') {
  const zip = String((index * 7_919) % 100_000).padStart(5, '0')
  return visitor.post(
    '/api/cart/quote',
    {
      lines: [{ productId: product.id, size: 'M', color: 'Black', quantity: (index % 9) + 1 }],
      destination: { country: 'US', state: STATES[index % 6], zipCode: zip },
    },
    { 'x-forwarded-for': address }
  )
}

function placeOrder(product: Printed, quantity: number, zipCode: string, address = '127.0.0.1') {
  const shippingAddress = {
    street: '1 Stage Road',
    city: 'Boston',
    state: 'Massachusetts',
    zipCode,
    country: 'US',
  }
  return new HttpSession().post('/api/orders', orderOf(product, { quantity, shippingAddress }), {
    'x-forwarded-for': address,
  })
}

/** Visitors, each in a network of its own, who ask on and on until they are stopped. */
function flood(product: Printed, visitors: HttpSession[]) {
  let isOver = false
  let index = 1_000
  const asking = visitors.map(async (visitor, place) => {
    while (!isOver) await randomQuote(product, visitor, index++, `198.51.100.${place}`)
  })
  return async () => {
    isOver = true
    await Promise.all(asking)
  }
}

const givenVisitors = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const visitor = new HttpSession()
      await visitor.token()
      return visitor
    })
  )

test.group('The budget of calls', (group) => {
  group.each.setup(() => resetDatabase)
  group.each.setup(connectedPrintful)
  group.each.setup(setupCheckout)
  group.each.setup(() => QuoteShipping.forget())
  group.each.setup(() => limiter.clear())
  group.each.teardown(() => limiter.clear())
  group.each.timeout(60_000)

  test('is not spent by 200 looks at the status and 180 quotes in a second: orders to the US have their live rate', async ({
    assert,
    client,
  }) => {
    const { product } = await givenPrinted()
    const before = callsOf('/store/products')
    const artists = await UserFactory.apply('artist').createMany(4)
    // Read before the storm: a first reading may take two seconds, and here one process is the shop, Printful and all.
    await client.get('/api/printful/status').loginAs(artists[0]!)
    const visitors = await givenVisitors(180)
    const looks = artists.flatMap((artist) =>
      Array.from({ length: 50 }, async () => client.get('/api/printful/status').loginAs(artist))
    )
    const quotes = visitors.map((visitor, index) => randomQuote(product, visitor, index))
    // The budget is what is asked about, not how much of all this one processor does at a time.
    await Promise.all([...looks, ...quotes])
    const orders = [2, 3, 5, 7, 9].map((quantity, index) =>
      placeOrder(product, quantity, `021${index}1`.replace('021', `0${index + 2}1`))
    )
    const placed = await Promise.all(orders)
    assert.deepEqual(
      placed.map(({ status }) => status),
      [201, 201, 201, 201, 201]
    )
    const checkouts = await db
      .from('checkouts')
      .join('orders', 'orders.checkout_id', 'checkouts.id')
      .select('quantity', 'shipping_amount', 'is_shipping_live')
    for (const { quantity, shipping_amount: amount, is_shipping_live: isLive } of checkouts) {
      assert.equal(Number(amount), liveRate(quantity))
      assert.isTrue(isLive)
    }
    for (const look of await Promise.all(looks)) {
      look.assertStatus(200)
      assert.isTrue((look.body() as { connected: boolean }).connected)
    }
    assert.isAtMost(callsOf('/store/products') - before, 1)
    for (const [index, quote] of (await Promise.all(quotes)).entries())
      if (quote.status === 200) assert.equal(quote.json().shippingAmount, liveRate((index % 9) + 1))
      else {
        assert.equal(quote.status, 503)
        assert.equal(quote.json().code, 'E_SHIPPING_UNAVAILABLE')
      }
  }).tags(['LIMIT-4'])

  test(
    'leaves a lane to orders while visitors ask on and on, and refuses an order where it does not: {lane}'
  )
    .tags(['LIMIT-3'])
    .with([
      { lane: 'of their own', orders: printfulConfig.lanes.orders, statuses: [201, 201, 201] },
      {
        lane: 'behind all others',
        orders: { floor: 0, floorBurst: 0, leaves: 11 },
        statuses: [503, 503, 503],
      },
    ])
    .run(async ({ assert, cleanup }, { orders, statuses }) => {
      const { lanes: kept } = printfulConfig
      const { ratesPerNetwork } = fulfilmentConfig
      cleanup(() => {
        printfulConfig.lanes = kept
        fulfilmentConfig.ratesPerNetwork = ratesPerNetwork
      })
      // This is about lanes: no network runs into its own limit, so that the visitors never pause.
      const unlimited = { ...ratesPerNetwork, screen: 10_000, order: 10_000 }
      fulfilmentConfig.ratesPerNetwork = unlimited
      cleanup(trustForwardedAddress())
      const { product } = await givenPrinted()
      const stop = flood(product, await givenVisitors(30))
      cleanup(stop)
      await new Promise((resolve) => setTimeout(resolve, 2_000))
      printfulConfig.lanes = { ...kept, orders }
      const placed = await Promise.all(
        [5, 6, 7].map((digit) => placeOrder(product, 10, `0${digit}1${digit}1`))
      )
      await stop()
      assert.deepEqual(
        placed.map(({ status }) => status),
        statuses
      )
      const written = await db.from('checkouts')
      assert.lengthOf(written, statuses.filter((status) => status === 201).length)
      assert.isTrue(written.every(({ is_shipping_live: isLive }) => isLive === true))
    })

  test('is not spent by the orders of one network: others order at their live rate', async ({
    assert,
    cleanup,
  }) => {
    cleanup(trustForwardedAddress())
    const { product } = await givenPrinted()
    const zipOf = (index: number) => String((index * 7_919) % 100_000).padStart(5, '0')
    const attack = Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        placeOrder(product, (index % 9) + 1, zipOf(index), '198.51.100.7')
      )
    )
    const placed = await Promise.all(
      [1, 2, 3, 4, 5].map((last) => placeOrder(product, 10, zipOf(90 + last), `203.0.113.${last}`))
    )
    assert.deepEqual(
      placed.map(({ status }) => status),
      [201, 201, 201, 201, 201]
    )
    const shipping = await db
      .from('checkouts')
      .join('orders', 'orders.checkout_id', 'checkouts.id')
      .where('quantity', 10)
      .select('shipping_amount', 'is_shipping_live')
    assert.deepEqual(
      shipping.map((row) => [Number(row.shipping_amount), row.is_shipping_live]),
      Array(5).fill([liveRate(10), true])
    )
    for (const { status } of await attack) assert.include([201, 503], status)
  }).tags(['LIMIT-17'])

  test('is not spent by the screens of an artist: carts have their live rate', async ({
    assert,
    client,
    cleanup,
  }) => {
    cleanup(trustForwardedAddress())
    const { product } = await givenPrinted()
    const artist = await UserFactory.apply('artist').create()
    let isOver = false
    let page = 0
    const reading = Array.from({ length: 4 }, async () => {
      while (!isOver) await client.get(`/api/printful/products?x=${page++}`).loginAs(artist)
    })
    cleanup(async () => {
      isOver = true
      await Promise.all(reading)
    })
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    for (let index = 0; index < 5; index++) {
      const visitor = new HttpSession()
      const quote = await randomQuote(product, visitor, index, `203.0.113.${index}`)
      assert.equal(quote.status, 200)
      assert.equal(quote.json().shippingAmount, liveRate((index % 9) + 1))
      await new Promise((resolve) => setTimeout(resolve, 1_000))
    }
  }).tags(['LIMIT-3'])

  test('lets a quote through while a sync takes all it can', async ({ assert, cleanup }) => {
    const printful = await app.container.make(PrintfulProducts)
    let isOver = false
    const syncing = Array.from({ length: 5 }, async () => {
      while (!isOver)
        await printful
          .storeProducts(0, { lane: 'sync', queueTimeout: 1_000 })
          .catch(() => undefined)
    })
    cleanup(async () => {
      isOver = true
      await Promise.all(syncing)
    })
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    const { product } = await givenPrinted()
    const answer = await randomQuote(product, new HttpSession(), 1)
    assert.equal(answer.status, 200)
    assert.equal(answer.json().shippingAmount, liveRate(2))
  }).tags(['LIMIT-3'])
})
