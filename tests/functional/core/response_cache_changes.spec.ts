import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { CheckoutFactory } from '#database/factories/checkout_factory'
import { OrderFactory } from '#database/factories/order_factory'
import { ReviewFactory } from '#database/factories/review_factory'
import { UserFactory } from '#database/factories/user_factory'
import {
  startCachingServer,
  untilChangesAreKnown,
  type CachingServer,
} from '#tests/support/caching_server'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { givenTakedown } from '#tests/support/given_takedown'
import { recordStatements } from '#tests/support/record_statements'
import { resetDatabase } from '#tests/support/reset_database'

/** How long a page may show what was (docs/rules/http-api.md#kept-responses), and some time for a busy machine. */
const LONGEST_MS = 2_000

type Shop = Awaited<ReturnType<typeof givenShop>>

async function givenShop() {
  const { artist, owner } = await givenArtist({ bandName: 'The Kept Ones' })
  const { product, variants } = await givenActiveProduct({ artist, name: 'Kept Tee' })
  const { artist: neighbour, product: alsoLiked } = await givenActiveProduct({ name: 'Near Tee' })
  const reviewer = await UserFactory.merge({ firstName: 'Robin', lastName: 'Reader' }).create()
  await givenReview(product, 'Soft.', reviewer)
  return { artist, owner, product, variants, neighbour, alsoLiked, reviewer }
}

async function givenReview({ id: productId }: { id: number }, body: string, by?: { id: number }) {
  const userId = (by ?? (await UserFactory.create())).id
  const checkout = await CheckoutFactory.apply('paid').merge({ userId }).create()
  const order = await OrderFactory.apply('delivered')
    .merge({ productId, checkoutId: checkout.id })
    .create()
  return ReviewFactory.merge({ productId, userId, orderId: order.id, body }).create()
}

const store = ({ artist }: Shop) => `/store/${artist.id}`
const goods = ({ product }: Shop) => `/product/${product.id}`
const related = ({ id }: { id: number }) => `/api/products/${id}/related`
const update = (table: string, id: number, values: Record<string, unknown>) =>
  db.from(table).where('id', id).update(values)

/** What happens, where it shows, and how one sees it: text that appears, or is gone (`not`), or another status. */
const CHANGES: {
  what: string
  change: (shop: Shop) => Promise<unknown>
  shows: (shop: Shop) => [path: string, sign: { text?: string; not?: string; status?: number }][]
}[] = [
  {
    what: 'another price',
    change: ({ product }) => update('products', product.id, { selling_price: '31.41' }),
    shows: (shop) => [
      [goods(shop), { text: '31.41' }],
      [store(shop), { text: '31.41' }],
      ['/browse', { text: '31.41' }],
      ['/', { text: '31.41' }],
      ['/api/products', { text: '31.41' }],
      [`/api/products/${shop.product.id}`, { text: '31.41' }],
      [`/api/artists/${shop.artist.id}/products`, { text: '31.41' }],
      [related(shop.alsoLiked), { text: '31.41' }],
    ],
  },
  {
    what: 'a withdrawn product',
    change: ({ product }) => update('products', product.id, { status: 'inactive' }),
    shows: (shop) => [
      [goods(shop), { status: 404 }],
      [`/api/products/${shop.product.id}`, { status: 404 }],
      [store(shop), { not: 'Kept Tee' }],
      ['/browse', { not: 'Kept Tee' }],
      [related(shop.alsoLiked), { not: 'Kept Tee' }],
    ],
  },
  {
    what: 'a product that is taken down',
    change: ({ product }) => givenTakedown(product.id, 'legal'),
    shows: (shop) => [
      [goods(shop), { status: 404 }],
      [`/api/products/${shop.product.id}`, { status: 404 }],
      [store(shop), { not: 'Kept Tee' }],
      [`/api/artists/${shop.artist.id}/products`, { not: 'Kept Tee' }],
      ['/browse', { not: 'Kept Tee' }],
      ['/collections', { not: 'Kept Tee' }],
      [`/product/${shop.alsoLiked.id}`, { not: 'Kept Tee' }],
    ],
  },
  {
    what: 'a suspended artist',
    change: ({ artist }) => update('artists', artist.id, { is_hidden: true }),
    shows: (shop) => [
      [goods(shop), { status: 404 }],
      [store(shop), { status: 404 }],
      ['/artists', { not: 'The Kept Ones' }],
      ['/api/artists', { not: 'The Kept Ones' }],
      ['/collections', { not: 'Kept Tee' }],
      [related(shop.alsoLiked), { not: 'Kept Tee' }],
    ],
  },
  {
    what: 'another name of the artist',
    change: ({ artist }) => update('artists', artist.id, { band_name: 'The Renamed' }),
    shows: (shop) => [
      [goods(shop), { text: 'The Renamed' }],
      [store(shop), { text: 'The Renamed' }],
      ['/browse', { text: 'The Renamed' }],
      [related(shop.alsoLiked), { text: 'The Renamed' }],
    ],
  },
  {
    what: 'another bio',
    change: ({ artist }) => update('artists', artist.id, { bio: 'Loud since 2019.' }),
    shows: (shop) => [[store(shop), { text: 'Loud since 2019.' }]],
  },
  {
    what: 'a size that is sold out',
    change: ({ variants }) => update('product_variants', variants[0]!.id, { in_stock: false }),
    shows: (shop) => [[`/api/products/${shop.product.id}`, { text: '"in_stock":false' }]],
  },
  {
    what: 'a new product',
    change: ({ artist }) => givenActiveProduct({ artist, name: 'New Tee' }),
    shows: (shop) => [
      [store(shop), { text: 'New Tee' }],
      ['/browse', { text: 'New Tee' }],
      [related(shop.product), { text: 'New Tee' }],
    ],
  },
  {
    what: 'a review',
    change: ({ product }) => givenReview(product, 'Fits well.'),
    shows: (shop) => [
      [goods(shop), { text: 'Fits well.' }],
      [`/api/products/${shop.product.id}/reviews`, { text: 'Fits well.' }],
    ],
  },
  {
    what: 'a review that is deleted',
    change: ({ reviewer }) => db.from('reviews').where('user_id', reviewer.id).delete(),
    shows: (shop) => [[goods(shop), { not: 'Soft.' }]],
  },
  {
    what: 'another name of a reviewer',
    change: ({ reviewer }) => update('users', reviewer.id, { first_name: 'Wren' }),
    shows: (shop) => [[goods(shop), { text: 'Wren' }]],
  },
]

