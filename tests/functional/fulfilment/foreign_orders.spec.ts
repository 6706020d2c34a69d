import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { RegisterWebhook } from '#fulfilment/webhooks/register_webhook'
import { CancelFulfilment } from '#fulfilment/submission/cancel_fulfilment'
import db from '@adonisjs/lucid/services/db'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { setupCheckout, later } from '#tests/functional/checkout/checkout_fixtures'
import { connectedPrintful } from '#tests/support/connected_printful'
import { call as callPrintful } from './printful_calls.js'
import {
  atPrintful,
  givenPaidCheckout,
  owedToPrintful,
  providerOrder,
  submit,
  retryDueProviderOrders,
} from './submission_fixtures.js'

const { faults, orders, webhooks } = printfulSandbox

type Paid = Awaited<ReturnType<typeof givenPaidCheckout>>

/** An order that another shop, or this one before a restore, made under the same name and of the same rows. */
async function givenForeignOrder({ checkoutId, first, lines }: Paid, { isConfirmed = true } = {}) {
  const { status } = await callPrintful(`POST /orders?confirm=${isConfirmed}`, {
    body: {
      external_id: `gs-${checkoutId}`,
      recipient: {
        name: 'Somebody Else',
        address1: '9 Other Street',
        city: 'York',
        country_code: 'GB',
        zip: 'YO1 7HH',
      },
      items: [
        {
          external_id: `order-${first.id}`,
          sync_variant_id: lines[0]!.syncVariantId,
          quantity: 1,
        },
      ],
    },
  })
  if (status !== 200) throw new Error(`The stand-in answered ${status}`)
}

const FOREIGN = 'Printful has another order with this name that isn’t ours'

test.group('A foreign order of the same name', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(connectedPrintful)

  test('that existed before is not taken for ours, nor when ours is submitted again', async ({
    assert,
  }) => {
    const paid = await givenPaidCheckout()
    await givenForeignOrder(paid)
    for (let tries = 0; tries < 2; tries++) {
      assert.equal(await submit(paid.checkoutId), 'failed')
      const row = await providerOrder(paid.checkoutId)
      assert.deepEqual([row.status, row.last_error, row.remote_order_id], ['failed', FOREIGN, null])
      await db.from('provider_orders').update({ status: 'waiting', next_attempt_at: new Date() })
    }
    assert.equal(await owedToPrintful(paid.checkoutId), 0)
  }).tags(['FULM-2'])

  test('that is reported to us does not change ours', async ({ assert }) => {
    const paid = await givenPaidCheckout()
    await (await app.container.make(RegisterWebhook)).handle()
    await givenForeignOrder(paid)
    assert.equal(await submit(paid.checkoutId), 'failed')
    const { id } = (await atPrintful(paid.checkoutId))!
    await orders.accept(id)
    await orders.ship(id)
    await webhooks.done()
    assert.include(
      webhooks.accepted.map(({ type }) => type),
      'package_shipped'
    )
    const row = await providerOrder(paid.checkoutId)
    assert.deepEqual([row.status, row.last_error, row.remote_order_id], ['failed', FOREIGN, null])
    assert.lengthOf(await db.from('shipments'), 0)
    assert.equal(await owedToPrintful(paid.checkoutId), 0)
  }).tags(['FULM-10'])

  test('that was made while ours had no answer is not taken for ours: {state}')
    .tags(['FULM-2'])
    .with([
      { state: 'in production', isConfirmed: true },
      { state: 'a draft', isConfirmed: false },
    ])
    .run(async ({ assert }, { isConfirmed }) => {
      const paid = await givenPaidCheckout()
      faults.plan('server_error', { method: 'POST', path: '/orders' })
      assert.equal(await submit(paid.checkoutId), 'unreachable')
      await givenForeignOrder(paid, { isConfirmed })
      await later(2, () => retryDueProviderOrders())
      const row = await providerOrder(paid.checkoutId)
      assert.deepEqual([row.status, row.last_error, row.remote_order_id], ['failed', FOREIGN, null])
      const there = await atPrintful(paid.checkoutId)
      assert.deepEqual(there!.items, [`order-${paid.first.id} x1`])
      assert.equal(there!.status, isConfirmed ? 'pending' : 'draft')
    })

  test('is left alone where ours is cancelled', async ({ assert }) => {
    const paid = await givenPaidCheckout()
    faults.plan('server_error', { method: 'POST', path: '/orders' })
    await submit(paid.checkoutId)
    await givenForeignOrder(paid, { isConfirmed: false })
    const { checkoutId, first, second } = paid
    const cancelFulfilment = await app.container.make(CancelFulfilment)
    await cancelFulfilment.handle(
      { checkoutId, orderIds: [first.id, second.id] },
      (assertStopped) => db.transaction(async (trx) => assertStopped(trx))
    )
    await submit(checkoutId)
    assert.equal((await providerOrder(checkoutId)).status, 'cancelled')
    assert.equal((await atPrintful(checkoutId))!.status, 'draft')
  }).tags(['FULM-2'])
})

/** An order that is a draft at Printful, because its confirmation failed. */
async function givenDraft() {
  const paid = await givenPaidCheckout()
  faults.plan('rate_limit', { method: 'POST', path: '/orders/9', times: 3, milliseconds: 1_000 })
  await submit(paid.checkoutId)
  const { status } = (await atPrintful(paid.checkoutId))!
  if (status !== 'draft') throw new Error(`It is ${status} at Printful`)
  return paid
}

test.group('A draft of ours', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(connectedPrintful)

  test('goes to the address that is on file when it is confirmed: another {part}')
    .tags(['FULM-3'])
    .with([
      { part: 'zip', column: 'zip_code', value: 'LS2 9JT' },
      { part: 'address1', column: 'street', value: '9 Corrected Street' },
      { part: 'city', column: 'city', value: 'Bradford' },
    ] as const)
    .run(async ({ assert }, { part, column, value }) => {
      const { checkoutId } = await givenDraft()
      await db
        .from('checkouts')
        .where('id', checkoutId)
        .update({ [column]: value })
      await later(70, () => retryDueProviderOrders())
      const [made] = await orders.all()
      assert.deepEqual([made!.status, made!.recipient[part]], ['pending', value])
    })
})
