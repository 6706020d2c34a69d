import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { RefundUnfulfilledOrders } from '#fulfilment/actions/refund_unfulfilled_orders'
import { DeliverByTime } from '#fulfilment/actions/deliver_by_time'
import { OpenCasesQuery } from '#admin/public'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { clock } from '#shared/clock'
import { setupCheckout, later, orderRows } from '#tests/functional/checkout/checkout_fixtures'
import { connectedPrintful } from '#tests/support/connected_printful'
import { auditEntries, givenAdminClient } from '#tests/support/admin_client'
import { letGo, untilWaiting } from '#tests/support/until_waiting'
import {
  atPrintful,
  givenPaidCheckout,
  owedToPrintful,
  poll,
  providerOrder,
  providerOrders,
  submit,
  retryDueProviderOrders,
} from './submission_fixtures.js'

const { catalog, faults, orders } = printfulSandbox

const DAY = 24 * 60

const deliver = async () => (await app.container.make(DeliverByTime)).handle()
const refund = async () => (await app.container.make(RefundUnfulfilledOrders)).handle()

const statuses = async (checkoutId: number) =>
  (await orderRows(checkoutId)).map(({ status }) => status)

/** An order that was made and sent in one shipment, or two, all reported. */
async function givenShipped() {
  const paid = await givenPaidCheckout()
  await submit(paid.checkoutId)
  const { id } = (await atPrintful(paid.checkoutId))!
  await orders.accept(id)
  await orders.ship(id)
  await readAgain()
  return { ...paid, id }
}

async function readAgain() {
  await db.from('provider_orders').update({ synced_at: new Date(0) })
  await poll()
}

/** An order that Printful refused: a shirt that is out of stock there. */
async function givenStuck() {
  const paid = await givenPaidCheckout()
  await catalog.setStock(paid.lines[0]!.catalogVariantId, 'out_of_stock')
  await submit(paid.checkoutId)
  return paid
}

test.group('An order that was sent', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(connectedPrintful)

  test('to {country} is delivered {days} days after the last shipment')
    .tags(['SHIP-15'])
    .with([
      { country: 'GB', days: 10 },
      { country: 'US', days: 21 },
      { country: 'CA', days: 21 },
    ])
    .run(async ({ assert }, { country, days }) => {
      const { checkoutId } = await givenShipped()
      await db.from('checkouts').where('id', checkoutId).update({ country })
      assert.equal(await later(days * DAY - 5, deliver), 0)
      assert.deepEqual(await statuses(checkoutId), ['shipped', 'shipped'])
      assert.equal(await later(days * DAY + 5, deliver), 2)
      assert.deepEqual(await statuses(checkoutId), ['delivered', 'delivered'])
      const [move] = await db.from('order_status_history').where('to_status', 'delivered')
      assert.equal(move.notes, 'Marked as delivered automatically')
      assert.lengthOf(await db.from('outgoing_mails').where('mail', 'order-delivered'), 1)
      assert.equal(await later(days * DAY + 5, deliver), 0)
    })

  test('and came back is not delivered, and is an admin’s case until it is reprinted', async ({
    assert,
    client,
  }) => {
    const { checkoutId, first } = await givenShipped()
    await db.from('shipments').update({ returned_at: new Date(), return_reason: 'Moved' })
    assert.equal(await later(30 * DAY, deliver), 0)
    const { open, call } = await givenAdminClient(client)
    const cases = async () =>
      (await open<{ overview: Record<string, number> }>('/admin')).overview.returnedOrders
    assert.equal(await cases(), 2)
    const list = await open<{ rows: unknown[] }>('/admin/orders?production=returned')
    assert.lengthOf(list.rows, 2)
    const again = await call('POST', `/api/admin/orders/${first.id}/reprint`, { reason: 'Moved' })
    again.assertStatus(201)
    assert.include(again.body(), {
      externalId: `gs-${checkoutId}-r1`,
      isReprint: true,
      isRemake: true,
    })
    assert.equal(await cases(), 1)
    await retryDueProviderOrders()
    const reprint = await atPrintful(checkoutId, '-r1')
    assert.deepEqual([reprint!.status, reprint!.items], ['pending', [`order-${first.id} x2`]])
    await orders.accept(reprint!.id)
    await orders.ship(reprint!.id)
    await readAgain()
    assert.deepEqual(await statuses(checkoutId), ['shipped', 'shipped'])
    assert.equal(await later(30 * DAY, deliver), 1)
    assert.deepEqual(await statuses(checkoutId), ['delivered', 'shipped'])
  }).tags(['SHIP-15'])
})

