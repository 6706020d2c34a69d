import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { UserFactory } from '#database/factories/user_factory'
import ProviderOrder from '#fulfilment/models/provider_order'
import type { OrderPage } from '#commerce/orders/transformers/order_page_transformer'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { setupCheckout, words } from '#tests/functional/checkout/checkout_fixtures'
import { connectedPrintful } from '#tests/support/connected_printful'
import { auditEntries, givenAdminClient } from '#tests/support/admin_client'
import {
  atPrintful,
  givenPaidCheckout,
  poll,
  providerOrders,
  submit,
  retryDueProviderOrders,
} from './submission_fixtures.js'

const { orders } = printfulSandbox

async function sent(checkoutId: number, suffix = '') {
  const { id } = (await atPrintful(checkoutId, suffix))!
  await orders.accept(id)
  await orders.ship(id)
  await db.from('provider_orders').update({ synced_at: new Date(0) })
  await poll()
}

test.group('A reprint', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(connectedPrintful)

  test('is made once where two admins ask for it, and again only after it was sent', async ({
    assert,
    client,
  }) => {
    const { checkoutId, first, second } = await givenPaidCheckout()
    await submit(checkoutId)
    await sent(checkoutId)
    const { call } = await givenAdminClient(client)
    const reprint = ({ id } = first) =>
      call('POST', `/api/admin/orders/${id}/reprint`, { reason: 'It came back' })
    const answers = await Promise.all([reprint(), reprint()])
    const codes = answers.map((answer) => answer.status()).sort()
    assert.deepEqual(codes, [201, 409])
    const refused = answers.find((answer) => answer.status() === 409)!
    assert.equal(refused.body().code, 'E_REPLACEMENT_IN_PROGRESS')
    assert.lengthOf(await providerOrders(checkoutId), 2)
    assert.lengthOf(await auditEntries(), 1)
    ;(await reprint(second)).assertStatus(201)
    await retryDueProviderOrders()
    ;(await reprint()).assertStatus(409)
    await sent(checkoutId, '-r1')
    ;(await reprint()).assertStatus(201)
    assert.lengthOf(await providerOrders(checkoutId), 4)
  }).tags(['FULM-5'])

  test('is refused where the address of its buyer has been deleted, and nothing is written', async ({
    assert,
    client,
  }) => {
    const { checkoutId, first } = await givenPaidCheckout()
    await submit(checkoutId)
    await sent(checkoutId)
    await db.from('checkouts').where('id', checkoutId).update({ street: null, city: null })
    const { call } = await givenAdminClient(client)
    const reason = 'It came back'
    const answer = await call('POST', `/api/admin/orders/${first.id}/reprint`, { reason })
    answer.assertStatus(409)
    assert.equal(answer.body().code, 'E_ADDRESS_ERASED')
    assert.lengthOf(await providerOrders(checkoutId), 1)
    assert.lengthOf(await auditEntries(), 0)
  }).tags(['FULM-5'])

  test('is shown to its buyer while it is made, and its shipment as a replacement', async ({
    assert,
    client,
  }) => {
    const { checkoutId, first, second } = await givenPaidCheckout()
    const buyer = await UserFactory.create()
    await db.from('checkouts').where('id', checkoutId).update({ user_id: buyer.id })
    await submit(checkoutId)
    await sent(checkoutId)
    const shown = async () => {
      const page = await client.get(`/orders/${first.order_number}`).withInertia().loginAs(buyer)
      return page.inertiaProps.order as OrderPage
    }
    assert.isEmpty((await shown()).reprinted)
    const { call, open } = await givenAdminClient(client)
    await call('POST', `/api/admin/orders/${second.id}/reprint`, { reason: 'It came back' })
    const { reprints } = await open<{ reprints: { orderId: number; reason: string }[] }>(
      `/admin/orders/${first.order_number}`
    )
    assert.containSubset(reprints, [{ orderId: second.id, reason: 'It came back' }])
    assert.lengthOf(reprints, 1)
    assert.deepEqual((await shown()).reprinted, [second.product_name])
    const html = (await client.get(`/orders/${first.order_number}`).loginAs(buyer)).text()
    assert.include(
      words(html),
      `We’re making ${second.product_name} again for you, free of charge.`
    )
    await retryDueProviderOrders()
    assert.deepEqual((await shown()).reprinted, [second.product_name])
    await sent(checkoutId, '-r1')
    const { reprinted, shipments } = await shown()
    assert.isEmpty(reprinted)
    assert.containSubset(shipments, [
      { names: [], isReplacement: false },
      { names: [second.product_name], isReplacement: true },
    ])
    const mails = await db.from('outgoing_mails').where('mail', 'order-shipped').orderBy('id')
    assert.deepEqual(
      mails.map(({ data }) => data.isReplacement),
      [false, true]
    )
  }).tags(['NEWC-4', 'NEWC-11'])

  test('is the only second order of a row that the database allows', async ({ assert }) => {
    const { checkoutId, first } = await givenPaidCheckout()
    await submit(checkoutId)
    const { id: other } = await ProviderOrder.create({
      checkoutId,
      sequence: 1,
      externalId: `gs-${checkoutId}-r1`,
    })
    const item = { provider_order_id: other, order_id: first.id, quantity: 1 }
    await assert.rejects(
      () => db.table('provider_order_items').insert(item),
      /provider_order_items_made_once/
    )
    await db.table('provider_order_items').insert({ ...item, is_reprint: true })
  }).tags(['FULM-7'])
})
