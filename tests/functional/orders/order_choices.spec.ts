import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { CheckoutFactory } from '#database/factories/checkout_factory'
import { OrderFactory } from '#database/factories/order_factory'
import { OrderStatusChangeFactory } from '#database/factories/order_status_change_factory'
import { UserFactory } from '#database/factories/user_factory'
import User from '#identity/models/user'
import { CANCELLED_BY_BUYER } from '#commerce/orders/cancelled_by_buyer'
import type { OrderPage } from '#commerce/orders/transformers/order_page_transformer'
import { clock } from '#shared/clock'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { givenActiveProduct, givenPaidOrder } from '#tests/support/given'

type Sold = { orderNumber: string }

async function pageOf(client: ApiClient, { orderNumber }: Sold, buyer: User): Promise<OrderPage> {
  const page = await client.get(`/orders/${orderNumber}`).withInertia().loginAs(buyer)
  page.assertStatus(200)
  return (page.inertiaProps as { order: OrderPage }).order
}

/** Records the order row as submitted to the printer. */
async function givenAtPrinter(orderId: number, checkoutId: number, isCancellable: boolean) {
  const [{ id }] = await db
    .table('provider_orders')
    .insert({
      checkout_id: checkoutId,
      external_id: `gs-${checkoutId}`,
      status: 'confirmed',
      is_cancellable: isCancellable,
    })
    .returning(['id'])
  await db
    .table('provider_order_items')
    .insert({ provider_order_id: id, order_id: orderId, quantity: 1 })
}

test.group('What the buyer of an order can still do', (group) => {
  group.each.setup(rollbackAfterEach)

  test('is to pay for it, until its time is over', async ({ assert, client }) => {
    const buyer = await UserFactory.create()
    const checkout = await CheckoutFactory.merge({ userId: buyer.id }).create()
    const order = await OrderFactory.merge({ checkoutId: checkout.id }).create()
    const { payBy, lines } = await pageOf(client, order, buyer)
    assert.equal(payBy, checkout.expiresAt.toJSDate().toISOString())
    assert.isNull(lines[0]!.refundIfCancelled)
    const html = (await client.get(`/orders/${order.orderNumber}`).loginAs(buyer)).text()
    assert.match(html, />Pay £[\d.]+</)
    await checkout.merge({ expiresAt: clock.now().minus({ minutes: 1 }) }).save()
    assert.isNull((await pageOf(client, order, buyer)).payBy)
  }).tags(['BUYR-1'])

  test('is to cancel what is paid, for its refundable amount, and with the last one that of the shipping', async ({
    assert,
    client,
  }) => {
    const buyer = await UserFactory.create()
    const { order, checkout, product } = await givenPaidOrder({ buyer })
    const other = await OrderFactory.apply('paid')
      .merge({ productId: product.id, checkoutId: checkout.id })
      .create()
    const refunds = async () =>
      (await pageOf(client, order, buyer)).lines.map((line) => line.refundIfCancelled)
    assert.deepEqual(await refunds(), [24, 24])
    await db.from('orders').where('id', order.id).update({
      refunded_amount: '10.00',
      payment_status: 'partially_refunded',
    })
    assert.deepEqual(await refunds(), [14, 24])
    await db.from('orders').where('id', other.id).update({ status: 'cancelled' })
    assert.deepEqual(await refunds(), [17.59, null])
    assert.isNull((await pageOf(client, order, buyer)).payBy)
  }).tags(['BUYR-4'])

  test('is nothing where it is {$self}')
    .tags(['BUYR-5'])
    .with(['shipped', 'delivered', 'cancelled', 'disputed', 'refunded'] as const)
    .run(async ({ assert, client }, state) => {
      const buyer = await UserFactory.create()
      const { order } = await givenPaidOrder({ buyer })
      const column = state === 'disputed' || state === 'refunded' ? 'payment_status' : 'status'
      await db.from('orders').where('id', order.id).update(column, state)
      const { lines } = await pageOf(client, order, buyer)
      assert.isNull(lines[0]!.refundIfCancelled)
    })

  test('is to cancel until the printer reports that it has begun')
    .tags(['BUYR-5', 'BUYR-17'])
    .with([true, false])
    .run(async ({ assert, client }, isCancellable) => {
      const buyer = await UserFactory.create()
      const { order, checkout } = await givenPaidOrder({ buyer })
      await givenAtPrinter(order.id, checkout.id, isCancellable)
      const { lines } = await pageOf(client, order, buyer)
      assert.equal(lines[0]!.refundIfCancelled !== null, isCancellable)
      assert.equal(lines[0]!.isBeingMade, !isCancellable)
    })
})

test.group('The history of an order that its buyer cancelled', (group) => {
  group.each.setup(rollbackAfterEach)

  test('says so to the buyer, its artist and admins', async ({ assert, client }) => {
    const buyer = await UserFactory.create()
    const { product, artist } = await givenActiveProduct({})
    const { order } = await givenPaidOrder({ product, buyer })
    await order.merge({ status: 'cancelled' }).save()
    await OrderStatusChangeFactory.merge({
      orderId: order.id,
      fromStatus: 'processing',
      toStatus: 'cancelled',
      notes: CANCELLED_BY_BUYER,
    }).create()
    const textOf = async (path: string, reader: User) =>
      (await client.get(path).loginAs(reader)).text().replaceAll('<!-- -->', '')
    const { orderNumber } = order
    const own = await textOf(`/orders/${orderNumber}`, buyer)
    assert.include(own, 'You cancelled it, and we’ll refund what you paid for it.')
    await order.merge({ paymentStatus: 'refunded' }).save()
    const refunded = await textOf(`/orders/${order.orderNumber}`, buyer)
    assert.include(refunded, 'You cancelled it, and we’ve refunded what you paid for it.')
    const artists = await textOf(
      `/dashboard?tab=orders&order=${orderNumber}`,
      await User.findOrFail(artist.userId)
    )
    assert.include(artists, 'Cancelled by the buyer. We won’t make or send it.')
    const admin = await UserFactory.apply('admin').create()
    assert.include(await textOf(`/admin/orders/${orderNumber}`, admin), CANCELLED_BY_BUYER)
  }).tags(['BUYR-6'])
})
