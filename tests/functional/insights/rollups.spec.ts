import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { QrCodeFactory } from '#database/factories/qr_code_factory'
import Checkout from '#commerce/orders/models/checkout'
import { fromDecimal } from '#shared/money'
import {
  allRollups,
  rollupsFromScratch,
  givenEvent,
  givenGig,
  givenSale,
  givenScan,
  phasesOf,
  buildRollups,
} from './rollup_fixtures.js'

const STARTS = '2026-11-14T19:30:00Z'

test.group('Figures of a gig', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('count scans from 6 hours before to 48 hours after it began; others apart', async ({
    assert,
  }) => {
    const { code } = await givenGig({ startsAt: STARTS })
    const moments = {
      outside: ['2026-11-14T13:29:59.999Z', '2026-11-16T19:30:00.001Z', '2026-11-01T12:00:00Z'],
      before: ['2026-11-14T13:30:00Z', '2026-11-14T19:29:59.999Z'],
      first_hour: ['2026-11-14T19:30:00Z', '2026-11-14T20:29:59.999Z'],
      after: ['2026-11-14T20:30:00Z', '2026-11-16T19:30:00Z'],
    }
    for (const at of Object.values(moments).flat()) await givenScan(code, at)
    await buildRollups()
    const phases = await phasesOf(code)
    for (const [phase, wanted] of Object.entries(moments))
      assert.equal(phases[phase]!.scans, wanted.length, phase)
  }).tags(['FIG-5'])

  test('are one row a day outside of the gig, and two where a day in London ends within one in UTC', async ({
    assert,
  }) => {
    const { artist, code } = await givenGig({ startsAt: STARTS })
    const winter = ['2026-11-01T00:00:00Z', '2026-11-01T12:00:00Z', '2026-11-01T23:59:59Z']
    const summer = ['2026-07-01T00:00:00Z', '2026-07-01T22:59:59Z', '2026-07-01T23:00:00Z']
    for (const at of [...winter, ...summer]) await givenScan(code, at)
    await buildRollups()
    const rows = await db.from('qr_code_hourly_stats').where('qr_code_id', code.id).orderBy('hour')
    assert.deepEqual(
      rows.map(({ hour, scans }) => [hour.toISOString(), scans]),
      [
        ['2026-07-01T00:00:00.000Z', 2],
        ['2026-07-01T23:00:00.000Z', 1],
        ['2026-11-01T00:00:00.000Z', 3],
      ]
    )
    const days = await db.from('artist_daily_stats').where('artist_id', artist.id).orderBy('day')
    assert.deepEqual(
      days.map(({ scans }) => scans),
      [2, 1, 3]
    )
  }).tags(['FIG-5'])

  test('count a visitor once a day, however often and by whichever of its codes', async ({
    assert,
  }) => {
    const { artist, gig, code } = await givenGig({ startsAt: STARTS })
    const card = await QrCodeFactory.merge({ artistId: artist.id, gigId: gig.id }).create()
    await givenScan(code, '2026-11-14T19:00:00Z', 'robin')
    await givenScan(code, '2026-11-14T20:00:00Z', 'robin')
    await givenScan(card, '2026-11-14T21:00:00Z', 'robin')
    await givenScan(card, '2026-11-14T21:01:00Z', 'sam')
    await givenScan(code, '2026-11-15T08:00:00Z', 'robin-of-sunday')
    await buildRollups()
    const [byCode, byCard] = [await phasesOf(code), await phasesOf(card)]
    assert.equal(byCode.before!.visitors, 1)
    assert.equal(byCode.first_hour!.visitors, 0)
    assert.equal(byCode.after!.visitors, 1)
    assert.equal(byCard.after!.visitors, 1)
    // Late: an earlier scan of the same visitor moves the visitor, and adds none.
    await givenScan(card, '2026-11-14T18:00:00Z', 'robin')
    await buildRollups()
    assert.equal((await phasesOf(code)).before!.visitors, 0)
    assert.equal((await phasesOf(card)).before!.visitors, 1)
  }).tags(['FIG-8'])

  test('count views, baskets and sales, with the baskets they were paid in', async ({ assert }) => {
    const { code, product } = await givenGig({ startsAt: STARTS })
    const at = '2026-11-14T20:00:00Z'
    await givenEvent('view', { code, product, at })
    await givenEvent('view', { code, product, at })
    await givenEvent('basket', { code, product, at })
    const first = await givenSale({ product, code, at, quantity: 2 })
    await givenSale({ product, code, at, checkoutId: first.checkoutId })
    await buildRollups()
    assert.deepEqual((await phasesOf(code)).first_hour, {
      scans: 0,
      visitors: 0,
      views: 2,
      baskets: 1,
      orders: 2,
      checkouts: 1,
      units: 3,
      amount: 72,
      profit: 20.7,
    })
  }).tags(['FIG-4'])

  test('follow a gig that is moved and a code that joins another gig', async ({ assert }) => {
    const { artist, code, gig } = await givenGig({ startsAt: STARTS })
    await givenScan(code, '2026-11-14T20:00:00Z')
    await buildRollups()
    assert.equal((await phasesOf(code)).first_hour!.scans, 1)
    await gig.merge({ startsAt: DateTime.fromISO('2026-12-14T19:30:00Z') }).save()
    await buildRollups()
    assert.deepEqual(Object.keys(await phasesOf(code)), ['outside'])
    const other = await givenGig({ artist, startsAt: '2026-11-14T18:00:00Z' })
    await code.merge({ gigId: other.gig.id }).save()
    await buildRollups()
    assert.deepEqual(Object.keys(await phasesOf(code)), ['after'])
  }).tags(['FIG-5'])
})

