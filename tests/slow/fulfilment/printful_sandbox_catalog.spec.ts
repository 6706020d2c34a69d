import { test } from '@japa/runner'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import {
  call,
  setupPrintful,
  status,
  type CatalogProduct,
  type CatalogVariant,
} from '#tests/functional/fulfilment/printful_calls'

type Whole = { product: CatalogProduct; variants: CatalogVariant[] }

const products = async (query = '') =>
  (await call<CatalogProduct[]>(`GET /products${query}`)).result

const whole = async (id: number) => (await call<Whole>(`GET /products/${id}`)).result

async function variantsOf(title: string) {
  const all = await products()
  return (await whole(all.find((each) => each.title.startsWith(title))!.id)).variants
}

test.group('The catalogue of the stand-in for Printful', (group) => {
  group.each.setup(setupPrintful)

  test('holds at least 300 products of many kinds, in several currencies', async ({ assert }) => {
    const all = await products()
    assert.isAtLeast(all.length, 300)
    assert.isAtLeast(new Set(all.map(({ type }) => type)).size, 20)
    assert.sameMembers([...new Set(all.map(({ currency }) => currency))], ['GBP', 'EUR', 'USD'])
    assert.lengthOf(new Set(all.map(({ id }) => id)), all.length)
    assert.isAtLeast(all.filter((each) => each.is_discontinued).length, 5)
  })

  test('is the same each time', async ({ assert }) => {
    const [{ id }] = await products()
    const first = await whole(id)
    await printfulSandbox.forgetEverything()
    assert.deepEqual(await whole(id), first)
  })

  test('is filtered by categories, with what stands below them', async ({ assert }) => {
    const mugs = await products('?category_id=58')
    assert.isTrue(mugs.every(({ type }) => type === 'MUG'))
    const clothes = await products('?category_id=1,58')
    assert.isAbove(clothes.length, mugs.length)
    assert.isTrue(clothes.some(({ type }) => type === 'HOODIE'))
    assert.deepEqual(await products('?category_id=9999'), [])
  })

  test('has products of more than a hundred variants, each with its own id and price', async ({
    assert,
  }) => {
    const variants = await variantsOf('Heavy Cotton Tee 01')
    assert.isAbove(variants.length, 100)
    assert.lengthOf(new Set(variants.map(({ id }) => id)), variants.length)
    assert.isTrue(variants.every(({ price }) => /^\d+\.\d\d$/.test(price)))
    const dear = variants.find(({ size }) => size === '5XL')!
    const cheap = variants.find(({ size }) => size === 'S')!
    assert.isAbove(Number(dear.price), Number(cheap.price))
  })

  test('leaves size and colour null where there are none', async ({ assert }) => {
    const [mug] = await variantsOf('Glossy Mug')
    assert.deepInclude(mug, { size: null, color: null })
    const [poster] = await variantsOf('Matte Paper Poster')
    assert.deepInclude(poster, { size: '8″×10″', color: null })
    const [tote] = await variantsOf('Canvas Tote')
    assert.deepInclude(tote, { size: null, color: 'Black' })
  })

  test('knows stock by region: there is all, some and nothing of things', async ({ assert }) => {
    const variants = (
      await Promise.all(['Heavy Cotton Tee 01', 'Soft Ring Tee 01'].map(variantsOf))
    ).flat()
    const stocks = variants.map(({ availability_status: regions }) =>
      regions.map((region) => region.status)
    )
    assert.isTrue(stocks.some((each) => each.every((stock) => stock === 'in_stock')))
    assert.isTrue(stocks.some((each) => each.includes('in_stock') && each.includes('out_of_stock')))
    assert.isTrue(stocks.some((each) => each.every((stock) => stock === 'out_of_stock')))
  })

  test('gives an empty list where the empty map of regions would stand', async ({ assert }) => {
    const all = await products()
    const gone = await whole(all.find((each) => each.is_discontinued)!.id)
    assert.deepInclude(gone.variants[0], { in_stock: false, availability_regions: [] })
  })

  test('shows pictures that are there', async ({ assert }) => {
    const all = await products()
    const images = new Set(all.map(({ image }) => image))
    for (const image of images) {
      const response = await fetch(image)
      assert.equal(response.status, 200, image)
      assert.equal(response.headers.get('content-type'), 'image/svg+xml')
      await response.body?.cancel()
    }
  })

  test('finds a variant by its own id, which is no product’s', async ({ assert }) => {
    const [variant] = await variantsOf('Washed Cap 01')
    const { result } = await call<{ variant: CatalogVariant; product: CatalogProduct }>(
      `GET /products/variant/${variant.id}`
    )
    assert.deepEqual(result.variant, variant)
    assert.equal(result.product.id, variant.product_id)
    assert.equal(await status(`GET /products/${variant.id}`), 404)
    assert.equal(await status(`GET /products/variant/${variant.product_id}`), 404)
  })

  test('changes on request: cost, stock, discontinued, gone', async ({ assert }) => {
    const { catalog } = printfulSandbox
    const [variant, other] = await variantsOf('Heavy Cotton Tee 02')
    await catalog.setCost(variant.id, '11.11')
    await catalog.setStock(variant.id, 'out_of_stock', 'UK')
    const changed = (await whole(variant.product_id)).variants
    assert.equal(changed[0]!.price, '11.11')
    assert.equal(changed[1]!.price, other.price)
    assert.deepInclude(changed[0]!.availability_status, { region: 'UK', status: 'out_of_stock' })
    await catalog.discontinue(variant.product_id)
    assert.isTrue((await whole(variant.product_id)).product.is_discontinued)
    await catalog.removeProduct(variant.product_id)
    assert.equal(await status(`GET /products/${variant.product_id}`), 404)
    const left = await products()
    assert.notInclude(
      left.map(({ id }) => id),
      variant.product_id
    )
  })

  test('names categories and countries, some with states', async ({ assert }) => {
    const categories = await call<{ id: number }[]>('GET /categories')
    const used = new Set((await products()).map((each) => each.main_category_id))
    const known = categories.result.map(({ id }) => id)
    assert.includeMembers(known, [...used])
    const { result } =
      await call<{ code: string; states: { code: string }[] | null }[]>('GET /countries')
    assert.isNull(result.find(({ code }) => code === 'GB')!.states)
    const states = result.find(({ code }) => code === 'US')!.states!
    assert.includeMembers(
      states.map(({ code }) => code),
      ['CA', 'NY']
    )
  })
})
