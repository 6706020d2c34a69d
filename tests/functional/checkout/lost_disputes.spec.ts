import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { CancelPaidOrders } from '#commerce/orders/actions/cancel_paid_orders'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { retryDisputeCancellations } from '#commerce/jobs'
import { setupCheckout, orderRows } from '#tests/functional/checkout/checkout_fixtures'
import {
  atPrintful,
  givenPaidCheckout,
  poll,
  submit,
  takeOrderCalls,
} from '#tests/functional/fulfilment/submission_fixtures'
import { connectedPrintful } from '#tests/support/connected_printful'
import { letGo, untilWaiting } from '#tests/support/until_waiting'

/** More than the number of attempts that the client makes of one call. */
const MANY = 10

/** A checkout that was paid, submitted to Printful, and lost to a dispute in full; it is not cancelled yet. */
async function givenLost() {
  const paid = await givenPaidCheckout()
  await submit(paid.checkoutId)
  const session = await stripeSandbox.sessions.find(paid.sessionId)
  const { id } = await stripeSandbox.openDispute(session!.payment_intent!)
  await stripeSandbox.closeDispute(id, 'lost')
  await stripeSandbox.deliveriesDone()
  return paid
}

const statuses = async (checkoutId: number) =>
  (await orderRows(checkoutId)).map(({ status }) => status)

test.group('An order of a lost dispute', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(connectedPrintful)

  test('is cancelled once Printful is back, however long it was away', async ({ assert }) => {
    const { checkoutId } = await givenLost()
    printfulSandbox.faults.plan('server_error', { method: 'GET', path: '/orders', times: MANY })
    await assert.rejects(() => retryDisputeCancellations())
    assert.deepEqual(await statuses(checkoutId), ['processing', 'processing'])
    printfulSandbox.faults.clear()
    await retryDisputeCancellations()
    assert.equal((await atPrintful(checkoutId))!.status, 'canceled')
    assert.deepEqual(await statuses(checkoutId), ['cancelled', 'cancelled'])
  }).tags(['PAYM-1'])

  test('that the printer has begun is not asked about again', async ({ assert }) => {
    const { checkoutId } = await givenLost()
    await printfulSandbox.orders.accept((await atPrintful(checkoutId))!.id)
    await retryDisputeCancellations()
    takeOrderCalls()
    await retryDisputeCancellations()
    assert.deepEqual(takeOrderCalls(), [])
    assert.deepEqual(await statuses(checkoutId), ['processing', 'processing'])
  }).tags(['PAYM-1'])

  test('that the printer {does} is left alone until it goes on, and then cancelled')
    .tags(['MADE-2'])
    .with([
      { does: 'holds', move: 'hold', back: 'release' },
      { does: 'reviews', move: 'review', back: null },
    ] as const)
    .run(async ({ assert }, { move, back }) => {
      const { checkoutId } = await givenLost()
      const { id } = (await atPrintful(checkoutId))!
      await printfulSandbox.orders[move](id)
      await retryDisputeCancellations()
      takeOrderCalls()
      await retryDisputeCancellations()
      assert.deepEqual(takeOrderCalls(), [])
      assert.deepEqual(await statuses(checkoutId), ['processing', 'processing'])
      if (!back) return
      await printfulSandbox.orders[back](id)
      await db.from('provider_orders').update({ synced_at: new Date(0) })
      await poll()
      await retryDisputeCancellations()
      assert.equal((await atPrintful(checkoutId))!.status, 'canceled')
      assert.deepEqual(await statuses(checkoutId), ['cancelled', 'cancelled'])
    })

  test('is cancelled after locking its checkout, so that there is no deadlock', async ({
    assert,
    cleanup,
  }) => {
    const { checkoutId, first } = await givenLost()
    const cancel = await app.container.make(CancelPaidOrders)
    const holder = await db.transaction()
    cleanup(() => letGo(holder))
    await holder.from('checkouts').where('id', checkoutId).forUpdate().select('id')
    const cancelled = db.transaction((trx) =>
      cancel.handle({ checkoutId, orderIds: [first.id], actorUserId: null, reason: 'Lost' }, trx)
    )
    await untilWaiting(1)
    // The holder of the checkout can lock its rows: the transaction that waits for the checkout holds none of them.
    const rows = await holder
      .from('orders')
      .where('checkout_id', checkoutId)
      .forUpdate()
      .skipLocked()
      .select('id')
    await holder.commit()
    await cancelled
    assert.lengthOf(rows, 2)
    assert.deepEqual(await statuses(checkoutId), ['cancelled', 'processing'])
  }).tags(['PAYM-2'])
})
