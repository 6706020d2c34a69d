import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import printfulConfig from '#config/printful'
import { SubmitProviderOrder } from '#fulfilment/submission/submit_provider_order'
import { CancelFulfilment } from '#fulfilment/submission/cancel_fulfilment'
import type { Production } from '#fulfilment/transformers/production_transformer'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { setupCheckout, later, orderRows } from '#tests/functional/checkout/checkout_fixtures'
import { connectedPrintful } from '#tests/support/connected_printful'
import { givenAdminClient } from '#tests/support/admin_client'
import { call as callPrintful } from './printful_calls.js'
import {
  atPrintful,
  givenPaidCheckout,
  owedToPrintful,
  poll,
  providerOrder,
  providerOrders,
  submit,
  retryDueProviderOrders,
  takeOrderCalls,
} from './submission_fixtures.js'

type Page = { overview: { stuckOrders: number } }
const { faults, orders } = printfulSandbox
const reason = 'The buyer asked for it'
async function givenAdmin(client: ApiClient, { isSubmitted = true } = {}) {
  const paid = await givenPaidCheckout()
  if (isSubmitted) await submit(paid.checkoutId)
  const { call } = await givenAdminClient(client)
  return {
    ...paid,
    cancel: (orderId: number) => call('POST', `/api/admin/orders/${orderId}/cancel`, { reason }),
  }
}

/** Runs the jobs until none is left. */
async function workOff(checkoutId: number) {
  const action = await app.container.make(SubmitProviderOrder)
  for (const { id } of await providerOrders(checkoutId)) await action.handle(id)
}

const given = async () => (await stripeSandbox.refunds.all()).map(({ amount }) => amount)

const statuses = async (id: number) => (await orderRows(id)).map(({ status }) => status)

