import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { RefundUnfulfilledOrders } from '#fulfilment/actions/refund_unfulfilled_orders'
import { OpenCasesQuery } from '#admin/public'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { setupCheckout, later, orderRows } from '#tests/functional/checkout/checkout_fixtures'
import { connectedPrintful } from '#tests/support/connected_printful'
import { givenAdminClient } from '#tests/support/admin_client'
import {
  atPrintful,
  givenPaidCheckout,
  poll,
  providerOrder,
  providerOrders,
  submit,
  retryDueProviderOrders,
} from './submission_fixtures.js'

const { catalog, orders } = printfulSandbox

const HOUR = 60
const DAY = 24 * HOUR

const refund = async () => (await app.container.make(RefundUnfulfilledOrders)).handle()
const stuck = async () => (await new OpenCasesQuery().handle()).stuck

async function readAgain() {
  await db.from('provider_orders').update({ synced_at: new Date(0) })
  await poll()
}

/** Printful recalculates its costs, which turns the order into a draft, before the shop has read that. */
async function putBack(checkoutId: number) {
  const { id } = (await atPrintful(checkoutId))!
  await orders.holdForCosts(id)
  await orders.release(id)
  await readAgain()
}

const statuses = async (checkoutId: number) =>
  (await orderRows(checkoutId)).map(({ status }) => status)

test.group('The time since which an order is in trouble', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(connectedPrintful)

  test('is kept when a retry fails, so that it is refunded after 5 days', async ({
    assert,
    client,
  }) => {
    const { checkoutId, lines } = await givenPaidCheckout()
    await catalog.setStock(lines[0]!.catalogVariantId, 'out_of_stock')
    await submit(checkoutId)
    const { id, failing_since: since } = await providerOrder(checkoutId)
    const { call } = await givenAdminClient(client)
    await later(4 * DAY, async () => {
      ;(await call('POST', `/api/admin/provider-orders/${id}/retry`, {})).assertStatus(202)
      await retryDueProviderOrders()
    })
    const tried = await providerOrder(checkoutId)
    assert.deepEqual([tried.status, tried.failing_since], ['failed', since])
    assert.deepEqual(await later(5 * DAY + 10, refund), { refunded: 1, failed: 0 })
    assert.deepEqual(await statuses(checkoutId), ['cancelled', 'cancelled'])
  }).tags(['MADE-3'])

  test('is copied to the order that replaces one that is over', async ({ assert, client }) => {
    const { checkoutId } = await givenPaidCheckout()
    await submit(checkoutId)
    await orders.cancel((await atPrintful(checkoutId))!.id)
    await readAgain()
    const { id, failing_since: since } = await providerOrder(checkoutId)
    const { call } = await givenAdminClient(client)
    ;(await call('POST', `/api/admin/provider-orders/${id}/retry`, {})).assertStatus(202)
    orders.next.fail('The card was declined.')
    await later(4 * DAY, () => retryDueProviderOrders())
    const [, other] = await providerOrders(checkoutId)
    assert.deepEqual([other!.status, other!.failing_since], ['failed', since])
    assert.deepEqual(await later(5 * DAY + 10, refund), { refunded: 1, failed: 0 })
  }).tags(['MADE-3'])

  test('is cleared once it is in production', async ({ assert }) => {
    const { checkoutId } = await givenPaidCheckout()
    orders.next.computeCostsLate()
    await submit(checkoutId)
    const { id } = (await atPrintful(checkoutId))!
    await orders.release(id)
    await readAgain()
    await later(HOUR, () => retryDueProviderOrders())
    const confirmed = await providerOrder(checkoutId)
    assert.deepEqual([confirmed.status, confirmed.last_error], ['confirmed', null])
    assert.isNotNull(confirmed.failing_since)
    await later(2 * HOUR, async () => {
      await orders.accept(id)
      await readAgain()
    })
    assert.isNull((await providerOrder(checkoutId)).failing_since)
  }).tags(['MADE-3'])

  test('is kept for one that Printful repeatedly turns back into a draft, until it is refunded', async ({
    assert,
  }) => {
    const { checkoutId } = await givenPaidCheckout()
    await submit(checkoutId)
    await putBack(checkoutId)
    const { status, last_error: lastError, failing_since: since } = await providerOrder(checkoutId)
    assert.deepEqual([status, lastError], ['draft', 'Printful has turned it back into a draft'])
    assert.equal(await stuck(), 0, 'it is retried automatically')
    for (const hours of [1, 30, 119])
      await later(hours * HOUR + 1, async () => {
        await retryDueProviderOrders()
        assert.equal((await providerOrder(checkoutId)).status, 'confirmed')
        await putBack(checkoutId)
        const row = await providerOrder(checkoutId)
        assert.deepEqual([row.status, row.failing_since], ['draft', since])
        assert.isAbove(row.next_attempt_at!.getTime(), since!.getTime() + hours * HOUR * 60_000)
        assert.equal(await stuck(), 2)
      })
    assert.deepEqual(await later(5 * DAY + 10, refund), { refunded: 1, failed: 0 })
    assert.deepEqual(await statuses(checkoutId), ['cancelled', 'cancelled'])
    assert.equal((await atPrintful(checkoutId))!.status, 'canceled')
  }).tags(['MADE-4'])
})
