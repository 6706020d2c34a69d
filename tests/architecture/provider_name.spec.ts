import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'

const root = new URL('../../', import.meta.url)

/** What may know who prints: the implementation, the stand-in, and what configures or describes them. */
const PLACES = [
  'app/fulfilment/printful/',
  'app/sandbox/',
  // Addresses and descriptions of the public calls, whose spelling stays.
  'app/fulfilment/routes.ts',
  'app/fulfilment/openapi.ts',
  'app/fulfilment/openapi_connection.ts',
  // Names of settings that production has to have.
  'app/core/production_settings.ts',
]

/** Fields, columns, codes, addresses and tabs of the public API, of products and of screens. */
const SPELLINGS = new RegExp(
  [
    '\\bprintful(Cost|Data|ProductId|VariantId|OrderId)\\b',
    '\\bprintful_(cost|data|product_id)\\b',
    'E_HELD_AT_PRINTFUL',
    '/printful\\b',
    `\\badmin/printful\\b`,
    `'printful'`,
    '\\bprintful: ProviderTab\\b',
    '#product-data-from-printful\\b',
  ].join('|'),
  'g'
)

const IMPORT = /from '#fulfilment\/printful\/|import\('#fulfilment\/printful\//

const files = globSync('app/**/*.ts', { cwd: root }).filter(
  (file) => !PLACES.some((place) => file.startsWith(place))
)
const pages = globSync('inertia/**/*.{ts,tsx}', { cwd: root })
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')

test.group('The name of the provider', () => {
  test('is known to its own folder alone', ({ assert }) => {
    const named = files.flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) => /printful/i.test(line.replaceAll(SPELLINGS, '')))
        .map((line) => `${file}: ${line.trim()}`)
    )
    assert.deepEqual(named, [])
  })

  test('is imported by its configuration alone', ({ assert }) => {
    assert.deepEqual(
      [...files, ...pages].filter((file) => IMPORT.test(read(file))),
      []
    )
    assert.match(read('config/strategies.ts'), IMPORT)
  })
})