test.group('A cancelled order at Printful', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(connectedPrintful)

  test('is never submitted where it was not yet', async ({ assert, client }) => {
    const { checkoutId, first, second, cancel } = await givenAdmin(client, { isSubmitted: false })
    ;(await cancel(first.id)).assertStatus(200)
    await workOff(checkoutId)
    assert.deepEqual((await atPrintful(checkoutId))!.items, [`order-${second.id} x1`])
    assert.deepEqual(await statuses(checkoutId), ['cancelled', 'processing'])
    assert.lengthOf(await given(), 1)
  }).tags(['SHIP-16'])

  test('leaves nothing at Printful where nothing of its checkout was submitted', async ({
    assert,
    client,
  }) => {
    const { checkoutId, first, second, cancel } = await givenAdmin(client, { isSubmitted: false })
    for (const { id } of [first, second]) (await cancel(id)).assertStatus(200)
    await workOff(checkoutId)
    assert.deepEqual(await orders.all(), [])
    assert.equal((await providerOrder(checkoutId)).status, 'cancelled')
  }).tags(['SHIP-16'])

  test('ends at once where Printful was never connected, and is no open case', async ({
    assert,
    client,
  }) => {
    const { checkoutId, first, second, cancel } = await givenAdmin(client, { isSubmitted: false })
    const { token } = printfulConfig
    printfulConfig.token = null
    assert.equal(await submit(checkoutId), 'unreachable')
    const { open } = await givenAdminClient(client)
    const production = async () =>
      (await open<{ production: Production[] }>(`/admin/orders/${first.order_number}`))
        .production[0]!
    assert.isTrue((await production()).needsConnection)
    const stuck = async () => (await open<Page>('/admin')).overview.stuckOrders
    assert.equal(await stuck(), 2, 'at once: it does not mend itself')
    ;(await cancel(first.id)).assertStatus(200)
    assert.equal((await providerOrder(checkoutId)).status, 'waiting')
    ;(await cancel(second.id)).assertStatus(200)
    const { status, last_error: lastError } = await providerOrder(checkoutId)
    assert.deepEqual([status, lastError], ['cancelled', null])
    assert.equal(await later(120, stuck), 0)
    printfulConfig.token = token
    await later(120, () => retryDueProviderOrders())
    assert.deepEqual(await orders.all(), [])
  }).tags(['DESK-10', 'DLOK-1'])

  test('is no open case while Printful cannot say whether it received it', async ({
    assert,
    client,
  }) => {
    const { checkoutId, first, second, cancel } = await givenAdmin(client, { isSubmitted: false })
    await db
      .from('provider_orders')
      .update({ submitted_at: new Date(), last_error: 'No answer', failing_since: new Date() })
    const { open } = await givenAdminClient(client)
    const stuck = async () => (await open<Page>('/admin')).overview.stuckOrders
    assert.deepEqual(
      [await stuck(), await later(120, stuck)],
      [0, 2],
      'at first, and an hour later'
    )
    for (const { id } of [first, second]) (await cancel(id)).assertStatus(200)
    const { status, last_error: lastError } = await providerOrder(checkoutId)
    assert.deepEqual([status, lastError], ['waiting', 'No answer'])
    assert.equal(await later(120, stuck), 0)
    await later(120, () => retryDueProviderOrders())
    assert.equal((await providerOrder(checkoutId)).status, 'cancelled')
  }).tags(['DESK-10', 'DLOK-1'])

  test('of the demo data is no longer in production once its last row is cancelled', async ({
    assert,
    client,
  }) => {
    const { checkoutId, first, second, cancel } = await givenAdmin(client, { isSubmitted: false })
    const asFilled = { status: 'confirmed', submitted_at: new Date(), confirmed_at: new Date() }
    await db.from('provider_orders').where('checkout_id', checkoutId).update(asFilled)
    ;(await cancel(first.id)).assertStatus(200)
    assert.equal((await providerOrder(checkoutId)).status, 'confirmed')
    ;(await cancel(second.id)).assertStatus(200)
    assert.equal((await providerOrder(checkoutId)).status, 'cancelled')
    assert.deepEqual(await statuses(checkoutId), ['cancelled', 'cancelled'])
    assert.deepEqual(await orders.all(), [])
  }).tags(['DESK-1'])

  test('is taken out of a draft, and the draft is cancelled with the last one', async ({
    assert,
    client,
  }) => {
    const { checkoutId, first, second, cancel } = await givenAdmin(client, { isSubmitted: false })
    faults.plan('rate_limit', { method: 'POST', path: '/orders/9', times: 3, milliseconds: 1_000 })
    await submit(checkoutId)
    assert.equal((await atPrintful(checkoutId))!.status, 'draft')
    ;(await cancel(first.id)).assertStatus(200)
    ;(await cancel(second.id)).assertStatus(200)
    await later(70, () => retryDueProviderOrders())
    assert.equal((await atPrintful(checkoutId))!.status, 'canceled')
    assert.equal((await providerOrder(checkoutId)).status, 'cancelled')
  }).tags(['SHIP-16'])

  test('can be cancelled as long as Printful’s last report allows it', async ({ assert }) => {
    const { checkoutId } = await givenPaidCheckout()
    const isCancellable = async () => (await providerOrder(checkoutId)).is_cancellable
    await submit(checkoutId)
    const { id } = (await atPrintful(checkoutId))!
    assert.isTrue(await isCancellable())
    await later(2, async () => {
      await orders.accept(id)
      await db.from('provider_orders').update({ synced_at: new Date(0) })
      await poll()
    })
    assert.isFalse(await isCancellable())
  }).tags(['BUYR-5'])

  test('is refused where it was confirmed on Printful’s own pages', async ({ assert, client }) => {
    const { checkoutId, first, second, cancel } = await givenAdmin(client, { isSubmitted: false })
    faults.plan('rate_limit', { method: 'POST', path: '/orders/9', times: 3, milliseconds: 1_000 })
    await submit(checkoutId)
    const { id } = (await atPrintful(checkoutId))!
    await db.from('checkouts').where('id', checkoutId).update({ production_hold: true })
    await later(2, async () => {
      await callPrintful(`POST /orders/${id}/confirm`)
      await orders.accept(id)
    })
    await db
      .from('provider_orders')
      .update({ status: 'confirmed', remote_status: 'pending', confirm_requested_at: null })
    for (const each of [first, second]) {
      const answer = await cancel(each.id)
      answer.assertStatus(409)
      assert.equal(answer.body().code, 'E_IN_PRODUCTION')
    }
    assert.deepEqual(await given(), [])
    assert.equal((await providerOrder(checkoutId)).status, 'confirmed')
  }).tags(['FULM-13'])

  test('is refused with the reason where the rest of it has no blank any more', async ({
    assert,
    client,
  }) => {
    orders.next.fail('The card was declined.')
    const { checkoutId, first, cancel } = await givenAdmin(client)
    await db.from('product_variants').update({ sync_variant_id: null, catalog_variant_id: null })
    const answer = await cancel(first.id)
    answer.assertStatus(409)
    assert.equal(answer.body().code, 'E_REMAINDER_UNFULFILLABLE')
    assert.deepEqual(await given(), [])
    assert.deepEqual(await statuses(checkoutId), ['processing', 'processing'])
  }).tags(['FULM-12'])

  test('is cancelled there while it is pending, with the other rows in a new order', async ({
    assert,
    client,
  }) => {
    const { checkoutId, first, second, cancel } = await givenAdmin(client)
    ;(await cancel(first.id)).assertStatus(200)
    assert.equal((await atPrintful(checkoutId))!.status, 'canceled')
    assert.equal(await owedToPrintful(checkoutId), 0)
    await workOff(checkoutId)
    const other = await atPrintful(checkoutId, '-r1')
    const made = await orders.find(`gs-${checkoutId}-r1`)
    assert.equal(await owedToPrintful(checkoutId), made!.costs!.total)
    assert.deepEqual([other!.status, other!.items], ['pending', [`order-${second.id} x1`]])
    const rows = await providerOrders(checkoutId)
    assert.deepEqual(
      rows.map(({ status }) => status),
      ['cancelled', 'confirmed']
    )
    const { open } = await givenAdminClient(client)
    const { production } = await open<{ production: Production[] }>(
      `/admin/orders/${first.order_number}`
    )
    assert.isNotNull(rows[0]!.cost_in_pounds)
    assert.deepEqual(
      production.map(({ cost }) => cost),
      [null, made!.costs!.total / 100]
    )
    await orders.accept(other!.id)
    await orders.ship(other!.id)
    await db.from('provider_orders').update({ synced_at: new Date(0) })
    await poll()
    assert.deepEqual(await statuses(checkoutId), ['cancelled', 'shipped'])
  }).tags(['SHIP-16', 'NEWC-11'])

  test('is made without the cancelled row where a killed server had cancelled it, {$self}')
    .tags(['FALT-6'])
    .with(['before the shop learned of it', 'after the shop learned of it'] as const)
    .run(async ({ assert, client }, then) => {
      const { checkoutId, first, second, cancel } = await givenAdmin(client)
      await callPrintful(`DELETE /orders/${(await atPrintful(checkoutId))!.id}`)
      if (then === 'after the shop learned of it') {
        await db.from('provider_orders').update({ synced_at: new Date(0) })
        await poll()
      }
      ;(await cancel(first.id)).assertStatus(200)
      await workOff(checkoutId)
      const other = await atPrintful(checkoutId, '-r1')
      assert.deepEqual([other!.status, other!.items], ['pending', [`order-${second.id} x1`]])
      assert.deepEqual(await statuses(checkoutId), ['cancelled', 'processing'])
      assert.isNull((await providerOrder(checkoutId)).last_error)
    })

  test('is refunded where Printful {did} and archived it, and nothing is made again')
    .tags(['MADE-1'])
    .with([
      { did: 'cancelled', end: (id: number) => orders.cancel(id) },
      { did: 'failed', end: (id: number) => orders.fail(id) },
    ])
    .run(async ({ assert, client }, { end }) => {
      const { checkoutId, first, second, cancel } = await givenAdmin(client)
      const { id } = (await atPrintful(checkoutId))!
      await end(id)
      await orders.archive(id)
      await db.from('provider_orders').update({ synced_at: new Date(0) })
      await poll()
      const { status, is_cancellable: isCancellable } = await providerOrder(checkoutId)
      assert.deepEqual([status, isCancellable], ['failed', true])
      await db.from('orders').where('id', second.id).update({ status: 'cancelled' })
      ;(await cancel(first.id)).assertStatus(200)
      await workOff(checkoutId)
      assert.lengthOf(await given(), 1)
      assert.deepEqual(await statuses(checkoutId), ['cancelled', 'cancelled'])
      assert.lengthOf(await orders.all(), 1)
      assert.lengthOf(await providerOrders(checkoutId), 1)
    })

  test('is refused where it {what} there, with nothing refunded')
    .tags(['SHIP-16'])
    .with([
      { what: 'is made', move: (id: number) => orders.accept(id) },
      { what: 'is held', move: (id: number) => orders.hold(id) },
    ])
    .run(async ({ assert, client }, { move }) => {
      const { checkoutId, first, cancel } = await givenAdmin(client)
      await move((await atPrintful(checkoutId))!.id)
      const answer = await cancel(first.id)
      answer.assertStatus(409)
      assert.match(answer.body().code, /^E_(IN_PRODUCTION|HELD_AT_PRINTFUL)$/)
      assert.deepEqual(await given(), [])
      assert.deepEqual(await statuses(checkoutId), ['processing', 'processing'])
      assert.lengthOf(await db.from('provider_order_items').whereNotNull('cancel_requested_at'), 0)
      assert.lengthOf(await db.from('audit_entries').where('action', 'order.cancel'), 0)
    })

  test('is refused while the bank decides, before anything is asked of Printful', async ({
    assert,
    client,
  }) => {
    const { checkoutId, first, cancel } = await givenAdmin(client)
    await db.from('orders').where('id', first.id).update({ payment_status: 'disputed' })
    takeOrderCalls()
    const answer = await cancel(first.id)
    answer.assertStatus(409)
    assert.equal(answer.body().code, 'E_DISPUTED')
    assert.deepEqual(takeOrderCalls(), [])
    assert.equal((await atPrintful(checkoutId))!.status, 'pending')
    assert.lengthOf(await providerOrders(checkoutId), 1)
  }).tags(['MADE-9'])

  test('loses nothing where the answer of its cancellation is a {$self}')
    .tags(['SHIP-17'])
    .with(['lost_answer', 'malformed', 'server_error'] as const)
    .run(async ({ assert, client }, fault) => {
      const { checkoutId, first, second, cancel } = await givenAdmin(client)
      faults.plan(fault, { method: 'DELETE', path: '/orders' })
      const answer = await cancel(first.id)
      answer.assertStatus(503)
      assert.deepEqual(await given(), [])
      assert.deepEqual(await statuses(checkoutId), ['processing', 'processing'])
      await workOff(checkoutId)
      const all = await orders.all()
      const live = all.filter(({ status }) => status === 'pending')
      assert.lengthOf(live, 1)
      assert.deepEqual(
        live[0]!.items.map(({ externalId }) => externalId),
        [`order-${first.id}`, `order-${second.id}`]
      )
      ;(await cancel(first.id)).assertStatus(200)
      assert.lengthOf(await given(), 1)
    })

  test('that was cut off is made after a while', async ({ assert }) => {
    const { checkoutId, first, second } = await givenPaidCheckout()
    await submit(checkoutId)
    const cancelFulfilment = await app.container.make(CancelFulfilment)
    // Simulates a process that is killed before it refunds the money.
    await cancelFulfilment.handle({ checkoutId, orderIds: [first.id] }, () => Promise.resolve())
    assert.equal((await atPrintful(checkoutId))!.status, 'canceled')
    await retryDueProviderOrders()
    const other = await atPrintful(checkoutId, '-r1')
    assert.deepEqual(other!.items, [`order-${second.id} x1`])
    assert.isNull(await atPrintful(checkoutId, '-r2'))
    await later(20, () => retryDueProviderOrders())
    await workOff(checkoutId)
    const last = await atPrintful(checkoutId, '-r2')
    assert.deepEqual([last!.status, last!.items], ['pending', [`order-${first.id} x2`]])
  }).tags(['SHIP-17'])
})
