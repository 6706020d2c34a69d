import ace from '@adonisjs/core/services/ace'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import CatalogRefreshStats from '../../../commands/catalog_refresh_stats.js'
import { clock } from '#shared/clock'
import { givenActiveProduct, givenPaidOrder } from '#tests/support/given'

async function refresh() {
  const command = await ace.create(CatalogRefreshStats, [])
  command.ui.switchMode('raw')
  await command.exec()
  command.assertSucceeded()
}

test.group('catalog:refresh-stats', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('counts paid units of the last 30 days, without refunds and self-purchases', async ({
    assert,
  }) => {
    const { product } = await givenActiveProduct({})
    await givenPaidOrder({ product, quantity: 3 })
    const { checkout: old } = await givenPaidOrder({ product, quantity: 4 })
    await old.merge({ paidAt: clock.now().minus({ days: 31 }) }).save()
    const { order: own } = await givenPaidOrder({ product, quantity: 5 })
    await own.merge({ isSelfPurchase: true }).save()
    const { order: refunded } = await givenPaidOrder({ product, quantity: 6 })
    await refunded.merge({ paymentStatus: 'refunded' }).save()
    await refresh()
    assert.equal((await product.refresh()).unitsSold30Days, 3)
  })

  test('lets what sold long ago fall out', async ({ assert }) => {
    const { product } = await givenActiveProduct({})
    await product.merge({ unitsSold30Days: 50 }).save()
    await refresh()
    assert.equal((await product.refresh()).unitsSold30Days, 0)
  })
})
