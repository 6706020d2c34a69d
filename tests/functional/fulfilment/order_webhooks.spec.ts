import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { appUrl } from '#config/app'
import printfulConfig from '#config/printful'
import type { Lane } from '#fulfilment/provider'
import { RegisterWebhook } from '#fulfilment/webhooks/register_webhook'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { setupCheckout, orderRows } from '#tests/functional/checkout/checkout_fixtures'
import { checkedFetch } from '#tests/support/api_contract'
import { connectedPrintful } from '#tests/support/connected_printful'
import {
  atPrintful,
  givenPaidCheckout,
  poll,
  providerOrder,
  submit,
} from './submission_fixtures.js'

const { faults, orders, webhooks } = printfulSandbox

async function registered() {
  await (await app.container.make(RegisterWebhook)).handle()
}

/** Confirmed at Printful, which reports to the shop from now on. */
async function givenInProduction() {
  const paid = await givenPaidCheckout()
  await submit(paid.checkoutId)
  await registered()
  const { id } = (await atPrintful(paid.checkoutId))!
  return { ...paid, id }
}

const statuses = async (checkoutId: number) =>
  (await orderRows(checkoutId)).map(({ status }) => status)

const shipments = (checkoutId: number) =>
  db.from('shipments').where('checkout_id', checkoutId).orderBy('remote_shipment_id')

const address = (secret = printfulConfig.webhookSecret) =>
  `${appUrl}/api/webhooks/printful/${secret}`

async function send(payload: object, secret?: string): Promise<number> {
  const { status } = await checkedFetch(address(secret), {
    method: 'POST',
    body: JSON.stringify(payload),
    headers: { 'Content-Type': 'application/json' },
  })
  return status
}

const ORDERS = ['as_it_happened', 'backwards'] as const

