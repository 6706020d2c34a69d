import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { CheckoutFactory } from '#database/factories/checkout_factory'
import { UserFactory } from '#database/factories/user_factory'
import type User from '#identity/models/user'
import { givenActiveProduct } from '#tests/support/given'

async function lastAddressOn(client: ApiClient, path: string, account: User | null) {
  const request = client.get(path).withInertia()
  const page = await (account ? request.loginAs(account) : request)
  page.assertStatus(200)
  return (page.inertiaProps as { lastAddress: unknown }).lastAddress
}

test.group('The last address of an account', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is given to its own order forms alone, and never one a guest placed with its email', async ({
    assert,
    client,
  }) => {
    const buyer = await UserFactory.create()
    const stranger = await UserFactory.create()
    const { product } = await givenActiveProduct({})
    const where = { name: 'Robin Example', phone: '020 7946 0018', state: 'ON', country: 'CA' }
    const address = { street: '9 Queen Street', city: 'Toronto', zipCode: 'M5V 2T6' }
    await CheckoutFactory.merge([
      { userId: buyer.id, city: 'Leeds' },
      { userId: buyer.id, ...address, state: 'ON', country: 'CA', customerPhone: where.phone },
      { userId: buyer.id, street: null, city: null, state: null, zipCode: null, country: null },
      { userId: null, customerEmail: buyer.email, city: 'Derby' },
    ]).createMany(4)
    for (const path of ['/checkout', `/product/${product.id}`]) {
      assert.deepEqual(await lastAddressOn(client, path, buyer), { ...where, ...address }, path)
      assert.isNull(await lastAddressOn(client, path, stranger), path)
      assert.isNull(await lastAddressOn(client, path, null), path)
    }
  }).tags(['PHONE-5'])
})
