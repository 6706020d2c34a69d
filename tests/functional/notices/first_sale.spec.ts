import app from '@adonisjs/core/services/app'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { appUrl } from '#config/app'
import { NotifyFirstSale } from '#commerce/orders/actions/notify_first_sale'
import type Checkout from '#commerce/orders/models/checkout'
import type Order from '#commerce/orders/models/order'
import { OrderFactory } from '#database/factories/order_factory'
import { clock } from '#shared/clock'
import {
  givenPlacedBasket,
  paid,
  setupCheckout,
  typed,
} from '#tests/functional/checkout/checkout_fixtures'
import {
  givenBasket,
  givenBought,
  givenNight,
} from '#tests/functional/insights/settlement_fixtures'
import { givenActiveProduct, givenPaidOrder } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'
import { mailsDuring } from '#tests/support/mails_during'
import { letGo, untilWaiting } from '#tests/support/until_waiting'

const firstSales = (mails: { subject: string }[]) =>
  mails.filter(({ subject }) => subject.includes('first sale'))

/** The queued mails, sent or not. */
const asked = () => db.from('outgoing_mails').where('mail', 'first-sale')

test.group('The first sale of a gig', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(async () => limiter.clear())

  test('is mailed to the artist with what sold, when and for how much, once', async ({
    assert,
  }) => {
    const { gig, code, product, owner } = await givenNight()
    await product.merge({ name: 'Last Tram Home Tee' }).save()
    await gig.merge({ venue: 'The Anchor', timeZone: 'Europe/Berlin' }).save()
    const mails = firstSales(
      await mailsDuring(async () => {
        await givenBought(code, product)
        await givenBought(code, product)
      })
    )
    assert.lengthOf(mails, 1)
    const [{ to, subject, text }] = mails as [{ to: string; subject: string; text: string }]
    assert.equal(to, owner.email)
    assert.equal(subject, 'The Anchor: your first sale, Last Tram Home Tee, £24.99')
    const { paid_at: paidAt } = await db.from('checkouts').orderBy('id').firstOrFail()
    const time = DateTime.fromJSDate(paidAt, { zone: 'Europe/Berlin' }).toFormat('HH:mm')
    assert.include(text, `Your first sale at The Anchor came in at ${time}.`)
    assert.match(text, /1 × Last Tram Home Tee\s+£24\.99\s+M · Black/)
    assert.include(text, `${appUrl}/dashboard?artist=${gig.artistId}&tab=gigs&gig=${gig.id}&live=1`)
  }).tags(['NOTICE-2'])

  test('is named by the gig where there is no venue, and with all that was bought together', async ({
    assert,
  }) => {
    const { gig, code, product, artist } = await givenNight()
    await gig.merge({ venue: null, name: 'Last Bus Home' }).save()
    const { product: poster } = await givenActiveProduct({ artist, sellingPrice: '20.00' })
    const fan = new HttpSession()
    await fan.post(`/api/qr-codes/${code.code}/scan`)
    const { sessionId } = await givenPlacedBasket([product.id, poster.id], fan)
    const [mail] = firstSales(await mailsDuring(() => paid(sessionId, typed())))
    assert.equal(
      mail!.subject,
      `Last Bus Home: your first sale, ${product.name} and 1 more, £44.99`
    )
  }).tags(['NOTICE-2'])

  test('is none: {title}')
    .with([
      { title: 'before the hours of the gig', hours: 7 },
      { title: 'after the hours of the gig', hours: -49 },
      { title: 'of a cancelled gig', cancelled: true },
      { title: 'without a code', scanned: false },
    ])
    .run(async ({ assert }, { hours = 0, cancelled = false, scanned = true }) => {
      const { gig, code, product } = await givenNight()
      await gig
        .merge({
          startsAt: clock.now().plus({ hours }),
          cancelledAt: cancelled ? clock.now() : null,
        })
        .save()
      const basket = scanned
        ? await givenBasket(code, product)
        : await givenPlacedBasket([product.id], new HttpSession())
      await paid(basket.sessionId, typed())
      assert.isEmpty(await asked())
      assert.isEmpty(await db.from('gig_notices'))
    })
    .tags(['NOTICE-2'])

  test('is not what the artist buys themselves: the next one is', async ({ assert }) => {
    const { code, product, owner } = await givenNight()
    const own = await givenBasket(code, product)
    await paid(own.sessionId, { ...typed(), email: owner.email! })
    assert.isTrue((await db.from('orders').firstOrFail()).is_self_purchase)
    assert.isEmpty(await asked())
    await givenBought(code, product)
    assert.lengthOf(await asked(), 1)
  }).tags(['NOTICE-2'])

  test('is not a payment that went back, whose goods were gone', async ({ assert }) => {
    const { code, product } = await givenNight()
    await OrderFactory.apply('refunded')
      .merge({ productId: product.id, qrCodeId: code.id })
      .create()
    const { checkoutId } = await givenBought(code, product)
    const mails = await asked()
    assert.lengthOf(mails, 1)
    assert.equal(mails[0].data.checkoutId, checkoutId)
  }).tags(['NOTICE-2'])

  test('stays the first one of a gig that was moved by an hour, and by a day', async ({
    assert,
  }) => {
    const { gig, code, product } = await givenNight()
    await givenBought(code, product)
    await gig.merge({ startsAt: gig.startsAt.plus({ minutes: 30 }) }).save()
    await givenBought(code, product)
    // The earlier sales are within its hours still.
    await gig.merge({ startsAt: gig.startsAt.minus({ hours: 24 }) }).save()
    await givenBought(code, product)
    assert.lengthOf(await asked(), 1)
  }).tags(['NOTICE-2'])

  test('is not sent where the gig is cancelled before the mail is written, or the notice is off', async ({
    assert,
  }) => {
    const cancelled = await givenNight()
    const off = await givenNight()
    await db
      .table('notice_choices')
      .insert({ user_id: off.owner.id, switched_off: ['first-sale'], updated_at: new Date() })
    const mails = await mailsDuring(async () => {
      await givenBought(cancelled.code, cancelled.product)
      await givenBought(off.code, off.product)
      await cancelled.gig.merge({ cancelledAt: clock.now() }).save()
    })
    assert.isEmpty(firstSales(mails))
    assert.lengthOf(await asked(), 2)
  }).tags(['NOTICE-2', 'NOTICE-1'])
})

