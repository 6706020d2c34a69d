import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { setupCheckout, later, orderRows } from '#tests/functional/checkout/checkout_fixtures'
import { connectedPrintful } from '#tests/support/connected_printful'
import { givenAdminClient } from '#tests/support/admin_client'
import { good, scriptedPrintful } from './scripted_printful.js'
import {
  atPrintful,
  givenPaidCheckout,
  poll,
  providerOrder,
  submit,
} from './submission_fixtures.js'

const { orders, settings } = printfulSandbox

const statuses = async (checkoutId: number) =>
  (await orderRows(checkoutId)).map(({ status }) => status)

/** Fulfilled at Printful, which at first tells of no parcel. */
async function givenFulfilledWithoutShipment() {
  const { checkoutId } = await givenPaidCheckout()
  await submit(checkoutId)
  const { id } = (await atPrintful(checkoutId))!
  await orders.accept(id)
  await orders.ship(id)
  const answer = await fetch(`${settings.apiUrl}/orders/${id}`, {
    headers: {
      'Authorization': `Bearer ${settings.privateToken}`,
      'X-PF-Store-Id': String(settings.storeId),
    },
  })
  const { result } = (await answer.json()) as { result: object }
  await db.from('provider_orders').update({ synced_at: new Date(0) })
  const printful = await scriptedPrintful([good({ ...result, shipments: [] })])
  await poll().finally(printful.end)
  return checkoutId
}

test.group('An order that Printful has fulfilled without a shipment of every piece', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(connectedPrintful)

  test('is an admin’s case, and is read again until the shipments are known', async ({
    assert,
    client,
  }) => {
    const checkoutId = await givenFulfilledWithoutShipment()
    const row = await providerOrder(checkoutId)
    assert.equal(row.status, 'fulfilled')
    assert.match(
      row.last_error!,
      /^Printful has dispatched everything, but we have no parcel for some of it: GS/
    )
    assert.deepEqual(await statuses(checkoutId), ['processing', 'processing'])
    const { open } = await givenAdminClient(client)
    const cases = async () =>
      (await open<{ overview: Record<string, number> }>('/admin')).overview.stuckOrders
    assert.equal(await cases(), 2)
    assert.equal(await poll(), 0)
    assert.equal(await later(7 * 60, poll), 1)
    assert.isNull((await providerOrder(checkoutId)).last_error)
    assert.deepEqual(await statuses(checkoutId), ['shipped', 'shipped'])
    assert.equal(await cases(), 0)
    assert.equal(await later(14 * 60, poll), 0)
  }).tags(['FULM-6'])

  test('is read again at once where an admin wants it, and no case once it is refunded', async ({
    assert,
    client,
  }) => {
    const checkoutId = await givenFulfilledWithoutShipment()
    const { call, open } = await givenAdminClient(client)
    const cases = async () =>
      (await open<{ overview: Record<string, number> }>('/admin')).overview.stuckOrders
    const rows = db.from('orders').where('checkout_id', checkoutId)
    await rows.clone().update({ payment_status: 'refunded' })
    assert.equal(await cases(), 0)
    await rows.clone().update({ payment_status: 'paid' })
    assert.equal(await cases(), 2)
    const { id } = await providerOrder(checkoutId)
    for (let presses = 0; presses < 2; presses++)
      (await call('POST', `/api/admin/provider-orders/${id}/retry`, {})).assertStatus(202)
    assert.lengthOf(await db.from('audit_entries').where('action', 'order.retry'), 1)
    assert.equal(await poll(), 1)
    assert.isNull((await providerOrder(checkoutId)).last_error)
    assert.deepEqual(await statuses(checkoutId), ['shipped', 'shipped'])
  }).tags(['MADE-11'])

  test('and knows no more is asked about in its turn', async ({ assert }) => {
    const checkoutId = await givenFulfilledWithoutShipment()
    await db.from('provider_orders').update({ remote_order_id: 1 })
    assert.equal(await later(7 * 60, poll), 1)
    const { last_error: lastError } = await providerOrder(checkoutId)
    assert.equal(lastError, 'Printful no longer knows this order')
    assert.equal(await later(8 * 60, poll), 0)
    assert.equal(await later(14 * 60, poll), 1)
  }).tags(['MADE-5'])
})
