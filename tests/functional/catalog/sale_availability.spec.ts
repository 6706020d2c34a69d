import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import ActiveProducts from '#catalog/availability/active_products'
import {
  isOnSale,
  saleAvailability,
  whereOnSale,
  whereOnSaleUnjoined,
  type SaleAvailability,
  type StockFacts,
} from '#catalog/availability/sale_availability'
import { PRODUCT_STATUSES } from '#shared/product_status'
import { ProductFactory } from '#database/factories/product_factory'
import { clock } from '#shared/clock'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { givenTakedown } from '#tests/support/given_takedown'
import { HttpSession } from '#tests/support/http_session'
import { orderOf } from '#tests/support/purchase'
import { resetDatabase } from '#tests/support/reset_database'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { RecalledProducts } from '#tests/support/strategies/recalled_products'

const implementations: { name: string; create: (ids: number[]) => SaleAvailability }[] = [
  { name: ActiveProducts.name, create: () => new ActiveProducts() },
  { name: RecalledProducts.name, create: (ids) => new RecalledProducts(ids.slice(0, 1)) },
]

const NOW = clock.now().startOf('hour')

/** Times of a sale around the present, and at it. */
const TIMES = [-60, -15, 0, 15, 60, null].flatMap((from) =>
  [-15, 0, 15, 60, null]
    .filter((until) => (from ?? -99) < (until ?? 99) && (from !== null || until !== null))
    .map((until) => [at(from), at(until)] as const)
)

function at(minutes: number | null) {
  return minutes === null ? null : NOW.plus({ minutes }).toJSDate()
}

/** A product of each status and with each time of sale, of a visible and of a hidden artist; the first one is active. */
async function givenEveryCase() {
  const statuses = PRODUCT_STATUSES.toSorted((one) => (one === 'active' ? -1 : 0))
  for (const isHidden of [false, true]) {
    const { artist } = await givenArtist({ isHidden })
    await ProductFactory.merge(
      [...statuses, 'active' as const].map((status) => ({ status, artistId: artist.id }))
    ).createMany(statuses.length + 1)
    for (const status of ['active', 'inactive'] as const)
      for (const [startsAt, endsAt] of TIMES) {
        const { id } = await ProductFactory.merge({ status, artistId: artist.id }).create()
        const times = { sale_starts_at: startsAt, sale_ends_at: endsAt }
        const window = { sale_kind: 'window', sale_time_zone: 'Europe/London', ...times }
        await db.from('products').where('id', id).update(window)
      }
    const { id } = await ProductFactory.merge({ status: 'active', artistId: artist.id }).create()
    await givenTakedown(id)
  }
  return db
    .from('products')
    .join('artists', 'artists.id', 'products.artist_id')
    .orderBy('products.id')
    .select('products.id', 'products.status', 'products.takedown_id')
    .select('artists.is_hidden as artist_is_hidden')
    .select('products.sale_starts_at', 'products.sale_ends_at')
}

const VARIANTS: StockFacts[] = [true, false].flatMap((offered) =>
  [true, false].flatMap((stocked) =>
    [[], ['US'], ['GB', 'US', 'CA']].map((missing) => ({
      is_offered: offered,
      in_stock: stocked,
      out_of_stock_in: missing,
    }))
  )
)

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

