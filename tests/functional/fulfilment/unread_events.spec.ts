import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { appUrl } from '#config/app'
import printfulConfig from '#config/printful'
import { RegisterWebhook } from '#fulfilment/webhooks/register_webhook'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import { connectedPrintful } from '#tests/support/connected_printful'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { givenPaidCheckout, providerOrder, submit, takeOrderCalls } from './submission_fixtures.js'

const { webhooks } = printfulSandbox

type Order = { status: string; updated: number; costs: object }

/** Submits an order. Returns it as Printful last reported it. */
async function givenReported() {
  await (await app.container.make(RegisterWebhook)).handle()
  const { checkoutId } = await givenPaidCheckout()
  await submit(checkoutId)
  await webhooks.done()
  takeOrderCalls()
  const { data } = webhooks.accepted.findLast(({ type }) => type === 'order_updated')!
  return { checkoutId, order: (data as { order: Order }).order }
}

let created = 1

/** Sends another event about an order. @returns the calls to Printful that it causes */
async function callsAfter(order: object, type = 'order_updated') {
  const response = await fetch(`${appUrl}/api/webhooks/printful/${printfulConfig.webhookSecret}`, {
    method: 'POST',
    body: JSON.stringify({ type, created: created++, retries: 0, store: 1, data: { order } }),
    headers: { 'Content-Type': 'application/json' },
  })
  if (response.status !== 200) throw new Error(await response.text())
  return takeOrderCalls()
}

const READ = ['GET /orders/…']
const PARCEL = { id: 7, created: 1, items: [] }

test.group('An event of Printful', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(connectedPrintful)

  test('that reports what is stored is recorded, and the order is not read', async ({ assert }) => {
    const { order } = await givenReported()
    const recorded = () => db.from('webhook_events').where('provider', 'printful')
    const before = await recorded()
    assert.deepEqual(await callsAfter(order), [])
    assert.lengthOf(await recorded(), before.length + 1)
  }).tags(['SHIP-20'])

  test('that reports anything else makes us read the order, and only what we read is stored', async ({
    assert,
  }) => {
    const { checkoutId, order } = await givenReported()
    const stored = await providerOrder(checkoutId)
    const others = [
      { ...order, status: 'inprocess', costs: { ...order.costs, total: '999.00' } },
      { ...order, status: 'inprocess', shipments: [PARCEL] },
      { ...order, status: 'inprocess', updated: order.updated - 60 },
      { ...order, status: 'canceled' },
      { ...order, updated: order.updated + 60 },
      { ...order, costs: { ...order.costs, total: '999.00' } },
      { ...order, costs: { ...order.costs, currency: 'SEK' } },
      { ...order, items: 'unreadable' },
    ]
    for (const other of others) assert.deepEqual(await callsAfter(other), READ)
    assert.deepEqual(await callsAfter(order, 'order_put_hold'), READ)
    const { status, cost_in_pounds: cost } = await providerOrder(checkoutId)
    assert.deepEqual([status, cost], [stored.status, stored.cost_in_pounds])
  }).tags(['SHIP-20'])

  test('that reports only that production has begun is stored, and the order is not read', async ({
    assert,
  }) => {
    const { checkoutId, order } = await givenReported()
    const before = await providerOrder(checkoutId)
    const inTheFuture = order.updated + 1_000_000
    const begun = { ...order, status: 'inprocess', updated: inTheFuture }
    assert.deepEqual(await callsAfter(begun), [])
    const after = await providerOrder(checkoutId)
    assert.deepEqual(
      [after.status, after.remote_status, after.is_cancellable],
      ['confirmed', 'in_process', false]
    )
    assert.deepEqual(after.remote_updated_at, before.remote_updated_at)

    // What is read later holds, whatever time the event gave.
    assert.deepEqual(await callsAfter({ ...begun, updated: order.updated + 1 }), READ)
    assert.isTrue((await providerOrder(checkoutId)).is_cancellable)
  }).tags(['SHIP-21'])

  test('that says a draft was confirmed makes us read the order if we have not asked for that', async ({
    assert,
  }) => {
    const { checkoutId, order } = await givenReported()
    const later = new Date(Date.now() + 60_000)
    const underWay = { status: 'draft', remote_status: 'draft', next_attempt_at: later }
    await db.from('provider_orders').where('checkout_id', checkoutId).update(underWay)
    assert.deepEqual(await callsAfter(order), [])
    const unasked = { ...underWay, confirm_requested_at: null }
    await db.from('provider_orders').where('checkout_id', checkoutId).update(unasked)
    assert.deepEqual(await callsAfter(order), READ)
    assert.equal((await providerOrder(checkoutId)).status, 'confirmed')
  }).tags(['SHIP-20'])
})
