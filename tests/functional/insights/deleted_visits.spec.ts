import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { DeleteVisits } from '#gigs/public'
import { type BuildRollups } from '#insights/actions/build_rollups'
import { DeleteOldVisits } from '#insights/actions/delete_old_visits'
import { deleteOldVisits } from '#insights/jobs'
import { clock } from '#shared/clock'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import {
  allRollups,
  buildRollups,
  givenEvent,
  givenGig,
  givenSale,
  givenScan,
  phasesOf,
} from './rollup_fixtures.js'

const NOW = '2026-11-28T04:50:00Z'
const LONG_AGO = '2019-05-04T12:00:00Z'
const STARTS = '2024-09-30T20:30:00Z'
const FIRST_KEPT = '2024-10-01T00:00:00Z'

/** A gig on the last evening of the last month that is deleted, and a scan in the first second that is kept. */
async function givenOldGig() {
  await db.rawQuery(
    `SELECT ensure_month_partitions(name, '2024-09-01', '2024-10-01') FROM unnest(ARRAY['scans', 'visit_events']) AS name`
  )
  const given = await givenGig({ startsAt: STARTS })
  const { code, product } = given
  await givenScan(code, LONG_AGO)
  await givenScan(code, STARTS, 'robin')
  await givenScan(code, '2024-09-30T20:45:00Z', 'robin')
  await givenScan(code, FIRST_KEPT)
  await givenEvent('view', { code, product, at: '2024-09-30T20:50:00Z' })
  await givenSale({ product, code, at: '2024-09-30T21:00:00Z' })
  return given
}

const scanTimes = async () =>
  (await db.from('scans').orderBy('scanned_at')).map(({ scanned_at: at }) =>
    DateTime.fromJSDate(at).toUTC().toISO({ suppressMilliseconds: true })
  )

test.group('Scans and visits of months long ago', (group) => {
  group.each.setup(() => clock.set(() => DateTime.fromISO(NOW)))
  group.each.setup(rollbackAfterEach)

  test('are deleted by the month, with their tables, and their figures stay', async ({
    assert,
  }) => {
    await givenOldGig()
    await buildRollups()
    const figures = await allRollups()
    assert.isAtLeast(await deleteOldVisits(), 2)
    assert.deepEqual(await scanTimes(), [FIRST_KEPT])
    assert.lengthOf(await db.from('visit_events'), 0)
    const { rows } = await db.rawQuery(
      `SELECT to_regclass('partitions.scans_2024_09') AS dropped, to_regclass('partitions.scans_2024_10') AS kept`
    )
    assert.isNull(rows[0].dropped)
    assert.isNotNull(rows[0].kept)
    assert.deepEqual(await allRollups(), figures)
    assert.equal(await deleteOldVisits(), 0)
  }).tags(['RET-2'])

  test('keep their counts where sales of their days are computed again', async ({ assert }) => {
    const { gig, code, product } = await givenOldGig()
    await deleteOldVisits()
    const counted = { scans: 2, visitors: 1, views: 1 }
    assert.containsSubset(await phasesOf(code), { first_hour: { ...counted, orders: 1 } })

    await givenSale({ product, code, at: '2024-09-30T21:05:00Z', quantity: 2 })
    await buildRollups()
    const phases = await phasesOf(code)
    assert.containsSubset(phases, { first_hour: { ...counted, orders: 2, units: 3, amount: 72 } })

    await gig.merge({ startsAt: DateTime.fromISO(STARTS).plus({ hours: 2 }) }).save()
    await buildRollups()
    const moved = await phasesOf(code)
    assert.containsSubset(moved, {
      before: { orders: 2, units: 3, amount: 72 },
      first_hour: { views: 1, orders: 0, units: 0, amount: 0, profit: 0, checkouts: 0 },
    })
    const sum = (column: string) =>
      Object.values(moved).reduce((total, phase) => total + phase[column]!, 0)
    assert.equal(sum('scans'), 4)
    assert.equal(sum('units'), 3)
    const byProduct = await db.from('qr_code_product_daily_stats').where('product_id', product.id)
    assert.equal(
      byProduct.reduce((total, { units }) => total + units, 0),
      3
    )
    assert.equal(
      byProduct.reduce((total, { views }) => total + views, 0),
      1
    )
  }).tags(['RET-2'])

  test('stay as long as figures of their days are to be computed', async ({ assert }) => {
    await givenOldGig()
    const building = { handle: async () => 0 } as unknown as BuildRollups
    const deleteVisits = await app.container.make(DeleteVisits)
    assert.equal(await new DeleteOldVisits(building, deleteVisits).handle(), 0)
    assert.lengthOf(await scanTimes(), 4)
    assert.lengthOf(await db.from('visit_deletions'), 0)
  }).tags(['RET-2'])
})
