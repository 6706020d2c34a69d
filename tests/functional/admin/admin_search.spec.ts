import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { PaymentSessionFactory } from '#database/factories/payment_session_factory'
import { UserFactory } from '#database/factories/user_factory'
import type { Found } from '#admin/queries/admin_search_query'
import { givenActiveProduct, givenArtist, givenPaidOrder } from '#tests/support/given'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

test.group('The search of the admin area', (group) => {
  group.each.setup(rollbackAfterEach)

  test('finds an order, an account, a band and a product by a part of a word, and an order by email and id', async ({
    assert,
    client,
  }) => {
    const admin = await UserFactory.apply('admin').create()
    const { artist } = await givenArtist({ bandName: 'Tramshed Two' })
    const { product } = await givenActiveProduct({ artist, name: 'Last Tram Home Tee' })
    const { order, checkout } = await givenPaidOrder({ product })
    await checkout.merge({ customerEmail: 'iona@example.test' }).save()
    const person = await UserFactory.merge({ firstName: 'Mia', lastName: 'Bartram' }).create()
    const payment = await PaymentSessionFactory.merge({
      checkoutId: checkout.id,
      status: 'complete',
      stripePaymentIntentId: 'pi_3SxTRAMq81Lk',
    }).create()
    const find = async (search: string) => {
      const answer = await client.get('/api/admin/search').qs({ search }).loginAs(admin)
      answer.assertStatus(200)
      return (answer.body() as Found[]).map(({ kind, href }) => [kind, href])
    }
    const orderHref = `/admin/orders/${order.orderNumber}`
    assert.sameDeepMembers(await find('tram'), [
      ['order', orderHref],
      ['account', `/admin/users?search=${encodeURIComponent(person.email)}`],
      ['artist', '/admin/artists?search=Tramshed%20Two'],
      ['product', `/admin/products/${product.id}`],
    ])
    assert.deepEqual(await find(order.orderNumber.slice(3)), [['order', orderHref]])
    assert.deepEqual(await find('Iona@example'), [['order', orderHref]])
    assert.deepInclude(await find(payment.stripePaymentIntentId!), ['id', orderHref])
    await db.table('payout_accounts').insert({
      artist_id: artist.id,
      account_key: randomUUID(),
      stripe_account_id: 'acct_1QTramshedTwo7',
    })
    const account = await client
      .get('/api/admin/search')
      .qs({ search: ' acct_1QTramshedTwo7 ' })
      .loginAs(admin)
    assert.deepEqual(account.body(), [
      {
        kind: 'id',
        label: 'acct_1QTramshedTwo7',
        detail: 'Stripe account, Tramshed Two',
        href: '/admin/artists?search=Tramshed%20Two',
      },
    ])
    assert.deepEqual(await find('acct_1QTramshed'), [])
    for (const nothing of ['', 't', '%', 'no such thing']) assert.deepEqual(await find(nothing), [])
  }).tags(['FIND-1'])
})