test.group('A kept response', (group) => {
  let server: CachingServer
  group.each.setup(() => resetDatabase)
  group.each.setup(async () => {
    server = await startCachingServer()
    return () => server.stop()
  })
  group.tap((each) => each.tags(['PAGES-22']))

  for (const { what, change, shows } of CHANGES)
    test(`shows ${what} within two seconds`, async ({ assert }) => {
      const shop = await givenShop()
      const signs = shows(shop)
      for (const [path] of signs) assert.equal((await server.get(path)).status, 200, path)
      // What is a moment old would be sent for a second.
      await pause(1_000)
      await change(shop)
      const changedAt = performance.now()
      for (const [path, { text, not, status = 200 }] of signs) {
        const isRight = (answer: { status: number; text: string }) =>
          answer.status === status &&
          (!text || answer.text.includes(text)) &&
          (!not || !answer.text.includes(not))
        let answer = await server.get(path)
        while (!isRight(answer) && performance.now() - changedAt < LONGEST_MS) {
          await pause(20)
          answer = await server.get(path)
        }
        assert.isTrue(isRight(answer), path)
      }
    })

  test('stays while other artists change, and is made once a second at most', async ({
    assert,
  }) => {
    const shop = await givenShop()
    const path = store(shop)
    await untilChangesAreKnown()
    await server.get(path)
    await pause(1_000)
    const recorder = recordStatements()
    for (let pennies = 0; pennies < 5; pennies++) {
      const price = { selling_price: `20.0${pennies}` }
      await update('products', shop.alsoLiked.id, price)
      await server.get(path)
    }
    const ofPages = recorder.statements.filter((sql) => /^select/i.test(sql)).length
    assert.equal(ofPages, 0)
    await update('products', shop.product.id, { selling_price: '20.00' })
    await untilChangesAreKnown()
    await server.get(path)
    const once = recorder.statements.filter((sql) => /^select/i.test(sql)).length
    await update('products', shop.product.id, { selling_price: '21.00' })
    await untilChangesAreKnown()
    await server.get(path)
    const twice = recorder.statements.filter((sql) => /^select/i.test(sql)).length
    recorder.stop()
    assert.isAbove(once, 0)
    assert.equal(twice, once)
  })

  test('depends on no table that does not notify of its changes', async ({ assert }) => {
    const shop = await givenShop()
    const recorder = recordStatements()
    const pages = ['/', '/browse', '/collections', '/artists', '/privacy', store(shop), goods(shop)]
    const id = shop.product.id
    const calls = ['products', 'collections', 'artists', `products/${id}`, `products/${id}/reviews`]
    for (const path of [...pages, ...calls.map((call) => `/api/${call}`)]) await server.get(path)
    recorder.stop()
    const { rows } = await db.rawQuery<{ rows: { name: string; notifies: boolean }[] }>(
      `SELECT relname AS name, EXISTS (
                SELECT FROM pg_trigger WHERE tgrelid = pg_class.oid AND tgname LIKE 'notify_%') AS notifies
         FROM pg_class WHERE relkind IN ('r', 'p', 'v') AND relnamespace = 'public'::regnamespace`
    )
    const isRead = (name: string) =>
      recorder.statements.some((sql) =>
        new RegExp(`\\b(from|join)\\s+"?${name}"?\\b`, 'i').test(sql)
      )
    const read = rows.filter(({ name }) => isRead(name))
    assert.includeMembers(
      read.map(({ name }) => name),
      ['products', 'artists', 'reviews', 'product_variants', 'blank_size_guides']
    )
    const silent = read.filter(({ notifies }) => !notifies).map(({ name }) => name)
    // Computed from products and artists in the transaction that changes these.
    assert.sameMembers(silent, ['artist_catalog_stats'])
  })
})
