import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { appUrl } from '#config/app'
import { OrderFactory } from '#database/factories/order_factory'
import { UserFactory } from '#database/factories/user_factory'
import { RenewOrderLink } from '#commerce/orders/actions/renew_order_link'
import { NotifyDelivered } from '#commerce/orders/actions/notify_delivered'
import { NotifyShipped } from '#commerce/orders/actions/notify_shipped'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { givenPaidOrder } from '#tests/support/given'
import { mailsDuring } from '#tests/support/mails_during'
import { waitingMails } from '#tests/support/outgoing_mails'

const SHIPMENT = {
  shipmentId: 71,
  carrier: 'Royal Mail',
  trackingNumber: 'AB123',
  trackingUrl: 'https://parcels.example.com/AB123',
}

type Paid = Awaited<ReturnType<typeof givenPaidOrder>>

async function notifyShipped(
  { order, checkout }: Paid,
  { quantity = order.quantity, isReplacement = false } = {}
) {
  const notify = await app.container.make(NotifyShipped)
  const contents = [{ orderId: order.id, quantity }]
  const shipment = { ...SHIPMENT, checkoutId: checkout.id, contents, isReplacement }
  return db.transaction((trx) => notify.handle(shipment, trx))
}

/** One more row of the same checkout. */
const beside = ({ checkout }: Paid, state: 'paid' | 'cancelled') =>
  OrderFactory.apply(state).merge({ checkoutId: checkout.id }).create()

async function notifyDelivered({ order, checkout }: Paid, isConfirmed?: boolean) {
  await order.merge({ status: 'delivered' }).save()
  const notify = await app.container.make(NotifyDelivered)
  return db.transaction((trx) =>
    notify.handle({ checkoutId: checkout.id, orderIds: [order.id], isConfirmed }, trx)
  )
}

test.group('A buyer', (group) => {
  group.each.setup(rollbackAfterEach)

  test('gets one email for each shipment, with its contents and its tracking link', async ({
    assert,
  }) => {
    const paid = await givenPaidOrder({ quantity: 2 })
    const mails = await mailsDuring(async () => {
      assert.isTrue(await notifyShipped(paid))
      assert.isFalse(await notifyShipped(paid))
    })
    assert.lengthOf(mails, 1)
    const [{ to, subject, text, html }] = mails as [(typeof mails)[number]]
    assert.equal(to, paid.checkout.customerEmail)
    assert.equal(subject, `Your Gigstall order ${paid.order.orderNumber} is on its way`)
    for (const words of [
      `2 × ${paid.order.productName}`,
      'Royal Mail, AB123',
      SHIPMENT.trackingUrl,
    ]) {
      assert.include(text, words)
      assert.include(html, words)
    }
  }).tags(['MAIL-7'])

  test('gets an email that a part of the order is in the shipment', async ({ assert }) => {
    const paid = await givenPaidOrder({ quantity: 2 })
    const [mail] = await mailsDuring(() => notifyShipped(paid, { quantity: 1 }))
    assert.equal(
      mail!.subject,
      `Part of your Gigstall order ${paid.order.orderNumber} is on its way`
    )
    assert.include(mail!.text, `1 × ${paid.order.productName}`)
  }).tags(['MAIL-7'])

  test('gets an email that the order is on its way where the rest was cancelled', async ({
    assert,
  }) => {
    const paid = await givenPaidOrder({})
    await beside(paid, 'cancelled')
    const [mail] = await mailsDuring(() => notifyShipped(paid))
    assert.equal(mail!.subject, `Your Gigstall order ${paid.order.orderNumber} is on its way`)
    assert.notInclude(mail!.text, 'the rest follows')
  }).tags(['NEWC-3'])

  test('gets an email that the shipment is a replacement', async ({ assert }) => {
    const paid = await givenPaidOrder({})
    await beside(paid, 'paid')
    const [mail] = await mailsDuring(() => notifyShipped(paid, { isReplacement: true }))
    assert.equal(
      mail!.subject,
      `A replacement for your Gigstall order ${paid.order.orderNumber} is on its way`
    )
    assert.include(mail!.text, 'We’ve printed and posted your free replacement.')
    assert.notInclude(mail!.text, 'the rest follows')
  }).tags(['NEWC-4'])

  test('who is a guest gets the same link in each mail, and it opens the order', async ({
    assert,
    client,
  }) => {
    const paid = await givenPaidOrder({})
    const renew = await app.container.make(RenewOrderLink)
    const link = await renew.handle(paid.checkout.id)
    const mails = await mailsDuring(async () => {
      await notifyShipped(paid)
      await notifyDelivered(paid)
    })
    assert.lengthOf(mails, 2)
    for (const { text } of mails) assert.include(text, link)
    ;(await client.get(link.replace(appUrl, ''))).assertStatus(200)
  }).tags(['MAIL-7'])

  test('is asked for a review of delivered products that they may review, with a link to it', async ({
    assert,
  }) => {
    const buyer = await UserFactory.create()
    const paid = await givenPaidOrder({ buyer })
    const reviewed = await givenPaidOrder({ buyer })
    await db.table('reviews').insert({
      user_id: buyer.id,
      product_id: reviewed.product.id,
      order_id: reviewed.order.id,
      rating: 5,
    })
    const guest = await givenPaidOrder({})
    const [own, known, foreign] = await mailsDuring(async () => {
      for (const each of [paid, reviewed, guest]) await notifyDelivered(each)
    })
    assert.equal(own!.subject, `How is ${paid.order.productName}?`)
    assert.include(own!.text, `${appUrl}/product/${paid.product.id}/review`)
    assert.notInclude(known!.text, '/review')
    assert.notInclude(foreign!.text, '/review')
    // Those who cannot answer are not asked.
    for (const { subject } of [known!, foreign!])
      assert.equal(subject, 'Your merch should have arrived')
  }).tags(['MAIL-7'])

  test('who said that it has arrived is not told that it should have', async ({ assert }) => {
    const buyer = await UserFactory.create()
    const [own, foreign] = await mailsDuring(async () => {
      await notifyDelivered(await givenPaidOrder({ buyer }), true)
      await notifyDelivered(await givenPaidOrder({}), true)
    })
    assert.match(own!.subject, /^How is /)
    assert.equal(foreign!.subject, 'Your merch has arrived')
    for (const { text, html } of [own!, foreign!])
      for (const shown of [text, html]) {
        assert.include(shown, 'You told us that your parcel has arrived.')
        assert.notMatch(shown, /should (have|be)|Not arrived/)
      }
  }).tags(['MAIL-7'])

  test('whose account is deleted gets no more emails', async ({ assert }) => {
    const paid = await givenPaidOrder({})
    await notifyShipped(paid)
    await paid.checkout.merge({ customerEmail: null }).save()
    assert.isEmpty(await mailsDuring(async () => {}))
    assert.isEmpty(await waitingMails())
  }).tags(['MAIL-7'])
})
