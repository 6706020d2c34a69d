import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import {
  JOB_LIMITS,
  PAGE_LIMITS,
  databaseLimits,
  transactionLimits,
} from '#core/database/database_limits'
import { inOrder, type OnConnection } from '#core/database/on_connection'
import { poolerFaults } from '#core/database/pooler_check'
import { preparedStatements, withoutNames } from '#core/database/prepared_statements'
import { statementTimeout } from '#core/database/statement_timeout'
import { callDeadline } from '#core/http/call_deadline'
import env from '#start/env'
import { runAceWith } from '#tests/support/ace_process'
import { startPgBouncer } from '#tests/support/pgbouncer'

type Cleanup = (end: () => Promise<void>) => void
type Bouncer = Parameters<typeof startPgBouncer>[1]

const NAME = 'pooled'

async function givenPooler(cleanup: Cleanup, options?: Bouncer) {
  const bouncer = await startPgBouncer(env.get('DATABASE_URL'), options)
  cleanup(bouncer.stop)
  return bouncer.url
}

/** The pool of a process behind PgBouncer. */
async function givenPool(cleanup: Cleanup, ...further: OnConnection[]) {
  const url = await givenPooler(cleanup)
  db.manager.add(NAME, {
    client: 'pg',
    connection: { connectionString: url },
    pool: {
      min: 0,
      max: 10,
      afterCreate: inOrder(statementTimeout(), transactionLimits, ...further),
    },
  })
  cleanup(() => db.manager.release(NAME))
  return db.connection(NAME)
}

const direct = env.get('DATABASE_URL')

const GOOD = { directUrl: direct, isPooled: true, preparesStatements: false }

const limits = `SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS "lock"`

