import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { UserFactory } from '#database/factories/user_factory'
import type User from '#identity/models/user'
import { clock } from '#shared/clock'
import { givenPaidOrder } from '#tests/support/given'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

const EMAIL = 'robin@front-row.test'

/** An order that a guest has paid, who typed the email in another way. */
async function givenGuestOrder() {
  const { order, checkout } = await givenPaidOrder({})
  await checkout.merge({ customerEmail: 'Robin@Front-Row.test' }).save()
  return { order, checkout }
}

const account = (emailVerifiedAt: User['emailVerifiedAt'] = clock.now()) =>
  UserFactory.merge({ email: EMAIL, emailVerifiedAt }).create()

const listed = async (client: ApiClient, user: User) => {
  const answer = await client.get(`/api/users/${user.id}/orders`).loginAs(user)
  return answer.body().map(({ id }: { id: number }) => id)
}

test.group('What was paid as a guest with the email of an account', (group) => {
  group.each.setup(rollbackAfterEach)
  group.tap((each) => each.tags(['ORD-6']))

  test('is listed, exported and opened by the account once its email is verified', async ({
    assert,
    client,
  }) => {
    const { order } = await givenGuestOrder()
    const user = await account(null)
    const page = `/orders/${order.orderNumber}`
    const open = () => client.get(page).accept('html').loginAs(user).withInertia()
    assert.deepEqual(await listed(client, user), [])
    ;(await open()).assertStatus(404)
    ;(await client.get(`/api/orders/${order.id}`).loginAs(user)).assertStatus(404)

    await user.merge({ emailVerifiedAt: clock.now() }).save()
    assert.deepEqual(await listed(client, user), [order.id])
    ;(await client.get('/orders').accept('html').loginAs(user)).assertTextIncludes(
      order.orderNumber
    )
    const exported = await client.get('/api/account/export').loginAs(user)
    assert.include(exported.text(), order.orderNumber)
    const opened = await open()
    opened.assertStatus(200)
    assert.isNull(opened.body().props.token)
    assert.isFalse(opened.body().props.order.lines[0].mayReview)
  })

  test('is received by the account, and by no other one', async ({ client }) => {
    const { order } = await givenGuestOrder()
    await order.merge({ status: 'shipped' }).save()
    const stranger = await UserFactory.apply('verified').create()
    const receive = (user: User) =>
      client.post(`/api/orders/${order.id}/received`).loginAs(user).withCsrfToken()
    ;(await receive(stranger)).assertStatus(404)
    const answer = await receive(await account())
    answer.assertStatus(200)
    answer.assertBodyContains({ status: 'delivered' })
  })

  test('is not listed where it is not paid, and follows a changed email', async ({
    assert,
    client,
  }) => {
    const { order, checkout } = await givenGuestOrder()
    const user = await account()
    await checkout.merge({ paidAt: null, paymentStatus: 'unpaid' }).save()
    await order.merge({ status: 'pending', paymentStatus: 'unpaid' }).save()
    assert.deepEqual(await listed(client, user), [])
    ;(await client.get(`/api/orders/${order.id}`).loginAs(user)).assertStatus(404)

    const { order: paid } = await givenGuestOrder()
    assert.deepEqual(await listed(client, user), [paid.id])
    await user.merge({ email: 'robin@back-row.test' }).save()
    assert.deepEqual(await listed(client, user), [])
    ;(await client.get(`/api/orders/${paid.id}`).loginAs(user)).assertStatus(404)
  })
})
