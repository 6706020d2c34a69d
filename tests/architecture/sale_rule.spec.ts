import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'

const root = new URL('../../', import.meta.url)

const RULE = ['app/catalog/availability/active_products.ts', 'database/functions/availability.sql']

/** A product's status compared with `active`, in SQL, in a query builder or in TypeScript. */
const COPY = /\bstatus\b'?\s*(===?|!==?|=|<>|IN|,|:)\s*\(?'active'|'active' IN \(/

test.group('The rule of what is on sale', () => {
  test('is written once for SQL and once for TypeScript', ({ assert }) => {
    const copies = globSync('{app/**/*.ts,database/functions/*.sql}', { cwd: root })
      .filter((file) => !/^app\/sandbox\/|openapi/.test(file))
      .filter((file) => COPY.test(readFileSync(new URL(file, root), 'utf8')))
    assert.sameMembers(copies, RULE)
  })

  test('is found as {$self}')
    .with([
      `where('products.status', 'active')`,
      `where({ id: 1, status: 'active' })`,
      `WHERE status = 'active'`,
      `row.status === 'active'`,
      `WHERE 'active' IN (new_rows.status, old_rows.status)`,
    ])
    .run(({ assert }, copy) => assert.match(copy, COPY))
})
