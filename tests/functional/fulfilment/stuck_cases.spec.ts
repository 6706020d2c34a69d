import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import { connectedPrintful } from '#tests/support/connected_printful'
import { givenAdminClient } from '#tests/support/admin_client'
import {
  atPrintful,
  givenPaidCheckout,
  poll,
  providerOrder,
  submit,
  retryDueProviderOrders,
} from './submission_fixtures.js'

const { orders } = printfulSandbox

type Overview = { overview: { stuckOrders: number } }
type List = { rows: { id: number }[] }

async function readAgain() {
  await db.from('provider_orders').update({ synced_at: new Date(0) })
  await poll()
}

/** The orders that the overview counts and the list shows as in trouble. */
async function givenAdmin(client: ApiClient) {
  const { open, call } = await givenAdminClient(client)
  const stuck = async () => {
    const { overview } = await open<Overview>('/admin')
    const { rows } = await open<List>('/admin/orders?production=stuck')
    if (rows.length !== overview.stuckOrders) throw new Error('Count and list differ')
    return rows.map(({ id }) => id)
  }
  return { call, stuck }
}

test.group('An order in trouble at Printful', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(connectedPrintful)

  test('is none that was bought with it and is made, or was taken out', async ({
    assert,
    client,
  }) => {
    const { checkoutId, first, second } = await givenPaidCheckout()
    await submit(checkoutId)
    const { call, stuck } = await givenAdmin(client)
    const reason = 'The buyer asked for it'
    ;(await call('POST', `/api/admin/orders/${first.id}/cancel`, { reason })).assertStatus(200)
    orders.next.fail('The card was declined.')
    await retryDueProviderOrders()
    assert.deepEqual(await stuck(), [second.id])
  }).tags(['MADE-10'])

  test('is none that was sent before Printful cancelled the rest', async ({ assert, client }) => {
    const { checkoutId, second } = await givenPaidCheckout()
    await submit(checkoutId)
    const { id } = (await atPrintful(checkoutId))!
    await orders.accept(id)
    await orders.ship(id, { items: [0] })
    await orders.hold(id)
    await orders.cancel(id)
    await readAgain()
    const { stuck } = await givenAdmin(client)
    assert.deepEqual(await stuck(), [second.id])
  }).tags(['MADE-10'])

  test('is one that was sent though it was cancelled, until an admin has seen it', async ({
    assert,
    client,
  }) => {
    const { checkoutId, first } = await givenPaidCheckout()
    await submit(checkoutId)
    const { id: there } = (await atPrintful(checkoutId))!
    await orders.accept(there)
    await db.from('orders').where('id', first.id).update({ status: 'cancelled' })
    await orders.ship(there)
    await readAgain()
    const { id, last_error: lastError } = await providerOrder(checkoutId)
    assert.equal(lastError, `Printful has dispatched cancelled items: ${first.order_number}`)
    const { call, stuck } = await givenAdmin(client)
    assert.deepEqual(await stuck(), [first.id])
    const retry = () => call('POST', `/api/admin/provider-orders/${id}/retry`, {})
    ;(await retry()).assertStatus(202)
    assert.deepEqual(await stuck(), [])
    await readAgain()
    assert.deepEqual(await stuck(), [])
    ;(await retry()).assertStatus(409)
  }).tags(['MADE-11'])
})
