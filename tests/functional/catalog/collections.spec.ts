import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import type Artist from '#artists/models/artist'
import { ProductCounters } from '#catalog/public'
import { ProductFactory } from '#database/factories/product_factory'
import { UserFactory } from '#database/factories/user_factory'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'
import { nextPathOf } from '#tests/support/walk_pages'
import { resetDatabase } from '#tests/support/reset_database'

type Collection = {
  artist: { id: number; salesCount: number }
  products: { id: number; artistId: number; sellingPrice: number; productType: string }[]
  totalProducts: number
  totalSales: number
  averageRating: number | null
}

async function read(client: ApiClient, query = ''): Promise<Collection[]> {
  const answer = await client.get(`/api/collections?${query}`)
  answer.assertStatus(200)
  return answer.body() as Collection[]
}

const artistsOf = async (client: ApiClient, query: string) =>
  (await read(client, query)).map(({ artist }) => artist.id)

/** Three artists: dear and old, cheap and loud, in between and well rated. */
async function givenThreeStalls() {
  const stall = async (changes: {
    genre: Artist['genre']
    price: string
    sold: number
    rating: string | null
    type?: 'tshirt' | 'mug'
    day: number
  }) => {
    const { artist } = await givenArtist({ genre: changes.genre })
    const { product } = await givenActiveProduct({
      artist,
      sellingPrice: changes.price,
      productType: changes.type ?? 'tshirt',
    })
    await product
      .merge({
        unitsSold30Days: changes.sold,
        averageRating: changes.rating,
        reviewCount: changes.rating ? 2 : 0,
      })
      .save()
    await db
      .from('products')
      .where('id', product.id)
      .update({ created_at: `2026-10-0${changes.day} 10:00+00` })
    // The sale itself writes units sold to the catalog stats; here there was no sale.
    await db.rawQuery('SELECT refresh_artist_catalog_stats(ARRAY[?::int])', [artist.id])
    return artist.id
  }
  return {
    dear: await stall({ genre: 'jazz', price: '40.00', sold: 1, rating: null, day: 1 }),
    loud: await stall({ genre: 'rock', price: '10.00', sold: 9, rating: '3.00', day: 2 }),
    rated: await stall({
      genre: 'rock',
      price: '20.00',
      sold: 5,
      rating: '4.50',
      type: 'mug',
      day: 3,
    }),
  }
}

