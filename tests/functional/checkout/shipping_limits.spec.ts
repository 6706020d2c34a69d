import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import fulfilmentConfig from '#config/fulfilment'
import printfulConfig from '#config/printful'
import type Product from '#catalog/models/product'
import { QuoteShipping } from '#fulfilment/shipping/quote_shipping'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import {
  askQuote,
  FLAT_RATE,
  givenPrinted,
  leeds,
  linesOf,
} from '#tests/functional/checkout/shipping_fixtures'
import { connectedPrintful } from '#tests/support/connected_printful'
import { orderOf } from '#tests/support/purchase'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { resetDatabase } from '#tests/support/reset_database'
import { HttpSession } from '#tests/support/http_session'

const orderTo = (product: Product, zipCode: string, quantity: number) =>
  new HttpSession().post(
    '/api/orders',
    orderOf(product, {
      quantity,
      shippingAddress: {
        street: '1 Stage Road',
        city: 'Leeds',
        state: 'Yorkshire',
        zipCode,
        country: 'GB',
      },
    })
  )

/** The network of all visitors may make its next call after so many seconds. */
function spendNetwork(seconds: number) {
  const { order, perSeconds } = fulfilmentConfig.ratesPerNetwork
  return limiter
    .use({ requests: order, duration: `${perSeconds} seconds` })
    .set('shipping_rates_order_127.0.0.1', order, `${seconds} seconds`)
}

/** The budget that lanes share is spent, and the lane of orders has its next call after so many seconds. */
async function spendLane(seconds: number) {
  const { floor, floorBurst } = printfulConfig.lanes.orders
  const burstSeconds = ((floorBurst - 1) * 60) / floor
  await db.rawQuery(
    `UPDATE provider_rate_limits
        SET due_at = clock_timestamp() + interval '1 minute',
            lane_due_at = jsonb_build_object('orders', (extract(epoch FROM clock_timestamp()) + ?) * 1000)`,
    [burstSeconds + seconds]
  )
}

const ratesAsked = () =>
  printfulSandbox.requestLog.filter(({ path }) => path.startsWith('/shipping/rates')).length

