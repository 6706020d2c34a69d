import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import { test } from '@japa/runner'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { givenActiveProduct } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'

test.group('The limit of quotes', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.teardown(() => limiter.clear())

  test('counts a visitor, and all visitors of one network together', async ({ assert }) => {
    const { product } = await givenActiveProduct({})
    const lines = [{ productId: product.id, size: 'M', color: 'Black', quantity: 1 }]
    const ask = async (visitor: HttpSession) =>
      (await visitor.post('/api/cart/quote', { lines })).status
    const eager = new HttpSession()
    for (let count = 0; count < 60; count++) assert.equal(await ask(eager), 200)
    const refused = await eager.post('/api/cart/quote', { lines })
    assert.equal(refused.status, 429)
    assert.isAbove(Number(refused.headers.get('retry-after')), 0)
    const other = new HttpSession()
    assert.equal(await ask(other), 200)
    await limiter
      .use({ requests: 600, duration: '1 min' })
      .set('cart-quote_all_address_127.0.0.1', 600, '1 min')
    assert.equal(await ask(other), 429)
    assert.equal(await ask(new HttpSession()), 429)
  }).tags(['LIMIT-7'])

  test('does not count for the network what a visitor’s own limit refuses', async ({ assert }) => {
    const { product } = await givenActiveProduct({})
    const lines = [{ productId: product.id, size: 'M', color: 'Black', quantity: 1 }]
    const eager = new HttpSession()
    assert.equal((await eager.post('/api/cart/quote', { lines })).status, 200)
    const network = limiter.use({ requests: 600, duration: '1 min' })
    await network.set('cart-quote_all_address_127.0.0.1', 540, '1 min')
    const statuses: number[] = []
    for (let count = 0; count < 130; count++)
      statuses.push((await eager.post('/api/cart/quote', { lines })).status)
    assert.lengthOf(
      statuses.filter((status) => status === 429),
      71
    )
    assert.equal(await network.remaining('cart-quote_all_address_127.0.0.1'), 1)
    assert.equal((await new HttpSession().post('/api/cart/quote', { lines })).status, 200)
  }).tags(['LIMIT-7', 'LIMIT-21'])

  test('leaves no counter of a session whose network is refused', async ({ assert }) => {
    await limiter
      .use({ requests: 600, duration: '1 min' })
      .set('cart-quote_all_address_127.0.0.1', 600, '1 min')
    for (let count = 0; count < 3; count++)
      assert.equal((await new HttpSession().post('/api/cart/quote', { lines: [] })).status, 429)
    const counters = await db.connection('limits').from('rate_limits').whereLike('key', '%session%')
    assert.isEmpty(counters)
  }).tags(['LIMIT-7', 'LIMIT-21'])
})
