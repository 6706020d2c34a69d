import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { countUpTo } from '#core/http/capped_count'
import { UserFactory } from '#database/factories/user_factory'

test.group('A capped count', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is exact up to its cap and says beyond it that there is more: {$self}')
    .with([
      { cap: 4, count: 3, isMore: false },
      { cap: 3, count: 3, isMore: false },
      { cap: 2, count: 2, isMore: true },
    ])
    .run(async ({ assert }, { cap, ...expected }) => {
      await UserFactory.createMany(3)
      assert.deepEqual(await countUpTo(db.from('users').select('email'), cap), expected)
    })

  test('of nothing is none', async ({ assert }) => {
    const nobody = db.from('users').where('id', 0)
    assert.deepEqual(await countUpTo(nobody), { count: 0, isMore: false })
  })
})
