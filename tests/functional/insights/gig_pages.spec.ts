import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { UserFactory } from '#database/factories/user_factory'
import { clock } from '#shared/clock'
import { givenActiveProduct } from '#tests/support/given'
import { givenEvent, givenGig, givenSale, givenScan } from './rollup_fixtures.js'
import { ownerOf, show } from './shown_page.js'

test.group('The page of a gig', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows scans, views, sales and earnings, with the best sellers', async ({
    assert,
    client,
  }) => {
    const { artist, gig, code, product } = await givenGig({ startsAt: '2026-11-14T19:30:00Z' })
    const { product: poster } = await givenActiveProduct({ artist, name: 'Poster' })
    const at = '2026-11-14T20:00:00Z'
    for (const visitor of ['a', 'b', 'c', 'd']) await givenScan(code, at, visitor)
    await givenEvent('view', { code, product, at })
    await givenEvent('basket', { code, product, at })
    const first = await givenSale({ product: poster, code, at, quantity: 3 })
    await givenSale({ product, code, at, checkoutId: first.checkoutId })
    await givenSale({ product, code, at: '2026-11-15T09:00:00Z' })
    await givenScan(code, '2026-11-01T12:00:00Z')

    const { report } = await show(
      client,
      `/dashboard?tab=gigs&gig=${gig.id}`,
      await ownerOf(artist)
    )
    assert.deepEqual(report.analytics, {
      scans: 4,
      visitors: 4,
      views: 1,
      baskets: 1,
      orders: 3,
      checkouts: 2,
      units: 5,
      revenue: 120,
      artistProfitLeft: 34.5,
      conversion: 50,
      averageBasket: 60,
    })
    assert.deepInclude(report.firstHour, { scans: 4, orders: 2, revenue: 96 })
    assert.deepInclude(report.outside, { scans: 1, orders: 0 })
    assert.deepEqual(
      report.products.map(({ name, units }) => [name, units]),
      [
        ['Poster', 3],
        [product.name, 2],
      ]
    )
  }).tags(['FIG-4'])

  test('makes days and hours in the gig’s own zone, also on the night the clocks change', async ({
    assert,
    client,
  }) => {
    const zones = [
      { timeZone: 'America/New_York', startsAt: '2026-11-01T01:30:00Z' },
      { timeZone: 'Pacific/Auckland', startsAt: '2026-11-20T07:00:00Z' },
      { timeZone: 'Europe/Berlin', startsAt: '2026-10-24T19:00:00Z' },
    ]
    for (const { timeZone, startsAt } of zones) {
      const { artist, gig, code } = await givenGig({ startsAt, timeZone })
      const start = DateTime.fromISO(startsAt)
      for (let hour = 0; hour < 24; hour++)
        await givenScan(code, start.plus({ hours: hour }).toUTC().toISO()!)
      const { report } = await show(
        client,
        `/dashboard?tab=gigs&gig=${gig.id}`,
        await ownerOf(artist)
      )
      const expected = new Map<string, number>()
      for (let hour = 0; hour < 24; hour++) {
        const label = start.plus({ hours: hour }).setZone(timeZone).setLocale('en-GB')
        const day = label.toFormat('ccc d LLL')
        expected.set(day, (expected.get(day) ?? 0) + 1)
      }
      assert.deepEqual(new Map(report.days.map(({ label, scans }) => [label, scans])), expected)
      assert.equal(
        report.hours.reduce((sum, { scans }) => sum + scans, 0),
        24
      )
      // And the two hours before it began, which have no visitors.
      assert.lengthOf(report.hours, 26, timeZone)
    }
  }).tags(['FIG-11'])

  test('shows the whole evening around one busy hour', async ({ assert, client }) => {
    const { artist, gig, code } = await givenGig({ startsAt: '2026-11-14T19:30:00Z' })
    await givenScan(code, '2026-11-14T20:10:00Z')
    const { report } = await show(
      client,
      `/dashboard?tab=gigs&gig=${gig.id}`,
      await ownerOf(artist)
    )
    const scans = report.hours.map(({ label, scans: count }) => `${label} ${count}`)
    assert.deepEqual(
      scans,
      [17, 18, 19, 20, 21, 22, 23]
        .map((hour) => `Sat ${hour}:00 ${hour === 20 ? 1 : 0}`)
        .concat('Sun 00:00 0')
    )
    assert.lengthOf(report.days, 1)
  }).tags(['FIG-4'])

  test('of a gig without visitors has no figures', async ({ assert, client }) => {
    const { artist, gig } = await givenGig({ startsAt: '2026-11-14T19:30:00Z' })
    const { report } = await show(
      client,
      `/dashboard?tab=gigs&gig=${gig.id}`,
      await ownerOf(artist)
    )
    assert.deepInclude(report.analytics, { scans: 0, conversion: null, averageBasket: null })
    assert.deepEqual([report.hours, report.days, report.products], [[], [], []])
  }).tags(['FIG-4'])

  test('is only for its artist and admins: for another artist it does not exist', async ({
    assert,
    client,
  }) => {
    const { artist, gig } = await givenGig({ startsAt: '2026-11-14T19:30:00Z' })
    const { artist: other } = await givenGig({ startsAt: '2026-11-14T19:30:00Z' })
    const admin = await UserFactory.merge({ userType: 'admin' }).create()
    const path = `/dashboard?tab=gigs&gig=${gig.id}`
    for (const wrong of [path, `${path}&live=1`, `${path}x`]) {
      const refused = await client.get(wrong).loginAs(await ownerOf(other))
      assert.equal(refused.status(), 404, wrong)
    }
    const { report } = await show(client, `${path}&artist=${artist.id}`, admin)
    assert.equal(report.gig.id, gig.id)
  }).tags(['FIG-15'])
})

