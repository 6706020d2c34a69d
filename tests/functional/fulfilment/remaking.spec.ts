import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import ProviderOrder from '#fulfilment/models/provider_order'
import { printfulSandbox } from '#sandbox/public'
import { checkoutWorld } from '#tests/functional/checkout/checkout_world'
import { connectedPrintful } from '#tests/support/connected_printful'
import { actsOfLog, givenDesk } from '#tests/support/desk'
import {
  atPrintful,
  givenPaidCheckout,
  poll,
  providerOrders,
  submit,
  sweepOrders,
} from './submission_world.js'

const { orders } = printfulSandbox

async function sent(checkoutId: number, suffix = '') {
  const { id } = (await atPrintful(checkoutId, suffix))!
  await orders.accept(id)
  await orders.ship(id)
  await db.from('provider_orders').update({ read_at: new Date(0) })
  await poll()
}

test.group('What was sent and is made again', (group) => {
  group.each.setup(checkoutWorld)
  group.each.setup(connectedPrintful)

  test('is made once where two admins want it, and again only after it was sent', async ({
    assert,
    client,
  }) => {
    const { checkoutId, first, second } = await givenPaidCheckout()
    await submit(checkoutId)
    await sent(checkoutId)
    const { call } = await givenDesk(client)
    const remake = ({ id } = first) =>
      call('POST', `/api/admin/orders/${id}/remake`, { reason: 'It came back' })
    const answers = await Promise.all([remake(), remake()])
    const codes = answers.map((answer) => answer.status()).sort()
    assert.deepEqual(codes, [201, 409])
    const refused = answers.find((answer) => answer.status() === 409)!
    assert.equal(refused.body().code, 'E_MADE_AGAIN_ALREADY')
    assert.lengthOf(await providerOrders(checkoutId), 2)
    assert.lengthOf(await actsOfLog(), 1)
    ;(await remake(second)).assertStatus(201)
    await sweepOrders()
    ;(await remake()).assertStatus(409)
    await sent(checkoutId, '-r1')
    ;(await remake()).assertStatus(201)
    assert.lengthOf(await providerOrders(checkoutId), 4)
  })

  test('is the only thing that the database lets be made twice', async ({ assert }) => {
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
    await db.table('provider_order_items').insert({ ...item, is_remake: true })
  })
})