test.group('GET /api/collections', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('returns each artist with their first eight products and figures of all', async ({
    assert,
    client,
  }) => {
    const { artist } = await givenArtist({})
    await artist.merge({ unitsSold: 12 }).save()
    await ProductFactory.merge({ artistId: artist.id }).createMany(9)
    const { product } = await givenActiveProduct({ artist })
    await product.merge({ averageRating: '4.00', reviewCount: 3 }).save()
    const { product: second } = await givenActiveProduct({ artist })
    await second.merge({ averageRating: '5.00', reviewCount: 1 }).save()
    const { product: retired } = await givenActiveProduct({ artist })
    await retired.merge({ status: 'retired', averageRating: '1.00', reviewCount: 9 }).save()
    const [collection, ...others] = await read(client)
    assert.isEmpty(others)
    assert.containsSubset(collection, {
      artist: { id: artist.id, salesCount: 12 },
      totalProducts: 11,
      totalSales: 12,
      averageRating: 4.25,
    })
    assert.lengthOf(collection!.products, 8)
    assert.notProperty(collection!.products[0], 'basePrice')
    assert.notProperty(collection!.products[0], 'variants')
  }).tags(['COLL-11'])

  test('leaves out artists with nothing on sale, and hidden ones', async ({ assert, client }) => {
    await givenArtist({})
    const { artist: hidden } = await givenActiveProduct({})
    await hidden.merge({ isHidden: true }).save()
    const { product } = await givenActiveProduct({})
    await product.merge({ status: 'inactive' }).save()
    assert.deepEqual(await read(client), [])
    await hidden.merge({ isHidden: false }).save()
    assert.lengthOf(await read(client), 1)
  })

  test('is ordered by {0}: {1}')
    .tags(['COLL-4', 'CALL-8'])
    .with([
      ['sort=', ['loud', 'rated', 'dear']],
      ['sort=popular', ['loud', 'rated', 'dear']],
      ['sort=newest', ['rated', 'loud', 'dear']],
      ['sort=price-asc', ['loud', 'rated', 'dear']],
      ['sort=price-low', ['loud', 'rated', 'dear']],
      ['sort=price-desc', ['dear', 'rated', 'loud']],
      ['sort=price-high', ['dear', 'rated', 'loud']],
      ['sort=rating', ['rated', 'loud', 'dear']],
    ] as [string, ('dear' | 'loud' | 'rated')[]][])
    .run(async ({ assert, client }, [query, expected]) => {
      const stalls = await givenThreeStalls()
      const wanted = expected.map((name) => stalls[name])
      assert.deepEqual(await artistsOf(client, query), wanted)
      const paged: number[] = []
      let next: string | null = `/api/collections?${query}&limit=1`
      while (next !== null) {
        const answer = await client.get(next)
        answer.assertStatus(200)
        paged.push(...(answer.body() as Collection[]).map(({ artist }) => artist.id))
        next = nextPathOf(answer.header('link'))
      }
      assert.deepEqual(paged, wanted)
    })

  test('genre, type and search filter it, and figures are of the wanted type', async ({
    assert,
    client,
  }) => {
    const { dear, loud, rated } = await givenThreeStalls()
    assert.deepEqual(await artistsOf(client, 'genre=rock'), [loud, rated])
    assert.deepEqual(await artistsOf(client, 'type=t-shirt'), [loud, dear])
    assert.deepEqual(await artistsOf(client, 'type=merch&genre=rock'), [rated])
    assert.deepEqual(await artistsOf(client, 'type=mug&type=tshirt&genre=jazz'), [dear])
    assert.deepEqual(await artistsOf(client, 'genre=all&type=all'), [loud, rated, dear])
    assert.deepEqual(await artistsOf(client, 'type=hoodie'), [])

    const { artist } = await givenActiveProduct({ name: 'Heron Tee' })
    await givenActiveProduct({ artist, name: 'Heron Mug', productType: 'mug' })
    await givenActiveProduct({ artist, name: 'Plain Mug', productType: 'mug' })
    const [found] = await read(client, 'search=heron&type=mug')
    assert.deepEqual(
      found!.products.map(({ productType }) => productType),
      ['mug']
    )
    assert.equal(found!.totalProducts, 2)
    const [named] = await read(client, `search=${encodeURIComponent(artist.bandName)}`)
    assert.lengthOf(named!.products, 3)
  }).tags(['CALL-8'])

  test('a sale moves its artist up, a purchase by the artist does not', async ({
    assert,
    client,
  }) => {
    const { product: first, artist: leader } = await givenActiveProduct({})
    const { product: second, artist: other } = await givenActiveProduct({ productType: 'mug' })
    const sell = (productId: number, units: number, isSelfPurchase = false) =>
      db.transaction(async (trx) => {
        await new ProductCounters().recordSales(
          [{ productId, units, recentUnits: isSelfPurchase ? 0 : units }],
          trx
        )
        // It is part of the test's own transaction, which never commits.
        await trx.rawQuery('SET CONSTRAINTS ALL IMMEDIATE')
      })
    await sell(first.id, 2)
    await sell(second.id, 9, true)
    assert.deepEqual(await artistsOf(client, ''), [leader.id, other.id])
    await sell(second.id, 3)
    assert.deepEqual(await artistsOf(client, ''), [other.id, leader.id])
  })

  test('an unknown value is 422: {$self}')
    .with(['type=shoes', 'genre=polka', 'sort=cheapest', 'limit=101', 'cursor=abc'])
    .run(async ({ client }, query) => {
      const answer = await client.get(`/api/collections?${query}`)
      answer.assertStatus(422)
      answer.assertBodyContains({ code: 'E_VALIDATION_ERROR' })
    })

  test('is the same for everyone, and a visitor may keep it', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    await givenActiveProduct({ artist })
    const fan = await UserFactory.create()
    const admin = await UserFactory.merge({ userType: 'admin' }).create()
    const visitor = await new HttpSession().get('/api/collections')
    assert.match(String(visitor.headers.get('cache-control')), /^public/)
    assert.exists(visitor.headers.get('etag'))
    for (const account of [fan, owner, admin]) {
      const answer = await client.get('/api/collections').loginAs(account)
      assert.deepEqual(answer.body(), visitor.json())
      assert.match(String(answer.header('cache-control')), /private/)
    }
  }).tags(['CALL-8'])
})

test.group('The statements of collections', (group) => {
  // Inside a transaction no statements are reported.
  group.each.setup(() => resetDatabase)

  test('costs as many statements for one artist as for many', async ({
    assert,
    cleanup,
    client,
  }) => {
    const connection = db.manager.get('postgres')!
    const { debug } = connection.config
    connection.config.debug = true
    let statements: string[] = []
    const listen = ({ sql }: { sql: string }) => statements.push(sql)
    emitter.on('db:query', listen)
    cleanup(() => {
      emitter.off('db:query', listen)
      connection.config.debug = debug
    })
    const countFor = async (path: string) => {
      statements = []
      ;(await client.get(path)).assertStatus(200)
      return statements.length
    }
    const paths = ['/api/collections', '/api/collections?search=shirt&type=tshirt', '/collections']
    await givenActiveProduct({ name: 'Shirt' })
    const one = [await countFor(paths[0]!), await countFor(paths[1]!), await countFor(paths[2]!)]
    for (let number = 0; number < 5; number++) await givenActiveProduct({ name: 'Shirt' })
    for (const [index, path] of paths.entries()) assert.equal(await countFor(path), one[index])
    assert.deepEqual(one.slice(0, 2), [2, 3])
  }).tags(['COLL-11'])
})