test.group('A shipment that comes back', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(connectedPrintful)

  const returned = async () => (await new OpenCasesQuery().handle()).returned

  test('after its rows counted as delivered is an open case all the same, until each is reprinted, refunded or confirmed as arrived', async ({
    assert,
    client,
  }) => {
    const { checkoutId, first } = await givenShipped()
    assert.equal(await later(10 * DAY + 5, deliver), 2)
    assert.equal(await returned(), 0)
    await later(14 * DAY, () =>
      db.from('shipments').update({ returned_at: clock.now().toJSDate() })
    )
    assert.equal(await returned(), 2)
    const { call } = await givenAdminClient(client)
    await later(15 * DAY, async () => {
      const again = await call('POST', `/api/admin/orders/${first.id}/reprint`, { reason: 'Moved' })
      again.assertStatus(201)
    })
    assert.equal(await returned(), 1)
    await db.from('orders').where('checkout_id', checkoutId).update({ payment_status: 'refunded' })
    assert.equal(await returned(), 0)
  }).tags(['MADE-8'])

  test('and that an admin has confirmed as arrived is no open case', async ({ assert, client }) => {
    const { first, second } = await givenShipped()
    await db.from('shipments').update({ returned_at: clock.now().toJSDate() })
    assert.equal(await returned(), 2)
    const { call } = await givenAdminClient(client)
    await later(60, async () => {
      const answer = await call('POST', '/api/admin/orders/delivered', {
        ids: [first.id, second.id],
      })
      answer.assertStatus(200)
    })
    assert.equal(await returned(), 0)
  }).tags(['MADE-8'])

  test('at the moment its time is up keeps its rows from being delivered', async ({
    assert,
    cleanup,
  }) => {
    const { checkoutId } = await givenShipped()
    // As a report of it does, which holds the rows while it is applied.
    const holder = await db.transaction()
    cleanup(() => letGo(holder))
    await holder.from('checkouts').where('id', checkoutId).forUpdate().select('id')
    await holder.from('orders').where('checkout_id', checkoutId).forUpdate().select('id')
    const delivered = later(11 * DAY, deliver)
    await untilWaiting(1)
    await holder.from('shipments').update({ returned_at: clock.now().toJSDate() })
    await holder.commit()
    assert.equal(await delivered, 0)
    assert.deepEqual(await statuses(checkoutId), ['shipped', 'shipped'])
    assert.equal(await returned(), 2)
  }).tags(['MADE-8'])
})

async function cancelledAndArchived(id: number) {
  await orders.cancel(id)
  await orders.archive(id)
}

