import { test } from '@japa/runner'
import { HttpSession } from '#tests/support/http_session'
import { setupCheckout } from './checkout_fixtures.js'

const FANS = 100

test.group('A venue that shares one address', (group) => {
  group.each.setup(setupCheckout)

  test('buys without being slowed down', async ({ assert }) => {
    const visitor = new HttpSession()
    const statuses = new Set<number>()
    for (let fan = 0; fan < FANS; fan++)
      statuses.add((await visitor.post('/api/create-checkout-session', { products: [] })).status)
    assert.deepEqual([...statuses], [422])
  }).tags(['LOAD-7'])
})