test.group('Sales that count', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const at = '2026-11-14T20:00:00Z'

  test('exclude refunds: in part by their share, in full entirely', async ({ assert }) => {
    const { code, product } = await givenGig({ startsAt: STARTS })
    const order = await givenSale({ product, code, at })
    await buildRollups()
    await order
      .merge({ paymentStatus: 'partially_refunded', refundedAmount: fromDecimal('10.00') })
      .save()
    await buildRollups()
    const part = (await phasesOf(code)).first_hour!
    // 6.90 × 10 ÷ 24 = 2.875, rounded half up.
    assert.deepInclude(part, { orders: 1, amount: 14, profit: 4.02 })
    await order.merge({ paymentStatus: 'refunded', refundedAmount: order.totalAmount }).save()
    await buildRollups()
    assert.deepEqual(await phasesOf(code), {})
  }).tags(['FIG-13'])

  test('exclude cancelled and unpaid orders', async ({ assert }) => {
    const { code, product } = await givenGig({ startsAt: STARTS })
    const order = await givenSale({ product, code, at })
    await buildRollups()
    await order.merge({ status: 'cancelled' }).save()
    await buildRollups()
    assert.deepEqual(await phasesOf(code), {})
    await order.merge({ status: 'processing' }).save()
    await buildRollups()
    assert.equal((await phasesOf(code)).first_hour!.orders, 1)
  }).tags(['FIG-13'])

  test('count at the moment they were paid, also where that is recorded later', async ({
    assert,
  }) => {
    const { code, product } = await givenGig({ startsAt: STARTS })
    const order = await givenSale({ product, code, at })
    await buildRollups()
    const checkout = await Checkout.findOrFail(order.checkoutId)
    await checkout.merge({ paidAt: DateTime.fromISO('2026-11-20T10:00:00Z') }).save()
    await buildRollups()
    assert.deepEqual(Object.keys(await phasesOf(code)), ['outside'])
  }).tags(['FIG-13'])

  test('to the artist’s own account count as sales but not for the ranking', async ({ assert }) => {
    const { code, product } = await givenGig({ startsAt: STARTS })
    const own = await givenSale({ product, code, at, quantity: 3 })
    await own.merge({ isSelfPurchase: true }).save()
    await givenSale({ product, code, at, quantity: 2 })
    await buildRollups()
    const row = await db
      .from('qr_code_product_daily_stats')
      .where('qr_code_id', code.id)
      .firstOrFail()
    assert.deepInclude(row, { units: 5, ranked_units: 2 })
  }).tags(['FIG-13'])

  test('belong to a gig only within its hours and by its code: others are sold elsewhere', async ({
    assert,
  }) => {
    const { code, product } = await givenGig({ startsAt: STARTS })
    await givenSale({ product, code, at, quantity: 4 })
    await givenSale({ product, at, quantity: 2 })
    await givenSale({ product, code, at: '2026-11-25T20:00:00Z' })
    await buildRollups()
    const rows = await db.from('product_daily_stats').where('product_id', product.id).orderBy('day')
    assert.deepEqual(
      rows.map(({ ranked_units: ranked, elsewhere_units: elsewhere }) => [ranked, elsewhere]),
      [
        [6, 2],
        [1, 1],
      ]
    )
  }).tags(['FIG-6'])
})

