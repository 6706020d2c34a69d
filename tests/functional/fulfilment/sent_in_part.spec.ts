import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { CheckLedger } from '#ledger/public'
import { RefundUnfulfilledOrders } from '#fulfilment/actions/refund_unfulfilled_orders'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { setupCheckout, later, orderRows } from '#tests/functional/checkout/checkout_fixtures'
import { connectedPrintful } from '#tests/support/connected_printful'
import { givenAdminClient } from '#tests/support/admin_client'
import {
  atPrintful,
  givenPaidCheckout,
  owedToPrintful,
  poll,
  providerOrder,
  submit,
  retryDueProviderOrders,
} from './submission_fixtures.js'

const { orders } = printfulSandbox

const SIX_DAYS = 6 * 24 * 60

const statuses = async (checkoutId: number) =>
  (await orderRows(checkoutId)).map(({ status }) => status)

async function readAgain() {
  await db.from('provider_orders').update({ synced_at: new Date(0) })
  await poll()
}

/** Of two shirts one was sent, of one cap none; then Printful cancels the rest, before the shop has read any of it. */
async function givenUnheardOf() {
  const paid = await givenPaidCheckout()
  await submit(paid.checkoutId)
  const { id } = (await atPrintful(paid.checkoutId))!
  await orders.accept(id)
  await orders.ship(id, { items: [0], pieces: 1 })
  await orders.hold(id)
  await orders.cancel(id, 'No more ink.')
  return paid
}

async function givenCancelledInPart() {
  const paid = await givenUnheardOf()
  await readAgain()
  return paid
}

test.group('An order that was sent in part and cancelled by Printful', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(connectedPrintful)

  test('is not made as a whole when it is retried: only the missing pieces are', async ({
    assert,
    client,
  }) => {
    const { checkoutId, first, second } = await givenCancelledInPart()
    const { id, status } = await providerOrder(checkoutId)
    assert.equal(status, 'failed')
    const { call } = await givenAdminClient(client)
    const answer = await call('POST', `/api/admin/provider-orders/${id}/retry`, {})
    answer.assertStatus(202)
    await retryDueProviderOrders()
    const other = (await atPrintful(checkoutId, '-r1'))!
    assert.deepEqual(
      [other.status, other.items],
      ['pending', [`order-${first.id} x1`, `order-${second.id} x1`]]
    )
    await orders.accept(other.id)
    await orders.ship(other.id)
    await readAgain()
    assert.deepEqual(await statuses(checkoutId), ['shipped', 'shipped'])
  }).tags(['FULM-4'])

  test('is not refunded automatically, but its rows that were not sent at all are', async ({
    assert,
  }) => {
    const { checkoutId, first, second } = await givenCancelledInPart()
    const refund = await app.container.make(RefundUnfulfilledOrders)
    assert.deepEqual(await later(SIX_DAYS, () => refund.handle()), { refunded: 1, failed: 0 })
    assert.deepEqual(await statuses(checkoutId), ['processing', 'cancelled'])
    const given = (await stripeSandbox.refunds.all()).map(({ amount }) => amount)
    assert.deepEqual(given, [Math.round(Number(second.total_amount) * 100)])
    assert.deepEqual(await later(SIX_DAYS, () => refund.handle()), { refunded: 0, failed: 0 })
    await later(SIX_DAYS + 5, () => retryDueProviderOrders())
    assert.deepEqual((await atPrintful(checkoutId, '-r1'))!.items, [`order-${first.id} x1`])
  }).tags(['FULM-4'])

  test('is not made as a whole where the shop had not read it and a cancellation was cut off', async ({
    assert,
  }) => {
    const { checkoutId, first, second } = await givenUnheardOf()
    const shirts = db.from('provider_order_items').where('order_id', first.id)
    await shirts.update({ cancel_requested_at: new Date(Date.now() - 60 * 60_000) })
    await retryDueProviderOrders()
    const other = (await atPrintful(checkoutId, '-r1'))!
    assert.deepEqual(other.items, [`order-${first.id} x1`, `order-${second.id} x1`])
    assert.equal((await providerOrder(checkoutId)).status, 'cancelled')
  }).tags(['FULM-8'])

  test('costs what Printful says that it came to', async ({ assert }) => {
    const { checkoutId } = await givenCancelledInPart()
    const [made] = await orders.all()
    assert.equal(await owedToPrintful(checkoutId), made!.costs!.total)
    const check = await app.container.make(CheckLedger)
    const found: string[] = []
    await check.handle(({ name }) => found.push(name))
    assert.notInclude(found, 'charges of Printful')
  }).tags(['FULM-4'])
})
