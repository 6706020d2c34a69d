import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { SalesStatsQuery } from '#commerce/public'
import { givenActiveProduct, givenPaidOrder } from '#tests/support/given'

test.group('Sales figures', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a paid row that was cancelled is neither a sale nor popular', async ({ assert }) => {
    const { product, artist } = await givenActiveProduct({ sellingPrice: '24.00' })
    await givenPaidOrder({ product })
    const { order } = await givenPaidOrder({ product, quantity: 3 })
    await order.merge({ status: 'cancelled' }).save()

    const counted = await db.from('sales_facts').where('artist_id', artist.id)
    assert.deepEqual(
      counted.map(({ amount }) => amount),
      ['24.00']
    )
    const ranked = await new SalesStatsQuery().recentUnits()
    assert.deepEqual(ranked, [{ productId: product.id, units: 1 }])
  })
})
