import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { givenAdminClient } from '#tests/support/admin_client'
import { textOf } from '#tests/support/pdf_text'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import {
  givenBought,
  givenDispute,
  givenDisputeClient,
  givenShipment,
} from '#tests/functional/disputes/dispute_fixtures'

test.group('The page of a dispute', (group) => {
  group.each.setup(setupCheckout)

  test('shows what is sent of order, buyer and parcels, and what of it is missing', async ({
    assert,
    client,
  }) => {
    const { id, checkoutId, order } = await givenDispute()
    const { page, piece } = await givenDisputeClient(client, id)
    const before = await page()
    assert.deepInclude(before.dispute, {
      reason: 'product_not_received',
      amount: 53.57,
      orderNumber: order.order_number,
      isUndecided: true,
    })
    assert.deepEqual(
      before.pieces.filter(({ isNeeded, value }) => isNeeded && value === null).map((e) => e.field),
      ['shipping_carrier', 'shipping_tracking_number', 'shipping_date', 'shipping_documentation']
    )
    assert.isTrue(before.pieces[0]!.isNeeded)

    await givenShipment(checkoutId, [order.id])
    assert.equal((await piece('shipping_tracking_number')).value, 'RM123456789GB')
    assert.equal((await piece('shipping_carrier')).value, 'Royal Mail')
    assert.match((await piece('shipping_date')).value!, /^\d{1,2} [A-Z][a-z]+ \d{4}$/)
    assert.equal((await piece('customer_name')).value, 'Robin Example')
    assert.equal((await piece('customer_email_address')).value, 'robin@example.com')
    assert.include((await piece('shipping_address')).value!, '1 Stage Road, Leeds')
    assert.include((await piece('product_description')).value!, `2 × ${order.product_name}`)
    assert.include(
      (await piece('uncategorized_text')).value!,
      'https://track.example/RM123456789GB'
    )
    assert.isTrue((await page()).pieces.every(({ value }) => value !== null))
  }).tags(['EVID-1'])

  test('names the pieces that decide a dispute of its reason', async ({ assert, client }) => {
    const { id } = await givenDispute('credit_not_processed')
    const { page } = await givenDisputeClient(client, id)
    const needed = (await page()).pieces.filter(({ isNeeded }) => isNeeded)
    assert.sameMembers(
      needed.map(({ field }) => field),
      ['refund_policy', 'refund_policy_disclosure', 'customer_communication', 'uncategorized_text']
    )
  }).tags(['EVID-1'])

  test('has PDFs of the receipt, the parcels, the emails and the policies', async ({
    assert,
    client,
  }) => {
    const { id, checkoutId, order } = await givenDispute()
    await givenShipment(checkoutId, [order.id])
    const { admin } = await givenAdminClient(client)
    const read = async (field: string) => {
      const answer = await client.get(`/admin/disputes/${id}/evidence/${field}.pdf`).loginAs(admin)
      answer.assertStatus(200)
      answer.assertHeader('content-type', 'application/pdf')
      answer.assertHeader('cache-control', 'private, no-store')
      return textOf(answer.body())
    }
    const receipt = await read('receipt')
    assert.include(receipt, order.order_number)
    assert.include(receipt, '£53.57')
    assert.include(receipt, 'Robin Example')
    assert.include(await read('shipping_documentation'), 'RM123456789GB')
    assert.include(await read('customer_communication'), 'Order confirmation')
    const policy = await read('refund_policy')
    assert.include(policy, 'Changed your mind')
    assert.include(policy, 'Terms of Service')
    const unknown = await client.get(`/admin/disputes/${id}/evidence/secrets.pdf`).loginAs(admin)
    unknown.assertStatus(404)
  }).tags(['EVID-1'])

  test('counts the buyer’s own word that the parcel came, and earlier orders without a dispute', async ({
    assert,
    client,
  }) => {
    const earlier = await givenBought()
    await db
      .from('checkouts')
      .where('id', earlier.checkoutId)
      .update({ paid_at: new Date('2026-01-02T12:00:00Z') })
    const { id, order } = await givenDispute('fraudulent')
    const { piece } = await givenDisputeClient(client, id)
    const delivered = { order_id: order.id, from_status: 'shipped', to_status: 'delivered' }
    const statement = async () => (await piece('uncategorized_text')).value!
    assert.include(await statement(), `${earlier.order.order_number}, 2 January 2026, £53.57`)
    await db.table('order_status_history').insert({ ...delivered, notes: 'Marked by time' })
    assert.notInclude(await statement(), 'confirmed receipt')
    await db.table('order_status_history').insert(delivered)
    assert.include(await statement(), `The buyer confirmed receipt of ${order.order_number}`)
  }).tags(['EVID-1', 'EVID-8'])

  test('never counts as the buyer’s word what an admin or another account did', async ({
    assert,
    client,
  }) => {
    const { id, checkoutId, order } = await givenDispute()
    const { piece, operations } = await givenDisputeClient(client, id)
    const { admin, call } = await givenAdminClient(client)
    const statement = async () => (await piece('uncategorized_text')).value ?? ''
    await db.from('orders').where('id', order.id).update({ status: 'shipped' })
    const answer = await call('POST', '/api/admin/orders/delivered', { ids: [order.id] })
    answer.assertStatus(200)
    // Also where the admin bought it.
    await db.from('checkouts').where('id', checkoutId).update({ user_id: admin.id })
    assert.notInclude(await statement(), 'confirmed receipt')
    // One who is no admin any more, from before admins left a note.
    const delivered = { order_id: order.id, from_status: 'shipped', to_status: 'delivered' }
    await db.table('order_status_history').insert({ ...delivered, actor_user_id: operations.id })
    await db.from('users').where('id', operations.id).update({ user_type: 'fan', admin_role: null })
    assert.notInclude(await statement(), 'confirmed receipt')
    await db.from('checkouts').where('id', checkoutId).update({ user_id: operations.id })
    assert.include(await statement(), 'confirmed receipt')
  }).tags(['EVID-8'])

  test('names earlier orders of the same account, or the same email and card, that nothing was wrong with', async ({
    assert,
    client,
  }) => {
    const earlier = await givenBought()
    const { id, checkoutId } = await givenDispute('fraudulent')
    const { piece, operations } = await givenDisputeClient(client, id)
    const isNamed = async () =>
      ((await piece('uncategorized_text')).value ?? '').includes(earlier.order.order_number)
    const change = (values: object, of = earlier.checkoutId) =>
      db.from('checkouts').where('id', of).update(values)
    await change({ paid_at: new Date('2026-01-02T12:00:00Z') })
    assert.isTrue(await isNamed())
    for (const paymentStatus of ['refunded', 'partially_refunded', 'disputed']) {
      await change({ payment_status: paymentStatus })
      assert.isFalse(await isNamed())
    }
    await change({ payment_status: 'paid', card_fingerprint: 'another card' })
    assert.isFalse(await isNamed())
    await change({ user_id: operations.id })
    await change({ user_id: operations.id }, checkoutId)
    assert.isTrue(await isNamed())
    await stripeSandbox.sendEarlyFraudWarning(earlier.intent)
    await stripeSandbox.deliveriesDone()
    assert.isFalse(await isNamed())
  }).tags(['EVID-8'])
})
