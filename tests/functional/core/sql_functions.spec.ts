import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { EarlierDatabase, refuseEarlierDatabase } from '#core/database/earlier_migrations'
import {
  changedSqlFiles,
  loadSqlFiles,
  parseSqlFile,
  readSqlFiles,
  type SqlFile,
} from '#core/database/sql_functions'

const file = (body: string, headers = '') =>
  parseSqlFile(
    'test_initials.sql',
    `${headers}CREATE OR REPLACE FUNCTION test_initial(word text) RETURNS text LANGUAGE sql IMMUTABLE RETURN ${body};
     CREATE OR REPLACE FUNCTION test_initials(first text, last text) RETURNS text LANGUAGE sql IMMUTABLE
     RETURN test_initial(first) || test_initial(last);`
  )

const FIRST_LETTER = file('left(word, 1)')
const LAST_LETTER = 'right(word, 1)'

const load = (...files: SqlFile[]) => loadSqlFiles(db.connection(), files)

async function initialsOf(first: string, last: string): Promise<string> {
  const { rows } = await db.rawQuery('SELECT test_initials(?, ?) AS initials', [first, last])
  return rows[0].initials
}

/** A table with an index and a generated column of the function's results. */
async function givenStoredResults() {
  await load(FIRST_LETTER)
  await db.rawQuery(`
    CREATE TABLE test_people (
      first text NOT NULL,
      last text NOT NULL,
      initials text GENERATED ALWAYS AS (test_initials(first, last)) STORED
    );
    CREATE INDEX test_people_by_initials ON test_people (test_initials(first, last));
    INSERT INTO test_people (first, last) VALUES ('Ada', 'Byron')`)
}

/** By the index alone, whose entries are what the function returned when they were written. */
async function findByIndex(initials: string): Promise<number> {
  await db.rawQuery('SET LOCAL enable_seqscan = off')
  const found = await db.rawQuery(
    'SELECT count(*)::int AS count FROM test_people WHERE test_initials(first, last) = ?',
    [initials]
  )
  return found.rows[0].count
}

test.group('The files of database/functions', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are all loaded after the migrations', async ({ assert }) => {
    const files = await readSqlFiles(app.makePath('database/functions'))
    assert.isAbove(files.length, 10)
    assert.deepEqual(await changedSqlFiles(db.connection(), files), [])
  })

  test('can each be loaded again', async ({ assert }) => {
    const files = await readSqlFiles(app.makePath('database/functions'))
    await assert.doesNotReject(() => loadSqlFiles(db.connection(), files, { isForced: true }))
  })

  test('take effect when they change, and are left alone when they do not', async ({ assert }) => {
    await load(FIRST_LETTER)
    assert.equal(await initialsOf('Ada', 'Byron'), 'AB')
    await db.rawQuery('DROP FUNCTION test_initials, test_initial')
    await load(FIRST_LETTER)
    await db.rawQuery('SAVEPOINT absent')
    await assert.rejects(() => initialsOf('Ada', 'Byron'), /does not exist/)
    await db.rawQuery('ROLLBACK TO SAVEPOINT absent')
    await load(file(LAST_LETTER))
    assert.equal(await initialsOf('Ada', 'Byron'), 'an')
  })

  test('are refused when an index or a column holds results of the former body', async ({
    assert,
  }) => {
    await givenStoredResults()
    await assert.rejects(
      () => load(file(LAST_LETTER)),
      /test_initials\.sql changes test_initial\(text\)[^]*-- reindex: test_people_by_initials\n-- recompute: test_people\.initials/
    )
    assert.equal(await initialsOf('Ada', 'Byron'), 'AB')
    assert.lengthOf(await changedSqlFiles(db.connection(), [file(LAST_LETTER)]), 1)
  })

  test('are refused when they name the index and not the column', async ({ assert }) => {
    await givenStoredResults()
    const changed = file(LAST_LETTER, '-- reindex: test_people_by_initials\n')
    await assert.rejects(
      () => load(changed),
      /add to the file:\n-- recompute: test_people\.initials$/
    )
  })

  test('compute indexes and columns again that they name', async ({ assert }) => {
    await givenStoredResults()
    assert.equal(await findByIndex('AB'), 1)
    await load(
      file(LAST_LETTER, '-- reindex: test_people_by_initials\n-- recompute: test_people.initials\n')
    )
    assert.equal(await findByIndex('an'), 1)
    assert.equal(await findByIndex('AB'), 0)
    assert.equal((await db.from('test_people').firstOrFail()).initials, 'an')
  })

  test('may change in their comments alone', async ({ assert }) => {
    await givenStoredResults()
    await assert.doesNotReject(() => load(file('left(word, 1)', '-- Reworded.\n')))
  })
})

test.group('A database that numbered migrations made', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is refused with a sentence that says what to do', async ({ assert }) => {
    await assert.doesNotReject(() => refuseEarlierDatabase(db))
    const name = 'database/migrations/0001_create_foundation'
    await db.table('adonis_schema').insert({ name, batch: 1 })
    const error = await refuseEarlierDatabase(db).then(
      () => null,
      (thrown) => thrown
    )
    assert.instanceOf(error, EarlierDatabase)
    assert.match(error.message, /Create an empty database/)
  })
})
