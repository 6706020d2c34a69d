import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { appUrl } from '#config/app'
import { OrderFactory } from '#database/factories/order_factory'
import type Product from '#catalog/models/product'
import { SendMorningAfter } from '#insights/morning_after/send_morning_after'
import { clock } from '#shared/clock'
import { agree, givenNight, SUPPORT, VENUE } from '#tests/functional/insights/settlement_fixtures'
import { givenActiveProduct } from '#tests/support/given'
import { mailsDuring } from '#tests/support/mails_during'
import { resetDatabase } from '#tests/support/reset_database'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

const moment = (iso: string) => DateTime.fromISO(iso, { setZone: true })

/** Runs the job at a time. @returns how many mails it requested */
async function runAt(iso: string): Promise<number> {
  const restore = clock.set(() => moment(iso))
  try {
    return await (await app.container.make(SendMorningAfter)).handle()
  } finally {
    restore()
  }
}

/** The mails of a run at that time, delivered then. */
async function mailsAt(iso: string) {
  const restore = clock.set(() => moment(iso))
  try {
    return await mailsDuring(() => runAt(iso))
  } finally {
    restore()
  }
}

/** A gig at that time, in its zone, which sold a shirt for £24.99 an hour later. */
async function givenGig(iso: string, timeZone = 'Europe/London', sold = 1) {
  const night = await givenNight()
  await night.gig.merge({ startsAt: moment(iso), timeZone, venue: 'The Anchor' }).save()
  const restore = clock.set(() => moment(iso).plus({ hours: 1 }))
  for (let made = 0; made < sold; made++) await sell(night, night.product)
  restore()
  return night
}

/** A paid order by the code, at the time of the clock. */
async function sell(
  { code }: Awaited<ReturnType<typeof givenNight>>,
  product: Product,
  quantity = 1
) {
  const order = await OrderFactory.apply('paid')
    .merge({ productId: product.id, quantity, qrCodeId: code.id })
    .create()
  return order
}