test.group('All gigs', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('name the best seller of each and show products by gig, with what sold elsewhere', async ({
    assert,
    client,
  }) => {
    const { artist, gig: leeds, code, product } = await givenGig({ startsAt: '2026-11-10T19:30Z' })
    const hull = await givenGig({ artist, startsAt: '2026-11-12T19:30:00Z' })
    const coming = await givenGig({ artist, startsAt: '2099-01-01T19:30:00Z' })
    const own = await givenSale({ product, code, at: '2026-11-10T20:00:00Z', quantity: 9 })
    await own.merge({ isSelfPurchase: true }).save()
    await givenSale({ product, code, at: '2026-11-10T20:00:00Z', quantity: 2 })
    await givenSale({
      product: hull.product,
      code: hull.code,
      at: '2026-11-12T20:00:00Z',
      quantity: 4,
    })
    await givenSale({ product, code: hull.code, at: '2026-11-12T20:00:00Z' })
    await givenSale({ product, at: '2026-11-15T20:00:00Z', quantity: 3 })
    await givenSale({ product, at: '2026-10-15T20:00:00Z', quantity: 7 })

    const { gigs, heat } = await show(client, '/dashboard?tab=gigs', await ownerOf(artist))
    assert.deepEqual(
      gigs.map(({ id, best, isComing }) => [id, best?.productId, best?.units, isComing]),
      [
        [coming.gig.id, undefined, undefined, true],
        [hull.gig.id, hull.product.id, 4, false],
        [leeds.id, product.id, 2, false],
      ]
    )
    assert.deepEqual(
      heat.gigs.map(({ id }) => id),
      [leeds.id, hull.gig.id]
    )
    assert.deepEqual(
      heat.rows.map(({ productId, units, elsewhere, total }) => [
        productId,
        ...units,
        elsewhere,
        total,
      ]),
      [
        [hull.product.id, 0, 4, 0, 4],
        [product.id, 11, 1, 10, 22],
      ]
    )
  }).tags(['FIG-6'])
})

test.group('The live board', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('shows each sale as it happens, and answers 304 while nothing changes', async ({
    assert,
    client,
  }) => {
    const now = clock.now()
    const { artist, gig, code, product } = await givenGig({ startsAt: now.toISO()! })
    const owner = await ownerOf(artist)
    const ask = (etag = '') =>
      client.get(`/api/gigs/${gig.id}/live`).header('if-none-match', etag).loginAs(owner)
    const first = await ask()
    assert.equal(first.body().orders, 0)
    const etag = first.header('etag')!
    assert.equal((await ask(etag)).status(), 304)
    await givenSale({ product, code, at: now.plus({ minutes: 1 }).toISO()!, quantity: 2 })
    const next = await ask(etag)
    assert.equal(next.status(), 200)
    assert.deepInclude(next.body(), { orders: 1, units: 2, revenue: 48 })
    assert.equal(next.body().latest[0].name, product.name)
    const soldAt = now.plus({ minutes: 1 }).setZone(gig.timeZone)
    assert.equal(next.body().latest[0].time, soldAt.toFormat('HH:mm'))
    assert.notProperty(next.body(), 'artistProfitLeft')
    assert.notInclude(JSON.stringify(next.body()), 'Robin')
  }).tags(['FIG-14', 'STUD-18'])

  test('counts scans before its hours apart, as the gig’s page does, until it begins', async ({
    assert,
    client,
  }) => {
    const startsAt = clock.now().plus({ hours: 30 })
    const { artist, gig, code } = await givenGig({ startsAt: startsAt.toISO()! })
    const owner = await ownerOf(artist)
    const early = clock.now().minus({ hours: 2 }).toISO()!
    for (const visitor of ['a', 'b']) await givenScan(code, early, visitor)
    const board = await client.get(`/api/gigs/${gig.id}/live`).loginAs(owner)
    assert.deepInclude(board.body(), { scans: 0, earlyScans: 2 })
    const { report } = await show(client, `/dashboard?tab=gigs&gig=${gig.id}`, owner)
    assert.equal(report.outside.scans, 2)
    await gig.merge({ startsAt: startsAt.minus({ hours: 31 }) }).save()
    const begun = await client.get(`/api/gigs/${gig.id}/live`).loginAs(owner)
    assert.equal(begun.body().earlyScans, 0)
  })
})

