import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { RecordProductSales, SellableVariantQuery } from '#catalog/public'
import { beforeCommit } from '#core/database/before_commit'
import { givenActiveProduct } from '#tests/support/given'
import { checkoutWorld } from './checkout_world.js'

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
  await sellable.handle({ productId: product.id, size: 'M', color: 'Black' }, trx)
  return { product, trx }
}

test.group('While an order is written', (group) => {
  group.each.setup(checkoutWorld)

  test('the {column} of its product waits')
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
  })

  test('other sales of its product are counted', async ({ assert, cleanup }) => {
    const { product, trx } = await givenOrderUnderWay()
    cleanup(() => trx.rollback())
    const record = await app.container.make(RecordProductSales)
    await db.transaction(async (other) => {
      await other.rawQuery(`SET LOCAL lock_timeout = '200ms'`)
      await record.handle([{ productId: product.id, units: 2, recentUnits: 2 }], other)
    })
    assert.equal((await product.refresh()).unitsSold, 2)
  })
})

test.group('What is done last before a commit', (group) => {
  group.each.setup(checkoutWorld)

  test('comes after everything else, in its order', async ({ assert }) => {
    const done: string[] = []
    const note = (word: string) => async () => void done.push(word)
    await db.transaction(async (trx) => {
      beforeCommit(trx, note('products'))
      beforeCommit(trx, note('artists'))
      trx.after('commit', note('mail'))
      await trx.rawQuery('SELECT 1')
      done.push('order')
    })
    assert.deepEqual(done, ['order', 'products', 'artists', 'mail'])
  })

  test('undoes all of it where it fails', async ({ assert }) => {
    const { product } = await givenActiveProduct({})
    const failing = db.transaction(async (trx) => {
      await trx.from('products').where('id', product.id).update({ units_sold: 7 })
      beforeCommit(trx, () => Promise.reject(new Error('no')))
    })
    await assert.rejects(() => failing, 'no')
    assert.equal((await product.refresh()).unitsSold, 0)
  })
})