test.group('The days of an artist', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const daysOf = async (artistId: number) => {
    const { rows } = await db.rawQuery(
      'SELECT day::text, scans, orders FROM artist_daily_stats WHERE artist_id = ? ORDER BY day',
      [artistId]
    )
    return rows as { day: string; scans: number; orders: number }[]
  }

  test('are London’s, in summer and in winter', async ({ assert }) => {
    const { artist, code, product } = await givenGig({ startsAt: STARTS })
    await givenScan(code, '2026-07-01T22:59:59Z')
    await givenScan(code, '2026-07-01T23:00:00Z')
    await givenScan(code, '2026-12-01T23:59:59Z')
    await givenSale({ product, at: '2026-12-02T00:00:00Z' })
    await buildRollups()
    assert.deepEqual(await daysOf(artist.id), [
      { day: '2026-07-01', scans: 1, orders: 0 },
      { day: '2026-07-02', scans: 1, orders: 0 },
      { day: '2026-12-01', scans: 1, orders: 0 },
      { day: '2026-12-02', scans: 0, orders: 1 },
    ])
  }).tags(['FIG-11'])

  test('of 23 and 25 hours have every hour once', async ({ assert }) => {
    const { artist, code } = await givenGig({ startsAt: STARTS })
    for (const day of ['2026-03-28T12:30:00Z', '2026-10-24T12:30:00Z'])
      for (let hour = 0; hour < 48; hour++)
        await givenScan(code, DateTime.fromISO(day).plus({ hours: hour }).toUTC().toISO()!)
    await buildRollups()
    const scans = new Map((await daysOf(artist.id)).map((row) => [row.day, row.scans]))
    assert.equal(scans.get('2026-03-29'), 23)
    assert.equal(scans.get('2026-10-25'), 25)
  }).tags(['FIG-11'])
})

test.group('Rolling up', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('again, late and in pieces gives the same as once from scratch', async ({ assert }) => {
    const { artist, code, product, gig } = await givenGig({ startsAt: STARTS })
    const card = await QrCodeFactory.merge({ artistId: artist.id, gigId: gig.id }).create()
    for (let minute = 0; minute < 300; minute += 25) {
      const at = DateTime.fromISO('2026-11-14T18:10:00Z').plus({ minutes: minute }).toISO()!
      await givenScan(minute % 2 ? code : card, at, `visitor ${minute % 75}`)
      await givenEvent('view', { code, product, at })
      if (minute % 50 === 0) await givenSale({ product, at, code: minute % 100 ? code : undefined })
      if (minute % 75 === 0) await buildRollups()
    }
    await givenScan(card, '2026-11-14T17:00:00Z', 'visitor 0')
    await givenSale({ product, at: '2026-10-30T09:00:00Z', code: card })
    await buildRollups()
    const once = await allRollups()
    assert.isAbove(once.length, 10)
    assert.equal(await buildRollups(), 0)
    assert.deepEqual(await allRollups(), once)
    assert.deepEqual(await rollupsFromScratch(), once)
  }).tags(['FIG-12'])
})
