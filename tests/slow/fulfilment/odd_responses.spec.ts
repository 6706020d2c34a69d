import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { FulfilmentProvider } from '#fulfilment/provider'
import { PrintfulProducts } from '#fulfilment/printful/printful_products'
import { ProviderCharges } from '#fulfilment/submission/provider_charges'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { givenStore, oddPrintful, type OddStore } from '#tests/functional/fulfilment/odd_printful'
import { sync, withoutLimits } from '#tests/functional/fulfilment/sync_fixtures'

const ODDITIES: unknown[] = [
  null,
  undefined,
  '',
  '  ',
  [],
  {},
  0,
  -1,
  1.5,
  1e300,
  true,
  'nonsense',
  'a\u0000b',
  '\ud800',
  'x'.repeat(10_000),
  [null, 5, 'x'],
  { a: { b: 1 } },
  [{ region: 'EU', status: 'stocked_on_demand' }],
  '1,299.00',
  24.99,
]

/** Any field of an item, or the item itself, becomes any of these or any other JSON. */
const odd = fc.oneof(fc.constantFrom(...ODDITIES), fc.jsonValue())

function mutate(item: Record<string, unknown>, place: number, value: unknown): unknown {
  const keys = Object.keys(item)
  if (place % (keys.length + 1) === keys.length) return value
  return { ...item, [keys[place % (keys.length + 1)]!]: value }
}

/** Makes one product, one variant and one blank variant of a store odd, all else as it was. */
function spoil(store: OddStore, place: number, value: unknown) {
  const good = givenStore()
  store.products[1]!.product = mutate(good.products[1]!.product, place, value) as never
  store.products[0]!.variants[0] = mutate(good.products[0]!.variants[0]!, place, value) as never
  store.blank.variants[0] = mutate(good.blank.variants[0]!, place, value) as never
}

test.group('Of a list with one odd item', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => withoutLimits())
  group.each.timeout(60_000)

  const reading = async (store: OddStore, cleanup: (end: () => Promise<void>) => void) => {
    const { end, asked } = await oddPrintful(store)
    cleanup(end)
    return {
      asked,
      client: await app.container.make(PrintfulProducts),
      charges: await app.container.make(ProviderCharges),
    }
  }

  test('all others are read, whatever of it is odd: products, variants, blanks and orders', async ({
    assert,
    cleanup,
  }) => {
    const store = givenStore()
    const { client, charges } = await reading(store, cleanup)
    await fc.assert(
      fc.asyncProperty(fc.nat(50), odd, async (place, value) => {
        spoil(store, place, value)
        store.orders[1] = mutate(givenStore().orders[1]!, place, value) as never
        const listed = await client.storeProducts(0)
        assert.includeMembers(
          listed.items.map(({ id }) => id),
          [7_001, 7_003]
        )
        assert.equal(listed.items.length + listed.skipped.length, 3)
        const { variants } = await client.storeProduct(7_001)
        assert.include(
          variants.map(({ id }) => id),
          90_012
        )
        const blank = await client.catalogItem(71)
        assert.include(
          blank.variants.map(({ id }) => id),
          4_002
        )
        const { value: read } = await charges.read().next()
        assert.includeMembers(
          read.charges.map(({ externalId }: { externalId: string }) => externalId),
          ['gs-901', 'gs-903']
        )
      }),
      { numRuns: 150 }
    )
  }).tags(['ODD-1'])

  test('a sync takes all others into the shop, leaves it as it was, and says which and why', async ({
    assert,
    cleanup,
  }) => {
    const store = givenStore()
    await reading(store, cleanup)
    await sync('full')
    store.products[1]!.product.variants = 'many'
    store.products[0]!.variants[1]!.retail_price = '12,50'
    store.products[2]!.product.name = 'Shirt 3, renamed'
    store.blank.variants[0]!.price = 'dear'
    const run = await sync('full')
    assert.isNotNull(run.finished_at)
    const names = await db
      .from('store_products')
      .orderBy('sync_product_id')
      .select('name', 'gone_at')
    assert.deepEqual(
      names.map((row: { name: string; gone_at: Date | null }) => [row.name, row.gone_at]),
      [
        ['Shirt 1', null],
        ['Shirt 2', null],
        ['Shirt 3, renamed', null],
      ]
    )
    for (const table of ['store_variants', 'blank_variants'])
      assert.lengthOf(await db.from(table).whereNotNull('gone_at'), 0, table)
    const [kept] = await db.from('store_variants').where('sync_variant_id', 90_012)
    assert.equal(kept.retail_price, '24.99')
    assert.includeDeepMembers(run.skipped, [
      { kind: 'store_product', id: 7_002, reason: 'variants: "many"' },
      { kind: 'store_variant', id: 90_012, reason: 'retail_price: "12,50"' },
      { kind: 'blank_variant', id: 4_001, reason: 'price: "dear"' },
    ])
    assert.equal(run.unread, run.skipped.length)
  }).tags(['ODD-2'])

  test('any odd field leaves a sync to its end, with the others in the tables', async ({
    assert,
    cleanup,
  }) => {
    const store = givenStore()
    await reading(store, cleanup)
    await fc.assert(
      fc.asyncProperty(fc.nat(50), odd, async (place, value) => {
        spoil(store, place, value)
        const run = await sync('full')
        assert.equal(run.phase, 'done')
        const there = await db.from('store_products').whereNull('gone_at').select('sync_product_id')
        assert.includeMembers(
          there.map((row: { sync_product_id: string }) => Number(row.sync_product_id)),
          [7_001, 7_003]
        )
        const variants = await db
          .from('store_variants')
          .whereNull('gone_at')
          .select('sync_variant_id')
        assert.includeMembers(
          variants.map((row: { sync_variant_id: string }) => Number(row.sync_variant_id)),
          [90_012, 90_031, 90_032]
        )
      }),
      { numRuns: 40 }
    )
  }).tags(['ODD-1'])

  test('orders of a status that is not listed are left, and the charges of the others are read', async ({
    assert,
    cleanup,
  }) => {
    const store = givenStore()
    store.orders[1]!.status = 'teleported'
    await reading(store, cleanup)
    const charges = await app.container.make(ProviderCharges)
    const read = []
    const unread = []
    for await (const page of charges.read()) {
      read.push(...page.charges)
      unread.push(...page.skipped)
    }
    assert.deepEqual(
      read.map(({ externalId }) => externalId),
      ['gs-901', 'gs-903']
    )
    assert.deepEqual(unread, [{ kind: 'order', id: 502, reason: 'status: "teleported"' }])
  }).tags(['ODD-4'])
})