test.group('What Printful reports', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(connectedPrintful)

  test('comes to the address that was registered, with its secret', async ({ assert }) => {
    const { id } = await givenInProduction()
    await orders.accept(id)
    await webhooks.done()
    assert.deepEqual(
      webhooks.accepted.map(({ type }) => type),
      ['order_updated']
    )
    assert.lengthOf(await webhooks.pending(), 0)
  }).tags(['SHIP-9'])

  test('is nothing without the secret, and is kept of no stranger', async ({ assert }) => {
    const { id } = await givenInProduction()
    const event = {
      type: 'order_updated',
      created: 1,
      retries: 0,
      store: 1,
      data: { order: { id } },
    }
    assert.equal(await send(event, 'guessed'), 404)
    assert.equal(await send(event, `${printfulConfig.webhookSecret}x`), 404)
    assert.equal(await send({ type: 'order_updated' }), 422)
    assert.lengthOf(await db.from('webhook_events').where('provider', 'printful'), 0)
    assert.equal(await send(event), 200)
    assert.equal(await send({ ...event, retries: 3 }), 200)
    assert.lengthOf(await db.from('webhook_events').where('provider', 'printful'), 1)
  }).tags(['SHIP-9'])

  test('of shipments ships each row with its last piece, with tracking', async ({ assert }) => {
    const { checkoutId, id } = await givenInProduction()
    await orders.accept(id)
    await orders.ship(id, { items: [1] })
    await webhooks.done()
    assert.deepEqual(await statuses(checkoutId), ['processing', 'shipped'])
    assert.equal((await providerOrder(checkoutId)).status, 'partial')
    await orders.ship(id)
    await webhooks.done()
    assert.deepEqual(await statuses(checkoutId), ['shipped', 'shipped'])
    assert.equal((await providerOrder(checkoutId)).status, 'fulfilled')
    const [first, second] = await shipments(checkoutId)
    assert.match(first.tracking_number, /^PW/)
    assert.match(second.tracking_url, /^https:\/\/tracking\.example\.com\/PW/)
    const mails = await db.from('outgoing_mails').where('mail', 'order-shipped').orderBy('id')
    assert.deepEqual(
      mails.map(({ data }) => data.contents.length),
      [1, 1]
    )
    const history = await db.from('order_status_history').where('to_status', 'shipped')
    assert.deepEqual(
      history.map(({ notes }) => notes),
      ['Dispatched by Printful', 'Dispatched by Printful']
    )
  }).tags(['SHIP-12'])

  test('comes to the same end: each event {times} times, {order}')
    .tags(['SHIP-10'])
    .with([0, 1, 2, 5].flatMap((times) => ORDERS.map((order) => ({ times, order }))))
    .run(async ({ assert }, { times, order }) => {
      const { checkoutId, id } = await givenInProduction()
      webhooks.hold(true)
      await orders.accept(id)
      await orders.hold(id)
      await orders.release(id)
      await orders.ship(id, { items: [0] })
      await orders.ship(id)
      const kept = (await webhooks.pending()).sort((one, other) => one.id.localeCompare(other.id))
      if (order === 'backwards') kept.reverse()
      for (const { payload } of kept)
        for (let sent = 0; sent < times; sent++)
          assert.equal(await send({ ...payload, retries: sent }), 200)
      if (times === 0) {
        await db.from('provider_orders').update({ synced_at: new Date(0) })
        assert.equal(await poll(), 1)
      }
      assert.deepEqual(await statuses(checkoutId), ['shipped', 'shipped'])
      assert.equal((await providerOrder(checkoutId)).status, 'fulfilled')
      assert.lengthOf(await shipments(checkoutId), 2)
      assert.lengthOf(await db.from('outgoing_mails').where('mail', 'order-shipped'), 2)
      assert.lengthOf(await db.from('order_status_history').where('to_status', 'shipped'), 2)
    })

  test('has the order read once, however many copies come at once', async ({ assert }) => {
    const { checkoutId, id } = await givenInProduction()
    await orders.accept(id)
    await webhooks.done()
    webhooks.hold(true)
    await orders.ship(id)
    const [{ payload }] = await webhooks.pending()
    printfulSandbox.requestLog.splice(0)
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(payload)))
    assert.deepEqual(new Set(answers), new Set([200]))
    const readings = printfulSandbox.requestLog.filter(({ method }) => method === 'GET')
    assert.lengthOf(readings, 1)
    assert.deepEqual(await statuses(checkoutId), ['shipped', 'shipped'])
  }).tags(['FALT-3'])

  test('comes again where Printful could not be asked, and is applied then', async ({ assert }) => {
    const { checkoutId, id } = await givenInProduction()
    webhooks.hold(true)
    await orders.accept(id)
    await orders.ship(id)
    const [{ payload }] = (await webhooks.pending()).filter(
      (each) => each.payload.type === 'package_shipped'
    )
    faults.plan('server_error', { method: 'GET', path: '/orders', times: 3 })
    assert.equal(await send(payload), 503)
    assert.lengthOf(await db.from('webhook_events').where('provider', 'printful'), 0)
    assert.deepEqual(await statuses(checkoutId), ['processing', 'processing'])
    assert.equal(await send(payload), 200)
    assert.deepEqual(await statuses(checkoutId), ['shipped', 'shipped'])
  }).tags(['SHIP-11'])

  test('is read with the calls kept for events while orders to be made have taken all others', async ({
    assert,
  }) => {
    const { checkoutId, id } = await givenInProduction()
    webhooks.hold(true)
    await orders.accept(id)
    await orders.ship(id)
    const [{ payload }] = (await webhooks.pending()).filter(
      (each) => each.payload.type === 'package_shipped'
    )
    const takeAll = (lane: Lane) =>
      db.rawQuery(
        `UPDATE provider_rate_limits SET due_at = clock_timestamp() + interval '1 minute',
           lane_due_at = jsonb_build_object(?::text, extract(epoch FROM clock_timestamp()) * 1000 + 60000)`,
        [lane]
      )
    await takeAll('events')
    assert.equal(await send(payload), 503)
    assert.deepEqual(await statuses(checkoutId), ['processing', 'processing'])
    await takeAll('submission')
    assert.equal(await send(payload), 200)
    assert.deepEqual(await statuses(checkoutId), ['shipped', 'shipped'])
  }).tags(['SHIP-11', 'SHIP-22'])

  test('is not taken before its order is on file, and of foreign orders left alone', async ({
    assert,
  }) => {
    const { id } = await givenInProduction()
    const about = (order: object) => ({
      type: 'order_updated',
      created: 1,
      retries: 0,
      store: 1,
      data: { order },
    })
    assert.equal(await send(about({ id: id + 999, external_id: 'gs-999999' })), 503)
    assert.equal(await send(about({ id: id + 999, external_id: 'etsy-1' })), 200)
  }).tags(['SHIP-11'])

  test('of an order that failed, is held or was cancelled says why, and to whom', async ({
    assert,
  }) => {
    const { checkoutId, id } = await givenInProduction()
    await orders.accept(id)
    await orders.hold(id, 'A file is blurred.')
    await webhooks.done()
    const held = await providerOrder(checkoutId)
    assert.deepEqual(
      [held.status, held.last_error],
      ['held', 'Printful has put it on hold: A file is blurred.']
    )
    await orders.release(id)
    await webhooks.done()
    const on = await providerOrder(checkoutId)
    assert.deepEqual([on.status, on.last_error], ['confirmed', null])
    await orders.cancel(id, 'No more ink.')
    await webhooks.done()
    const ended = await providerOrder(checkoutId)
    assert.deepEqual(
      [ended.status, ended.last_error],
      ['failed', 'Printful couldn’t make it: No more ink.']
    )
    assert.deepEqual(await statuses(checkoutId), ['processing', 'processing'])
  }).tags(['SHIP-13'])

  test('of a snapshot that is older than the last one changes nothing', async ({ assert }) => {
    const { checkoutId, id } = await givenInProduction()
    await orders.accept(id)
    await webhooks.done()
    await db
      .from('provider_orders')
      .update({ remote_updated_at: new Date(Date.now() + 60_000), status: 'partial' })
    await orders.hold(id)
    await webhooks.done()
    assert.equal((await providerOrder(checkoutId)).status, 'partial')
  }).tags(['SHIP-10'])

  test('of a shipment that came back is kept with its reason', async ({ assert }) => {
    const { checkoutId, id } = await givenInProduction()
    await orders.accept(id)
    await orders.ship(id)
    await orders.returnPackage(id, { reason: 'Nobody lives there' })
    await webhooks.done()
    const [shipment] = await shipments(checkoutId)
    assert.equal(shipment.return_reason, 'Nobody lives there')
    assert.deepEqual(await statuses(checkoutId), ['shipped', 'shipped'])
  }).tags(['SHIP-15'])

  test('of products lets the next sync read them', async ({ assert }) => {
    await givenInProduction()
    await givenReadProducts(382_000_000, 382_000_001)
    await printfulSandbox.store.rename(382_000_000, 'Another name')
    await webhooks.done()
    const lines = await db.from('store_products').orderBy('sync_product_id')
    assert.deepEqual(
      lines.map((row) => row.synced_hash),
      ['', 'as it was']
    )
  }).tags(['SHIP-14'])
})

/** Two products of the store, as a sync has read them. */
async function givenReadProducts(...ids: number[]) {
  const now = new Date()
  const [{ id: run }] = await db
    .table('provider_syncs')
    .insert({ kind: 'full', started_at: now, last_step_at: now })
    .returning('id')
  await db.table('store_products').multiInsert(
    ids.map((id) => ({
      sync_product_id: id,
      name: 'A tee',
      variant_count: 1,
      is_synced: true,
      is_ignored: false,
      list_hash: 'as it was',
      synced_hash: 'as it was',
      last_listed_run_id: run,
      last_synced_run_id: run,
      synced_at: now,
    }))
  )
}
