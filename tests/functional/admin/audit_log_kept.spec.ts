import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { signedIn } from '#tests/functional/account/account_fixtures'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { useRealSessions } from '#tests/support/real_sessions'

test.group('The audit log', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())

  test('refuses changes and deletions in the database', async ({ assert }) => {
    await signedIn(await UserFactory.apply('admin').create())
    const entries = await db.from('audit_entries')
    assert.isNotEmpty(entries)
    for (const change of [
      () => db.transaction((trx) => trx.from('audit_entries').update({ action: 'nothing' })),
      () => db.transaction((trx) => trx.from('audit_entries').delete()),
    ])
      await assert.rejects(change)
    assert.deepEqual(await db.from('audit_entries'), entries)
  }).tags(['ADMN-13'])
})
