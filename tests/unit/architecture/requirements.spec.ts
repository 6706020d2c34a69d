import { test } from '@japa/runner'
import { readFileSync, readdirSync } from 'node:fs'

const root = new URL('../../../', import.meta.url)
const coverage = new URL('bin/launcher/requirements_coverage.js', root).href
const { parseRequirements, readRequirements, slowTests, unprovenRequirements } = await import(
  coverage
)

type Requirement = { id: string; requirement: string; rule: string }

const read = (file: string) => readFileSync(new URL(file, root), 'utf8')
const pages = readdirSync(new URL('docs/requirements/', root)).map((file) =>
  read(`docs/requirements/${file}`)
)
const requirements: Requirement[] = readRequirements()

/** The ids that tests of this project carry as tags. */
function taggedIds() {
  const sources = readdirSync(new URL('tests/', root), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => read(`tests/${file}`))
  const lists = sources.flatMap((text) => [...text.matchAll(/\.tags\(\[([^\]]*)\]/g)])
  return new Set(lists.flatMap(([, list]) => list.match(/[A-Z]+-\d+/g) ?? []))
}

test.group('The tables of requirements', () => {
  test('have a text in every row, and every id once', ({ assert }) => {
    assert.isNotEmpty(requirements)
    assert.equal(new Set(requirements.map(({ id }) => id)).size, requirements.length)
    for (const row of requirements) {
      assert.isNotEmpty(row.requirement, row.id)
    }
  })

  test('are read whole: every line with an id is a row', ({ assert }) => {
    const rows = pages.flatMap((page) => page.match(/^\| *[A-Z]+-\d+/gm) ?? [])
    assert.lengthOf(requirements, rows.length)
  })

  test('have a tagged test for every id, and no test has an unknown id', ({ assert }) => {
    assert.sameMembers(
      [...taggedIds()],
      requirements.map(({ id }) => id)
    )
  })
})

test.group('The check of requirements after a whole run', () => {
  const table = parseRequirements(
    '| Id | Requirement | Rule |\n| - | - | - |\n| CART-1 | The title | [Cart](../rules/orders.md#cart) |\n'
  )
  const opens = { file: 'tests/browser/cart.spec.ts', title: 'opens', tags: ['CART-1'] }
  const adds = { file: 'tests/unit/cart.spec.ts', title: 'adds', tags: ['CART-1'] }
  const untagged = { file: 'tests/unit/cart.spec.ts', title: 'counts', tags: [] }

  test('finds nothing where every tagged test has passed', ({ assert }) => {
    const results = [
      { ...opens, outcome: 'passed' },
      { ...adds, outcome: 'passed' },
      { ...untagged, outcome: 'failed' },
    ]
    assert.deepEqual(unprovenRequirements(table, results), [])
  })

  test('names a tagged test that was skipped, or failed for one row of its data', ({ assert }) => {
    const results = [
      { ...opens, outcome: 'passed' },
      { ...opens, outcome: 'failed' },
      { ...adds, outcome: 'skipped' },
    ]
    assert.deepEqual(unprovenRequirements(table, results), [
      'CART-1: a failed test: tests/browser/cart.spec.ts › opens',
      'CART-1: a skipped test: tests/unit/cart.spec.ts › adds',
    ])
  })

  test('names a requirement without a test and a tag without a requirement', ({ assert }) => {
    const unknown = { ...opens, tags: ['CART-2'], outcome: 'passed' }
    assert.deepEqual(unprovenRequirements(table, [unknown]), [
      'CART-1: no test has this tag',
      'tests/browser/cart.spec.ts › opens: there is no requirement CART-2',
    ])
  })

  test('accepts a requirement that slow tests prove', ({ assert }) => {
    assert.deepEqual(unprovenRequirements(table, [], ['CART-1']), [])
  })

  test('knows what slow tests prove from their sources', ({ assert }) => {
    const { count, ids } = slowTests()
    assert.isAbove(count, 50)
    assert.includeMembers(ids, ['SYNC-8', 'WORK-1'])
  })
})
