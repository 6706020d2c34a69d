import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { tableOwners as OWNERS } from '#database/table_owners'

const root = new URL('../../', import.meta.url)

const tables = Object.keys(OWNERS).join('|')

/** A builder begun with a table's name and ended with a write: its chain runs to the first empty line or statement end. */
const BUILDER = new RegExp(
  `\\.(?:from|table|into|query)\\(\\s*['"\`](${tables})['"\`]\\s*\\)((?:(?!\\n\\s*\\n|;|\\.(?:from|table)\\(['"\`])[\\s\\S])*)`,
  'g'
)
const WRITES =
  /\.(insert|multiInsert|update|del|delete|increment|decrement|truncate|onConflict|upsert)\(/
const INSERTS = new RegExp(`\\.(?:insertQuery\\(\\)\\.table|insert)\\(['"\`](${tables})['"\`]`, 'g')
const SQL = new RegExp(
  `\\b(?:INSERT\\s+INTO|UPDATE|DELETE\\s+FROM|TRUNCATE(?:\\s+TABLE)?|MERGE\\s+INTO|COPY)\\s+(?:ONLY\\s+)?"?(${tables})"?\\b`,
  'gi'
)
const MODEL = new RegExp(`static table = ['"\`](${tables})['"\`]`, 'g')

/** `SELECT … FOR UPDATE` locks and writes nothing. */
const withoutLocks = (text: string) => text.replace(/\bFOR\s+(NO\s+KEY\s+)?UPDATE\b/gi, '')

/** The tables a source writes, or may write because it holds their model. */
export function writtenTables(source: string): string[] {
  const text = withoutLocks(source)
  const builders = [...text.matchAll(BUILDER)]
    .filter(([, , chain]) => WRITES.test(chain))
    .map(([, table]) => table)
  const others = [INSERTS, SQL, MODEL].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, table]) => table.toLowerCase())
  )
  return [...new Set([...builders, ...others])]
}

const wayUp = (migration: string) => migration.split('async down')[0]!

test.group('A table', () => {
  test('is written by its own module alone', ({ assert }) => {
    const strangers = globSync('app/**/*.ts', { cwd: root }).flatMap((file) => {
      const module = file.split('/')[1]
      const source = readFileSync(new URL(file, root), 'utf8')
      return writtenTables(source)
        .filter((table) => OWNERS[table] !== module)
        .map((table) => `${file} writes ${table} of ${OWNERS[table]}`)
    })
    assert.deepEqual(strangers, [])
  })

  test('has an owner, whatever migration made it', ({ assert }) => {
    const migrations = globSync('database/migrations/*.ts', { cwd: root }).map((file) =>
      wayUp(readFileSync(new URL(file, root), 'utf8'))
    )
    const renamed = new Map(
      migrations.flatMap((text) =>
        [...text.matchAll(/ALTER TABLE (\w+) RENAME TO (\w+)/g)].map(([, from, to]) => [from, to])
      )
    )
    const made = migrations.flatMap((text) =>
      [...text.matchAll(/CREATE (?:UNLOGGED )?TABLE (\w+) \(/g)].map(
        ([, table]) => renamed.get(table) ?? table
      )
    )
    const dropped = migrations.flatMap((text) =>
      [...text.matchAll(/DROP TABLE ([\w, ]+);/g)].flatMap(([, names]) => names!.split(', '))
    )
    assert.sameMembers(
      // The loader of database/functions makes its own table (core/database/sql_functions).
      [...made.filter((table) => !dropped.includes(table)), 'loaded_functions'],
      Object.keys(OWNERS)
    )
  })

  test('the search sees {table}: {source}')
    .with([
      {
        table: 'orders',
        source: `await trx.from('orders').where('id', 1).update({ status: 'x' })`,
      },
      {
        table: 'orders',
        source: `await trx\n  .from('orders')\n  .where('id', 1)\n  .increment('quantity', 1)`,
      },
      { table: 'scans', source: `trx.table('scans').insert({ id: 1 })` },
      { table: 'users', source: 'db.rawQuery(`UPDATE users SET email = 1`)' },
      { table: 'users', source: 'db.rawQuery(`insert into users (id) values (1)`)' },
      { table: 'reviews', source: `db.rawQuery('DELETE FROM reviews')` },
      { table: 'products', source: `static table = 'products'` },
    ])
    .run(({ assert }, { table, source }) => assert.deepEqual(writtenTables(source), [table]))

  test('the search lets pass: {$self}')
    .with([
      `db.from('orders').where('id', 1).first()`,
      'SELECT * FROM orders FOR UPDATE OF orders',
      `db.from('orders').where('id', 1)\n\nawait trx.from('nothing').update({})`,
      `await db.from('orders').first()\nreturn other.update()`.replace('\n', ';\n'),
    ])
    .run(({ assert }, source) => assert.deepEqual(writtenTables(source), []))
})
