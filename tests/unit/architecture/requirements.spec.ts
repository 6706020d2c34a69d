import { test } from '@japa/runner'
import { existsSync, readFileSync } from 'node:fs'

const root = new URL('../../../', import.meta.url)
const coverage = new URL('bin/launcher/requirements_coverage.js', root).href
const { uncoveredRequirements, readRequirements } = await import(coverage)

type CitedTest = { file: string; title: string }
type Requirement = { id: string; requirement: string; source: string; tests: CitedTest[] }

const read = (file: string) => readFileSync(new URL(file, root), 'utf8')
const table: Requirement[] = readRequirements(read('docs/requirements.md'))

/** Whether a test of this title stands in the source and is not switched off there. */
function stands({ file, title }: CitedTest) {
  if (!existsSync(new URL(file, root))) return false
  const [literal] = [`'`, '"', '`'].flatMap((quote) => {
    const text = title.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`)
    const at = read(file).indexOf(`${quote}${text}${quote}`)
    return at < 0 ? [] : [read(file).slice(0, at)]
  })
  return literal !== undefined && /\btest\(\s*$/.test(literal)
}

test.group('The table of requirements', () => {
  test('has a source, a text and a proof in every row, and every id once', ({ assert }) => {
    assert.isNotEmpty(table)
    assert.equal(new Set(table.map(({ id }) => id)).size, table.length)
    for (const row of table) {
      assert.isNotEmpty(row.requirement, row.id)
      assert.isNotEmpty(row.source, row.id)
      assert.isNotEmpty(row.tests, row.id)
    }
  })

  test('leaves no row out for a slip of the pen', ({ assert }) => {
    const rows = read('docs/requirements.md').match(/^\| *[A-Z]+-\d+/gm) ?? []
    assert.lengthOf(table, rows.length)
  })

  test('names tests that stand in the sources', ({ assert }) => {
    const absent = table.flatMap(({ id, tests: named }) =>
      named.filter((proof) => !stands(proof)).map(({ file, title }) => `${id}: ${file} › ${title}`)
    )
    assert.deepEqual(absent, [])
  })
})

test.group('The coverage of requirements after a whole run', () => {
  const row =
    '| CART-1 | The title | 000 §2 | browser/cart.spec.ts › opens<br>unit/cart.spec.ts › adds |'
  const requirements = readRequirements(`# Cart\n\n| Id | … |\n| - | - |\n${row}\n`)
  const opens = { file: 'tests/browser/cart.spec.ts', title: 'opens' }
  const adds = { file: 'tests/unit/cart.spec.ts', title: 'adds' }
  const passed = { outcome: 'passed' }

  test('is content when every proof has passed', ({ assert }) => {
    const results = [
      { ...opens, ...passed },
      { ...adds, ...passed },
    ]
    assert.deepEqual(uncoveredRequirements(requirements, results), [])
  })

  test('fails on a test that did not run, was skipped or failed in one row of its data', ({
    assert,
  }) => {
    const results = [
      { ...opens, ...passed },
      { ...opens, outcome: 'skipped' },
    ]
    assert.deepEqual(uncoveredRequirements(requirements, results), [
      'CART-1: the test was skipped: tests/browser/cart.spec.ts › opens',
      'CART-1: no such test ran: tests/unit/cart.spec.ts › adds',
    ])
  })

  test('fails on a requirement without a proof', ({ assert }) => {
    const unproved = readRequirements('| CART-2 | The empty text | 000 §2 |  |')
    assert.deepEqual(uncoveredRequirements(unproved, []), ['CART-2 names no test'])
  })
})
