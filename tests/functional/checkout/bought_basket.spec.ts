import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { givenTwoStalls } from '#tests/support/baskets'
import { HttpSession } from '#tests/support/http_session'
import { waitingJobs } from '#tests/support/waiting_jobs'
import { END_PREVIOUS_CHECKOUT_JOB } from '#commerce/checkout/actions/end_previous_checkout'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { endPreviousCheckout } from '#commerce/jobs'
import {
  BUYER,
  setupCheckout,
  orderRows,
  paid,
  sessionOf,
  successPath,
} from './checkout_fixtures.js'

const KEY = 'of-this-basket'

async function givenOrderedBasket(visitor = new HttpSession()) {
  const { shirt } = await givenTwoStalls()
  const line = { productId: shirt.id, size: 'M', color: 'Black', quantity: 1 }
  const order = (key: string, quantity = 1, replaces?: string[], who = visitor) =>
    who.post(
      '/api/create-checkout-session',
      { products: [{ ...line, quantity }], replaces },
      { 'idempotency-key': key }
    )
  const placed = await order(KEY)
  const boughtAs = async (who = visitor, attempts = ['of-another', KEY]) =>
    (await who.post('/api/cart/quote', { lines: [line], attempts })).json().boughtAs
  return { order, sessionId: placed.json().url.split('/').at(-1) as string, boughtAs }
}

async function checkoutIds(): Promise<number[]> {
  const rows = await db.from('checkouts').orderBy('id')
  return rows.map(({ id }) => id)
}

/** Runs the jobs that end earlier checkouts; returns how many there were. */
async function endEarlier() {
  const ids = await checkoutIds()
  const waiting = await waitingJobs(END_PREVIOUS_CHECKOUT_JOB)
  const own = waiting.filter(({ checkoutId }) => ids.includes(checkoutId as number))
  for (const job of own) await endPreviousCheckout(job)
  return own.length
}

test.group('A basket that was ordered', (group) => {
  group.each.setup(setupCheckout)

  test('is reported as bought to its buyer, once it is paid', async ({ assert }) => {
    const visitor = new HttpSession()
    const { sessionId, boughtAs } = await givenOrderedBasket(visitor)
    assert.isNull(await boughtAs())
    await stripeSandbox.pay(sessionId, BUYER)
    await visitor.get(successPath(sessionId))
    assert.equal(await boughtAs(), KEY)
    assert.isNull(await boughtAs(visitor, ['of-another']))
    assert.isNull(await boughtAs(new HttpSession()))
  }).tags(['BUYR-13'])
  test('is reported as bought while its payment is being processed', async ({ assert }) => {
    const { sessionId, boughtAs } = await givenOrderedBasket()
    await stripeSandbox.payLater(sessionId, BUYER)
    await stripeSandbox.deliveriesDone()
    assert.equal(await boughtAs(), KEY)
  })

  test('and then changed can be paid once: the earlier order is ended, with the reason', async ({
    assert,
  }) => {
    const { order, sessionId } = await givenOrderedBasket()
    const replaced = [KEY, 'asked-for-in-vain']
    for (let time = 0; time < 2; time++)
      assert.equal((await order('of-two', 2, replaced)).status, 200)
    const [first, second, ...others] = await checkoutIds()
    assert.lengthOf(others, 0)
    const [ended] = await orderRows(first)
    assert.equal(ended.status, 'cancelled')
    const move = await db
      .from('order_status_history')
      .where('order_id', ended.id)
      .orderBy('id', 'desc')
    assert.equal(move[0].notes, 'Ordered again with another cart')
    assert.equal((await stripeSandbox.sessions.find(sessionId))?.status, 'expired')
    await paid(await sessionOf(second), BUYER)
    const [kept] = await orderRows(second)
    assert.include(kept, { status: 'processing', quantity: 2 })
  }).tags(['BUYR-16'])

  test('and bought in the meantime is not ordered again: {$self}')
    .tags(['BUYR-16'])
    .with(['pay', 'payLater'] as const)
    .run(async ({ assert }, way) => {
      const { order, sessionId } = await givenOrderedBasket()
      await stripeSandbox[way](sessionId, BUYER)
      const answer = await order('of-two', 2, [KEY])
      assert.equal(answer.status, 409)
      assert.equal(answer.json().code, 'E_PREVIOUS_CHECKOUT_PAID')
      assert.lengthOf(await checkoutIds(), 1)
    })

  test('is not ended when its own call is repeated', async ({ assert }) => {
    const { order } = await givenOrderedBasket()
    const answer = await order(KEY, 1, [KEY])
    assert.equal(answer.status, 422)
    assert.containsSubset(answer.json(), { errors: [{ field: 'replaces' }] })
    const [kept] = await orderRows((await checkoutIds())[0])
    assert.equal(kept.status, 'pending')
  }).tags(['BUYR-16'])

  test('is not ended by another visitor', async ({ assert }) => {
    const { order } = await givenOrderedBasket()
    assert.equal((await order('of-another', 1, [KEY], new HttpSession())).status, 200)
    const [row] = await orderRows((await checkoutIds())[0])
    assert.equal(row.status, 'pending')
  })

  test('can be ordered again while the earlier order cannot be ended', async ({ assert }) => {
    const { order, sessionId } = await givenOrderedBasket()
    stripeSandbox.faults.plan('server_error', 3)
    assert.equal((await order('of-two', 2, [KEY])).status, 200)
    assert.equal((await stripeSandbox.sessions.find(sessionId))?.status, 'open')
    assert.equal((await order('of-two', 2, [KEY])).status, 200)
    assert.equal((await stripeSandbox.sessions.find(sessionId))?.status, 'expired')
  }).tags(['BUYR-16'])

  test('is ended by a job where it could not be ended at once, however often it was changed', async ({
    assert,
  }) => {
    const { order } = await givenOrderedBasket()
    const keys = [KEY, 'of-two', 'of-three']
    for (const quantity of [2, 3]) {
      stripeSandbox.faults.plan('server_error', 3)
      const answer = await order(keys[quantity - 1]!, quantity, [keys[quantity - 2]!])
      assert.equal(answer.status, 200)
    }
    const [, , third] = await checkoutIds()
    assert.equal(await endEarlier(), 2)
    const statuses = await db.from('orders').orderBy('id').select('status')
    assert.deepEqual(
      statuses.map(({ status }) => status),
      ['cancelled', 'cancelled', 'pending']
    )
    await paid(await sessionOf(third), BUYER)
    assert.equal((await orderRows(third))[0].status, 'processing')
  }).tags(['BUYR-16'])

  test('and paid before the job ran is left alone', async ({ assert }) => {
    const { order, sessionId } = await givenOrderedBasket()
    stripeSandbox.faults.plan('server_error', 3)
    await order('of-two', 2, [KEY])
    await paid(sessionId, BUYER)
    assert.equal(await endEarlier(), 1)
    const [first] = await checkoutIds()
    assert.equal((await orderRows(first))[0].status, 'processing')
  }).tags(['BUYR-16'])
})