test.group('A pooler in transaction mode', (group) => {
  group.each.timeout(60_000)

  test('is found out, and refused where nothing says so', async ({ assert, cleanup }) => {
    const url = await givenPooler(cleanup)
    const plain = { directUrl: undefined, isPooled: false, preparesStatements: true }
    assert.match(
      (await poolerFaults({ ...plain, url })).join(),
      /set DATABASE_POOLER to transaction/
    )
    assert.deepEqual(await poolerFaults({ ...plain, url: direct }), [])
    const session = await givenPooler(cleanup, { mode: 'session' })
    assert.deepEqual(await poolerFaults({ ...plain, url: session }), [])
  }).tags(['DB-4'])

  test('needs a direct address, of the same database', async ({ assert, cleanup }) => {
    const url = await givenPooler(cleanup)
    const faults = (changes: object) => poolerFaults({ ...GOOD, url, ...changes })
    assert.match((await faults({ directUrl: undefined })).join(), /DATABASE_DIRECT_URL must be/)
    assert.match((await faults({ directUrl: url })).join(), /is a pooler in transaction mode too/)
    const other = new URL(direct)
    other.pathname = '/postgres'
    assert.match((await faults({ directUrl: other.href })).join(), /different databases/)
    assert.deepEqual(await faults({}), [])
  }).tags(['DB-4'])

  test('is asked whether it passes prepared statements on', async ({ assert, cleanup }) => {
    const url = await givenPooler(cleanup)
    const faults = await poolerFaults({ ...GOOD, url, preparesStatements: true })
    assert.match(faults.join(), /DATABASE_PREPARED_STATEMENTS must be off/)
  }).tags(['DB-4'])

  test('keeps a process in production from starting without a direct address', async ({
    assert,
    cleanup,
  }) => {
    const url = await givenPooler(cleanup)
    for (const [settings, sentence] of [
      [{ DATABASE_POOLER: '' }, /set DATABASE_POOLER to transaction/],
      [{ DATABASE_POOLER: 'transaction' }, /DATABASE_DIRECT_URL must be/],
    ] as const) {
      const attempt = runAceWith({ ...settings, DATABASE_URL: url }, 'maintenance:purge')
      const { stdout, stderr } = (await attempt.catch((error: unknown) => error)) as {
        stdout: string
        stderr: string
      }
      assert.match(stdout + stderr, sentence)
    }
  })
    .tags(['DB-4'])
    .timeout(120_000)

  test('carries many transactions and statements at once', async ({ assert, cleanup }) => {
    const pool = await givenPool(cleanup)
    await db.rawQuery('CREATE TABLE pooled_rows (id integer PRIMARY KEY)')
    cleanup(async () => {
      await db.rawQuery('DROP TABLE pooled_rows')
    })
    const write = (id: number) =>
      callDeadline.within(60_000, () =>
        pool.transaction(async (trx) => {
          await trx.rawQuery('INSERT INTO pooled_rows VALUES (?)', [id])
          const { rows } = await trx.rawQuery('SELECT id FROM pooled_rows WHERE id = ?', [id])
          return rows[0].id
        })
      )
    const read = async () => (await pool.rawQuery('SELECT ?::int AS one', [1])).rows[0].one
    const ids = Array.from({ length: 60 }, (_, id) => id)
    assert.deepEqual(await Promise.all(ids.map(write)), ids)
    assert.deepEqual(
      await Promise.all(ids.map(read)),
      ids.map(() => 1)
    )
  }).tags(['DB-4'])

  test('loses prepared statements, which is why they are off', async ({ assert, cleanup }) => {
    const pool = await givenPool(cleanup, preparedStatements())
    const ask = async () => {
      await pool.rawQuery('SELECT ?::int AS one', [1])
    }
    const asked = await Promise.allSettled(Array.from({ length: 60 }, ask))
    const failures = asked.filter((each) => each.status === 'rejected')
    assert.isAbove(failures.length, 0)
    assert.match(String(failures[0]!.reason), /prepared statement/)
  }).tags(['DB-4'])

  test('is not told the names that a library gives its statements', async ({ assert, cleanup }) => {
    const named = { name: 'of_a_library', text: 'SELECT $1::int AS one', values: [1] }
    for (const [steps, isSound] of [
      [[withoutNames], true],
      [[], false],
    ] as const) {
      const pool = await givenPool(cleanup, ...steps)
      const knex = pool.getWriteClient()
      const ask = async () => {
        const connection = await knex.client.acquireConnection()
        try {
          await new Promise((resolve, reject) =>
            connection.query(named, (error: unknown) => (error ? reject(error) : resolve(null)))
          )
        } finally {
          await knex.client.releaseConnection(connection)
        }
      }
      const asked = await Promise.allSettled(Array.from({ length: 60 }, ask))
      assert.equal(
        asked.every((each) => each.status === 'fulfilled'),
        isSound
      )
      await db.manager.release(NAME)
    }
  }).tags(['DB-4'])

  test('has the limits of a page and a job in their transactions, and leaves none behind', async ({
    assert,
    cleanup,
  }) => {
    const pool = await givenPool(cleanup)
    const before = (await pool.rawQuery(limits)).rows[0]
    const inTransaction = () =>
      pool.transaction(async (trx) => (await trx.rawQuery(limits)).rows[0])
    assert.deepEqual(await callDeadline.within(60_000, inTransaction), {
      statement: '5s',
      lock: '5s',
    })
    assert.equal(PAGE_LIMITS.statement_timeout, 5_000)
    assert.deepEqual(await databaseLimits.ofJob(600, inTransaction), {
      statement: '10min',
      lock: '20s',
    })
    assert.equal(JOB_LIMITS.lock_timeout, 20_000)
    assert.deepEqual((await pool.rawQuery(limits)).rows[0], before)
  }).tags(['DB-3', 'DB-4'])

  test('lets a single statement of a job take as long as it declares, beyond the limit of the role', async ({
    assert,
    cleanup,
  }) => {
    const name = new URL(direct).pathname.slice(1)
    await db.rawQuery(
      `ALTER ROLE CURRENT_USER IN DATABASE "${name}" SET statement_timeout = '300ms'`
    )
    cleanup(async () => {
      await db.rawQuery(`ALTER ROLE CURRENT_USER IN DATABASE "${name}" RESET statement_timeout`)
    })
    const pool = await givenPool(cleanup)
    const slow = async () => (await pool.rawQuery('SELECT pg_sleep(0.8), 1 AS one')).rows[0].one
    await assert.rejects(slow, /statement timeout/)
    assert.equal(await databaseLimits.ofJob(5, slow), 1)
    await assert.rejects(() => databaseLimits.ofJob(0.1, slow), /statement timeout/)
    await assert.rejects(
      () => databaseLimits.ofJob(5, async () => await pool.rawQuery('SELECT 1 / ?::int', [0])),
      /division by zero/
    )
    assert.equal(await databaseLimits.ofJob(5, slow), 1)
  }).tags(['DB-3', 'DB-4'])
})
