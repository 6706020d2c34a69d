import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { RecordArtistSales } from '#artists/public'
import { ProductCounters } from '#catalog/public'
import { SALES_COUNT_COMPARISONS } from '#commerce/orders/ledger/sales_count_comparisons'
import { CheckLedger, type Difference } from '#ledger/public'
import { pence } from '#shared/money'
import { applySalesCounts } from '#start/upkeep'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { letGo } from '#tests/support/until_waiting'
import { givenPlacedBasket, paid, setupCheckout, typed } from './checkout_fixtures.js'

/** Pays them all at once. */
async function pay(...baskets: { checkoutId: number; sessionId: string }[]) {
  await Promise.all(baskets.map(({ sessionId }) => paid(sessionId, typed())))
  const checkouts = await db.from('checkouts').whereIn(
    'id',
    baskets.map(({ checkoutId }) => checkoutId)
  )
  return checkouts.filter(({ paid_at: at }) => at !== null).length
}

const countsOf = async (artistIds: number[]) => {
  const artists = await db.from('artists').whereIn('id', artistIds).orderBy('id')
  return artists.map(({ units_sold: units, total_sales: sales }) => [units, Number(sales)])
}

/** What the counts and what is still to be added to them differ from orders and ledger. */
async function differences() {
  const found: Difference[] = []
  await new CheckLedger().handle((difference) => found.push(difference), SALES_COUNT_COMPARISONS)
  return found
}

/** A transaction that changes a product and an artist, as a counted sale does. The caller ends it. */
async function changing(productId: number, artistId: number) {
  const holder = await db.transaction()
  await holder.rawQuery('SELECT FROM products WHERE id = ? FOR NO KEY UPDATE', [productId])
  await holder.rawQuery('SELECT FROM artists WHERE id = ? FOR NO KEY UPDATE', [artistId])
  return holder
}

test.group('Payments at once', (group) => {
  group.each.setup(setupCheckout)

  test('do not wait for a product or an artist that another transaction holds, and are counted later', async ({
    assert,
    cleanup,
  }) => {
    const [{ artist: one }, { artist: other }] = [await givenArtist({}), await givenArtist({})]
    const products = []
    for (const artist of [one, other, other, one])
      products.push((await givenActiveProduct({ artist })).product.id)
    const first = await givenPlacedBasket(products.slice(0, 2))
    const second = await givenPlacedBasket(products.slice(2))

    const holder = await changing(products[0]!, one.id)
    cleanup(() => letGo(holder))
    assert.equal(await pay(first, second), 2)
    assert.deepEqual(
      (await countsOf([one.id])).map(([units]) => units),
      [0]
    )
    assert.deepEqual(await differences(), [])
    await holder.commit()

    assert.deepEqual(await applySalesCounts(), { products: 1, artists: 2 })
    assert.deepEqual(
      (await countsOf([one.id, other.id])).map(([units]) => units),
      [2, 2]
    )
    const sold = await db.from('products').whereIn('id', products).select('units_sold')
    assert.deepEqual(
      sold.map(({ units_sold: units }) => units),
      [1, 1, 1, 1]
    )
    assert.deepEqual(await differences(), [])
  }).tags(['LOAD-6'])

  test('of one product are all counted, whichever are added at once', async ({ assert }) => {
    const { product, artist } = await givenActiveProduct({})
    const baskets = []
    for (let buyer = 0; buyer < 12; buyer++) baskets.push(await givenPlacedBasket([product.id]))
    assert.equal(await pay(...baskets), 12)
    assert.deepEqual(await differences(), [])
    await applySalesCounts()
    await product.refresh()
    assert.equal(product.unitsSold, 12)
    assert.equal(product.unitsSold30Days, 12)
    assert.equal((await artist.refresh()).unitsSold, 12)
    const stats = await db.from('artist_catalog_stats').where('artist_id', artist.id)
    assert.deepEqual(
      stats.map(({ units_sold_30_days: units }) => units),
      [12, 12]
    )
  }).tags(['LOAD-6'])

  test('that are refunded before they were counted leave nothing', async ({ assert, cleanup }) => {
    const { product, artist } = await givenActiveProduct({})
    const products = await app.container.make(ProductCounters)
    const artists = await app.container.make(RecordArtistSales)
    const count = (units: number) =>
      db.transaction(async (trx) => {
        await products.recordSales([{ productId: product.id, units, recentUnits: units }], trx)
        const amount = pence(2400 * units)
        await artists.handle([{ artistId: artist.id, amount, rankedUnits: units }], trx)
      })
    const holder = await changing(product.id, artist.id)
    cleanup(() => letGo(holder))
    await count(1)
    await holder.rollback()
    assert.lengthOf(await db.from('pending_product_sales_counts'), 1)
    await count(-1)
    assert.lengthOf(await db.from('pending_product_sales_counts'), 2)
    await applySalesCounts()
    assert.lengthOf(await db.from('pending_product_sales_counts'), 0)
    assert.lengthOf(await db.from('pending_artist_sales_counts'), 0)
    assert.equal((await product.refresh()).unitsSold, 0)
    assert.deepEqual(await countsOf([artist.id]), [[0, 0]])
  }).tags(['LOAD-6'])
})
