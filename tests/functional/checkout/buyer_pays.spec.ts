import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { appUrl } from '#config/app'
import { UserFactory } from '#database/factories/user_factory'
import User from '#identity/models/user'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { givenActiveProduct } from '#tests/support/given'
import { orderOf } from '#tests/support/purchase'
import { HttpSession } from '#tests/support/http_session'
import { guestOf, rowStatusesOf } from './buyer_fixtures.js'
import {
  BUYER,
  setupCheckout,
  givenPlacedOrder,
  later,
  paid,
  successPath,
} from './checkout_fixtures.js'

async function givenUnpaid() {
  const placed = await givenPlacedOrder()
  const { checkoutId } = placed.order
  return { ...placed, checkoutId, ...(await guestOf(checkoutId)) }
}

/** Cancels the checkout as soon as its payment is reserved, so before the page is made. @returns what stops that */
async function cancelledWhenReserved() {
  await db.rawQuery(
    `CREATE FUNCTION cancel_at_once() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN UPDATE checkouts SET cancelled_at = now() WHERE id = NEW.checkout_id; RETURN NULL; END $$`
  )
  await db.rawQuery(
    `CREATE TRIGGER cancel_at_once AFTER INSERT ON payment_sessions
       FOR EACH ROW EXECUTE FUNCTION cancel_at_once()`
  )
  return async () => {
    await db.rawQuery('DROP FUNCTION cancel_at_once() CASCADE')
  }
}

test.group('A buyer who comes back to an unpaid order', (group) => {
  group.each.setup(setupCheckout)

  test('is led to the payment page that is open already, however often it is asked for', async ({
    assert,
  }) => {
    const { order, sessionId, pay } = await givenUnpaid()
    stripeSandbox.requestLog.length = 0
    const answers = [await pay(order.id), ...(await Promise.all([pay(order.id), pay(order.id)]))]
    const { url } = await db
      .from('payment_sessions')
      .where('stripe_session_id', sessionId)
      .firstOrFail()
    assert.deepEqual(
      answers.map((answer) => [answer.status, answer.json()]),
      answers.map(() => [200, { url }])
    )
    assert.lengthOf(await db.from('payment_sessions'), 1)
    assert.lengthOf(stripeSandbox.requestLog, 0)
  }).tags(['BUYR-1'])

  test('is led to the result page once it is {$self}')
    .tags(['BUYR-1'])
    .with(['paid', 'being paid'] as const)
    .run(async ({ assert }, state) => {
      const { order, sessionId, pay } = await givenUnpaid()
      if (state === 'paid') await paid(sessionId, BUYER)
      else await stripeSandbox.payLater(sessionId, BUYER)
      await stripeSandbox.deliveriesDone()
      const answer = await pay(order.id)
      assert.equal(answer.status, 200)
      assert.deepEqual(answer.json(), { url: `${appUrl}${successPath(sessionId)}` })
    })

  test('can no longer pay for it after its time, or once it was cancelled', async ({ assert }) => {
    const late = await givenUnpaid()
    const tooLate = await later(40, () => late.pay(late.order.id))
    assert.equal(tooLate.status, 409)
    assert.deepEqual(await rowStatusesOf(late.checkoutId), ['cancelled, unpaid'])
    const cancelled = await givenUnpaid()
    await cancelled.cancel(cancelled.order.id)
    const answer = await cancelled.pay(cancelled.order.id)
    assert.equal(answer.status, 409)
    assert.deepInclude(answer.json(), {
      code: 'E_CHECKOUT_ENDED',
      message: 'This order was cancelled. Please order again.',
    })
  }).tags(['BUYR-1'])

  test('gets no payment page of an order that is cancelled while the page is being made', async ({
    assert,
    cleanup,
  }) => {
    const { product } = await givenActiveProduct({})
    cleanup(await cancelledWhenReserved())
    const visitor = new HttpSession()
    const answer = await visitor.post('/api/orders', orderOf(product))
    assert.equal(answer.status, 409)
    assert.equal(answer.json().code, 'E_CHECKOUT_ENDED')
    const [session] = await stripeSandbox.sessions.all()
    assert.equal(session!.status, 'expired')
  }).tags(['FULM-14'])

  test(
    'is the only one who may {$self}: for others the order does not exist, its artist and admins may read it'
  )
    .tags(['BUYR-2'])
    .with(['pay', 'cancel'] as const)
    .run(async ({ assert, client }, act) => {
      const { order, artist, checkoutId, guest } = await givenUnpaid()
      const buyer = await UserFactory.create()
      await db.from('checkouts').where('id', checkoutId).update({ user_id: buyer.id })
      const path = `/api/orders/${order.id}/${act}`
      const asked = async (user: User) =>
        (await client.post(path).loginAs(user).withCsrfToken()).status()
      assert.equal(await guest.postStatus(path), 404)
      assert.equal(await guest.postStatus(`${path}?token=forged`), 404)
      assert.equal(await guest.postStatus(`/api/orders/2147483647/${act}`), 404)
      assert.equal(await asked(await UserFactory.create()), 404)
      assert.equal(await asked(await User.findOrFail(artist.userId)), 403)
      assert.equal(await asked(await UserFactory.apply('admin').create()), 403)
      assert.deepEqual(await rowStatusesOf(checkoutId), ['pending, unpaid'])
      assert.equal(await asked(buyer), 200)
    })
})
