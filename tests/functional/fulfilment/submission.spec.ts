import { setImmediate } from 'node:timers/promises'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { setupCheckout, later, paid, typed } from '#tests/functional/checkout/checkout_fixtures'
import { connectedPrintful } from '#tests/support/connected_printful'
import { waitingJobs } from '#tests/support/waiting_jobs'
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

const { catalog, faults, orders } = printfulSandbox

const CUT_OFF = ['lost_answer', 'cut_off', 'malformed', 'server_error', 'rate_limit'] as const

/** Selects the first calls of a step: the second path is that of a confirmation, by Printful's number. */
const FAULTS_AT_STEPS = [
  { step: 'the draft', method: 'POST', path: '/orders' },
  { step: 'the confirmation', method: 'POST', path: '/orders/9' },
].flatMap((step) => CUT_OFF.map((fault) => ({ ...step, fault })))

test.group('A paid checkout at Printful', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(connectedPrintful)

  test('is recorded and enqueued in the transaction of its payment, once', async ({ assert }) => {
    const { checkoutId, sessionId } = await givenPaidCheckout({ isPaid: false })
    assert.deepEqual(await providerOrders(checkoutId), [])
    await paid(sessionId, typed())
    const { id, external_id: name, status } = await providerOrder(checkoutId)
    assert.deepEqual([name, status], [`gs-${checkoutId}`, 'waiting'])
    const enqueued = await waitingJobs('fulfilment.submit')
    assert.lengthOf(
      enqueued.filter(({ providerOrderId }) => providerOrderId === id),
      1
    )
    assert.deepEqual(takeOrderCalls(), [])
  }).tags(['SHIP-1'])

  test('is one order with one item per row, confirmed, with its costs', async ({ assert }) => {
    const { checkoutId, first, second, lines } = await givenPaidCheckout()
    assert.equal(await submit(checkoutId), 'done')
    const there = await atPrintful(checkoutId)
    assert.equal(there!.status, 'pending')
    assert.deepEqual(there!.items, [`order-${first.id} x2`, `order-${second.id} x1`])
    const [made] = await orders.all()
    assert.deepEqual(
      made!.items.map(({ syncVariantId }) => syncVariantId),
      lines.map(({ syncVariantId }) => syncVariantId)
    )
    assert.deepInclude(made!.recipient, {
      name: 'Robin Example',
      address1: '1 Stage Road',
      country_code: 'GB',
      zip: 'LS1 1AA',
    })
    const row = await providerOrder(checkoutId)
    assert.deepEqual([row.status, row.last_error, row.attempts], ['confirmed', null, 1])
    assert.equal(Number(row.remote_order_id), there!.id)
    assert.equal(Math.round(Number(row.cost_in_pounds) * 100), made!.costs!.total)
    assert.equal(await owedToPrintful(checkoutId), made!.costs!.total)
    takeOrderCalls()
    assert.equal(await submit(checkoutId), 'done')
    assert.deepEqual(takeOrderCalls(), [])
  }).tags(['SHIP-2'])

  test('is made once by two workers at the same moment', async ({ assert }) => {
    const { checkoutId } = await givenPaidCheckout()
    const ends = await Promise.all([
      submit(checkoutId),
      submit(checkoutId),
      retryDueProviderOrders(),
    ])
    assert.include(JSON.stringify(ends), 'done')
    assert.lengthOf(await orders.all(), 1)
    assert.equal((await atPrintful(checkoutId))!.status, 'pending')
    const calls = takeOrderCalls()
    assert.lengthOf(
      calls.filter((call) => call === 'POST /orders'),
      1
    )
  }).tags(['SHIP-3'])

  test('is one order, confirmed once, after {fault} at {step}')
    .tags(['SHIP-3'])
    .with(FAULTS_AT_STEPS)
    .run(async ({ assert }, { fault, method, path }) => {
      const { checkoutId } = await givenPaidCheckout()
      faults.plan(fault, { method, path, milliseconds: 1_000 })
      await submit(checkoutId)
      for (let tries = 0; tries < 2; tries++) await later(70, () => retryDueProviderOrders())
      assert.lengthOf(await orders.all(), 1)
      assert.equal((await atPrintful(checkoutId))!.status, 'pending')
      const row = await providerOrder(checkoutId)
      assert.deepEqual([row.status, row.last_error], ['confirmed', null])
      assert.lengthOf(await db.from('provider_orders'), 1)
    })

  test('is retried with growing delays while Printful gives no answer', async ({ assert }) => {
    const { checkoutId } = await givenPaidCheckout()
    faults.plan('server_error', { times: 20, path: '/orders' })
    assert.equal(await submit(checkoutId), 'unreachable')
    const row = await providerOrder(checkoutId)
    assert.equal(row.status, 'waiting')
    assert.match(row.last_error!, /cannot be reached/)
    assert.deepEqual(await retryDueProviderOrders(), {
      written: 0,
      done: 0,
      failed: 0,
      unreachable: 0,
      busy: 0,
      broken: 0,
    })
    await later(1, () => retryDueProviderOrders())
    assert.equal((await providerOrder(checkoutId)).attempts, 2)
    faults.clear()
    await later(10, () => retryDueProviderOrders())
    assert.equal((await providerOrder(checkoutId)).status, 'confirmed')
    assert.lengthOf(await orders.all(), 1)
  }).tags(['SHIP-3'])

  test('is found by the retry job where its own job was lost', async ({ assert }) => {
    const { checkoutId } = await givenPaidCheckout()
    await db.from('provider_order_items').delete()
    await db.from('provider_orders').delete()
    const retried = await retryDueProviderOrders()
    assert.deepEqual([retried.written, retried.done], [1, 1])
    assert.equal((await atPrintful(checkoutId))!.status, 'pending')
  }).tags(['SHIP-5'])

  test('is not made while it is held, but as soon as it is released', async ({ assert }) => {
    const { checkoutId } = await givenPaidCheckout()
    await db.from('checkouts').where('id', checkoutId).update({ production_hold: true })
    await submit(checkoutId)
    await retryDueProviderOrders()
    assert.deepEqual(takeOrderCalls(), [])
    await db.from('checkouts').where('id', checkoutId).update({ production_hold: false })
    await retryDueProviderOrders()
    assert.equal((await atPrintful(checkoutId))!.status, 'pending')
  }).tags(['SHIP-5'])

  test('is not confirmed while a payment is disputed', async ({ assert }) => {
    const { checkoutId, first } = await givenPaidCheckout()
    await db.from('orders').where('id', first.id).update({ payment_status: 'disputed' })
    await submit(checkoutId)
    assert.deepEqual(takeOrderCalls(), [])
  }).tags(['SHIP-5'])

  test('stays a draft where its payment is disputed after the draft was created', async ({
    assert,
  }) => {
    const { checkoutId, first } = await givenPaidCheckout()
    faults.plan('slow', { method: 'POST', path: '/orders', milliseconds: 1_000 })
    takeOrderCalls()
    const submitted = submit(checkoutId)
    // What is to be made was decided before the call; the dispute comes while the draft is being created.
    while (!(await db.from('provider_orders').firstOrFail()).submitted_at) await setImmediate()
    await db.from('orders').where('id', first.id).update({ payment_status: 'disputed' })
    assert.equal(await submitted, 'done')
    assert.equal((await atPrintful(checkoutId))!.status, 'draft')
    assert.notInclude(takeOrderCalls().join(), 'confirm')
  })

  test('is confirmed again when its costs come late', async ({ assert }) => {
    const { checkoutId } = await givenPaidCheckout()
    orders.next.computeCostsLate()
    await submit(checkoutId)
    assert.equal((await providerOrder(checkoutId)).status, 'held')
    const { id } = (await atPrintful(checkoutId))!
    await orders.release(id)
    await later(6, async () => {
      assert.equal(await poll(), 1)
      assert.equal((await providerOrder(checkoutId)).status, 'draft')
    })
    await later(7, () => retryDueProviderOrders())
    const row = await providerOrder(checkoutId)
    assert.deepEqual([row.status, row.last_error], ['confirmed', null])
    assert.equal((await atPrintful(checkoutId))!.status, 'pending')
  }).tags(['SHIP-4'])

  test('becomes an open case where a variant cannot be made any more', async ({ assert }) => {
    const { checkoutId, lines } = await givenPaidCheckout()
    await catalog.setStock(lines[1]!.catalogVariantId, 'out_of_stock')
    assert.equal(await submit(checkoutId), 'failed')
    const row = await providerOrder(checkoutId)
    assert.equal(row.status, 'failed')
    assert.match(row.last_error!, /^Printful cannot make this now: Kestrel Motorway Cap/)
    assert.equal((await atPrintful(checkoutId))!.status, 'draft')
    assert.notInclude(takeOrderCalls().join(), 'confirm')
    await later(120, () => retryDueProviderOrders())
    assert.equal((await providerOrder(checkoutId)).status, 'failed')
  }).tags(['SHIP-6'])

  test('becomes an open case where it cannot be charged', async ({ assert }) => {
    const { checkoutId } = await givenPaidCheckout()
    orders.next.fail('The card was declined.')
    await submit(checkoutId)
    const row = await providerOrder(checkoutId)
    assert.deepEqual([row.status, row.last_error], ['failed', 'Printful couldn’t make it'])
  }).tags(['SHIP-6'])

  test('becomes an open case where Printful refuses it', async ({ assert }) => {
    const { checkoutId } = await givenPaidCheckout()
    await db.from('checkouts').where('id', checkoutId).update({ country: 'KR' })
    assert.equal(await submit(checkoutId), 'failed')
    const { last_error: lastError } = await providerOrder(checkoutId)
    assert.equal(lastError, 'Printful refused it: Shipping to South Korea is disabled')
  }).tags(['SHIP-6'])

  test('becomes an open case where a product has no blank', async ({ assert }) => {
    const { checkoutId } = await givenPaidCheckout()
    await db.from('product_variants').update({ sync_variant_id: null, catalog_variant_id: null })
    assert.equal(await submit(checkoutId), 'failed')
    const { last_error: lastError } = await providerOrder(checkoutId)
    assert.match(lastError!, /isn’t linked to a Printful variant$/)
    assert.isNull((await db.from('provider_orders').firstOrFail()).submitted_at)
    assert.deepEqual(takeOrderCalls(), [])
  }).tags(['SHIP-6', 'MADE-5'])

  test('is corrected where a draft holds other items than were bought', async ({ assert }) => {
    const { checkoutId, first, second } = await givenPaidCheckout()
    orders.next.clear()
    faults.plan('rate_limit', { method: 'POST', path: '/orders/9', times: 3, milliseconds: 1_000 })
    await submit(checkoutId)
    const { id } = (await atPrintful(checkoutId))!
    await changeItems(id, [first.id])
    await later(70, () => retryDueProviderOrders())
    const there = await atPrintful(checkoutId)
    assert.deepEqual(there!.items, [`order-${first.id} x2`, `order-${second.id} x1`])
    assert.equal(there!.status, 'pending')
  }).tags(['SHIP-2'])
})

/** As a change in Printful's dashboard: only one of the items stays. */
async function changeItems(id: number, orderIds: number[]) {
  const { settings } = printfulSandbox
  const [order] = (await orders.all()).filter((each) => each.id === id)
  const items = order!.items
    .filter(({ externalId }) => orderIds.some((orderId) => externalId === `order-${orderId}`))
    .map(({ externalId, syncVariantId, quantity }) => ({
      external_id: externalId,
      sync_variant_id: syncVariantId,
      quantity,
    }))
  await fetch(`${settings.apiUrl}/orders/${id}`, {
    method: 'PUT',
    headers: {
      'Authorization': `Bearer ${settings.privateToken}`,
      'X-PF-Store-Id': String(settings.storeId),
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ items }),
  })
}
