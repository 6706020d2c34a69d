import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { ProductVariantFactory } from '#database/factories/product_variant_factory'
import { PrintfulProducts } from '#fulfilment/printful/printful_products'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { fromDecimal } from '#shared/money'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { givenActiveProduct } from '#tests/support/given'
import { call } from './printful_calls.js'
import {
  found,
  givenProductOf,
  NAMES,
  smallStore,
  storeProduct,
  sync,
  takeCalls,
} from './sync_fixtures.js'

const { catalog } = printfulSandbox

const TEE = 'Gritstone Oath Tee'
const MUG = 'Half-Day Wednesday Mug'
const HALF_LINKED = 'Wrong Bins Again Joggers'

async function stateOf(variantId: unknown): Promise<[offered: boolean, inStock: boolean]> {
  const row = await db.from('product_variants').where('id', Number(variantId)).firstOrFail()
  return [row.is_offered as boolean, row.in_stock as boolean]
}

/** Some size and colour of a blank that nothing in the store is printed on, in stock. */
async function aFreeVariant() {
  const client = await app.container.make(PrintfulProducts)
  const items = await client.catalog()
  const { variants } = await client.catalogItem(items.at(-1)!.id)
  await catalog.setStock(variants[0]!.id, 'in_stock')
  return variants[0]!
}

test.group('A variant of the shop', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => smallStore([...NAMES, HALF_LINKED]))

  test('of the catalogue alone follows its blank, which is asked for once', async ({ assert }) => {
    const { id } = await aFreeVariant()
    const { product, variants } = await givenActiveProduct({ sizes: ['M'] })
    await variants[0]!.merge({ syncVariantId: null, externalId: null, catalogVariantId: id }).save()
    await catalog.setCost(id, '40.00')
    takeCalls()
    const first = await sync()
    assert.lengthOf(
      takeCalls().filter((kind) => kind === 'variant'),
      1
    )
    assert.equal(first.flagged, 1)
    await product.refresh()
    assert.isAtLeast(product.providerCost!, fromDecimal('30.00'))
    await catalog.setStock(id, 'out_of_stock')
    assert.deepEqual(found(await sync()), { stock_changed: 1 })
    assert.notInclude(takeCalls(), 'variant')
    assert.deepEqual(await stateOf(variants[0]!.id), [true, false])
  }).tags(['SYNC-10'])

  test('that the provider never heard of is left alone', async ({ assert }) => {
    const { variants } = await givenActiveProduct({})
    await ProductVariantFactory.merge({
      syncVariantId: null,
      catalogVariantId: 999_999_999,
    }).create()
    const run = await sync()
    assert.deepEqual([run.stock_changed, run.flagged, run.unread], [0, 0, 0])
    assert.deepEqual(await stateOf(variants[0]!.id), [true, true])
  }).tags(['SYNC-10'])

  test('that is {what} there is withdrawn, and offered again when that is over')
    .tags(['SYNC-10'])
    .with([
      {
        what: 'made of another blank',
        change: async () => ({ variant_id: (await aFreeVariant()).id }),
      },
      { what: 'ignored', change: async () => ({ is_ignored: true }) },
    ])
    .run(async ({ assert }, { change }) => {
      const [variant] = (await givenProductOf(MUG)).variants
      await catalog.setStock(Number(variant!.catalog_variant_id), 'in_stock')
      await sync()
      assert.deepEqual(await stateOf(variant!.id), [true, true])
      const put = async (body: object) => {
        const { status } = await call(`PUT /store/variants/${variant!.sync_variant_id}`, { body })
        assert.equal(status, 200)
        await sync('full')
      }
      await put(await change())
      assert.deepEqual(await stateOf(variant!.id), [false, false])
      await put({ variant_id: Number(variant!.catalog_variant_id), is_ignored: false })
      assert.deepEqual(await stateOf(variant!.id), [true, true])
    })

  test('is none that is ignored or discontinued, and the next sync is of the same mind', async ({
    assert,
  }) => {
    const { id: storeId } = await storeProduct(TEE)
    const stored = await call<{ sync_variants: { id: number; variant_id: number }[] }>(
      `GET /store/products/${storeId}`
    )
    const all = stored.result.sync_variants
    const [ignored, discontinued, soldOut] = all
    await call(`PUT /store/variants/${ignored!.id}`, { body: { is_ignored: true } })
    await catalog.setStock(discontinued!.variant_id, 'discontinued')
    await catalog.setCost(discontinued!.variant_id, '90.00')
    await catalog.setStock(soldOut!.variant_id, 'out_of_stock')
    const { id, row, variants } = await givenProductOf(TEE)
    assert.lengthOf(variants, all.length - 2)
    assert.isBelow(Number(row.base_price), 60)
    const taken = variants.map(({ sync_variant_id: store }) => store)
    assert.notInclude(taken, String(ignored!.id))
    assert.notInclude(taken, String(discontinued!.id))
    const state = () => db.from('product_variants').where('product_id', id).orderBy('id')
    const made = await state()
    assert.isTrue(made.some(({ in_stock: inStock }) => inStock === false))
    await sync()
    assert.deepEqual(await state(), made)
  }).tags(['SYNC-10'])

  test('that the store denies is sold out though its blank is there, and the store is asked again', async ({
    assert,
  }) => {
    const [variant] = (await givenProductOf(MUG)).variants
    const blank = Number(variant!.catalog_variant_id)
    await catalog.setStock(blank, 'out_of_stock')
    await sync('full')
    await catalog.setStock(blank, 'in_stock')
    await sync()
    assert.deepEqual(await stateOf(variant!.id), [true, false])
    takeCalls()
    await sync()
    assert.include(takeCalls(), 'product')
    assert.deepEqual(await stateOf(variant!.id), [true, true])
  }).tags(['SYNC-10'])

  test('is none that the store has without a blank, or that is new there', async ({ assert }) => {
    const { id, storeId, variants } = await givenProductOf(HALF_LINKED)
    await sync()
    const stored = async () =>
      (await db.from('store_variants').where('sync_product_id', storeId)).length
    assert.equal(await stored(), variants.length + 1)
    const { id: free } = await aFreeVariant()
    const files = [{ url: 'https://designs.example/a.png' }]
    const made = await call(`POST /store/products/${storeId}/variants`, {
      body: { variant_id: free, retail_price: '24.00', files },
    })
    assert.equal(made.status, 200)
    assert.deepEqual(found(await sync()), { products_changed: 1, variants_added: 1 })
    assert.equal(await stored(), variants.length + 2)
    assert.lengthOf(await db.from('product_variants').where('product_id', id), variants.length)
  }).tags(['SYNC-10'])
})
