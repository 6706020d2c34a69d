import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { ChangeFeed } from '#core/database/change_feed'
import { SettingsCache } from '#settings/settings_cache'
import { withoutSettings } from '#tests/functional/settings/setting_fixtures'
import { countStatements } from '#tests/support/record_statements'

const setFlat = (pence: number) =>
  db.rawQuery(
    `INSERT INTO setting_changes (key, value, valid_from, reason, set_by_user_id, created_at)
     VALUES ('flat_shipping', ?, now(), 'As agreed', 1, now())`,
    [JSON.stringify({ amount: pence })]
  )

test.group('The settings that a process keeps', (group) => {
  group.each.setup(withoutSettings)

  test('are read once, and again when the database tells of a change, within two seconds', async ({
    assert,
    cleanup,
  }) => {
    const feed = new ChangeFeed()
    cleanup(() => feed.stop())
    feed.start()
    while (!(await feed.becomesTrusted())) await new Promise((resolve) => setTimeout(resolve, 20))
    // Never by age: what is read again was told.
    const kept = new SettingsCache(feed, Number.POSITIVE_INFINITY)
    const flat = async () => (await kept.read()).flatShippingRate()
    assert.equal(await flat(), 359)
    const statements = await countStatements(async () => {
      for (let times = 0; times < 100; times++) await flat()
    })
    assert.equal(statements, 0)
    await setFlat(420)
    const began = performance.now()
    while ((await flat()) !== 420 && performance.now() - began < 2_000)
      await new Promise((resolve) => setTimeout(resolve, 20))
    assert.equal(await flat(), 420)
  }).tags(['SETT-6'])

  test('are read again after a second where no feed tells of changes, once for all who wait', async ({
    assert,
  }) => {
    const silent = { position: 0, isTrusted: () => false, hasChangedSince: () => false }
    const kept = new SettingsCache(silent, 150)
    const flat = async () => (await kept.read()).flatShippingRate()
    assert.equal(await flat(), 359)
    await setFlat(420)
    assert.equal(await flat(), 359)
    await new Promise((resolve) => setTimeout(resolve, 160))
    const statements = await countStatements(async () => {
      assert.deepEqual(await Promise.all([flat(), flat(), flat()]), [420, 420, 420])
    })
    assert.equal(statements, 1)
  }).tags(['SETT-6'])

  test('are asked for again after a failure', async ({ assert }) => {
    const silent = { position: 0, isTrusted: () => true, hasChangedSince: () => false }
    const kept = new SettingsCache(silent, 0)
    await db.rawQuery('ALTER TABLE setting_changes RENAME TO setting_changes_away')
    await assert
      .rejects(() => kept.read())
      .finally(() => db.rawQuery('ALTER TABLE setting_changes_away RENAME TO setting_changes'))
    assert.equal((await kept.read()).flatShippingRate(), 359)
  }).tags(['SETT-6'])
})
