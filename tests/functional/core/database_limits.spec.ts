import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { test } from '@japa/runner'
import { toErrorAnswer } from '#core/exceptions/error_answer'
import {
  databaseLimits,
  JOB_LIMITS,
  PAGE_LIMITS,
  sessionLimits,
} from '#core/database/database_limits'
import { callDeadline } from '#core/http/call_deadline'
import env from '#start/env'

type Cleanup = (end: () => Promise<void>) => void

const NAME = 'limited'

/** A pool of one connection: whoever works next has the session of the one before. */
function givenPool(cleanup: Cleanup): QueryClientContract {
  db.manager.add(NAME, {
    client: 'pg',
    connection: { connectionString: env.get('DATABASE_URL') },
    pool: { min: 0, max: 1, afterCreate: sessionLimits },
  })
  cleanup(() => db.manager.release(NAME))
  return db.connection(NAME)
}

const asPage = <Result>(work: () => Promise<Result>) =>
  callDeadline.within(60_000, async () => await work())

async function limitsOf(client: Pick<QueryClientContract, 'rawQuery'>) {
  const { rows } = await client.rawQuery(
    `SELECT name, setting::int AS value FROM pg_settings WHERE name = ANY(?) ORDER BY name`,
    [Object.keys(PAGE_LIMITS)]
  )
  return Object.fromEntries(
    (rows as { name: string; value: number }[]).map(({ name, value }) => [name, value])
  )
}

const thrownBy = (work: Promise<unknown>) => work.catch((error: unknown) => error)

test.group('The limits of a statement', () => {
  test('are those of a page, of a job as it declares, and of the server for a command', async ({
    assert,
    cleanup,
  }) => {
    const client = givenPool(cleanup)
    const ofServer = await limitsOf(client)
    assert.deepEqual(await asPage(() => limitsOf(client)), PAGE_LIMITS)
    assert.deepEqual(
      await databaseLimits.ofJob(undefined, async () => await limitsOf(client)),
      JOB_LIMITS
    )
    assert.deepEqual(await databaseLimits.ofJob(600, async () => await limitsOf(client)), {
      ...JOB_LIMITS,
      statement_timeout: 600_000,
    })
    assert.deepEqual(await limitsOf(client), ofServer)
    assert.notDeepEqual(ofServer, PAGE_LIMITS)
  }).tags(['DB-3'])

  test('stay those that a transaction began with', async ({ assert, cleanup }) => {
    const client = givenPool(cleanup)
    const trx = await asPage(() => client.transaction())
    assert.deepEqual(await limitsOf(trx), PAGE_LIMITS)
    await trx.rollback()
    assert.notDeepEqual(await limitsOf(client), PAGE_LIMITS)
  }).tags(['DB-3'])

  test('end the statement of a page in the database; it is answered 503 with a sentence, and its connection is kept', async ({
    assert,
    cleanup,
  }) => {
    const client = givenPool(cleanup)
    const backend = async () => (await client.rawQuery('SELECT pg_backend_pid() AS pid')).rows[0]
    const before = await backend()
    const begun = performance.now()
    const error = await thrownBy(asPage(async () => await client.rawQuery('SELECT pg_sleep(20)')))
    assert.closeTo(performance.now() - begun, PAGE_LIMITS.statement_timeout, 3_000)
    const { status, headers, body } = toErrorAnswer(error)
    assert.deepEqual([status, headers['Retry-After'], body.code], [503, '5', 'E_UNAVAILABLE'])
    assert.match(body.message, /try again/)
    assert.deepEqual(await backend(), before)
  })
    .tags(['DB-3'])
    .timeout(30_000)

  test('end the wait of a page for a row that another transaction holds, and its own work is undone', async ({
    assert,
    cleanup,
  }) => {
    const client = givenPool(cleanup)
    await db.rawQuery('CREATE TABLE held_rows (id integer, note text)')
    await db.rawQuery('INSERT INTO held_rows VALUES (1), (2)')
    const holder = await db.transaction()
    cleanup(async () => {
      if (!holder.isCompleted) await holder.rollback()
      await db.rawQuery('DROP TABLE held_rows')
    })
    await holder.rawQuery('SELECT FROM held_rows WHERE id = 1 FOR UPDATE')
    const buyer = asPage(() =>
      client.transaction(async (trx) => {
        await trx.rawQuery(`UPDATE held_rows SET note = 'mine' WHERE id = 2`)
        await trx.rawQuery(`UPDATE held_rows SET note = 'mine' WHERE id = 1`)
      })
    )
    assert.equal(toErrorAnswer(await thrownBy(buyer)).status, 503)
    const { rows } = await holder.rawQuery('SELECT note FROM held_rows WHERE note IS NOT NULL')
    assert.isEmpty(rows)
  })
    .tags(['DB-3'])
    .timeout(30_000)

  test('end a transaction that a page leaves open, so that it holds nothing', async ({
    assert,
    cleanup,
  }) => {
    const client = givenPool(cleanup)
    const trx = await databaseLimits.ofJob(1, () => client.transaction())
    await trx.rawQuery(`SET LOCAL idle_in_transaction_session_timeout = '200ms'`)
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    const error = await thrownBy(Promise.resolve(trx.rawQuery('SELECT 1')))
    assert.equal(toErrorAnswer(error).status, 503)
    await trx.rollback().catch(() => undefined)
    assert.equal((await client.rawQuery('SELECT 1 AS one')).rows[0].one, 1)
  }).tags(['DB-3'])
})
