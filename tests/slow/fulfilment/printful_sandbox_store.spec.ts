import { test } from '@japa/runner'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import {
  call,
  demoProduct,
  setupPrintful,
  status,
  type SyncProduct,
  type SyncVariant,
} from '#tests/functional/fulfilment/printful_calls'

const list = (query = '?limit=100') => call<SyncProduct[]>(`GET /store/products${query}`)

const BODY = {
  sync_product: { name: 'New Tour Tee', external_id: 'new-tour-tee' },
  sync_variants: [
    { variant_id: 0, retail_price: '20', files: [{ url: 'https://shop.example.test/front.png' }] },
  ],
}

/** A body with an existing blank. */
async function bodyOf(changes: Record<string, unknown> = {}) {
  const { sync_variants: variants } = await demoProduct()
  const [given] = BODY.sync_variants
  const variant = { ...given, variant_id: variants[0].variant_id, ...changes }
  return { ...BODY, sync_variants: [variant] }
}

test.group('The store of the stand-in for Printful', (group) => {
  group.each.setup(setupPrintful)

  test('holds a few dozen products, in pages that say how many there are', async ({ assert }) => {
    const all = await list()
    assert.isAtLeast(all.result.length, 24)
    assert.deepEqual(all.body.paging, { total: all.result.length, offset: 0, limit: 100 })
    const first = await list('?limit=5')
    const second = await list('?limit=5&offset=5')
    assert.deepEqual([...first.result, ...second.result], all.result.slice(0, 10))
    assert.deepEqual(second.body.paging, { total: all.result.length, offset: 5, limit: 5 })
    const usual = await list('')
    assert.equal(usual.body.paging.limit, 20)
    const capped = await list('?limit=500')
    assert.equal(capped.body.paging.limit, 100)
  })

  test('gives each variant three unique ids', async ({ assert }) => {
    const { sync_variants: variants } = await demoProduct()
    for (const { id, variant_id: blank, external_id: external } of variants) {
      assert.lengthOf(new Set([String(id), String(blank), external]), 3)
      assert.isAbove(id, 2 ** 32)
      assert.equal(await status(`GET /products/variant/${id}`), 404)
    }
  })

  test('shows previews that have a picture and no file', async ({ assert }) => {
    const { sync_product: product, sync_variants: variants } = await demoProduct()
    const previews = variants.map(({ files }) => files.find(({ type }) => type === 'preview')!)
    assert.isTrue(previews.every(({ url }) => url === null))
    for (const address of [product.thumbnail_url!, previews[0].preview_url]) {
      const response = await fetch(address)
      assert.equal(response.status, 200)
      assert.include(await response.text(), '<svg')
    }
  })

  test('has odd products: ignored, half synced, without files, with null size and colour', async ({
    assert,
  }) => {
    const ignored = await list('?status=ignored')
    assert.lengthOf(ignored.result, 1)
    const half = await demoProduct('Wrong Bins Again Joggers')
    assert.equal(half.sync_product.synced, half.sync_product.variants - 1)
    const { product, variant_id: blank } = half.sync_variants.at(-1)!
    assert.deepEqual([product as unknown, blank], [[], 0])
    const bare = await demoProduct('Quartet Underpass Notebook')
    assert.deepEqual(bare.sync_variants[0].files, [])
    assert.isNull(bare.sync_product.thumbnail_url)
    const mug = await demoProduct('Half-Day Wednesday Mug')
    assert.deepInclude(mug.sync_variants[0], { size: null, color: null })
    const unknown = await call('GET /store/products?status=mine')
    assert.deepEqual([unknown.status, unknown.body.error.api_error_code], [400, 'PR-6'])
  })

  test('finds a product and a variant by their external ids', async ({ assert }) => {
    const { sync_product: product, sync_variants: variants } = await demoProduct()
    const found = await call<{ sync_product: SyncProduct }>(
      `GET /store/products/@${product.external_id}`
    )
    assert.deepEqual(found.result.sync_product, product)
    const variant = await call<SyncVariant>(`GET /store/variants/@${variants[1].external_id}`)
    assert.deepEqual(variant.result, variants[1])
    assert.equal(await status('GET /store/variants/@nobody'), 404)
  })

  test('creates a product, changes it and deletes it', async ({ assert }) => {
    const made = await call<SyncProduct>('POST /store/products', { body: await bodyOf() })
    assert.deepInclude(made.result, { name: 'New Tour Tee', variants: 1, synced: 1 })
    const path = `/store/products/${made.result.id}`
    type Whole = { sync_product: SyncProduct; sync_variants: SyncVariant[] }
    const { result } = await call<Whole>(`GET ${path}`)
    assert.equal(result.sync_variants[0].retail_price, '20.00')
    assert.sameMembers(
      result.sync_variants[0].files.map(({ type }) => type),
      ['default', 'preview']
    )
    const changed = await call<SyncProduct>(`PUT ${path}`, {
      body: { sync_product: { name: 'Old Tour Tee' } },
    })
    assert.deepInclude(changed.result, { name: 'Old Tour Tee', variants: 1 })
    const deleted = await call(`DELETE ${path}`)
    assert.deepEqual([deleted.status, deleted.result], [200, []])
    assert.equal(await status(`GET ${path}`), 404)
  })

  test('refuses an invalid product, with nothing made', async ({ assert }) => {
    const before = (await list()).result.length
    const refused = [
      {},
      { ...BODY, sync_product: {} },
      { ...BODY, sync_variants: [] },
      await bodyOf({ variant_id: 4 }),
      await bodyOf({ retail_price: 'much' }),
      await bodyOf({ files: [{}] }),
    ]
    for (const body of refused) assert.equal(await status('POST /store/products', { body }), 400)
    assert.lengthOf((await list()).result, before)
  })

  test('changes, adds and removes a variant, also of a product that was never changed', async ({
    assert,
  }) => {
    const { sync_product: product, sync_variants: variants } = await demoProduct()
    const [first] = variants
    const path = `/store/variants/${first.id}`
    const changed = await call<SyncVariant>(`PUT ${path}`, { body: { retail_price: '31.50' } })
    assert.deepEqual(changed.result, { ...first, retail_price: '31.50' })
    const added = await call<SyncVariant>(`POST /store/products/${product.id}/variants`, {
      body: (await bodyOf()).sync_variants[0],
    })
    assert.notInclude(
      variants.map(({ id }) => id),
      added.result.id
    )
    const deleted = await call(`DELETE ${path}`)
    assert.deepEqual([deleted.status, deleted.result], [200, []])
    assert.equal(await status(`GET ${path}`), 404)
    const after = await demoProduct()
    assert.lengthOf(after.sync_variants, variants.length)
  })

  test('follows the catalogue: out of stock and discontinued', async ({ assert }) => {
    const { sync_variants: variants } = await demoProduct()
    const { catalog } = printfulSandbox
    await catalog.setStock(variants[0].variant_id, 'out_of_stock')
    await catalog.setStock(variants[1].variant_id, 'discontinued')
    await catalog.setStock(variants[2].variant_id, 'in_stock')
    await catalog.setStock(variants[2].variant_id, 'out_of_stock', 'US')
    const after = await demoProduct()
    assert.deepEqual(
      after.sync_variants.slice(0, 3).map((variant) => variant.availability_status),
      ['out_of_stock', 'discontinued', 'active']
    )
    const out = await list('?status=out_of_stock&limit=100')
    assert.include(
      out.result.map(({ id }) => id),
      after.sync_product.id
    )
  })

  test('grows to 300 products of 100 variants, each computed on request', async ({ assert }) => {
    const before = (await list()).result.length
    await printfulSandbox.store.fill({ products: 300, variants: 100 })
    const page = await list('?limit=100&offset=200')
    assert.equal(page.body.paging.total, before + 300)
    assert.lengthOf(page.result, 100)
    const { id } = page.result[0]
    const { result } = await call<{ sync_variants: SyncVariant[] }>(`GET /store/products/${id}`)
    assert.lengthOf(result.sync_variants, 100)
    assert.lengthOf(new Set(result.sync_variants.map((variant) => variant.variant_id)), 100)
    await printfulSandbox.store.setRetailPrice(result.sync_variants[99].id, '99.00')
    const last = await call<SyncVariant>(`GET /store/variants/${result.sync_variants[99].id}`)
    assert.equal(last.result.retail_price, '99.00')
    await printfulSandbox.store.removeProduct(id)
    const after = await list('?limit=1')
    assert.equal(after.body.paging.total, before + 299)
  })

  test('is a different one under another store id', async ({ assert }) => {
    const stores = await call<{ id: number }[]>('GET /stores', { store: null })
    const other = stores.result.find(({ id }) => id !== printfulSandbox.settings.storeId)!
    const empty = await call<SyncProduct[]>('GET /store/products', { store: other.id })
    assert.deepEqual(empty.result, [])
    const { sync_product: product } = await demoProduct()
    assert.equal(await status(`GET /store/products/${product.id}`, { store: other.id }), 404)
  })
})
