import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { clock } from '#shared/clock'
import { reconcileProviderRecords } from '#admin/jobs'
import { reconcileLedger } from '#ledger/jobs'
import { expireCheckouts, recordProcessingFees } from '#commerce/jobs'
import { createPartitions } from '#gigs/jobs'
import { purgeExpired, refreshCatalog } from '#start/upkeep'
import { buildRollups, deleteOldVisits } from '#insights/jobs'
import { sendAnnouncements } from '#fans/jobs'
import { syncStore, syncStoreInFull } from '#fulfilment/jobs'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

test.group('What timers do', (group) => {
  group.each.setup(rollbackAfterEach)

  test('may be done twice', async ({ assert }) => {
    for (const work of [
      buildRollups,
      expireCheckouts,
      purgeExpired,
      refreshCatalog,
      createPartitions,
      deleteOldVisits,
      sendAnnouncements,
      recordProcessingFees,
      reconcileLedger,
      reconcileProviderRecords,
      syncStore,
      syncStoreInFull,
    ]) {
      await work()
      const again = await work()
      assert.deepEqual(await work(), again, work.name)
    }
  }).tags(['FIG-16'])

  test('makes the tables of the months ahead', async ({ assert, cleanup }) => {
    cleanup(clock.set(() => DateTime.fromISO('2031-05-20T12:00:00Z')))
    await createPartitions()
    const { rows } = await db.rawQuery(
      `SELECT to_regclass('partitions.scans_2032_06') AS scans, to_regclass('partitions.visit_events_2032_06') AS visits`
    )
    assert.isNotNull(rows[0].scans)
    assert.isNotNull(rows[0].visits)
  }).tags(['FIG-16'])
})