test.group('The morning after a gig', (group) => {
  group.each.setup(rollbackAfterEach)

  test('comes at nine where the gig is, once: {title}')
    .with([
      {
        title: 'London in winter',
        zone: 'Europe/London',
        gig: '2026-11-27T20:00:00Z',
        early: '2026-11-28T08:59:59Z',
        due: '2026-11-28T09:00:00Z',
      },
      {
        title: 'New York, hours behind',
        zone: 'America/New_York',
        gig: '2026-11-28T01:00:00Z',
        early: '2026-11-28T13:59:59Z',
        due: '2026-11-28T14:00:00Z',
      },
      {
        title: 'Kathmandu, which is three quarters of an hour off',
        zone: 'Asia/Kathmandu',
        gig: '2026-11-27T14:00:00Z',
        early: '2026-11-28T03:14:59Z',
        due: '2026-11-28T03:15:00Z',
      },
      {
        title: 'clocks go forward that night',
        zone: 'Europe/London',
        gig: '2026-03-28T20:00:00Z',
        early: '2026-03-29T07:59:59Z',
        due: '2026-03-29T08:00:00Z',
      },
      {
        title: 'clocks go back that night',
        zone: 'Europe/London',
        gig: '2026-10-24T19:00:00Z',
        early: '2026-10-25T08:59:59Z',
        due: '2026-10-25T09:00:00Z',
      },
      {
        title: 'a minute to midnight, nine hours before',
        zone: 'Europe/London',
        gig: '2026-11-27T23:59:00Z',
        early: '2026-11-28T08:59:59Z',
        due: '2026-11-28T09:00:00Z',
      },
      {
        title: 'after midnight, whose day after is the next one',
        zone: 'Europe/London',
        gig: '2026-11-28T00:30:00Z',
        early: '2026-11-29T08:59:59Z',
        due: '2026-11-29T09:00:00Z',
      },
    ])
    .run(async ({ assert }, { zone, gig, early, due }) => {
      await givenGig(gig, zone)
      assert.equal(await runAt(early), 0)
      assert.equal(await runAt(due), 1)
      assert.equal(await runAt(due), 0)
    })
    .tags(['NOTICE-3'])

  test('has what sold, earnings, until when orders count and the sheet, and asks for the attendance', async ({
    assert,
  }) => {
    const night = await givenGig('2026-11-27T20:00:00Z', 'Europe/London', 2)
    const { artist, gig, product, owner } = night
    const { product: poster } = await givenActiveProduct({ artist, sellingPrice: '20.00' })
    await product.merge({ name: 'Last Tram Home Tee' }).save()
    await db
      .from('orders')
      .where('product_id', product.id)
      .update({ product_name: 'Last Tram Home Tee' })
    const restore = clock.set(() => moment('2026-11-27T22:00:00Z'))
    await sell(night, poster, 3)
    restore()
    const [mail] = await mailsAt('2026-11-28T09:00:00Z')
    assert.equal(mail!.to, owner.email)
    assert.equal(mail!.subject, 'The Anchor: £109.98 of merch sold')
    const { text } = mail!
    assert.include(text, 'Fans bought 5 items for £109.98.')
    assert.match(
      text,
      new RegExp(`3 × ${poster.name}\\s+£60\\.00[\\s\\S]*2 × Last Tram Home Tee\\s+£49\\.98`)
    )
    assert.match(text, /Sales\s+£109\.98/)
    assert.match(text, /Your earnings\s+£28\.48/)
    assert.notInclude(text, 'Refunds')
    assert.include(text, 'Enter the attendance to see what they spent per head')
    assert.include(text, `${appUrl}/dashboard?artist=${gig.artistId}&tab=gigs&gig=${gig.id}\n`)
    assert.include(text, 'still count until 20:00 on Sunday 29 November.')
    assert.include(
      text,
      `${appUrl}/dashboard?artist=${gig.artistId}&tab=gigs&gig=${gig.id}&settlement=1`
    )
  }).tags(['NOTICE-4'])

  test('has what was spent per head, refunds and shares where there are some', async ({
    assert,
  }) => {
    const night = await givenGig('2026-11-27T20:00:00Z', 'Europe/London', 2)
    await night.gig.merge({ attendance: 100 }).save()
    const order = await db.from('orders').orderBy('id').firstOrFail()
    await db.from('orders').where('id', order.id).update({ refunded_amount: '10.00' })
    await agree(night, [VENUE, SUPPORT], { appliesTo: 'from_now' })
    const [mail] = await mailsAt('2026-11-28T09:00:00Z')
    assert.include(mail!.text, '£0.50 per head, with 100 in the room.')
    assert.match(mail!.text, /Refunds\s+−£10\.00/)
    assert.match(mail!.text, /After the venue’s and other shares\s+£/)
    assert.notInclude(mail!.text, 'How many people came?')
  }).tags(['NOTICE-4'])

  test('is none: {title}')
    .with([
      { title: 'nothing was sold', sold: 0 },
      { title: 'the gig was cancelled', cancelled: true },
      { title: 'the notice is off', off: true },
      { title: 'the morning is 12 hours past', at: '2026-11-28T21:00:00Z' },
    ])
    .run(async ({ assert }, { sold = 1, cancelled, off, at = '2026-11-28T09:00:00Z' }) => {
      const { gig, owner } = await givenGig('2026-11-27T20:00:00Z', 'Europe/London', sold)
      if (cancelled) await gig.merge({ cancelledAt: clock.now() }).save()
      if (off)
        await db
          .table('notice_choices')
          .insert({ user_id: owner.id, switched_off: ['morning-after'], updated_at: new Date() })
      assert.isEmpty(await mailsAt(at))
    })
    .tags(['NOTICE-5', 'NOTICE-1'])

  test('is none either where something is sold only later that day', async ({ assert }) => {
    const night = await givenGig('2026-11-27T20:00:00Z', 'Europe/London', 0)
    assert.isEmpty(await mailsAt('2026-11-28T09:00:00Z'))
    const restore = clock.set(() => moment('2026-11-28T10:00:00Z'))
    await sell(night, night.product)
    restore()
    assert.isEmpty(await mailsAt('2026-11-28T10:15:00Z'))
  }).tags(['NOTICE-5'])

  test('is that of the new day where the gig is moved before or while the mail waits', async ({
    assert,
  }) => {
    const night = await givenGig('2026-11-27T20:00:00Z')
    const { gig, product } = night
    const restore = clock.set(() => moment('2026-11-28T09:00:00Z'))
    const mails = await mailsDuring(async () => {
      assert.equal(await runAt('2026-11-28T09:00:00Z'), 1)
      await gig.merge({ startsAt: moment('2026-12-04T20:00:00Z') }).save()
    })
    restore()
    assert.isEmpty(mails)
    assert.isEmpty(await mailsAt('2026-11-28T10:00:00Z'))
    const then = clock.set(() => moment('2026-12-04T21:00:00Z'))
    await sell(night, product)
    then()
    assert.lengthOf(await mailsAt('2026-12-05T09:00:00Z'), 1)
    assert.isEmpty(await mailsAt('2026-12-05T09:15:00Z'))
  }).tags(['NOTICE-5'])

  test('is not sent for a gig that is cancelled while the mail waits', async ({ assert }) => {
    const { gig } = await givenGig('2026-11-27T20:00:00Z')
    const mails = await mailsDuring(async () => {
      assert.equal(await runAt('2026-11-28T09:00:00Z'), 1)
      await gig.merge({ cancelledAt: clock.now() }).save()
    })
    assert.isEmpty(mails)
  }).tags(['NOTICE-5'])
})

test.group('The morning after, sent by two workers at once', (group) => {
  group.each.setup(async () => resetDatabase)

  test('is mailed once', async ({ assert, cleanup }) => {
    await givenGig('2026-11-27T20:00:00Z')
    cleanup(clock.set(() => moment('2026-11-28T09:00:00Z')))
    const senders = await Promise.all([1, 2, 3].map(() => app.container.make(SendMorningAfter)))
    const asked = await Promise.all(senders.map((sender) => sender.handle()))
    assert.equal(
      asked.reduce((sum, each) => sum + each, 0),
      1
    )
    assert.lengthOf(await db.from('outgoing_mails').where('mail', 'morning-after'), 1)
  }).tags(['NOTICE-3'])
})
