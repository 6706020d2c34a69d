import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { RecordScan } from '#gigs/actions/record_scan'
import { clock } from '#shared/clock'
import { givenScannedCode } from '#tests/support/given'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

/** Enough to fill several pages. */
const CODES = 400

test.group('A scan of one of many QR codes', (group) => {
  group.each.setup(rollbackAfterEach)

  test('changes its row in place, and none of the indexes', async ({ assert }) => {
    const { code } = await givenScannedCode({})
    await db.rawQuery(
      `INSERT INTO qr_codes (artist_id, code, store_url)
       SELECT ?, 'MANY-' || number, '/store/' || number FROM generate_series(1, ?) AS number`,
      [code.artistId, CODES]
    )
    const changes = async () => {
      const { rows } = await db.rawQuery(
        `SELECT pg_stat_get_xact_tuples_updated('qr_codes'::regclass)::int AS all,
                pg_stat_get_xact_tuples_hot_updated('qr_codes'::regclass)::int AS in_place`
      )
      return rows[0] as { all: number; in_place: number }
    }
    const before = await changes()
    const scanned = await db.from('qr_codes').whereRaw(`code LIKE 'MANY-%' AND id % 40 = 0`)
    assert.isAtLeast(scanned.length, 8)
    for (const each of scanned)
      await new RecordScan().handle({ code: each, visitorHash: 'robin', at: clock.now() })
    const after = await changes()
    assert.equal(after.all - before.all, scanned.length)
    assert.equal(after.in_place - before.in_place, scanned.length)
  }).tags(['DB-6'])
})