test.group('What Printful writes in another way', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => withoutLimits())

  const variantWith = async (fields: object, cleanup: (end: () => Promise<void>) => void) => {
    const store = givenStore()
    Object.assign(store.products[0]!.variants[0]!, fields)
    const { end } = await oddPrintful(store)
    cleanup(end)
    const client = await app.container.make(PrintfulProducts)
    const { variants, skipped } = await client.storeProduct(7_001)
    return { variant: variants.find(({ id }) => id === 90_011), skipped }
  }

  test('as a retail price: {$self}')
    .tags(['ODD-3'])
    .with([
      [24.99, 2_499],
      [8, 800],
      ['8', 800],
      ['1,299.00', 129_900],
      ['', null],
      [null, null],
      [[], null],
      ['24.9900', 2_499],
    ] as [unknown, number | null][])
    .run(async ({ assert, cleanup }, [written, amount]) => {
      const { variant } = await variantWith({ retail_price: written }, cleanup)
      assert.equal(variant?.retailPrice?.amount ?? null, amount)
    })

  test('as other fields of a store variant is understood', async ({ assert, cleanup }) => {
    const { variant } = await variantWith(
      { currency: '', size: 38, product: [], files: {}, name: null, availability_status: {} },
      cleanup
    )
    assert.deepInclude(variant, {
      size: '38',
      catalogItemId: null,
      previewUrl: null,
      name: 'Variant 90011',
      isAvailable: true,
    })
  }).tags(['ODD-3'])

  test('as pages is followed to the end without "paging": {$self}')
    .tags(['ODD-3'])
    .with([undefined, null, [], {}, 'x', { total: null }, { total: 'many' }])
    .run(async ({ assert, cleanup }, paging) => {
      const store = givenStore(230)
      store.paging = paging
      const { end } = await oddPrintful(store)
      cleanup(end)
      const provider = await app.container.make(FulfilmentProvider)
      const read = []
      for await (const page of provider.allStoreProducts()) read.push(...page)
      assert.lengthOf(read, 230)
    })

  test('as availability of a blank is understood: {0}')
    .tags(['ODD-3'])
    .with([
      ['made to order everywhere', [{ region: 'EU', status: 'stocked_on_demand' }], true],
      ['an object of regions', { EU: 'out_of_stock', US: 'in_stock' }, true],
      [
        'an object of regions, sold out',
        { EU: 'out_of_stock', US: 'temporary_out_of_stock' },
        false,
      ],
      ['an empty object', {}, true],
      ['a word', 'discontinued', false],
    ] as [string, unknown, boolean][])
    .run(async ({ assert, cleanup }, [, availability, inStock]) => {
      const store = givenStore()
      store.blank.variants[0]!.availability_status = availability
      store.blank.variants[0]!.price = 9.85
      const { end } = await oddPrintful(store)
      cleanup(end)
      const client = await app.container.make(PrintfulProducts)
      const { variants } = await client.catalogItem(71)
      assert.deepInclude(variants[0], { id: 4_001, inStock })
      assert.equal(variants[0]!.price.amount, 985)
    })

  test('as a name of 10,000 characters is cut', async ({ assert, cleanup }) => {
    const store = givenStore()
    store.products[0]!.product.name = 'n'.repeat(10_000)
    const { end } = await oddPrintful(store)
    cleanup(end)
    const { items } = await (await app.container.make(PrintfulProducts)).storeProducts(0)
    assert.lengthOf(items[0]!.name, 255)
  }).tags(['ODD-3'])
})
