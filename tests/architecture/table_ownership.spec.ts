import { globSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { tableOwners, viewOwners } from '#database/table_owners'
import { readTables, tablesInSql, writtenTables } from './table_access.js'

const root = new URL('../../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')

const { arrows, openModules }: { arrows: Record<string, string[]>; openModules: string[] } =
  await import(new URL('../../bin/lint/module_table.js', import.meta.url).href)

const owners: Record<string, string> = { ...tableOwners, ...viewOwners }

const sources = globSync('app/**/*.ts', { cwd: root }).map((file) => ({
  file,
  module: file.split('/')[1]!,
  source: read(file),
}))

/** A module reads its own tables, those of the modules that it may import, and those of modules that are open to all. */
const mayRead = (module: string, owner: string) =>
  module === owner || openModules.includes(owner) || arrows[module]!.includes(owner)

/** Each view with its text. */
const views = globSync('database/{functions,migrations}/*', { cwd: root }).flatMap((file) =>
  [
    ...read(file).matchAll(
      /CREATE (?:OR REPLACE )?(?:MATERIALIZED )?VIEW (\w+)\b[^;]*?\bAS\b([^;]*);/gi
    ),
  ].map(([, name, sql]) => ({ name: name!, sql: sql! }))
)

const wayUp = (migration: string) => migration.split('async down')[0]!

test.group('A table', () => {
  test('is written by its own module alone', ({ assert }) => {
    const strangers = sources.flatMap(({ file, module, source }) =>
      writtenTables(source)
        .filter((table) => owners[table] !== module)
        .map((table) => `${file} writes ${table} of ${owners[table]}`)
    )
    assert.deepEqual(strangers, [])
  })

  test('is read by its own module and along the arrows of bin/lint/module_table.js', ({
    assert,
  }) => {
    const strangers = sources.flatMap(({ file, module, source }) =>
      readTables(source)
        .filter((table) => !mayRead(module, owners[table]!))
        .map((table) => `${file} reads ${table} of ${owners[table]}`)
    )
    assert.deepEqual(strangers, [])
  })

  test('has an owner, whatever migration made it', ({ assert }) => {
    const migrations = globSync('database/migrations/*.ts', { cwd: root }).map((file) =>
      wayUp(read(file))
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
      // The loader of database/functions makes its own tables (core/database/sql_functions).
      [
        ...made.filter((table) => !dropped.includes(table)),
        'loaded_functions',
        'loaded_function_texts',
      ],
      Object.keys(tableOwners)
    )
  })

  test('the search for writes sees {table}: {source}')
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

  test('the search for writes lets pass: {$self}')
    .with([
      `db.from('orders').where('id', 1).first()`,
      'SELECT * FROM orders FOR UPDATE OF orders',
      `db.from('orders').where('id', 1)\n\nawait trx.from('nothing').update({})`,
      `await db.from('orders').first()\nreturn other.update()`.replace('\n', ';\n'),
    ])
    .run(({ assert }, source) => assert.deepEqual(writtenTables(source), []))

  test('the search for reads sees {table}: {source}')
    .with([
      { table: 'orders', source: `db.from('orders').first()` },
      { table: 'orders', source: `db.from('orders as sale').first()` },
      { table: 'scans', source: `rows.leftJoin('scans', 'scans.id', 'rows.scan_id')` },
      { table: 'scans', source: `rows.whereExists((some) => some.from('scans'))` },
      { table: 'users', source: 'db.rawQuery(`SELECT 1 FROM users`)' },
      { table: 'users', source: 'db.rawQuery(`select 1 from users`)' },
      { table: 'users', source: 'const OF = `JOIN users AS buyer ON buyer.id = ${column}`' },
      { table: 'gigs', source: 'db.rawQuery(`SELECT ? FROM unnest(${ids}) AS id, gigs`)' },
      { table: 'gigs', source: `const SOLD = 'EXISTS (SELECT WHERE gigs.id = 1)'` },
      { table: 'searched_texts', source: 'db.rawQuery(`SELECT text FROM searched_texts`)' },
    ])
    .run(({ assert }, { table, source }) => assert.deepEqual(readTables(source), [table]))

  test('the search for reads lets pass: {$self}')
    .with([
      `// from orders\nimport { orders } from '#commerce/public'`,
      `inertia.render('orders', { products: 'products' })`,
      'db.rawQuery(`SELECT count(*) AS orders FROM generate_series(1, 2) AS days`)',
    ])
    .run(({ assert }, source) => assert.deepEqual(readTables(source), []))
})

test.group('A view', () => {
  test('has an owner', ({ assert }) => {
    assert.sameMembers(
      views.map(({ name }) => name),
      Object.keys(viewOwners)
    )
  })

  test('reads what its owner may read', ({ assert }) => {
    const strangers = views.flatMap(({ name, sql }) =>
      tablesInSql(sql)
        .filter((table) => !mayRead(owners[name]!, owners[table]!))
        .map((table) => `${name} of ${owners[name]} reads ${table} of ${owners[table]}`)
    )
    assert.deepEqual(strangers, [])
  })
})
