import { readdir, readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { migrationFaults } from '../../../bin/lint/migration_rules.js'
import { allowed, refused } from './migration_rule_cases.js'

type Migration = { name: string; source: string }

const HISTORY = { beforeTheRules: [] as string[], releases: ['0.1.0'] }

/** A migration as it is written. */
const migration = (name: string, sql: string | string[], statics = ''): Migration => ({
  name,
  source: `export default class extends BaseSchema {
    ${statics}
    async up() {
      ${[sql]
        .flat()
        .map((each) => `this.schema.raw(\`${each}\`)`)
        .join('\n')}
    }
  }`,
})

const faultsOf = (...migrations: Migration[]): string[] => migrationFaults(migrations, HISTORY)

test.group('Migration rules | refused', () => {
  test('{0}')
    .with(refused)
    .run(({ assert }, [, sql, statics, fault]) => {
      const faults = faultsOf(migration('1_case', sql, statics))
      assert.match(faults.join('\n'), fault)
      assert.match(faults[0]!, /^1_case: /)
    })
    .tags(['DB-2'])
})

test.group('Migration rules | allowed', () => {
  test('{0}')
    .with(allowed)
    .run(({ assert }, [, sql, statics]) => {
      assert.deepEqual(faultsOf(migration('1_case', sql, statics)), [])
    })
    .tags(['DB-2'])
})

test.group('Migration rules', () => {
  test('a column becomes NOT NULL after a validated check alone', ({ assert }) => {
    const checked = migration(
      '1_check',
      'ALTER TABLE orders ADD CONSTRAINT orders_have_x CHECK (x IS NOT NULL) NOT VALID'
    )
    const validated = migration(
      '2_validate',
      'ALTER TABLE orders VALIDATE CONSTRAINT orders_have_x'
    )
    const required = migration('3_require', 'ALTER TABLE orders ALTER COLUMN x SET NOT NULL')
    assert.deepEqual(faultsOf(checked, validated, required), [])
    assert.lengthOf(faultsOf(checked, required), 1)
    assert.lengthOf(faultsOf(required), 1)
  }).tags(['DB-2'])

  test('SQL that the rules cannot read is refused', ({ assert }) => {
    const built = { name: '1_built', source: `this.schema.alterTable('orders', () => {})` }
    const deferred = {
      name: '2_deferred',
      source: `this.defer((db) => db.rawQuery('LOCK orders'))`,
    }
    const pieced = migration('3_pieced', 'ALTER TABLE ${name} ADD COLUMN x text')
    assert.match(faultsOf(built).join(), /as SQL in this\.schema\.raw/)
    assert.match(faultsOf(deferred).join(), /as SQL in this\.schema\.raw/)
    assert.match(faultsOf(pieced).join(), /plain text/)
  }).tags(['DB-2'])

  test('every migration keeps them, but those that were there before them', async ({ assert }) => {
    const folder = app.makePath('database/migrations')
    const names = (await readdir(folder)).sort()
    const migrations = await Promise.all(
      names.map(async (file) => ({
        name: file.replace(/\.ts$/, ''),
        source: await readFile(`${folder}/${file}`, 'utf8'),
      }))
    )
    const history = JSON.parse(
      await readFile(app.makePath('database/releases.json'), 'utf8')
    ) as typeof HISTORY
    assert.deepEqual(migrationFaults(migrations, history), [])
    const known = migrations.map(({ name }) => name)
    for (const name of history.beforeTheRules) assert.include(known, name)
    // The rules read the SQL of these too, and find much.
    assert.isAbove(migrationFaults(migrations, { ...history, beforeTheRules: [] }).length, 10)
  }).tags(['DB-2'])
})
