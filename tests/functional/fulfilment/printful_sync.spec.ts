import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { PrintfulProducts } from '#fulfilment/printful/printful_products'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { clock } from '#shared/clock'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { call } from './printful_calls.js'
import {
  everythingSynced,
  found,
  givenProductOf,
  NAMES,
  smallStore,
  storeProduct,
  sync,
  takeCalls,
} from './sync_fixtures.js'

const { store, catalog } = printfulSandbox

const stored = (id: number) =>
  db.from('store_products').where('sync_product_id', id).firstOrFail() as Promise<{
    name: string
    gone_at: Date | null
  }>

const variantsOf = (id: number) =>
  db.from('store_variants').where('sync_product_id', id).orderBy('sync_variant_id') as Promise<
    {
      sync_variant_id: string
      catalog_variant_id: string
      retail_price: string
      gone_at: Date | null
    }[]
  >

function aDayLater(cleanup: (restore: () => void) => void) {
  const later = clock.now().plus({ hours: 25 })
  cleanup(clock.set(() => later))
}

test.group('A sync with Printful', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => smallStore())

  test('adds what the store has: products, variants, and what they are printed on', async ({
    assert,
  }) => {
    const run = await sync()
    const calls = takeCalls()
    assert.isNotNull(run.finished_at)
    const products = await db.from('store_products')
    assert.sameMembers(
      products.map(({ name }) => name),
      NAMES
    )
    const { id, variants } = await storeProduct('Moth Tax Tee')
    assert.lengthOf(await variantsOf(id), variants)
    const total = (await db.from('store_variants')).length
    assert.deepEqual(found(run), { products_added: 4, variants_added: total })
    const [first] = await variantsOf(id)
    const blank = await db
      .from('blank_variants')
      .where('catalog_variant_id', first!.catalog_variant_id)
      .firstOrFail()
    assert.isAbove(Number(blank.cost), 1)
    const four = (kind: string) => Array.from({ length: 4 }, () => kind)
    assert.deepEqual(calls, ['list', ...four('product'), ...four('blank')])
  }).tags(['SYNC-1'])

  test('asks again only for the list and the blanks, while nothing is new or a day old', async ({
    assert,
    cleanup,
  }) => {
    await sync()
    const before = await everythingSynced()
    takeCalls()
    assert.deepEqual(found(await sync()), {})
    assert.deepEqual(takeCalls(), ['list', 'blank', 'blank', 'blank', 'blank'])
    assert.deepEqual(await everythingSynced(), before)
    await sync('full')
    assert.lengthOf(
      takeCalls().filter((kind) => kind === 'product'),
      4
    )
    aDayLater(cleanup)
    await sync()
    assert.lengthOf(
      takeCalls().filter((kind) => kind === 'product'),
      4
    )
  }).tags(['SYNC-1'])

  test('reads of the products that have another line in the list, or none yet, and no others', async ({
    assert,
  }) => {
    await sync()
    const tee = await storeProduct('Moth Tax Tee')
    await store.rename(tee.id, 'Moth Tax Tee II')
    const [variant] = await variantsOf(tee.id)
    const made = await call<{ id: number }>('POST /store/products', {
      body: {
        sync_product: { name: 'Last Tram Tee' },
        sync_variants: [
          {
            variant_id: Number(variant!.catalog_variant_id),
            retail_price: '24.00',
            files: [{ url: 'https://designs.example/a.png' }],
          },
        ],
      },
    })
    assert.equal(made.status, 200)
    takeCalls()
    const run = await sync()
    assert.deepEqual(found(run), {
      products_added: 1,
      products_changed: 1,
      variants_added: 1,
      variants_changed: tee.variants,
    })
    assert.lengthOf(
      takeCalls().filter((kind) => kind === 'product'),
      2
    )
    assert.equal((await stored(tee.id)).name, 'Moth Tax Tee II')
    assert.lengthOf(await variantsOf(made.result.id), 1)
  }).tags(['SYNC-1'])

  test('finds another price, which no list shows, within a day, and a full one at once', async ({
    assert,
    cleanup,
  }) => {
    await sync()
    const { id } = await storeProduct('Moth Tax Tee')
    const [first, second] = await variantsOf(id)
    await store.setRetailPrice(Number(first!.sync_variant_id), '27.00')
    assert.deepEqual(found(await sync()), {})
    assert.deepEqual(found(await sync('full')), { products_changed: 1, variants_changed: 1 })
    assert.equal((await variantsOf(id))[0]!.retail_price, '27.00')
    await store.setRetailPrice(Number(second!.sync_variant_id), '28.00')
    aDayLater(cleanup)
    assert.deepEqual(found(await sync()), { products_changed: 1, variants_changed: 1 })
  }).tags(['SYNC-1'])

  test('marks what is gone and deletes nothing; what comes back is there again', async ({
    assert,
    client,
  }) => {
    const { id, storeId, variants } = await givenProductOf('Moth Tax Tee')
    await sync()
    const offered = () => db.from('product_variants').where({ product_id: id, is_offered: true })
    const all = (await offered()).length
    const record = await call<{ sync_variants: { id: number }[] }>(`GET /store/products/${storeId}`)
    const last = record.result.sync_variants.at(-1)!.id

    await call(`DELETE /store/variants/${last}`)
    const without = await sync()
    assert.deepInclude(found(without), { products_changed: 1, variants_gone: 1 })
    assert.lengthOf(await offered(), all - 1)

    await store.removeProduct(storeId)
    const gone = await sync()
    assert.deepInclude(found(gone), { products_gone: 1, variants_gone: all - 1 })
    assert.isNotNull((await stored(storeId)).gone_at)
    assert.isTrue((await variantsOf(storeId)).every((variant) => variant.gone_at !== null))
    assert.lengthOf(await offered(), 0)
    const { status } = (await db.from('products').where('id', id).firstOrFail()) as {
      status: string
    }
    assert.equal(status, 'active', 'whether it is on sale is its artist’s word')
    const page = await client.get(`/product/${id}`).withInertia()
    page.assertStatus(200)
    const [{ size, color }] = variants as [Record<string, string>]
    const quote = await client
      .post('/api/cart/quote')
      .json({ lines: [{ productId: id, size, color, quantity: 1 }] })
      .withCsrfToken()
    quote.assertBodyContains({ lines: [{ availability: 'withdrawn' }] })

    takeCalls()
    assert.deepEqual(found(await sync()), {})
    assert.notInclude(takeCalls(), 'product', 'what is gone is not asked for again')

    await store.restoreProduct(storeId)
    const back = await sync()
    assert.deepInclude(found(back), { products_returned: 1, variants_returned: all - 1 })
    assert.isNull((await stored(storeId)).gone_at)
    assert.lengthOf(await offered(), all - 1)
  }).tags(['SYNC-2'])

  test('takes nothing for gone that a page only left out', async ({ assert, cleanup }) => {
    await sync()
    const { id } = await storeProduct('Moth Tax Tee')
    const { storeProducts } = PrintfulProducts.prototype
    cleanup(() => {
      PrintfulProducts.prototype.storeProducts = storeProducts
    })
    PrintfulProducts.prototype.storeProducts = async function (...asked) {
      const page = await storeProducts.apply(this, asked)
      return { ...page, items: page.items.filter((item) => item.id !== id) }
    }
    takeCalls()
    assert.deepEqual(found(await sync()), {})
    assert.include(takeCalls(), 'product')
    assert.isNull((await stored(id)).gone_at)
  }).tags(['SYNC-2'])

  test('sells at once what can be made, and nothing that cannot', async ({ assert }) => {
    const { variants } = await givenProductOf('Gritstone Oath Tee')
    const [first, second] = variants
    const now = async (variant: Record<string, string>) => {
      const row = await db.from('product_variants').where('id', variant.id!).firstOrFail()
      return [row.is_offered, row.in_stock] as [boolean, boolean]
    }
    await catalog.setStock(Number(first!.catalog_variant_id), 'in_stock')
    await catalog.setStock(Number(second!.catalog_variant_id), 'in_stock')
    await sync()
    assert.deepEqual(
      [await now(first!), await now(second!)],
      [
        [true, true],
        [true, true],
      ]
    )
    await catalog.setStock(Number(first!.catalog_variant_id), 'out_of_stock')
    await catalog.setStock(Number(second!.catalog_variant_id), 'discontinued')
    assert.deepEqual(found(await sync()), { stock_changed: 2 })
    assert.deepEqual(
      [await now(first!), await now(second!)],
      [
        [true, false],
        [false, false],
      ]
    )
    const sizes = () =>
      db.from('products').where('id', first!.product_id!).select('sizes').firstOrFail()
    const { sizes: fewer } = (await sizes()) as { sizes: string[] }
    await catalog.setStock(Number(first!.catalog_variant_id), 'in_stock')
    await catalog.setStock(Number(second!.catalog_variant_id), 'in_stock')
    assert.deepEqual(found(await sync()), { stock_changed: 2 })
    assert.deepEqual(
      [await now(first!), await now(second!)],
      [
        [true, true],
        [true, true],
      ]
    )
    const { sizes: more } = (await sizes()) as { sizes: string[] }
    assert.includeMembers(more, [...fewer, second!.size])
  }).tags(['SYNC-3'])
})