for (const { name, create } of implementations) {
  test.group(`Contract of SaleAvailability: ${name}`, (group) => {
    group.each.setup(rollbackAfterEach)

    test('says the same in SQL as of a row, with artists joined and without', async ({
      assert,
      cleanup,
    }) => {
      cleanup(clock.set(() => NOW))
      const rows = await givenEveryCase()
      cleanup(saleAvailability.register(create(idsOf(rows))))
      const expected = idsOf(rows.filter(isOnSale))
      assert.isNotEmpty(expected)
      const joined = db.from('products').join('artists', 'artists.id', 'products.artist_id')
      const found = [
        await whereOnSale(joined).orderBy('products.id').select('products.id'),
        await whereOnSaleUnjoined(db.from('products')).orderBy('products.id').select('id'),
      ]
      assert.deepEqual(found.map(idsOf), [expected, expected])
    })

    test('says what a product is at a moment as SQL does', async ({ assert, cleanup }) => {
      cleanup(clock.set(() => NOW))
      const rows = await givenEveryCase()
      const availability = create([])
      const { rows: states } = await db.rawQuery(
        `SELECT sale_state(products.status, takedown_id, is_hidden, sale_starts_at, sale_ends_at, ?) AS state
           FROM products JOIN artists ON artists.id = artist_id ORDER BY products.id`,
        [NOW.toSQL()]
      )
      const said = rows.map((row) => availability.stateOf(row))
      assert.deepEqual(
        said,
        states.map(({ state }: { state: string }) => state)
      )
      assert.sameMembers([...new Set(said)], ['hidden', 'soon', 'on', 'over'])
    }).tags(['DROP-1'])

    test('never sells what is not active, what is taken down, nor what a hidden artist has', async ({
      assert,
    }) => {
      const rows = await givenEveryCase()
      const availability = create(idsOf(rows))
      const sold = rows.filter((row) => availability.stateOf(row) !== 'hidden')
      assert.isTrue(sold.every((row) => row.status === 'active' && !row.artist_is_hidden))
      assert.isNotEmpty(rows.filter((row) => row.takedown_id !== null))
      assert.isTrue(sold.every((row) => row.takedown_id === null))
    }).tags(['TAKE-1'])

    test('sells a variant to a country only if it sells it to one at least', ({ assert }) => {
      const availability = create([1])
      for (const variant of VARIANTS) {
        const countries = ['GB', 'US', 'CA'].filter((country) =>
          availability.isInStock(variant, country)
        )
        if (countries.length > 0) assert.isTrue(availability.isInStock(variant, null))
        if (!variant.is_offered || !variant.in_stock) assert.isEmpty(countries)
        assert.isFalse(countries.some((country) => variant.out_of_stock_in.includes(country)))
      }
    })
  })
}

test.group('The condition of what is on sale', (group) => {
  group.each.setup(rollbackAfterEach)

  test('uses the index of popular products: it is inlined', async ({ assert }) => {
    const trx = await db.transaction()
    try {
      await trx.rawQuery('SET LOCAL enable_seqscan = off; SET LOCAL enable_sort = off')
      const query = whereOnSaleUnjoined(trx.from('products'))
        .orderByRaw('units_sold_30_days DESC, created_at DESC, id DESC')
        .limit(8)
        .select('id')
        .toSQL()
      const { rows } = await trx.rawQuery(`EXPLAIN (VERBOSE) ${query.sql}`, query.bindings as never)
      const plan = rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n')
      assert.include(plan, 'products_public_popular')
      assert.notMatch(plan, /is_on_sale|is_sale_over/)
    } finally {
      await trx.rollback()
    }
  })
})

test.group('A recalled product', (group) => {
  group.each.setup(() => resetDatabase)
  group.each.setup(setupCheckout)

  test('is missing from lists, page, cart and order alike', async ({ assert, cleanup }) => {
    const { product, artist } = await givenActiveProduct({})
    const { product: other } = await givenActiveProduct({ artist })
    cleanup(saleAvailability.register(new RecalledProducts([product.id])))
    const visitor = new HttpSession()
    for (const path of ['/api/products', `/api/artists/${artist.id}/products`]) {
      const listed = (await visitor.get(path)).json()
      const rows = Array.isArray(listed) ? listed : listed.items
      assert.deepEqual(idsOf(rows), [other.id], path)
    }
    assert.equal((await visitor.get(`/api/products/${product.id}`)).status, 404)
    const line = { productId: product.id, size: 'M', color: 'Black', quantity: 1 }
    const quote = (await visitor.post('/api/cart/quote', { lines: [line] })).json()
    assert.equal(quote.lines[0].availability, 'withdrawn')
    const refused = await visitor.post('/api/orders', orderOf(product))
    assert.equal(refused.status, 409)
    assert.equal(refused.json().code, 'E_NOT_FOR_SALE')
  })
})