test.group('Shipping is limited', (group) => {
  group.each.setup(() => resetDatabase)
  group.each.setup(connectedPrintful)
  group.each.setup(setupCheckout)
  group.each.setup(() => QuoteShipping.forget())
  group.each.setup(() => limiter.clear())

  test('at the last known rate where a network has no call left, at home as well, and never flat', async ({
    assert,
    cleanup,
  }) => {
    const { product } = await givenPrinted()
    const kept = fulfilmentConfig.ratesPerNetwork
    cleanup(() => {
      fulfilmentConfig.ratesPerNetwork = kept
    })
    const before = await askQuote(product.id, leeds, 2)
    assert.equal(before.status, 200)
    fulfilmentConfig.ratesPerNetwork = { ...kept, screen: 1, order: 1 }
    const known = await askQuote(product.id, { ...leeds, zipCode: 'M1 1AA' }, 2)
    assert.equal(known.status, 200)
    assert.equal(known.json().shippingAmount, before.json().shippingAmount)
    assert.notEqual(known.json().shippingAmount, FLAT_RATE)
    const unknown = await askQuote(product.id, leeds, 7)
    assert.equal(unknown.status, 503)
    assert.equal(unknown.json().code, 'E_SHIPPING_UNAVAILABLE')
  }).tags(['LIMIT-5'])

  test('leaves quotes to a network whose estimates are spent', async ({ assert, cleanup }) => {
    const { product } = await givenPrinted()
    const kept = fulfilmentConfig.ratesPerNetwork
    cleanup(() => {
      fulfilmentConfig.ratesPerNetwork = kept
    })
    fulfilmentConfig.ratesPerNetwork = { ...kept, estimate: 1 }
    const estimate = async (quantity: number) =>
      (await askQuote(product.id, { country: 'GB' }, quantity)).json().shippingAmount
    assert.equal(await estimate(2), 4.84)
    assert.equal(await estimate(3), FLAT_RATE)
    assert.equal((await askQuote(product.id, leeds, 3)).json().shippingAmount, 6.09)
    assert.equal(await estimate(3), 6.09)
  }).tags(['LIMIT-17', 'RATE-5'])

  test('leaves no buyer of a full venue waiting: one network, and a postcode for each', async ({
    assert,
  }) => {
    const { product } = await givenPrinted()
    const before = ratesAsked()
    for (const letter of ['M', 'B', 'L', 'S', 'E', 'N'])
      for (const number of [1, 2, 3, 4]) {
        const { status } = await orderTo(product, `${letter}${number} 1AA`, (number % 2) + 1)
        assert.equal(status, 201)
      }
    const live = await db.from('checkouts').where('is_shipping_live', true)
    assert.lengthOf(live, 24)
    assert.isAtMost(ratesAsked() - before, 4)
  }).tags(['LOAD-7'])

  test('makes an order wait for its network’s next call', async ({ assert, cleanup }) => {
    const { product } = await givenPrinted()
    const kept = fulfilmentConfig.ratesPerNetwork
    cleanup(() => {
      fulfilmentConfig.ratesPerNetwork = kept
    })
    fulfilmentConfig.ratesPerNetwork = { ...kept, screen: 1, order: 1, perSeconds: 2 }
    for (const zipCode of ['LS1 1AA', 'BT1 1AA'])
      assert.equal((await orderTo(product, zipCode, 1)).status, 201)
    const live = await db.from('checkouts').where('is_shipping_live', true)
    assert.lengthOf(live, 2)
  }).tags(['LOAD-7'])

  test(
    'at the last known rate for an order that waits for {call} until no time is left, and stops no quote'
  )
    .tags(['LIMIT-5'])
    .with([
      { call: 'its network’s next call', spend: spendNetwork },
      { call: 'the next call of its lane', spend: spendLane },
    ])
    .timeout(30_000)
    .run(async ({ assert }, { spend }) => {
      const { product } = await givenPrinted()
      assert.equal((await askQuote(product.id, leeds, 2)).json().shippingAmount, 4.84)
      // An order has 4 seconds for its rate: too few for this answer after a wait of 2.
      const slow = { path: '/shipping/rates', milliseconds: 2_800 }
      const orderLate = async (quantity: number) => {
        printfulSandbox.faults.plan('slow', slow)
        await spend(2)
        const answer = await orderTo(product, 'BT1 1AA', quantity)
        printfulSandbox.faults.clear()
        return answer
      }
      assert.equal((await orderLate(2)).status, 201)
      const [checkout] = await db.from('checkouts')
      assert.deepInclude(checkout, { shipping_amount: '4.84', is_shipping_live: false })
      const unknown = await orderLate(7)
      assert.equal(unknown.status, 503)
      assert.equal(unknown.json().code, 'E_SHIPPING_UNAVAILABLE')
      assert.equal(await countOfCheckouts(), 1)
      const other = (await askQuote(product.id, leeds, 3)).json()
      assert.deepInclude(other, { shippingAmount: 6.09 })
      assert.isTrue(other.shipping.isLive)
    })

  test('in time to open the payment, where a network has no call left', async ({ assert }) => {
    const { product } = await givenPrinted()
    await askQuote(product.id, leeds, 2)
    await spendNetwork(15)
    const start = performance.now()
    assert.equal((await orderTo(product, 'BT1 1AA', 2)).status, 201)
    assert.isBelow(performance.now() - start, 5_500)
  })
    .tags(['LIMIT-12'])
    .timeout(20_000)

  test('without an address is flat for up to 10 pieces; more need one', async ({ assert }) => {
    const { product } = await givenPrinted()
    const order = (...quantities: number[]) =>
      new HttpSession().post('/api/create-checkout-session', {
        products: quantities.flatMap((quantity) => linesOf(product.id, quantity)),
      })
    assert.equal((await order(10)).status, 200)
    const refused = await order(10, 1)
    assert.equal(refused.status, 422)
    assert.deepEqual(refused.json().errors, [
      {
        field: 'shippingAddress',
        rule: 'required',
        message: 'Add a delivery address: shipping for more than 10 items depends on it',
      },
    ])
    assert.equal(await countOfCheckouts(), 1)
  }).tags(['LIMIT-18'])
})

const countOfCheckouts = async () => {
  const { count } = await db.from('checkouts').count('* as count').firstOrFail()
  return Number(count)
}
