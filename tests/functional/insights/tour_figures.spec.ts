import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { TourFactory } from '#database/factories/tour_factory'
import { UserFactory } from '#database/factories/user_factory'
import type User from '#identity/models/user'
import { BuildRollups } from '#insights/actions/build_rollups'
import type { GigReported } from '#insights/queries/gig_report'
import { TourReport, type TourGig, type TourReported } from '#insights/tours/tour_report'
import { TOUR_COLUMNS } from '#insights/tours/tour_order'
import app from '@adonisjs/core/services/app'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { countStatements } from '#tests/support/record_statements'
import { givenGig, givenSale, givenScan } from './rollup_fixtures.js'
import { ownerOf } from './shown_page.js'

type Shown = Pick<TourReported, 'totals' | 'marks'> & { gigs: TourGig[]; sort: string }

async function shown(client: ApiClient, account: User, path: string): Promise<Shown> {
  const page = await client.get(path).withInertia().loginAs(account)
  page.assertStatus(200)
  return page.inertiaProps as never as Shown
}

/** A tour of four gigs: a good night, a small one, one without anything, and one in two years. */
async function givenTour() {
  const { artist } = await givenArtist({})
  const tour = await TourFactory.merge({ artistId: artist.id }).create()
  const on = async (startsAt: string, city: string, attendance: number | null) => {
    const night = await givenGig({ artist, startsAt })
    await night.gig.merge({ tourId: tour.id, city, attendance }).save()
    return night
  }
  const leeds = await on('2026-11-14T19:30:00Z', 'Leeds', 300)
  const york = await on('2026-11-15T19:30:00Z', 'York', 100)
  const hull = await on('2026-11-16T19:30:00Z', 'Hull', null)
  const later = await on(DateTime.now().plus({ years: 2 }).toISO()!, 'Åbo', null)
  const { product: cap } = await givenActiveProduct({ artist, name: 'Cap', sizes: ['One size'] })

  for (const visitor of ['a', 'b', 'c', 'd'])
    await givenScan(leeds.code, '2026-11-14T20:00:00Z', visitor)
  const first = await givenSale({
    product: leeds.product,
    code: leeds.code,
    at: '2026-11-14T20:00:00Z',
    quantity: 2,
  })
  await givenSale({
    product: cap,
    code: leeds.code,
    at: first.createdAt.toISO()!,
    checkoutId: first.checkoutId,
  })
  await givenSale({ product: cap, code: leeds.code, at: '2026-11-14T22:00:00Z', quantity: 5 })
  // Before its hours.
  await givenSale({ product: cap, code: leeds.code, at: '2026-11-14T12:00:00Z', quantity: 9 })

  await givenScan(york.code, '2026-11-15T21:00:00Z', 'a')
  const part = await givenSale({
    product: york.product,
    code: york.code,
    at: '2026-11-15T21:00:00Z',
  })
  await part.merge({ refundedAmount: 1000 as never, paymentStatus: 'partially_refunded' }).save()
  const gone = await givenSale({
    product: york.product,
    code: york.code,
    at: '2026-11-15T21:30:00Z',
  })
  await gone.merge({ status: 'cancelled' }).save()
  const account = await ownerOf(artist)
  return { artist, account, tour, leeds, york, hull, later }
}

const pageOf = ({ id }: { id: number }) => `/dashboard?tab=gigs&tour=${id}`

