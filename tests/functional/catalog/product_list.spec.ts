import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import Product from '#catalog/models/product'
import { PRODUCT_SORTS, type ProductSort } from '#catalog/product_sort'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { nextPathOf, walkPages } from '#tests/support/walk_pages'

/** Nine products of which neighbours are equal in price, sales, rating and even the second they were made. */
async function givenEqualProducts() {
  const { artist } = await givenArtist({})
  const made: Product[] = []
  for (let number = 0; number < 9; number++) {
    const { product } = await givenActiveProduct({ artist, name: `Shirt ${number}` })
    const step = Math.floor(number / 3)
    await Product.query()
      .where('id', product.id)
      .update({
        selling_price: 20 + step,
        units_sold_30_days: step,
        average_rating: [null, '4.50', '3.00'][step],
        created_at: `2026-10-2${step} 10:00:00.12345${number % 2}+00`,
      })
    made.push(await product.refresh())
  }
  return { artist, made }
}

const SQL_ORDERS: Record<ProductSort, string> = {
  'popular': 'units_sold_30_days desc, created_at desc, id desc',
  'newest': 'created_at desc, id desc',
  'price-asc': 'selling_price asc, id asc',
  'price-desc': 'selling_price desc, id desc',
  'rating': 'average_rating desc nulls last, id desc',
}

test.group('The pages of GET /api/products', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('give each product once in the order of {$self}, equal ones included')
    .tags(['CALL-5'])
    .with([...PRODUCT_SORTS])
    .run(async ({ assert, client }, sort) => {
      await givenEqualProducts()
      const pages = await walkPages(client, `/api/products?sort=${sort}&limit=2`)
      const expected = await Product.query().where('status', 'active').orderByRaw(SQL_ORDERS[sort])
      assert.deepEqual(
        pages.flat(),
        expected.map(({ id }) => id)
      )
      assert.isTrue(pages.slice(0, -1).every((page) => page.length === 2))
      assert.isNotEmpty(pages.at(-1)!)
    })

  test('keep the query, and the last one names no next', async ({ assert, client }) => {
    const { made } = await givenEqualProducts()
    await made[0]!.merge({ productType: 'mug' }).save()
    const first = await client.get('/api/products?type=tshirt&limit=4&include=variants&search=')
    const link = String(first.header('link'))
    assert.match(link, /^<https?:\/\/[^>]+\/api\/products\?[^>]+>; rel="next"$/)
    for (const kept of ['type=tshirt', 'limit=4', 'include=variants']) assert.include(link, kept)
    const pages = await walkPages(client, '/api/products?type=tshirt&limit=4')
    assert.deepEqual(
      pages.map((page) => page.length),
      [4, 4]
    )
    assert.notInclude(pages.flat(), made[0]!.id)
    assert.isUndefined((await client.get('/api/products?limit=9')).header('link'))
  })

  test('a product put on sale meanwhile moves none of the others', async ({ assert, client }) => {
    const { artist, made } = await givenEqualProducts()
    const first = await client.get('/api/products?sort=newest&limit=4')
    const before = first.body().map(({ id }: { id: number }) => id)
    await givenActiveProduct({ artist })
    const after = (await walkPages(client, nextPathOf(first.header('link'))!)).flat()
    assert.sameMembers(
      [...before, ...after],
      made.map(({ id }) => id)
    )
  })

  test('a cursor that was changed, or is of another order or list, is 422', async ({
    assert,
    client,
  }) => {
    await givenEqualProducts()
    const answer = await client.get('/api/products?sort=newest&limit=2')
    const cursor = nextPathOf(answer.header('link'))!.split('cursor=')[1]!
    for (const [path, text] of [
      ['/api/products?sort=price-asc', cursor],
      ['/api/artists?', cursor],
      ['/api/products?sort=newest', `x${cursor}`],
      ['/api/products?sort=newest', cursor.slice(0, -3)],
      ['/api/products?sort=newest', 'null'],
    ]) {
      const refused = await client.get(`${path}&cursor=${text}`)
      refused.assertStatus(422)
      assert.equal(refused.body().errors[0].field, 'cursor')
    }
  })
})

test.group('The filters of GET /api/products', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('an empty value is no filter: {$self}')
    .with([
      'search=&type=&sort=&limit=&currency=&cursor=&include=',
      'type=all',
      'type[]=&type[]=',
      'search=%20',
      'genre=whatever&unknown=1',
    ])
    .run(async ({ assert, client }, query) => {
      const { product } = await givenActiveProduct({})
      const answer = await client.get(`/api/products?${query}`)
      answer.assertStatus(200)
      assert.include(
        answer.body().map(({ id }: { id: number }) => id),
        product.id
      )
    })

  test('an unknown value is 422: {$self}')
    .with([
      'type=shoes',
      'type=tshirt&type=shoes',
      'sort=cheapest',
      'limit=0',
      'limit=101',
      'limit=two',
      'limit=1.5',
      'currency=USD',
      'include=costs',
    ])
    .run(async ({ client }, query) => {
      const answer = await client.get(`/api/products?${query}`)
      answer.assertStatus(422)
      answer.assertBodyContains({ code: 'E_VALIDATION_ERROR' })
    })

  test('type understands either spelling and may be repeated', async ({ assert, client }) => {
    const { artist } = await givenArtist({})
    const make = async (productType: Product['productType']) =>
      (await givenActiveProduct({ artist, productType })).product.id
    const [shirt, mug, vinyl] = [await make('tshirt'), await make('mug'), await make('vinyl')]
    const idsOf = async (query: string) =>
      (await client.get(`/api/products?${query}`)).body().map(({ id }: { id: number }) => id)
    assert.deepEqual(await idsOf('type=t-shirt'), [shirt])
    assert.deepEqual(await idsOf('type=merch'), [mug])
    assert.sameMembers(await idsOf('type=T-Shirt&type=vinyl'), [shirt, vinyl])
  }).tags(['BROW-2', 'CALL-5'])

  test('search finds words of name and description', async ({ assert, client }) => {
    const { product } = await givenActiveProduct({ name: 'Burning Lighthouse Hoodie' })
    await givenActiveProduct({ name: 'Plain Tote' })
    const answer = await client.get('/api/products?search=lighthouses')
    assert.deepEqual(
      answer.body().map(({ id }: { id: number }) => id),
      [product.id]
    )
  })

  test('variants come where they are asked for', async ({ assert, client }) => {
    const { artist } = await givenActiveProduct({})
    for (const path of ['/api/products', `/api/artists/${artist.id}/products`]) {
      const plain = await client.get(path)
      assert.notProperty(plain.body()[0], 'variants')
      const full = await client.get(`${path}?include=variants`)
      assert.sameMembers(Object.keys(full.body()[0].variants), ['M-Black', 'L-Black'])
    }
  })
})

test.group('GET /api/products/featured', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('has the best-selling first, newest first where equal, and at most 8', async ({
    assert,
    client,
  }) => {
    const { made } = await givenEqualProducts()
    await made[1]!.merge({ unitsSold30Days: 99 }).save()
    const answer = await client.get('/api/products/featured')
    const ids = answer.body().map(({ id }: { id: number }) => id)
    const expected = await Product.query().orderByRaw(SQL_ORDERS.popular).limit(8)
    assert.lengthOf(ids, 8)
    assert.equal(ids[0], made[1]!.id)
    assert.deepEqual(
      ids,
      expected.map(({ id }) => id)
    )
  }).tags(['CALL-7'])
})
