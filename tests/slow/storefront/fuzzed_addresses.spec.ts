import { test } from '@japa/runner'
import fc from 'fast-check'
import { GENRES } from '#artists/genres'
import { PRODUCT_SORTS } from '#catalog/product_sort'
import { PRODUCT_TYPES } from '#shared/product_type'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'

const RUNS = 60

const CALLS = ['artists', 'products', 'products/featured', 'collections', 'genres']

const value = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom(...PRODUCT_TYPES, ...PRODUCT_SORTS, ...GENRES, 'all', 'merch', 'price-low', '1'),
  fc.constantFrom(
    '\0',
    'a\0b',
    '__proto__',
    'constructor',
    "'",
    '\\',
    '%',
    '::',
    ":* & 'x",
    '!(a|b)',
    '🤘'.repeat(60),
    'shrit'.repeat(80)
  ),
  fc.integer().map(String)
)

const name = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.constantFrom(
      'search',
      'genre',
      'type',
      'sort',
      'limit',
      'cursor',
      'include',
      'currency',
      'exact'
    ),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 10 }) }
)

const suffix = fc.constantFrom('', '', '', '[]', '[a]', '[0][b]', '[', ']')

/** A query of known and unknown names, each with one value, several or a nested one, encoded as a browser would. */
const query = fc
  .array(fc.tuple(name, suffix, value), { maxLength: 5 })
  .map((parts) =>
    parts.map(([key, end, text]) => `${encodeURIComponent(key)}${end}=${encoded(text)}`).join('&')
  )

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

test.group('Whatever stands in an address', (group) => {
  // Not in a transaction: what the database refuses would end it for every address after.
  group.each.setup(() => resetDatabase)

  test('{$self} answers it without a fault')
    .with([
      ...CALLS.map((call) => `/api/${call}`),
      '/api/artists/:artist',
      '/api/artists/:artist/products',
      '/api/products/:product',
      '/browse',
      '/artists',
      '/collections',
      '/store/:artist',
    ])
    .timeout(60_000)
    .run(async ({ assert }, path) => {
      const { artist, product } = await givenActiveProduct({ name: 'Shirt' })
      const address = path
        .replace(':artist', String(artist.id))
        .replace(':product', String(product.id))
      const visitor = new HttpSession()
      await fc.assert(
        fc.asyncProperty(query, async (text) => {
          const { status } = await visitor.get(`${address}?${text}`)
          assert.isBelow(status, 500, text)
        }),
        { numRuns: RUNS }
      )
    })

  test('an id that is none is not found: {$self}')
    .with(['/api/artists/:id', '/api/artists/:id/products', '/api/products/:id', '/store/:id'])
    .run(async ({ assert }, path) => {
      const visitor = new HttpSession()
      await fc.assert(
        fc.asyncProperty(fc.string({ minLength: 1, maxLength: 30 }), async (text) => {
          fc.pre(!/^[0-9]+$/.test(text) && !['.', '..', 'featured'].includes(text))
          const { status } = await visitor.get(path.replace(':id', encoded(text)))
          assert.isBelow(status, 500, text)
          assert.isAtLeast(status, 300, text)
        }),
        { numRuns: RUNS }
      )
    })
})
