import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { countWithLimit } from '#core/http/bounded_count'
import { UserFactory } from '#database/factories/user_factory'

test.group('A bounded count', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is exact up to its limit and says beyond it that there is more: {$self}')
    .with([
      { limit: 4, count: 3, isMore: false },
      { limit: 3, count: 3, isMore: false },
      { limit: 2, count: 2, isMore: true },
    ])
    .run(async ({ assert }, { limit, ...expected }) => {
      await UserFactory.createMany(3)
      assert.deepEqual(await countWithLimit(db.from('users').select('email'), limit), expected)
    })

  test('of no rows is zero', async ({ assert }) => {
    const none = db.from('users').where('id', 0)
    assert.deepEqual(await countWithLimit(none), { count: 0, isMore: false })
  })
})
