import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { OrderFactory } from '#database/factories/order_factory'
import { UserFactory } from '#database/factories/user_factory'
import User from '#identity/models/user'
import { IssueOrderLink } from '#commerce/orders/actions/issue_order_link'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { givenActiveProduct, givenPaidOrder } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'

async function givenShippedOrder(buyer?: User) {
  const { product, artist } = await givenActiveProduct({})
  const { order, checkout } = await givenPaidOrder({ product, buyer })
  await order.merge({ status: 'shipped' }).save()
  return { order, checkout, owner: await User.findOrFail(artist.userId), product }
}

const movesOf = (id: number) =>
  db
    .from('order_status_history')
    .where('order_id', id)
    .orderBy('id')
    .select('from_status', 'to_status', 'actor_user_id')

test.group('Received', (group) => {
  group.each.setup(rollbackAfterEach)

  test('the buyer marks a shipped row delivered: one move of one row, and nothing else', async ({
    assert,
    client,
  }) => {
    const buyer = await UserFactory.create()
    const { order, checkout, product } = await givenShippedOrder(buyer)
    const sibling = await OrderFactory.apply('shipped')
      .merge({ productId: product.id, checkoutId: checkout.id })
      .create()
    const before = await db.from('orders').where('id', order.id).first()
    const answer = await client
      .post(`/api/orders/${order.id}/received`)
      .loginAs(buyer)
      .withCsrfToken()
    answer.assertStatus(200)
    answer.assertBodyContains({ id: order.id, status: 'delivered', paymentStatus: 'paid' })
    const after = await db.from('orders').where('id', order.id).first()
    const changed = Object.keys(after).filter(
      (name) => String(after[name]) !== String(before[name])
    )
    assert.deepEqual(
      changed.filter((name) => name !== 'updated_at'),
      ['status']
    )
    assert.deepEqual((await movesOf(order.id)).at(-1), {
      from_status: 'shipped',
      to_status: 'delivered',
      actor_user_id: buyer.id,
    })
    assert.equal((await sibling.refresh()).status, 'shipped')
    const [mail] = await db.from('outgoing_mails').where('mail', 'order-delivered')
    assert.isTrue(mail.data.isConfirmed)
  }).tags(['ORD-2'])

  test('a guest does so by the link', async ({ assert }) => {
    const { order, checkout } = await givenShippedOrder()
    const issue = await app.container.make(IssueOrderLink)
    const { search } = new URL(await issue.handle(checkout.id))
    const guest = new HttpSession()
    assert.equal(await guest.postStatus(`/api/orders/${order.id}/received`), 404)
    assert.equal(await guest.postStatus(`/api/orders/${order.id}/received?token=forged`), 404)
    assert.equal((await order.refresh()).status, 'shipped')
    assert.equal(await guest.postStatus(`/api/orders/${order.id}/received${search}`), 200)
    assert.equal((await order.refresh()).status, 'delivered')
    assert.isNull((await movesOf(order.id)).at(-1).actor_user_id)
  })

  test('is the buyer’s word or an admin’s: to others the order does not exist, its artist may only look', async ({
    assert,
    client,
  }) => {
    const { order, owner } = await givenShippedOrder(await UserFactory.create())
    const admin = await UserFactory.merge({ userType: 'admin' }).create()
    const path = `/api/orders/${order.id}/received`
    ;(await client.post(path).withCsrfToken()).assertStatus(404)
    ;(
      await client
        .post(path)
        .loginAs(await UserFactory.create())
        .withCsrfToken()
    ).assertStatus(404)
    ;(await client.post(path).loginAs(owner).withCsrfToken()).assertStatus(403)
    assert.equal((await order.refresh()).status, 'shipped')
    assert.lengthOf(await movesOf(order.id), 2)
    ;(await client.post(path).loginAs(admin).withCsrfToken()).assertStatus(200)
    ;(
      await client.post('/api/orders/2147483647/received').loginAs(admin).withCsrfToken()
    ).assertStatus(404)
  })

  test('what is {$self} cannot become delivered')
    .with(['processing', 'delivered', 'cancelled'] as const)
    .run(async ({ assert, client }, status) => {
      const buyer = await UserFactory.create()
      const { order } = await givenShippedOrder(buyer)
      await order.merge({ status }).save()
      const answer = await client
        .post(`/api/orders/${order.id}/received`)
        .loginAs(buyer)
        .withCsrfToken()
      answer.assertStatus(409)
      answer.assertBodyContains({ code: 'E_INVALID_STATUS_TRANSITION' })
      assert.equal((await order.refresh()).status, status)
      assert.lengthOf(await movesOf(order.id), 2)
    })
})
