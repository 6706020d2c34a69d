import { mock } from 'node:test'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { HashVisitor } from '#gigs/actions/hash_visitor'
import { clock } from '#shared/clock'
import { countStatements } from '#tests/support/record_statements'
import { resetDatabase } from '#tests/support/reset_database'

const HOUR = 3_600_000

const hash = (at?: DateTime) => new HashVisitor().handle('device', at)

test.group('The hash of a visitor', (group) => {
  group.each.setup(() => resetDatabase)
  group.each.setup(() => HashVisitor.forget())

  test('reads the salt of a day once for each process', async ({ assert }) => {
    const first = await hash()
    assert.equal(await countStatements(async () => assert.equal(await hash(), first)), 0)
    HashVisitor.forget()
    assert.equal(await hash(), first)
    assert.lengthOf(await db.from('visitor_hash_salts'), 1)
  }).tags(['FIG-8'])

  test('of twenty at once on a new day has one salt', async ({ assert }) => {
    const hashes = await Promise.all(Array.from({ length: 20 }, () => hash()))
    assert.lengthOf([...new Set(hashes)], 1)
    assert.lengthOf(await db.from('visitor_hash_salts'), 1)
  }).tags(['FIG-8'])

  test('forgets the salt of a day at the end of the next day, even if there are no more visitors', async ({
    assert,
    cleanup,
  }) => {
    const now = DateTime.fromISO('2026-11-26T10:00Z')
    const late = now.minus({ hours: 11 })
    cleanup(clock.set(() => now))
    // Not by `cleanup`, which comes after the runner has cleared its own timer.
    mock.timers.enable({ apis: ['setTimeout'] })
    try {
      const known = [await hash(now), await hash(late)]
      // As the purge does with the rows: what a process still remembers is all that leads back to a device.
      await db.from('visitor_hash_salts').delete()
      mock.timers.tick(14 * HOUR - 1)
      assert.deepEqual([await hash(now), await hash(late)], known)
      mock.timers.tick(1)
      assert.equal(await hash(now), known[0])
      assert.notEqual(await hash(late), known[1])
      mock.timers.tick(24 * HOUR)
      assert.notEqual(await hash(now), known[0])
    } finally {
      mock.timers.reset()
    }
  }).tags(['FIG-8'])
})
