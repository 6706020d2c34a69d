import { test } from '@japa/runner'
import { ShipmentFactory } from '#database/factories/shipment_factory'
import { UserFactory } from '#database/factories/user_factory'
import OrderStatusChange from '#commerce/orders/models/order_status_change'
import { resetDatabase } from '#tests/support/reset_database'
import { givenArtist, givenActiveProduct, givenPaidOrder } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { signInAs } from '#tests/support/signed_in'

/** An order that an admin has marked as shipped, with a shipment that can be tracked. */
async function givenSent() {
  const { artist, owner } = await givenArtist({})
  const { product } = await givenActiveProduct({ artist })
  const { order, checkout } = await givenPaidOrder({ product })
  const admin = await UserFactory.apply('admin').create()
  await order.merge({ status: 'shipped' }).save()
  await OrderStatusChange.create({
    orderId: order.id,
    fromStatus: 'processing',
    toStatus: 'shipped',
    actorUserId: admin.id,
  })
  await ShipmentFactory.merge({
    checkoutId: checkout.id,
    trackingUrl: 'https://track.example.com/1',
  }).create()
  return { order, owner, admin }
}

test.group('Browser: the timeline of an order', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('is shown to its artist and to admins in sentences that do not run into each other', async ({
    assert,
    visit,
    browserContext,
  }) => {
    const { order, owner, admin } = await givenSent()
    const page = await visit('/terms')
    const sent = async (words = 'Posted.') => {
      const step = page.getByRole('listitem').filter({ hasText: words })
      return (await step.textContent())!
    }
    await signInAs(page, owner)
    await page.goto(`/dashboard?tab=orders&order=${order.orderNumber}`)
    assert.include(await sent(), 'Posted. Track the parcel')
    const words = (await page.getByText('Posted.').boundingBox())!
    const link = (await page.getByRole('link', { name: /Track the parcel/ }).boundingBox())!
    assert.isAbove(link.y, words.y)
    await browserContext.clearCookies()
    await signInAs(page, admin)
    await page.goto(`/admin/orders/${order.orderNumber}`)
    assert.include(await sent('Dispatched.'), `Dispatched. By ${admin.email}`)
  }).tags(['DESK-8'])
})
