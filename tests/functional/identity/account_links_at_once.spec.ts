import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { DeletionLink } from '#identity/account_links/deletion_link'
import { resetDatabase } from '#tests/support/reset_database'

test.group('Links by mail', (group) => {
  group.each.setup(resetDatabase)
  group.each.teardown(resetDatabase)

  test('that are asked for at once leave one that works, and none is refused', async ({
    assert,
  }) => {
    const { id } = await UserFactory.merge({ password: null }).create()
    const link = await app.container.make(DeletionLink)
    await Promise.all(Array.from({ length: 8 }, () => link.request(id)))
    assert.lengthOf(await db.from('account_links').where('user_id', id), 1)
  }).tags(['SAFE-14'])
})