/** A paid order by the code, as its payment leaves it before anything is mailed. */
async function givenPaid({ code, product }: Awaited<ReturnType<typeof givenNight>>) {
  const { order, checkout } = await givenPaidOrder({ product })
  await order.merge({ qrCodeId: code.id }).save()
  return { checkout, order }
}

test.group('First sales that are paid at the same time', (group) => {
  group.each.setup(setupCheckout)

  async function notify(
    { checkout, order }: { checkout: Checkout; order: Order },
    gate?: Promise<unknown>
  ) {
    const action = await app.container.make(NotifyFirstSale)
    await db.transaction(async (trx) => {
      await action.handle(checkout, [order], trx)
      await gate
    })
  }

  test('are mailed once, however many race', async ({ assert, cleanup }) => {
    const night = await givenNight()
    const sales = []
    for (let made = 0; made < 4; made++) {
      const sale = await givenPaid(night)
      // None sees the others, as within transactions that have not committed.
      await db
        .from('orders')
        .where('id', sale.order.id)
        .update({ payment_status: 'unpaid', status: 'pending' })
      sales.push(sale)
    }
    const gate = await db.transaction()
    cleanup(() => letGo(gate))
    await gate.rawQuery('LOCK TABLE gig_notices IN SHARE MODE')
    const all = Promise.all(sales.map((sale) => notify(sale)))
    all.catch(() => {})
    await untilWaiting(4)
    await gate.commit()
    await all
    assert.lengthOf(await asked(), 1)
    assert.lengthOf(await db.from('gig_notices'), 1)
  }).tags(['NOTICE-2'])

  test('are mailed by the next one where the first does not commit', async ({
    assert,
    cleanup,
  }) => {
    const night = await givenNight()
    const [one, other] = [await givenPaid(night), await givenPaid(night)]
    for (const { order } of [one, other])
      await db
        .from('orders')
        .where('id', order.id)
        .update({ payment_status: 'unpaid', status: 'pending' })
    const action = await app.container.make(NotifyFirstSale)
    const lost = await db.transaction()
    cleanup(() => letGo(lost))
    await action.handle(one.checkout, [one.order], lost)
    const second = notify(other)
    await untilWaiting(1)
    await lost.rollback()
    await second
    const mails = await asked()
    assert.lengthOf(mails, 1)
    assert.equal(mails[0].data.checkoutId, other.checkout.id)
  }).tags(['NOTICE-2'])
})
