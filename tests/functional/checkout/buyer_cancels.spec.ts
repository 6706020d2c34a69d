import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { CloseCheckout } from '#commerce/checkout/actions/close_checkout'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import {
  atPrintful,
  givenPaidCheckout,
  submit,
} from '#tests/functional/fulfilment/submission_fixtures'
import { retryOpenRefunds } from '#tests/functional/payments/refund_fixtures'
import { givenTwoStalls } from '#tests/support/baskets'
import { connectedPrintful } from '#tests/support/connected_printful'
import { givenAdminClient } from '#tests/support/admin_client'
import { endOf, refundedAmounts, guestOf, rowStatusesOf } from './buyer_fixtures.js'
import {
  BUYER,
  setupCheckout,
  givenPlacedBasket,
  orderRows,
  expireCheckouts,
  later,
} from './checkout_fixtures.js'

const BY_BUYER = { notes: 'Cancelled by the buyer', actor_user_id: null }

async function givenUnpaidBasket() {
  const { shirt, hoodie } = await givenTwoStalls()
  const placed = await givenPlacedBasket([shirt.id, hoodie.id])
  const [first, second] = await orderRows(placed.checkoutId)
  return { ...placed, first, second, ...(await guestOf(placed.checkoutId)) }
}

test.group('A buyer who cancels an unpaid order', (group) => {
  group.each.setup(setupCheckout)

  test('ends the whole checkout, and the history says who did, {$self}')
    .tags(['BUYR-3'])
    .with(['heard by the answer', 'heard by the webhook as well'] as const)
    .run(async ({ assert }, how) => {
      stripeSandbox.faults.holdWebhooks(how === 'heard by the answer')
      const { checkoutId, sessionId, first, second, cancel } = await givenUnpaidBasket()
      const answer = await cancel(second.id)
      assert.equal(answer.status, 200)
      assert.deepInclude(answer.json(), { id: second.id, status: 'cancelled' })
      assert.deepEqual(await rowStatusesOf(checkoutId), ['cancelled, unpaid', 'cancelled, unpaid'])
      assert.equal((await stripeSandbox.sessions.find(sessionId))!.status, 'expired')
      for (const { id } of [first, second]) assert.deepEqual(await endOf(id), [BY_BUYER])
      assert.equal((await cancel(first.id)).status, 200)
      assert.lengthOf(await endOf(first.id), 1)
    })

  test('gets an error where it was paid in that moment: it is paid, and not cancelled', async ({
    assert,
  }) => {
    stripeSandbox.faults.holdWebhooks(true)
    const { checkoutId, sessionId, first, cancel } = await givenUnpaidBasket()
    await stripeSandbox.pay(sessionId, BUYER)
    const answer = await cancel(first.id)
    assert.equal(answer.status, 409)
    assert.equal(answer.json().code, 'E_PAID_BEFORE_CANCELLATION')
    assert.deepEqual(await rowStatusesOf(checkoutId), ['processing, paid', 'processing, paid'])
    assert.deepEqual(await refundedAmounts(), [])
    const close = await app.container.make(CloseCheckout)
    await assert.rejects(() => close.handle(checkoutId, 'Too late'), /has just been paid/)
  }).tags(['BUYR-3'])

  test('gets an error while a payment is being processed: nothing changes, and a refused payment is the reason of its end', async ({
    assert,
  }) => {
    stripeSandbox.faults.holdWebhooks(true)
    const { checkoutId, sessionId, first, cancel } = await givenUnpaidBasket()
    await stripeSandbox.payLater(sessionId, BUYER)
    const answer = await cancel(first.id)
    assert.equal(answer.status, 409)
    assert.equal(answer.json().code, 'E_PAYMENT_IN_PROGRESS')
    assert.deepEqual(await rowStatusesOf(checkoutId), ['pending, unpaid', 'pending, unpaid'])
    stripeSandbox.faults.holdWebhooks(false)
    await stripeSandbox.settle(sessionId, 'failed')
    await stripeSandbox.deliveriesDone()
    assert.deepEqual(await endOf(first.id), [{ ...BY_BUYER, notes: 'The payment was refused' }])
  }).tags(['BUYR-3'])

  test('changes nothing while Stripe is unreachable', async ({ assert }) => {
    const { checkoutId, first, cancel } = await givenUnpaidBasket()
    stripeSandbox.faults.plan('server_error', 3)
    const answer = await cancel(first.id)
    assert.equal(answer.status, 503)
    assert.equal(answer.json().code, 'E_PAYMENT_UNREACHABLE')
    assert.deepEqual(await rowStatusesOf(checkoutId), ['pending, unpaid', 'pending, unpaid'])
    assert.deepEqual(await later(40, expireCheckouts), {
      cancelled: 1,
      completed: 0,
      pending: 0,
      failed: 0,
    })
    assert.deepEqual(await endOf(first.id), [{ ...BY_BUYER, notes: 'Not paid in time' }])
  }).tags(['BUYR-3'])
})

