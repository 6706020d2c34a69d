import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { SalesFiguresQuery } from '#orders/public'
import { toDecimal } from '#shared/money'
import { givenActiveProduct, givenPaidOrder } from '#tests/support/given'

test.group('Sales figures', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a paid row that was cancelled is neither a sale nor popular', async ({ assert }) => {
    const { product, artist } = await givenActiveProduct({ sellingPrice: '24.00' })
    await givenPaidOrder({ product })
    const { order } = await givenPaidOrder({ product, quantity: 3 })
    await order.merge({ status: 'cancelled' }).save()

    const figures = new SalesFiguresQuery()
    assert.equal(toDecimal((await figures.ofArtist(artist.id)).sales), '24.00')
    const ranked = await figures.recentUnits()
    assert.deepEqual(ranked, [{ productId: product.id, units: 1 }])
  })
})
