import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import User from '#identity/models/user'
import { UserFactory } from '#database/factories/user_factory'
import { hashToken } from '#shared/ids'
import { givenActiveProduct, givenPaidOrder } from '#tests/support/given'

async function someone(userType: 'fan' | 'artist' | 'admin') {
  return UserFactory.merge({ userType }).create()
}

test.group('Reading an order', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('its buyer, artist and admins may, to anyone else it does not exist', async ({ client }) => {
    const buyer = await someone('fan')
    const { product, artist } = await givenActiveProduct({})
    const { order } = await givenPaidOrder({ product, buyer })
    const path = `/api/orders/${order.id}`
    ;(await client.get(path)).assertStatus(404)
    ;(await client.get(path).loginAs(await someone('fan'))).assertStatus(404)
    ;(await client.get(path).loginAs(await someone('artist'))).assertStatus(404)
    ;(await client.get(path).loginAs(buyer)).assertStatus(200)
    ;(await client.get(path).loginAs(await User.findOrFail(artist.userId))).assertStatus(200)
    ;(await client.get(path).loginAs(await someone('admin'))).assertStatus(200)
  })

  test('each sees their own side of it', async ({ assert, client }) => {
    const buyer = await someone('fan')
    const { product, artist } = await givenActiveProduct({})
    const { order } = await givenPaidOrder({ product, buyer })
    const path = `/api/orders/${order.id}`
    const bought = (await client.get(path).loginAs(buyer)).body()
    const sold = (await client.get(path).loginAs(await User.findOrFail(artist.userId))).body()
    const all = (await client.get(path).loginAs(await someone('admin'))).body()

    for (const field of ['artistProfitLeft', 'artistProfit']) assert.notProperty(bought, field)
    assert.properties(bought, ['customerEmail', 'shippingAddress', 'checkoutTotal'])
    assert.equal(sold.artistProfitLeft, 6.9)
    assert.equal(sold.artistProfit, sold.artistProfitLeft)
    assert.notProperty(sold, 'customerEmail')
    assert.deepEqual(Object.keys(sold.shippingAddress), ['country'])
    assert.properties(all, ['artistProfitLeft', 'artistProfit', 'customerEmail'])
  })

  test('a guest opens it with the link until it runs out', async ({ client }) => {
    const { product } = await givenActiveProduct({})
    const { order } = await givenPaidOrder({ product })
    const checkout = () => db.from('checkouts').where('id', order.checkoutId)
    await checkout().update({
      access_token_hash: hashToken('the-link'),
      access_token_expires_at: new Date(Date.now() + 60_000),
    })
    ;(await client.get(`/api/orders/${order.id}?token=the-link`)).assertStatus(200)
    ;(await client.get(`/api/orders/${order.id}?token=another`)).assertStatus(404)
    ;(await client.get(`/api/orders/${order.id}?token[]=the-link`)).assertStatus(404)
    await checkout().update({ access_token_expires_at: new Date(Date.now() - 1000) })
    ;(await client.get(`/api/orders/${order.id}?token=the-link`)).assertStatus(404)
  })

  test('an artist’s orders are theirs and the admins’', async ({ assert, client }) => {
    const { product, artist } = await givenActiveProduct({})
    const { order } = await givenPaidOrder({ product })
    const path = `/api/artists/${artist.id}/orders`
    ;(await client.get(path)).assertStatus(401)
    ;(await client.get(path).loginAs(await someone('fan'))).assertStatus(403)
    ;(await client.get(path).loginAs(await someone('artist'))).assertStatus(403)
    const own = await client.get(path).loginAs(await User.findOrFail(artist.userId))
    assert.deepEqual(
      own.body().map((row: { id: number }) => row.id),
      [order.id]
    )
    ;(await client.get(path).loginAs(await someone('admin'))).assertStatus(200)
  })

  test('GET /api/orders gives a fan their own, an artist what they sold, an admin all', async ({
    assert,
    client,
  }) => {
    const buyer = await someone('fan')
    const { product, artist } = await givenActiveProduct({})
    const mine = (await givenPaidOrder({ product, buyer })).order
    const other = (await givenPaidOrder({})).order
    const ids = async (user: User) =>
      (await client.get('/api/orders').loginAs(user)).body().map((row: { id: number }) => row.id)
    ;(await client.get('/api/orders')).assertStatus(401)
    assert.deepEqual(await ids(buyer), [mine.id])
    assert.deepEqual(await ids(await User.findOrFail(artist.userId)), [mine.id])
    assert.includeMembers(await ids(await someone('admin')), [mine.id, other.id])
  }).tags(['CALL-19'])

  test('another account’s orders are 403, existing or not', async ({ client }) => {
    const fan = await someone('fan')
    ;(await client.get(`/api/users/${fan.id}/orders`)).assertStatus(401)
    ;(await client.get(`/api/users/${fan.id}/orders`).loginAs(fan)).assertStatus(200)
    ;(await client.get(`/api/users/2147483647/orders`).loginAs(fan)).assertStatus(403)
  }).tags(['CALL-18'])
})

test.group('The dashboard', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows the artist a sale, its amount and their profit', async ({ assert, client }) => {
    const { product, artist } = await givenActiveProduct({
      sellingPrice: '24.99',
      basePrice: '12.50',
    })
    const { order } = await givenPaidOrder({ product })
    const owner = await User.findOrFail(artist.userId)
    const page = await client.get('/dashboard').withInertia().loginAs(owner)
    page.assertInertiaComponent('studio/overview')
    const { overview, orders } = page.inertiaProps as never as {
      overview: Record<string, number>
      orders: Record<string, unknown>[]
    }
    assert.containsSubset(overview, { totalSales: 24.99, orders: 1 })
    assert.containsSubset(orders[0], {
      orderNumber: order.orderNumber,
      totalAmount: 24.99,
      artistProfitLeft: 7.49,
    })
  })

  test('sends a visitor to the artists’ login page and back afterwards', async ({ client }) => {
    const answer = await client.get('/dashboard?tab=orders').redirects(0)
    answer.assertStatus(302)
    answer.assertHeader('location', '/login/artist')
  })

  test('meets a fan with the set-up form, an admin reads any', async ({ client }) => {
    const { artist } = await givenActiveProduct({})
    const asFan = await client
      .get('/dashboard')
      .withInertia()
      .loginAs(await someone('fan'))
    asFan.assertInertiaComponent('studio/set_up_profile')
    const asAdmin = await client
      .get(`/dashboard?artist=${artist.id}`)
      .withInertia()
      .loginAs(await someone('admin'))
    asAdmin.assertInertiaComponent('studio/overview')
  }).tags(['ROLE-1'])
})
