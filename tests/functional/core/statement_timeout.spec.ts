import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { test } from '@japa/runner'
import { toErrorAnswer } from '#core/exceptions/error_answer'
import { inOrder } from '#core/database/on_connection'
import { preparedStatements } from '#core/database/prepared_statements'
import { endAbandonedStatements, statementTimeout } from '#core/database/statement_timeout'
import { callDeadline } from '#core/http/call_deadline'
import env from '#start/env'

const NAME = 'impatient'
/** Waits as a lock or a hanging database would. */
const SLOW = 'SELECT pg_sleep(20) AS slow'

/** A pool of one connection, on which a request waits for half a second. */
async function givenPool(cleanup: (end: () => Promise<void>) => void) {
  db.manager.add(NAME, {
    client: 'pg',
    connection: { connectionString: env.get('DATABASE_URL') },
    pool: {
      min: 0,
      max: 1,
      afterCreate: inOrder(endAbandonedStatements, statementTimeout(500), preparedStatements()),
    },
  })
  cleanup(() => db.manager.release(NAME))
  const client = db.connection(NAME)
  return { client, backend: () => backendOf(client) }
}

async function backendOf(client: QueryClientContract): Promise<number> {
  const { rows } = await client.rawQuery('SELECT pg_backend_pid() AS pid')
  return rows[0].pid
}

const isRunning = async (backend: number) => {
  const { rows } = await db.rawQuery('SELECT FROM pg_stat_activity WHERE pid = ?', [backend])
  return rows.length > 0
}

/** A query runs when it is awaited. */
const inRequest = <Result>(work: () => Promise<Result>) =>
  callDeadline.within(8_000, async () => await work())

test.group('A statement that a request has waited for too long', () => {
  test('is answered 503, its connection is closed, and the next statement has another one', async ({
    assert,
    cleanup,
  }) => {
    const { client, backend } = await givenPool(cleanup)
    const first = await backend()
    const begun = performance.now()
    const error = await inRequest(() => client.rawQuery(SLOW)).catch((thrown: unknown) => thrown)
    assert.isBelow(performance.now() - begun, 3_000)
    const { status, headers, body } = toErrorAnswer(error)
    assert.deepEqual([status, headers['Retry-After'], body.code], [503, '5', 'E_UNAVAILABLE'])
    assert.notEqual(await inRequest(backend), first)
    for (let waited = 0; waited < 10_000 && (await isRunning(first)); waited += 100)
      await pause(100)
    assert.isFalse(await isRunning(first))
  })
    .tags(['SAFE-27'])
    .timeout(20_000)

  test('ends its transaction, of which nothing is committed', async ({ assert, cleanup }) => {
    const { client, backend } = await givenPool(cleanup)
    await db.rawQuery('CREATE TABLE impatient_rows (id integer)')
    cleanup(async () => {
      await db.rawQuery('DROP TABLE impatient_rows')
    })
    const first = await backend()
    const attempt = inRequest(() =>
      client.transaction(async (trx) => {
        await trx.rawQuery('INSERT INTO impatient_rows VALUES (1)')
        await trx.rawQuery(SLOW)
      })
    ).catch((thrown: unknown) => thrown)
    assert.equal(toErrorAnswer(await attempt).status, 503)
    assert.notEqual(await backend(), first)
    const { rows } = await db.rawQuery('SELECT id FROM impatient_rows')
    assert.isEmpty(rows)
  })
    .tags(['SAFE-27'])
    .timeout(20_000)

  test('is not cut short in a job or after the answer', async ({ assert, cleanup }) => {
    const { client, backend } = await givenPool(cleanup)
    const first = await backend()
    await client.rawQuery('SELECT pg_sleep(1)')
    await inRequest(() =>
      callDeadline.without(async () => {
        await client.rawQuery('SELECT pg_sleep(1)')
      })
    )
    assert.equal(await backend(), first)
  })
    .tags(['SAFE-27'])
    .timeout(20_000)
})
