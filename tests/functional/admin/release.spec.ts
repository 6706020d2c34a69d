import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import {
  checkoutRow,
  setupCheckout,
  paid,
  givenPlacedBasket,
  orderRows,
  typed,
} from '#tests/functional/checkout/checkout_fixtures'
import { BUYER } from '#tests/support/purchase'
import { givenTwoStalls } from '#tests/support/baskets'
import { connectedPrintful } from '#tests/support/connected_printful'
import { pageText } from '#tests/support/page_text'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { givenAdminClient } from '#tests/support/admin_client'
import { givenPaidCheckout, submit } from '#tests/functional/fulfilment/submission_fixtures'

const address = BUYER.shippingAddress
const reason = 'The buyer wrote the street'

/** Paid, and the payment page brought no street. */
async function givenProductionHold() {
  const { shirt, hoodie } = await givenTwoStalls()
  const { checkoutId, sessionId } = await givenPlacedBasket([shirt.id, hoodie.id])
  await paid(sessionId, typed({ line1: '' }))
  const [order] = await orderRows(checkoutId)
  return { checkoutId, order, sessionId }
}

/** Held, and its buyer has disputed the payment. */
async function givenDisputedHold() {
  const held = await givenProductionHold()
  const session = await stripeSandbox.sessions.find(held.sessionId)
  const dispute = await stripeSandbox.openDispute(session!.payment_intent!)
  await stripeSandbox.deliveriesDone()
  return { ...held, dispute }
}

const written = () => db.from('provider_orders')

test.group('A held order', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(connectedPrintful)

  test('goes to the printer once an admin has set right what was wrong, and it is on record', async ({
    assert,
    client,
  }) => {
    const { call } = await givenAdminClient(client)
    const { checkoutId, order } = await givenProductionHold()
    assert.isTrue((await checkoutRow(checkoutId)).production_hold)
    assert.lengthOf(await written(), 0)

    const path = `/api/admin/orders/${order.id}/release`
    const body = { reason, customerName: 'Robin Example', shippingAddress: address }
    const answers = await Promise.all([call('POST', path, body), call('POST', path, body)])
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [200, 409]
    )
    assert.deepInclude(await checkoutRow(checkoutId), {
      production_hold: false,
      production_hold_reason: null,
      street: address.street,
      zip_code: address.zipCode,
    })
    assert.lengthOf(await written(), 1)
    const [entry, ...others] = await db.from('audit_entries').where('action', 'order.release')
    assert.isEmpty(others)
    assert.equal(entry.before.holdReason, 'Missing: street')
    assert.deepEqual(entry.after, { holdReason: null, reason, isAddressChanged: true })
    assert.notInclude(JSON.stringify(entry), address.street)
  }).tags(['HOLD-1'])

  test('stays held while something that a shipment needs is missing', async ({
    assert,
    client,
  }) => {
    const { call } = await givenAdminClient(client)
    const { checkoutId, order } = await givenProductionHold()
    const path = `/api/admin/orders/${order.id}/release`
    const without = await call('POST', path, { reason })
    without.assertStatus(422)
    assert.equal(without.body().errors[0].message, 'Still missing: street')
    const wrong = { ...address, zipCode: '123' }
    ;(await call('POST', path, { reason, shippingAddress: wrong })).assertStatus(422)
    assert.isTrue((await checkoutRow(checkoutId)).production_hold)
    assert.lengthOf(await written(), 0)
    assert.lengthOf(await db.from('audit_entries').where('action', 'order.release'), 0)
  }).tags(['HOLD-1'])

  test('of which nothing is left to be made, being {status}, is released as it is')
    .tags(['MADE-6'])
    .with([{ status: 'shipped' as const }, { status: 'cancelled' as const }])
    .run(async ({ assert, client }, { status }) => {
      const { call } = await givenAdminClient(client)
      const { checkoutId, order } = await givenProductionHold()
      await db.from('orders').where('checkout_id', checkoutId).update({ status })
      ;(await call('POST', `/api/admin/orders/${order.id}/release`, { reason })).assertStatus(200)
      assert.isFalse((await checkoutRow(checkoutId)).production_hold)
      assert.lengthOf(await written(), 0)
    })

  test(
    'whose payment is disputed is not released while it is {status}, and again once the dispute is won'
  )
    .tags(['HOLD-1', 'DISP-1'])
    .with([
      { status: 'processing' as const },
      { status: 'shipped' as const },
      { status: 'delivered' as const },
      { status: 'cancelled' as const },
    ])
    .run(async ({ assert, client }, { status }) => {
      const { call } = await givenAdminClient(client)
      const { checkoutId, order, dispute } = await givenDisputedHold()
      await db.from('orders').where('checkout_id', checkoutId).update({ status })
      const path = `/api/admin/orders/${order.id}/release`
      const body = { reason, customerName: 'Robin Example', shippingAddress: address }
      const before = await checkoutRow(checkoutId)
      const refused = await call('POST', path, body)
      refused.assertStatus(409)
      assert.deepInclude(refused.body(), {
        code: 'E_DISPUTED',
        message: 'The buyer’s bank is deciding about this payment, so it can’t be released',
      })
      assert.deepEqual(await checkoutRow(checkoutId), before)
      assert.lengthOf(await written(), 0)
      assert.lengthOf(await db.from('audit_entries').where('action', 'order.release'), 0)
      const disputed = await pageText(client, `/admin/orders/${order.order_number}`)
      assert.include(disputed, 'You can release the order once the dispute has ended.')
      assert.notInclude(disputed, 'Release order')

      await stripeSandbox.closeDispute(dispute.id, 'won')
      await stripeSandbox.deliveriesDone()
      const won = await pageText(client, `/admin/orders/${order.order_number}`)
      assert.include(won, 'Release order')
      ;(await call('POST', path, body)).assertStatus(200)
      assert.isFalse((await checkoutRow(checkoutId)).production_hold)
    })

  test('goes nowhere else than to the address that Printful makes it for', async ({
    assert,
    client,
  }) => {
    const { call } = await givenAdminClient(client)
    const { checkoutId, first } = await givenPaidCheckout()
    await submit(checkoutId)
    await db.from('checkouts').where('id', checkoutId).update({ production_hold: true })
    const path = `/api/admin/orders/${first.id}/release`
    const other = { ...address, street: '9 Corrected Street' }
    const refused = await call('POST', path, { reason, shippingAddress: other })
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'E_ADDRESS_IN_PRODUCTION')
    assert.deepInclude(await checkoutRow(checkoutId), {
      production_hold: true,
      street: address.street,
    })
    // As the dialog does, which shows what is on file.
    const { customer_name: customerName } = await checkoutRow(checkoutId)
    const same = { reason, customerName, shippingAddress: address }
    ;(await call('POST', path, same)).assertStatus(200)
    assert.isFalse((await checkoutRow(checkoutId)).production_hold)
    const [entry] = await db.from('audit_entries').where('action', 'order.release')
    assert.notProperty(entry.after, 'isAddressChanged')
  }).tags(['FULM-11'])
})
