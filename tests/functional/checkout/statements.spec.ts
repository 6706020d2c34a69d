import limiter from '@adonisjs/limiter/services/main'
import { test } from '@japa/runner'
import { recordStatements } from '#tests/support/record_statements'
import { givenActiveProduct } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'
import { connectedPrintful } from '#tests/support/connected_printful'
import { BUYER, orderOf } from '#tests/support/purchase'
import { setupCheckout } from './checkout_fixtures.js'
import { givenPrinted, leeds, linesOf } from './shipping_fixtures.js'

/** How many statements an answered call sends to the database, without BEGIN, COMMIT and the counting of limits. */
async function statementsOf(call: () => Promise<{ status: number }>): Promise<number> {
  const recorder = recordStatements()
  const { status } = await call().finally(() => recorder.stop())
  if (status !== 200 && status !== 201) throw new Error(`Answered with ${status}`)
  return recorder.statements.filter((sql) => !sql.includes('rate_limits')).length
}

async function givenVisitor() {
  const visitor = new HttpSession()
  await visitor.get('/api/auth/user')
  const quote = (body: object) => visitor.post('/api/cart/quote', { destination: leeds, ...body })
  const keyed = (key: string) => ({ 'Idempotency-Key': key })
  return {
    quote,
    buy: (products: object[], key: string, buyer: object = BUYER) =>
      visitor.post('/api/create-checkout-session', { products, ...buyer }, keyed(key)),
    order: (body: object, key: string) => visitor.post('/api/orders', body, keyed(key)),
  }
}

test.group('Statements to the database', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(connectedPrintful)
  group.each.setup(() => limiter.clear())

  test('of a quote are two, with earlier attempts to buy at most five', async ({ assert }) => {
    const { product } = await givenPrinted()
    const { quote, buy } = await givenVisitor()
    const lines = linesOf(product.id)
    await quote({ lines })
    assert.equal(await statementsOf(() => quote({ lines })), 2)
    for (const key of ['one', 'two', 'three']) assert.equal((await buy(lines, key)).status, 200)
    const attempts = ['one', 'two', 'three', 'never']
    assert.isAtMost(await statementsOf(() => quote({ lines, attempts })), 5)
  }).tags(['LOAD-7'])

  test('of an order are ten, besides the answer of Buy Now', async ({ assert }) => {
    const { product } = await givenPrinted()
    const { quote, buy, order } = await givenVisitor()
    const lines = linesOf(product.id)
    await quote({ lines })
    assert.equal(await statementsOf(() => buy(lines, 'cart')), 10)
    // The answer contains the order as buyers see it.
    assert.equal(await statementsOf(() => order(orderOf(product), 'product')), 11)
  }).tags(['LOAD-7'])

  test('of Express checkout, which needs no rate, are eight for many lines as for one', async ({
    assert,
  }) => {
    const { buy } = await givenVisitor()
    const given = [await givenActiveProduct({}), await givenActiveProduct({}), await givenPrinted()]
    const lines = given.flatMap(({ product }) => linesOf(product.id))
    assert.equal(await statementsOf(() => buy(lines.slice(0, 1), 'one', {})), 8)
    assert.equal(await statementsOf(() => buy(lines, 'many', {})), 8)
  }).tags(['LOAD-7'])

  test('of a repeated call, which finds the payment page, are seven', async ({ assert }) => {
    const { product } = await givenActiveProduct({})
    const { buy } = await givenVisitor()
    const again = () => buy(linesOf(product.id), 'same', {})
    const { url } = (await again()).json()
    assert.isAtMost(await statementsOf(again), 7)
    assert.equal((await again()).json().url, url)
  }).tags(['LOAD-7'])
})
