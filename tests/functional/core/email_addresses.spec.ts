import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { givenActiveProduct } from '#tests/support/given'
import { orderOf } from '#tests/support/purchase'

const QUOTED = '"a b"@x.test'

test.group('An email with a quoted local part', (group) => {
  group.each.setup(rollbackAfterEach)

  test('is refused with 422 wherever an email is taken', async ({ assert, client }) => {
    const { product } = await givenActiveProduct({})
    const order = orderOf(product)
    const { productId, size, color, quantity, customerInfo, shippingAddress } = order
    const line = { productId, size, color, quantity }
    const contact = { customerInfo: { ...customerInfo, email: QUOTED }, shippingAddress }
    const calls = {
      '/api/register': { email: QUOTED, password: 'a long enough password' },
      '/api/forgot-password': { email: QUOTED },
      '/api/orders/link': { orderNumber: 'GS-2222-2222', email: QUOTED },
      '/api/orders': { ...order, ...contact },
      '/api/create-checkout-session': { products: [line], ...contact },
      '/api/account/email': { email: QUOTED, currentPassword: 'whatever it is' },
    }
    const user = await UserFactory.create()
    for (const [path, body] of Object.entries(calls)) {
      const call = client.post(path).json(body).withCsrfToken()
      const answer = await (path.startsWith('/api/account') ? call.loginAs(user) : call)
      assert.equal(answer.status(), 422, path)
      const [{ field, rule }] = answer.body().errors
      assert.deepEqual([field.split('.').at(-1), rule], ['email', 'email'], path)
    }
  }).tags(['SAFE-15'])
})
