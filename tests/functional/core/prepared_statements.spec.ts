import { test } from '@japa/runner'
import pg from 'pg'
import { preparedStatements } from '#core/database/prepared_statements'
import env from '#start/env'

type Rows = Record<string, unknown>[]

/** A connection as the pool makes one, with a table of one row and one column of its own. */
async function givenConnection(table: string, cleanup: (end: () => Promise<void>) => void) {
  const client = new pg.Client({ connectionString: env.get('DATABASE_URL') })
  await client.connect()
  cleanup(() => client.end())
  preparedStatements({ most: 1 })(client, () => {})
  const say = (text: string) => client.query(text)
  await say(`CREATE TEMPORARY TABLE ${table} (id integer)`)
  await say(`INSERT INTO ${table} VALUES (7)`)
  /** As knex asks. */
  const ask = (text: string, values: unknown[]) =>
    new Promise<Rows>((resolve, reject) => {
      client.query({ text, values }, (error, result) => {
        if (error) reject(error)
        else resolve(result.rows as Rows)
      })
    })
  return {
    say,
    other: () => ask(`SELECT id FROM ${table} WHERE id = $1`, [7]),
    row: () => ask(`SELECT * FROM ${table} WHERE id = $1`, [7]),
    search: () => ask(`SELECT id FROM ${table} WHERE to_tsvector('7') @@ $1::tsquery`, ['7']),
    addColumn: (name: string) => say(`ALTER TABLE ${table} ADD COLUMN ${name} text`),
    /** How often each was asked by its name. */
    prepared: async () => {
      const { rows } = await say(
        'SELECT generic_plans + custom_plans AS times FROM pg_prepared_statements ORDER BY name'
      )
      return (rows as { times: string }[]).map(({ times }) => Number(times))
    },
  }
}

test.group('A statement that comes again', () => {
  test('is read and planned once per connection', async ({ assert, cleanup }) => {
    const { row, prepared } = await givenConnection('comes_again', cleanup)
    await row()
    assert.deepEqual(await prepared(), [])
    for (let times = 0; times < 3; times++) assert.deepEqual(await row(), [{ id: 7 }])
    assert.deepEqual(await prepared(), [3])
  }).tags(['LOAD-8'])

  test('is one of a number, beyond which others are asked without', async ({ assert, cleanup }) => {
    const { row, other, prepared } = await givenConnection('one_of_two', cleanup)
    for (let times = 0; times < 3; times++) {
      assert.deepEqual(await row(), [{ id: 7 }])
      assert.deepEqual(await other(), [{ id: 7 }])
    }
    assert.deepEqual(await prepared(), [2])
  }).tags(['LOAD-8'])

  test('is planned each time where it searches a text: some words are in every row', async ({
    assert,
    cleanup,
  }) => {
    const { search, prepared } = await givenConnection('is_searched', cleanup)
    for (let times = 0; times < 3; times++) assert.deepEqual(await search(), [{ id: 7 }])
    assert.deepEqual(await prepared(), [])
  }).tags(['LOAD-8'])

  test('answers with the columns of today after a migration', async ({ assert, cleanup }) => {
    const { row, addColumn } = await givenConnection('was_migrated', cleanup)
    for (let times = 0; times < 3; times++) await row()
    await addColumn('title')
    assert.deepEqual(await row(), [{ id: 7, title: null }])
    await addColumn('other')
    assert.deepEqual(await row(), [{ id: 7, title: null, other: null }])
  }).tags(['LOAD-8'])

  test('fails with its own words in a transaction that saw a migration, and not in the next one', async ({
    assert,
    cleanup,
  }) => {
    const { row, addColumn, say } = await givenConnection('was_in_use', cleanup)
    for (let times = 0; times < 3; times++) await row()
    await say('BEGIN')
    await addColumn('title')
    await assert.rejects(row, /cached plan must not change result type/)
    await say('ROLLBACK')
    await addColumn('title')
    await say('BEGIN')
    assert.deepEqual(await row(), [{ id: 7, title: null }])
    await say('COMMIT')
  }).tags(['LOAD-8'])
})
