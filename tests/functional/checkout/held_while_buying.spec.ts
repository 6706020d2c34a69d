import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { RecordArtistSales } from '#artists/actions/record_artist_sales'
import { ProductCounters, SellableVariantQuery } from '#catalog/public'
import { pence } from '#shared/money'
import { givenActiveProduct } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'
import { checkoutCounts } from '#tests/support/checkout_counts'
import { letGo, untilWaiting } from '#tests/support/until_waiting'
import { setupCheckout } from './checkout_fixtures.js'

/** Changes a product in a transaction of its own, which gives up where it would have to wait. */
function change(productId: number, values: object) {
  return db.transaction(async (trx) => {
    await trx.rawQuery(`SET LOCAL lock_timeout = '200ms'`)
    await trx.from('products').where('id', productId).update(values)
  })
}

async function givenOrderUnderWay() {
  const { product } = await givenActiveProduct({})
  const trx = await db.transaction()
  const sellable = await app.container.make(SellableVariantQuery)
  const sale = { country: 'GB', qrCodeIds: [] }
  await sellable.handle([{ productId: product.id, size: 'M', color: 'Black' }], sale, trx)
  return { product, trx }
}

test.group('While an order is written', (group) => {
  group.each.setup(setupCheckout)

  test('the {column} of its product waits')
    .tags(['LOAD-5'])
    .with([
      { column: 'selling_price', value: '99.00' },
      { column: 'base_price', value: '1.00' },
      { column: 'status', value: 'retired' },
    ])
    .run(async ({ assert, cleanup }, { column, value }) => {
      const { product, trx } = await givenOrderUnderWay()
      cleanup(() => trx.rollback())
      await assert.rejects(() => change(product.id, { [column]: value }), /lock timeout/)
    })

  test('the stock of its variant waits', async ({ assert, cleanup }) => {
    const { product, trx } = await givenOrderUnderWay()
    cleanup(() => trx.rollback())
    await assert.rejects(
      () =>
        db.transaction(async (other) => {
          await other.rawQuery(`SET LOCAL lock_timeout = '200ms'`)
          const variants = other.from('product_variants').where('product_id', product.id)
          await variants.update({ in_stock: false })
        }),
      /lock timeout/
    )
  }).tags(['LOAD-5'])

  test('other sales of its product are counted', async ({ assert, cleanup }) => {
    const { product, trx } = await givenOrderUnderWay()
    cleanup(() => trx.rollback())
    const record = await app.container.make(ProductCounters)
    await db.transaction(async (other) => {
      await other.rawQuery(`SET LOCAL lock_timeout = '200ms'`)
      await record.recordSales([{ productId: product.id, units: 2, recentUnits: 2 }], other)
    })
    assert.equal((await product.refresh()).unitsSold, 2)
  }).tags(['LOAD-5'])
})

test.group('An order that waits for a change of what is bought', (group) => {
  group.each.setup(setupCheckout)

  test('is refused by what it has become: {code}')
    .tags(['LOAD-5'])
    .with([
      { code: 'E_PRICE_CHANGED', table: 'products', key: 'id', values: { selling_price: '99.00' } },
      { code: 'E_NOT_FOR_SALE', table: 'products', key: 'id', values: { status: 'inactive' } },
      {
        code: 'E_OUT_OF_STOCK',
        table: 'product_variants',
        key: 'product_id',
        values: { in_stock: false },
      },
    ])
    .run(async ({ assert, cleanup }, { code, table, key, values }) => {
      const products = [
        (await givenActiveProduct({ sellingPrice: '24.00' })).product,
        (await givenActiveProduct({ sellingPrice: '24.00' })).product,
      ]
      const changed = products[1]!
      const gate = await db.transaction()
      cleanup(() => letGo(gate))
      await gate.from(table).where(key, changed.id).update(values)
      const lines = products
        .toReversed()
        .map(({ id }) => ({ productId: id, size: 'M', color: 'Black', quantity: 1, price: 24 }))
      const visitor = new HttpSession()
      const answer = visitor.post('/api/create-checkout-session', { products: lines })
      await untilWaiting(1)
      await gate.commit()
      const refused = (await answer).json().lines
      assert.lengthOf(refused, 1)
      assert.deepInclude(refused[0], { productId: changed.id, code })
      assert.deepEqual(Object.values(await checkoutCounts()), [0, 0, 0, 0])
    })
})

/** One piece of it, in a transaction that is still open. */
async function givenSaleUnderWay(units = 1) {
  const { product, artist } = await givenActiveProduct({})
  const products = await app.container.make(ProductCounters)
  const artists = await app.container.make(RecordArtistSales)
  const trx = await db.transaction()
  await products.recordSales([{ productId: product.id, units, recentUnits: units }], trx)
  await artists.handle([{ artistId: artist.id, amount: pence(2400), rankedUnits: units }], trx)
  return { product, artist, trx }
}

test.group('A sale that is counted', (group) => {
  group.each.setup(setupCheckout)

  test('holds neither product nor artist until its transaction commits', async ({ assert }) => {
    const { product, artist, trx } = await givenSaleUnderWay()
    await change(product.id, { units_sold: 7 })
    await db.from('artists').where('id', artist.id).update({ units_sold: 5 })
    await trx.commit()
    assert.equal((await product.refresh()).unitsSold, 8)
    await artist.refresh()
    assert.equal(artist.unitsSold, 6)
    assert.equal(artist.totalSales, pence(2400))
    for (const table of ['pending_product_sales_counts', 'pending_artist_sales_counts'])
      assert.lengthOf(await db.from(table), 0)
  }).tags(['LOAD-6'])

  test('undoes all of its transaction where it cannot be', async ({ assert }) => {
    const { product, artist, trx } = await givenSaleUnderWay(2_147_483_647)
    await trx.from('artists').where('id', artist.id).update({ bio: 'Of a sale that was not' })
    await change(product.id, { units_sold: 1 })
    await assert.rejects(() => trx.commit(), /out of range/)
    assert.notEqual((await artist.refresh()).bio, 'Of a sale that was not')
    assert.equal((await product.refresh()).unitsSold, 1)
  }).tags(['LOAD-6'])
})
