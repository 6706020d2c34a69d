import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { CheckoutFactory } from '#database/factories/checkout_factory'
import { OrderFactory } from '#database/factories/order_factory'
import { OrderStatusChangeFactory } from '#database/factories/order_status_change_factory'
import { ShipmentFactory } from '#database/factories/shipment_factory'
import { UserFactory } from '#database/factories/user_factory'
import type User from '#identity/models/user'
import type { AddressProblem } from '#commerce/orders/address_problem'
import type { OrderStatus } from '#commerce/orders/order_status'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { givenActiveProduct, givenArtist, givenPaidOrder } from '#tests/support/given'
import { parsePage } from '#tests/support/markup'
import { words } from '../checkout/checkout_fixtures.js'

const TEN = DateTime.fromISO('2026-03-02T10:00:05.000Z')

type Moves = [OrderStatus, seconds: number][]

/** The timeline's text of a tee and a mug bought together, with the events of each. */
async function timelineOf(
  client: ApiClient,
  { tee, mug }: { tee: Moves; mug: Moves },
  held: { productionHold?: true; addressProblem?: AddressProblem } = {}
) {
  const buyer = await UserFactory.create()
  const checkout = await CheckoutFactory.apply('paid')
    .merge({ userId: buyer.id, ...held })
    .create()
  let orderNumber = ''
  for (const [name, moves] of Object.entries({ 'Tour Tee': tee, 'Tour Mug': mug })) {
    const { product } = await givenActiveProduct({ name })
    const row = await OrderFactory.merge({
      productId: product.id,
      checkoutId: checkout.id,
      status: moves.at(-1)![0],
      paymentStatus: 'paid',
    }).create()
    orderNumber = row.orderNumber
    await OrderStatusChangeFactory.merge(
      moves.map(([toStatus, seconds]) => ({
        orderId: row.id,
        toStatus,
        createdAt: TEN.plus({ seconds }),
      }))
    ).createMany(moves.length)
  }
  const page = await client.get(`/orders/${orderNumber}`).loginAs(buyer)
  const text = words(page.text())
  return text.slice(text.indexOf('Order progress'), text.indexOf('Delivery address'))
}

const PRINTED = 'Paid. Printing and posting take 3-5 business days.'
const paid: Moves[number] = ['processing', 60]

test.group('The timeline of items bought together', (group) => {
  group.each.setup(rollbackAfterEach)

  test('says what was cancelled, promises nothing of it, and still promises what is made', async ({
    assert,
    client,
  }) => {
    const text = await timelineOf(client, { tee: [paid], mug: [paid, ['cancelled', 3600]] })
    assert.include(text, `Tour Tee: ${PRINTED}`)
    assert.include(text, 'Tour Mug: Paid. Cancelled')
    assert.include(text, 'Tour Mug: We won’t make or send it.')
    assert.notInclude(text, 'Nothing will be made')
    assert.include(text, 'Shipped Tour Tee: Then we’ll email you the tracking link.')

    const both = await timelineOf(client, {
      tee: [paid, ['cancelled', 3600]],
      mug: [paid, ['cancelled', 3601]],
    })
    assert.include(both, ' Paid. Cancelled')
    assert.include(both, ' We won’t make or send it.')
    assert.notInclude(both, 'Still to come')
  }).tags(['BLOK-7'])

  test('says that we wait for an address, and names no time until we have one', async ({
    assert,
    client,
  }) => {
    const awaited = 'Paid. We’ll print it and post it as soon as we have an address that works.'
    for (const problem of ['abroad', 'incomplete', 'refused'] as const) {
      const text = await timelineOf(
        client,
        { tee: [paid], mug: [paid] },
        { productionHold: true, addressProblem: problem }
      )
      assert.include(text, awaited)
      assert.notInclude(text, 'Printing and posting')
    }
    const cancelled: Moves = [paid, ['cancelled', 3600]]
    const held = { productionHold: true, addressProblem: 'refused' } as const
    const one = await timelineOf(client, { tee: [paid], mug: cancelled }, held)
    assert.include(one, `Tour Tee: ${awaited}`)
    assert.include(one, 'Tour Mug: Paid. Cancelled')
    const none = await timelineOf(client, { tee: cancelled, mug: cancelled }, held)
    assert.notInclude(none, 'address that works')
  }).tags(['BLOK-7', 'EXPR-5'])

  test('promises nothing while an admin has to check the order', async ({ assert, client }) => {
    const sent: Moves = [paid, ['shipped', 3600]]
    const text = await timelineOf(client, { tee: [paid], mug: sent }, { productionHold: true })
    assert.include(text, 'Paid. We need to check your order before we print it.')
    assert.notInclude(text, 'Printing and posting')
    const over = await timelineOf(client, { tee: sent, mug: sent }, { productionHold: true })
    assert.include(over, PRINTED)
  }).tags(['BLOK-7', 'HOLD-1'])

  test('keeps the steps that are still to come for one of them', async ({ assert, client }) => {
    const sent: Moves = [paid, ['shipped', 3600]]
    const received: Moves = [...sent, ['delivered', 7200]]
    const ahead = (text: string) => text.split('Still to come: ').slice(1).join('')
    const last = 'Tap Received when it arrives.'
    const one = await timelineOf(client, { tee: received, mug: sent })
    assert.match(ahead(one), new RegExp(`^Delivered Tour Mug: ${last}`))
    const two = await timelineOf(client, { tee: sent, mug: [paid] })
    const both = `^Shipped Tour Mug: Then we’ll email you the tracking link. Delivered ${last}`
    assert.match(ahead(two), new RegExp(both))
    assert.notInclude(await timelineOf(client, { tee: received, mug: received }), 'Still to come')
  }).tags(['BLOK-7'])

  test('has one step for events of both in the same minute, and two otherwise', async ({
    assert,
    client,
  }) => {
    const times = (text: string, part: string) => text.split(part).length - 1
    const together = await timelineOf(client, {
      tee: [paid, ['shipped', 3600]],
      mug: [
        ['processing', 65],
        ['shipped', 3640],
      ],
    })
    assert.equal(times(together, PRINTED), 1)
    assert.equal(times(together, 'Posted.'), 1)
    const apart = await timelineOf(client, {
      tee: [paid, ['shipped', 3600]],
      mug: [paid, ['shipped', 3670]],
    })
    assert.include(apart, 'Tour Tee: Posted.')
    assert.include(apart, 'Tour Mug: Posted.')
  }).tags(['BLOK-7'])
})

