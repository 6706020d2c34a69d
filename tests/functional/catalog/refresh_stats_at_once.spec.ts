import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { ProductCounters } from '#catalog/public'
import { applySalesCounts, refreshCatalog } from '#start/upkeep'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct, givenPaidOrder } from '#tests/support/given'
import { untilWaiting } from '#tests/support/until_waiting'

const soldOnce = (productId: number) => ({ productId, units: 1, recentUnits: 1 })

/** Two products that the ranking has wrong; the second one stands before the first one in the table. */
async function givenTwoToRefresh() {
  const [{ product: first }, { product: second }] = [
    await givenActiveProduct({}),
    await givenActiveProduct({}),
  ]
  for (const product of [second, first]) await product.merge({ unitsSold30Days: 7 }).save()
  return { first, second }
}

test.group('catalog:refresh-stats and a sale at once', (group) => {
  group.each.setup(() => resetDatabase)

  test('lock products in the same order, so that neither ends the other', async ({ assert }) => {
    const { first, second } = await givenTwoToRefresh()
    const record = await app.container.make(ProductCounters)
    const sale = await db.transaction()
    await sale.from('products').where('id', first.id).forUpdate()
    const refresh = refreshCatalog()
    refresh.catch(() => {})
    await untilWaiting(1)

    // The refresh waits for the first one, and must not have the second one by then.
    await record.recordSales([soldOnce(first.id), soldOnce(second.id)], sale)
    await sale.commit()

    await refresh
    assert.equal((await first.refresh()).unitsSold, 1)
    assert.equal((await second.refresh()).unitsSold, 1)
  }).tags(['LOAD-1'])

  test('a sale meanwhile stays counted', async ({ assert }) => {
    const { product } = await givenActiveProduct({})
    await product.merge({ unitsSold30Days: 7 }).save()
    const gate = await db.transaction()
    await gate.rawQuery('SELECT FROM products WHERE id = ? FOR NO KEY UPDATE', [product.id])
    const refresh = refreshCatalog()
    refresh.catch(() => {})
    await untilWaiting(1)
    await givenPaidOrder({ product })
    await gate.commit()

    await refresh
    await applySalesCounts()
    assert.equal((await product.refresh()).unitsSold30Days, 1)
  }).tags(['LOAD-1'])
})