test.group('An order that Printful does not make', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(connectedPrintful)

  test('is shown to admins, who retry it, audited once', async ({ assert, client }) => {
    const { checkoutId, lines, first } = await givenStuck()
    const { open, call } = await givenAdminClient(client)
    const { overview } = await open<{ overview: Record<string, number> }>('/admin')
    assert.equal(overview.stuckOrders, 2)
    const list = await open<{ rows: unknown[] }>('/admin/orders?production=stuck')
    assert.lengthOf(list.rows, 2)
    type File = { production: { id: number; status: string; problem: string }[] }
    const path = `/admin/orders/${first.order_number}`
    const [shown] = (await open<File>(path)).production
    assert.equal(shown!.status, 'failed')
    assert.match(shown!.problem, /^Printful cannot make this now: Gritstone Oath Tee/)
    await catalog.setStock(lines[0]!.catalogVariantId, 'in_stock')
    const retry = () => call('POST', `/api/admin/provider-orders/${shown!.id}/retry`, {})
    ;(await retry()).assertStatus(202)
    ;(await retry()).assertStatus(202)
    assert.deepEqual(
      (await auditEntries()).map(({ action, subject_id: subject }) => [action, subject]),
      [['order.retry', first.id]]
    )
    await retryDueProviderOrders()
    assert.equal((await atPrintful(checkoutId))!.status, 'pending')
    const mended = await retry()
    mended.assertStatus(409)
    assert.equal(mended.body().code, 'E_NOTHING_TO_RETRY')
  }).tags(['SHIP-7'])

  test('because Printful {did} it gets an order with another name when it is retried')
    .tags(['SHIP-7'])
    .with([
      { did: 'cancelled', end: (id: number) => orders.cancel(id) },
      { did: 'archived', end: cancelledAndArchived },
    ])
    .run(async ({ assert, client }, { end }) => {
      const { checkoutId } = await givenPaidCheckout()
      await submit(checkoutId)
      await end((await atPrintful(checkoutId))!.id)
      await readAgain()
      const { id, status } = await providerOrder(checkoutId)
      assert.equal(status, 'failed')
      assert.equal(await owedToPrintful(checkoutId), 0)
      const { call } = await givenAdminClient(client)
      const answer = await call('POST', `/api/admin/provider-orders/${id}/retry`, {})
      answer.assertStatus(202)
      await retryDueProviderOrders()
      const other = await atPrintful(checkoutId, '-r1')
      assert.equal(other!.status, 'pending')
      assert.lengthOf(other!.items, 2)
      const made = await orders.find(`gs-${checkoutId}-r1`)
      assert.equal(await owedToPrintful(checkoutId), made!.costs!.total)
    })

  test('within 5 days is refunded, shipping included, and nothing is left at Printful', async ({
    assert,
  }) => {
    const { checkoutId } = await givenStuck()
    assert.deepEqual(await later(5 * DAY - 10, refund), { refunded: 0, failed: 0 })
    assert.deepEqual(await later(5 * DAY + 10, refund), { refunded: 1, failed: 0 })
    assert.deepEqual(await statuses(checkoutId), ['cancelled', 'cancelled'])
    const { total_amount: total } = await db.from('checkouts').where('id', checkoutId).firstOrFail()
    const given = (await stripeSandbox.refunds.all()).map(({ amount }) => amount)
    assert.deepEqual(given, [Math.round(Number(total) * 100)])
    const history = await db.from('order_status_history').where('to_status', 'cancelled')
    assert.equal(history[0].notes, 'It could not be made within 5 days')
    assert.deepEqual(await later(6 * DAY, refund), { refunded: 0, failed: 0 })
    await later(6 * DAY, retryDueProviderOrders)
    assert.equal((await atPrintful(checkoutId))!.status, 'canceled')
    assert.equal((await providerOrder(checkoutId)).status, 'cancelled')
  }).tags(['SHIP-8'])

  test('because it could not be reached for 5 days is refunded, and never made later', async ({
    assert,
  }) => {
    const { checkoutId } = await givenPaidCheckout()
    faults.plan('server_error', { times: 50, path: '/orders' })
    await submit(checkoutId)
    assert.deepEqual(await later(5 * DAY + 10, refund), { refunded: 1, failed: 0 })
    faults.clear()
    await later(6 * DAY, retryDueProviderOrders)
    assert.deepEqual(await orders.all(), [])
    assert.deepEqual(
      (await providerOrders(checkoutId)).map(({ status }) => status),
      ['cancelled']
    )
  }).tags(['SHIP-8'])
})