test.group('Sales over time', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => clock.set(() => DateTime.fromISO('2026-11-21T23:30:00Z')))

  test('are compared with the period before, for the range in the address', async ({
    assert,
    client,
  }) => {
    const { artist, product } = await givenGig({ startsAt: '2026-11-14T19:30:00Z' })
    await givenSale({ product, at: '2026-11-21T10:00:00Z', quantity: 2 })
    await givenSale({ product, at: '2026-11-15T10:00:00Z' })
    await givenSale({ product, at: '2026-11-14T10:00:00Z', quantity: 2 })
    await givenSale({ product, at: '2026-08-01T10:00:00Z', quantity: 5 })
    const owner = await ownerOf(artist)
    const { sales } = await show(client, '/dashboard?range=7d', owner)
    assert.deepInclude(sales, { total: 72, previousTotal: 48, change: 50, orders: 2 })
    assert.lengthOf(sales.points, 7)
    assert.deepInclude(sales.points.at(-1)!, { label: '21 Nov', sales: 48 })
    assert.deepInclude(sales.points.at(-1)!, { previousLabel: '14 Nov', previousSales: 48 })
    const year = await show(client, '/dashboard?range=12m', owner)
    assert.lengthOf(year.sales.points, 12)
    assert.deepInclude(year.sales, { total: 240, previousTotal: 0, change: null })
    const { sales: usual } = await show(client, '/dashboard?range=nonsense', owner)
    assert.equal(usual.range, '30d')
    assert.lengthOf(usual.points, 30)
  }).tags(['FIG-3'])

  test('and the tiles: sales against the month before, orders of today, scans that led to a sale', async ({
    assert,
    client,
  }) => {
    const { artist, product, code } = await givenGig({ startsAt: '2026-11-14T19:30:00Z' })
    for (let scan = 0; scan < 8; scan++) await givenScan(code, '2026-11-14T20:00:00Z')
    await givenSale({ product, code, at: '2026-11-21T00:10:00Z' })
    await givenSale({ product, at: '2026-11-01T10:00:00Z' })
    await givenSale({ product, at: '2026-10-10T10:00:00Z', quantity: 4 })
    const { overview } = await show(client, '/dashboard', await ownerOf(artist))
    assert.deepInclude(overview, { totalSales: 144, orders: 3, ordersToday: 1 })
    assert.deepInclude(overview, { salesChange: -50, conversion: 12.5 })
  }).tags(['FIG-2'])

  test('and show the same conversion as the gig: checkouts by visitors, not by scans', async ({
    assert,
    client,
  }) => {
    const { artist, product, code, gig } = await givenGig({ startsAt: '2026-11-14T19:30:00Z' })
    for (let scan = 0; scan < 6; scan++) await givenScan(code, '2026-11-14T20:00:00Z', 'one device')
    await givenScan(code, '2026-11-14T20:00:00Z', 'another')
    const order = await givenSale({ product, code, at: '2026-11-14T20:10:00Z' })
    await givenSale({ product, code, at: '2026-11-14T20:10:00Z', checkoutId: order.checkoutId })
    await givenSale({ product, at: '2026-11-14T21:00:00Z' })
    const owner = await ownerOf(artist)
    const { overview } = await show(client, '/dashboard', owner)
    const { gigs } = await show(client, '/dashboard?tab=gigs', owner)
    assert.equal(overview.conversion, 50)
    assert.equal(gigs.find(({ id }) => id === gig.id)!.conversion, 50)
  }).tags(['STUD-1'])
})
