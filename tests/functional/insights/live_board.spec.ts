import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { LiveGigReport, GigAnalyticsQuery } from '#insights/public'
import app from '@adonisjs/core/services/app'
import type { LiveGig } from '#insights/queries/live_gig_report'
import { clock } from '#shared/clock'
import { givenActiveProduct } from '#tests/support/given'
import { recordStatements } from '#tests/support/record_statements'
import { givenGig, givenSale } from './rollup_fixtures.js'
import { ownerOf } from './shown_page.js'

type Stall = Awaited<ReturnType<typeof givenGig>>

async function boardOf(client: ApiClient, { artist, gig }: Stall): Promise<LiveGig> {
  const answer = await client.get(`/api/gigs/${gig.id}/live`).loginAs(await ownerOf(artist))
  answer.assertStatus(200)
  return answer.body() as LiveGig
}

const soldIn = ({ evening }: LiveGig) =>
  evening?.quarters.filter(({ units }) => units > 0).map(({ time, units }) => `${time} ${units}`)

test.group('What sold at a gig, on its live board', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('has its picture, its time and what was paid for it, before and after midnight and on the next day', async ({
    assert,
    client,
    cleanup,
  }) => {
    cleanup(clock.set(() => DateTime.fromISO('2026-11-15T12:00:00Z')))
    const stall = await givenGig({ startsAt: '2026-11-14T22:00:00Z' })
    const { artist, code, product } = stall
    const { product: mug } = await givenActiveProduct({
      artist,
      name: 'Mug',
      productType: 'mug',
      sellingPrice: '14.50',
      sizes: ['One size'],
      colors: ['White'],
    })
    await givenSale({ product, code, at: '2026-11-14T23:50:00Z', quantity: 2 })
    await givenSale({ product: mug, code, at: '2026-11-15T00:10:00Z' })
    await givenSale({ product: mug, code, at: '2026-11-15T11:30:00Z' })
    const board = await boardOf(client, stall)
    assert.deepEqual(
      board.latest.map(({ name, time, units, amount }) => [name, time, units, amount]),
      [
        ['Mug', 'Sun 11:30', 1, 14.5],
        ['Mug', '00:10', 1, 14.5],
        [product.name, '23:50', 2, 48],
      ]
    )
    assert.deepEqual(
      board.best.map(({ name, units }) => [name, units]),
      [
        [product.name, 2],
        ['Mug', 2],
      ]
    )
    for (const { imageUrl } of [...board.best, ...board.latest])
      assert.match(imageUrl!, /^\/(artwork|files)\//)
    assert.deepEqual(soldIn(board), ['23:45 2', '00:00 1'])
    assert.equal(board.evening!.until, '02:00')
    assert.equal(board.revenue, 77)
  }).tags(['STUD-18', 'FIG-14'])

  test('is what was paid in its hours, without refunds: the sums and the list agree', async ({
    assert,
    client,
    cleanup,
  }) => {
    cleanup(clock.set(() => DateTime.fromISO('2026-11-14T23:00:00Z')))
    const stall = await givenGig({ startsAt: '2026-11-14T20:00:00Z' })
    const { code, product } = stall
    await givenSale({ product, code, at: '2026-11-14T13:59:00Z' })
    const early = await givenSale({ product, code, at: '2026-11-14T14:01:00Z' })
    await givenSale({ product, at: '2026-11-14T21:00:00Z' })
    const refunded = await givenSale({ product, code, at: '2026-11-14T21:00:00Z' })
    await refunded.merge({ paymentStatus: 'refunded', refundedAmount: refunded.totalAmount }).save()
    const board = await boardOf(client, stall)
    assert.deepInclude(board, { orders: 1, units: 1, revenue: 24 })
    assert.deepEqual(
      board.latest.map(({ id }) => id),
      [early.id]
    )
    assert.deepEqual(soldIn(board), ['14:00 1'])
  }).tags(['STUD-18', 'FIG-5', 'FIG-13'])

  test('moves with the gig, and says that it is cancelled', async ({ assert, client, cleanup }) => {
    cleanup(clock.set(() => DateTime.fromISO('2026-11-14T21:00:00Z')))
    const stall = await givenGig({ startsAt: '2026-11-14T20:00:00Z' })
    const { code, gig, product } = stall
    await givenSale({ product, code, at: '2026-11-14T20:30:00Z' })
    assert.deepInclude(await boardOf(client, stall), { orders: 1 })
    await gig.merge({ startsAt: DateTime.fromISO('2026-11-15T03:00:00Z') }).save()
    const moved = await boardOf(client, stall)
    assert.containsSubset(moved, { orders: 0, latest: [], evening: null })
    assert.containsSubset(moved.gig, { time: '03:00', hasBegun: false, isCancelled: false })
    await gig.merge({ cancelledAt: clock.now() }).save()
    assert.isTrue((await boardOf(client, stall)).gig.isCancelled)
  }).tags(['FIG-17', 'STUD-17'])

  test('is read by as many statements, however much was sold', async ({ assert, cleanup }) => {
    const stall = await givenGig({ startsAt: clock.now().toISO()! })
    const gig = (await new GigAnalyticsQuery().find(stall.gig.id))!
    const report = await app.container.make(LiveGigReport)
    const countStatements = async () => {
      const { statements, stop } = recordStatements()
      cleanup(stop)
      await report.handle(gig)
      stop()
      return statements.length
    }
    const sell = () => givenSale({ ...stall, at: clock.now().toISO()! })
    await sell()
    const before = await countStatements()
    for (let sold = 0; sold < 6; sold++) await sell()
    assert.equal(await countStatements(), before)
    assert.isAtMost(before, 6)
  })
})