test.group('The timeline of an order', (group) => {
  group.each.setup(rollbackAfterEach)

  test('is shown to its artist and to admins in sentences that do not run into each other', async ({
    assert,
    client,
  }) => {
    const { artist, owner } = await givenArtist({})
    const { product } = await givenActiveProduct({ artist })
    const { order, checkout } = await givenPaidOrder({ product })
    const admin = await UserFactory.apply('admin').create()
    await order.merge({ status: 'shipped' }).save()
    await OrderStatusChangeFactory.merge({
      orderId: order.id,
      fromStatus: 'processing',
      toStatus: 'shipped',
      actorUserId: admin.id,
    }).create()
    const trackingUrl = 'https://track.example.com/1'
    await ShipmentFactory.merge({ checkoutId: checkout.id, trackingUrl }).create()
    const stepOf = async (path: string, reader: User, said: string) => {
      const page = await parsePage(client, path, reader)
      const [step] = page.all('li').filter(({ text }) => text.includes(said))
      return step!.textContent
    }
    const own = `/dashboard?tab=orders&order=${order.orderNumber}`
    assert.include(await stepOf(own, owner, 'Posted.'), 'Posted. Track the parcel')
    assert.include(
      await stepOf(`/admin/orders/${order.orderNumber}`, admin, 'Dispatched.'),
      `Dispatched. By ${admin.email}`
    )
  }).tags(['DESK-8'])

  test('tells its artist what we wait for while it is on hold', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    const { product } = await givenActiveProduct({ artist })
    const { order, checkout } = await givenPaidOrder({ product })
    const own = `/dashboard?tab=orders&order=${order.orderNumber}`
    const text = async () => words((await client.get(own).loginAs(owner)).text())
    assert.include(await text(), 'We’re printing it now')
    await checkout.merge({ productionHold: true }).save()
    assert.include(await text(), 'Paid. We need to check this order before we print it.')
    await checkout.merge({ addressProblem: 'refused' }).save()
    assert.include(await text(), 'Paid. We’ve asked the buyer for an address that works.')
    assert.notMatch(await text(), /printing it now|need to check/)
    await order.merge({ status: 'shipped' }).save()
    assert.notMatch(await text(), /printing it now|an address that works/)
  }).tags(['EXPR-5', 'HOLD-1'])
})