test.group('The page of a tour', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => limiter.clear())

  test('sets its gigs side by side, as their orders come to', async ({ assert, client }) => {
    const { account, tour, leeds, york, hull, later } = await givenTour()
    const { gigs, totals, marks } = await shown(client, account, pageOf(tour))
    assert.deepEqual(
      gigs.map(({ id }) => id),
      [leeds, york, hull, later].map(({ gig }) => gig.id)
    )
    assert.containSubset(gigs[0], {
      attendance: 300,
      revenue: 192,
      perHead: 0.64,
      conversion: 50,
      firstHour: 72,
      best: { name: 'Cap', units: 6 },
      isClosed: false,
      isComing: false,
    })
    assert.deepEqual(gigs[0]!.sizes, [{ size: 'M', units: 2 }])
    // Gross is 48, of which 10 was given back and 24 cancelled.
    assert.containSubset(gigs[1], { revenue: 14, perHead: 0.48, conversion: 100, firstHour: 0 })
    assert.containSubset(gigs[2], { revenue: 0, perHead: null, conversion: null, best: null })
    assert.isTrue(gigs[3]!.isComing)
    assert.containSubset(totals, {
      attendance: 400,
      countedGigs: 2,
      revenue: 206,
      perHead: 0.6,
      conversion: 60,
      firstHour: 72,
      best: { name: 'Cap', units: 6 },
      closedGigs: 0,
      sizes: [{ size: 'M', units: 3 }],
    })
    assert.deepEqual(marks, {
      revenue: { best: leeds.gig.id, worst: hull.gig.id },
      perHead: { best: leeds.gig.id, worst: york.gig.id },
      conversion: { best: york.gig.id, worst: leeds.gig.id },
    })
  }).tags(['TOUR-14'])

  test('has the figures of each gig’s own page and settlement sheet', async ({
    assert,
    client,
  }) => {
    const { account, tour } = await givenTour()
    const { gigs } = await shown(client, account, pageOf(tour))
    assert.lengthOf(gigs, 4)
    for (const gig of gigs) {
      const page = await client
        .get(`/dashboard?tab=gigs&gig=${gig.id}`)
        .withInertia()
        .loginAs(account)
      const { report } = page.inertiaProps as never as { report: GigReported }
      const { analytics, firstHour, products } = report
      const sheet = (await client.get(`/api/gigs/${gig.id}/settlement`).loginAs(account)).body()
      assert.deepEqual(
        [gig.revenue, gig.conversion, gig.visitors, gig.checkouts, gig.firstHour, gig.best?.name],
        [
          analytics.revenue,
          analytics.conversion,
          analytics.visitors,
          analytics.checkouts,
          firstHour.revenue,
          products.find(({ units }) => units > 0)?.name,
        ]
      )
      assert.deepEqual([gig.perHead, gig.attendance], [sheet.perHead, sheet.attendance])
      assert.equal(gig.revenue, sheet.afterRefunds)
    }
  }).tags(['TOUR-14'])

  test('is read in as many statements for one gig as for thirty', async ({ assert }) => {
    const { tour, artist } = await givenTour()
    await new BuildRollups().handle()
    const report = await app.container.make(TourReport)
    const few = await countStatements(() => report.handle(tour.id))
    for (let night = 1; night <= 26; night++) {
      const startsAt = `2026-10-${String(night).padStart(2, '0')}T19:30:00Z`
      const { gig, code, product } = await givenGig({ artist, startsAt })
      await gig.merge({ tourId: tour.id }).save()
      if (night < 4) await givenSale({ product, code, at: startsAt })
    }
    await new BuildRollups().handle()
    assert.equal(await countStatements(() => report.handle(tour.id)), few)
    assert.isAtMost(few, 6)
  }).tags(['TOUR-14'])

  test('is sorted by {$self}, either way; gigs without a value stand last')
    .tags(['TOUR-15'])
    .with([...TOUR_COLUMNS])
    .run(async ({ assert, client }, column) => {
      const { account, tour } = await givenTour()
      const path = pageOf(tour)
      const up = await shown(client, account, `${path}&sort=${column}`)
      const down = await shown(client, account, `${path}&sort=-${column}`)
      assert.deepEqual([up.sort, down.sort], [column, `-${column}`])
      assert.sameMembers(
        up.gigs.map(({ id }) => id),
        down.gigs.map(({ id }) => id)
      )
      if (column === 'city')
        assert.deepEqual(
          up.gigs.map(({ city }) => city),
          ['Åbo', 'Hull', 'Leeds', 'York']
        )
      if (column === 'sales')
        assert.deepEqual(
          [up, down].map(({ gigs }) => gigs.map(({ revenue, isComing }) => isComing || revenue)),
          [
            [0, 14, 192, true],
            [192, 14, 0, true],
          ]
        )
      const odd = await shown(client, account, `${path}&sort=drop table`)
      assert.equal(odd.sort, 'date')
    })

  test('is a CSV file that runs no formulas, for its artist and admins', async ({
    assert,
    client,
  }) => {
    const { account, tour, leeds } = await givenTour()
    await leeds.gig.merge({ venue: '=1+1' }).save()
    const admin = await UserFactory.merge({ userType: 'admin' }).create()
    const { owner: other } = await givenArtist({})
    const path = `/tours/${tour.id}/figures.csv`
    const answer = await client.get(path).loginAs(account)
    answer.assertStatus(200)
    answer.assertHeader('content-type', 'text/csv; charset=utf-8')
    const lines = answer.text().trim().split('\r\n')
    assert.lengthOf(lines, 6)
    assert.include(
      lines[1],
      `2026-11-14,19:30,${leeds.gig.name},"'=1+1",Leeds,,300,192.00,0.64,4,2,50,72.00,8,Cap,6,M 2,open`
    )
    assert.include(lines[5], 'Total,,,,,,400,206.00,0.60')
    assert.equal((await client.get(path).loginAs(admin)).text(), answer.text())
    ;(await client.get(path).loginAs(other)).assertStatus(404)
  }).tags(['TOUR-15'])

  test('says which settlement sheets are closed', async ({ assert, client }) => {
    const { account, tour, york } = await givenTour()
    await db.table('gig_sheets').insert({
      gig_id: york.gig.id,
      closed_at: new Date(),
      closed_by: account.id,
      sheet: '{}',
    })
    const { gigs, totals } = await shown(client, account, pageOf(tour))
    assert.deepEqual(
      gigs.map(({ isClosed }) => isClosed),
      [false, true, false, false]
    )
    assert.equal(totals.closedGigs, 1)
  }).tags(['TOUR-14'])
})