async function givenPaid({ isSubmitted = true } = {}) {
  const paid = await givenPaidCheckout()
  if (isSubmitted) await submit(paid.checkoutId)
  return { ...paid, ...(await guestOf(paid.checkoutId)) }
}

const ONE_PAID = ['cancelled, refunded', 'processing, paid']

test.group('A buyer who cancels a paid order', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(connectedPrintful)

  test('gets a full refund of the row, with the last one the shipping too, and nothing of it is made', async ({
    assert,
  }) => {
    const { checkoutId, first, second, cancel } = await givenPaid()
    const pence = (amount: string) => Math.round(Number(amount) * 100)
    const answer = await cancel(first.id)
    assert.equal(answer.status, 200)
    assert.deepInclude(answer.json(), { status: 'cancelled', paymentStatus: 'refunded' })
    assert.deepEqual(await refundedAmounts(), [pence(first.total_amount)])
    assert.deepEqual(await rowStatusesOf(checkoutId), ONE_PAID)
    assert.deepEqual(await endOf(first.id), [BY_BUYER])
    assert.equal((await atPrintful(checkoutId))!.status, 'canceled')
    assert.equal((await cancel(second.id)).status, 200)
    const { shipping_amount: shipping } = await db.from('checkouts').firstOrFail()
    assert.sameMembers(await refundedAmounts(), [
      pence(first.total_amount),
      pence(second.total_amount) + pence(shipping),
    ])
    assert.equal((await cancel(second.id)).status, 200)
    assert.lengthOf(await refundedAmounts(), 2)
  }).tags(['BUYR-4'])

  test('of an account is named in the history', async ({ assert, client }) => {
    const { checkoutId, first } = await givenPaid({ isSubmitted: false })
    const buyer = await UserFactory.create()
    await db.from('checkouts').where('id', checkoutId).update({ user_id: buyer.id })
    const path = `/api/orders/${first.id}/cancel`
    ;(await client.post(path).loginAs(buyer).withCsrfToken()).assertStatus(200)
    assert.deepEqual(await endOf(first.id), [{ ...BY_BUYER, actor_user_id: buyer.id }])
  }).tags(['BUYR-6'])

  test('is refunded once, also in two tabs and while an admin cancels it', async ({
    assert,
    client,
  }) => {
    const { checkoutId, first, cancel } = await givenPaid()
    const { call } = await givenAdminClient(client)
    const [one, other, admins] = await Promise.all([
      cancel(first.id),
      cancel(first.id),
      call('POST', `/api/admin/orders/${first.id}/cancel`, { reason: 'They wrote to us' }),
    ])
    assert.deepEqual([one.status, other.status], [200, 200])
    assert.include([200, 409], admins.status())
    assert.lengthOf(await refundedAmounts(), 1)
    assert.deepEqual(await rowStatusesOf(checkoutId), ONE_PAID)
    assert.lengthOf(await endOf(first.id), 1)
  }).tags(['BUYR-4'])

  test('is refused where the printer {what}, and nothing has changed')
    .tags(['BUYR-5'])
    .with([
      {
        what: 'has begun',
        code: 'E_IN_PRODUCTION',
        says: /^We’ve already started making this order/,
        move: (id: number) => printfulSandbox.orders.accept(id),
      },
      {
        what: 'holds it',
        code: 'E_HELD_AT_PRINTFUL',
        says: /^Printful is holding this order/,
        move: (id: number) => printfulSandbox.orders.hold(id),
      },
    ])
    .run(async ({ assert }, { code, says, move }) => {
      const { checkoutId, first, cancel } = await givenPaid()
      await move((await atPrintful(checkoutId))!.id)
      const answer = await cancel(first.id)
      assert.equal(answer.status, 409)
      assert.equal(answer.json().code, code)
      assert.match(answer.json().message, says)
      assert.deepEqual(await rowStatusesOf(checkoutId), ['processing, paid', 'processing, paid'])
      assert.deepEqual(await refundedAmounts(), [])
    })

  test('is refused where it is {$self}, without asking the printer')
    .tags(['BUYR-5', 'MADE-9'])
    .with(['shipped', 'delivered', 'disputed'] as const)
    .run(async ({ assert }, state) => {
      const { checkoutId, first, cancel } = await givenPaid()
      const column = state === 'disputed' ? 'payment_status' : 'status'
      await db.from('orders').where('id', first.id).update(column, state)
      const before = await rowStatusesOf(checkoutId)
      printfulSandbox.requestLog.length = 0
      const answer = await cancel(first.id)
      assert.equal(answer.status, 409)
      assert.equal(
        answer.json().code,
        state === 'disputed' ? 'E_DISPUTED' : 'E_INVALID_STATUS_TRANSITION'
      )
      assert.deepEqual(await rowStatusesOf(checkoutId), before)
      assert.deepEqual(await refundedAmounts(), [])
      assert.lengthOf(printfulSandbox.requestLog, 0)
    })

  test('changes nothing while the printer is unreachable', async ({ assert }) => {
    const { checkoutId, first, cancel } = await givenPaid()
    printfulSandbox.faults.plan('server_error', { path: '/orders', times: 12 })
    const answer = await cancel(first.id)
    assert.equal(answer.status, 503)
    assert.equal(answer.json().code, 'E_PRINTER_UNREACHABLE')
    assert.deepEqual(await rowStatusesOf(checkoutId), ['processing, paid', 'processing, paid'])
    assert.deepEqual(await refundedAmounts(), [])
    printfulSandbox.faults.clear()
    assert.equal((await cancel(first.id)).status, 200)
    assert.lengthOf(await refundedAmounts(), 1)
  }).tags(['BUYR-5'])

  test('is asked to write to us where the rest could not be made, and nothing changes', async ({
    assert,
  }) => {
    printfulSandbox.orders.next.fail('The card was declined.')
    const { checkoutId, first, cancel } = await givenPaid()
    await db.from('product_variants').update({ sync_variant_id: null, catalog_variant_id: null })
    const answer = await cancel(first.id)
    assert.equal(answer.status, 409)
    assert.equal(answer.json().code, 'E_MANUAL_REVIEW_REQUIRED')
    assert.deepEqual(await rowStatusesOf(checkoutId), ['processing, paid', 'processing, paid'])
    assert.deepEqual(await refundedAmounts(), [])
  }).tags(['BUYR-5'])

  test('cancels it while Stripe gives no answer, and gets the refund once it does', async ({
    assert,
  }) => {
    const { checkoutId, first, cancel } = await givenPaid({ isSubmitted: false })
    stripeSandbox.faults.plan('server_error', 3)
    assert.equal((await cancel(first.id)).status, 200)
    assert.deepEqual(await rowStatusesOf(checkoutId), ['cancelled, paid', 'processing, paid'])
    assert.deepEqual(await refundedAmounts(), [])
    await retryOpenRefunds()
    assert.lengthOf(await refundedAmounts(), 1)
    assert.deepEqual(await rowStatusesOf(checkoutId), ONE_PAID)
  }).tags(['BUYR-4'])
})
