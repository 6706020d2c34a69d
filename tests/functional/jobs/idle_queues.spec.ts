import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import pg from 'pg'
import { Jobs } from '#core/jobs/jobs'
import env from '#start/env'

const SCHEMA = 'jobs_of_idle_queues'
const QUEUES = 26
const SECONDS = 10
/** With a poll of each queue every 2 s there were 14, and as many again to watch over them. */
const MOST_STATEMENTS_A_SECOND = 4

/** Counts what any connection of this process sends, a text of several statements as so many. */
function countStatements() {
  const { query } = pg.Client.prototype
  let count = 0
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const [asked] = given as [string | { text?: string }]
    const text = typeof asked === 'string' ? asked : (asked?.text ?? '')
    count += text.split(';').filter((each) => each.trim()).length
    return (query as (...all: unknown[]) => unknown).apply(this, given)
  } as typeof query
  return () => {
    pg.Client.prototype.query = query
    return count
  }
}

test.group('A worker without work', () => {
  test('asks little of the database, and still starts a job within seconds', async ({
    assert,
    cleanup,
  }) => {
    const queue = new Jobs({
      connectionString: () => env.get('DATABASE_URL'),
      report: () => {},
      schema: SCHEMA,
    })
    const done = Promise.withResolvers<number>()
    queue.declare(
      ...Array.from({ length: QUEUES }, (_, number) => ({
        name: `idle-${number}`,
        run: async () => done.resolve(performance.now()),
      }))
    )
    cleanup(async () => {
      await queue.stop()
      await db.rawQuery(`DROP SCHEMA IF EXISTS ${SCHEMA} CASCADE`)
    })
    await queue.work()
    await pause(3_000)
    const counted = countStatements()
    await pause(SECONDS * 1_000)
    const perSecond = counted() / SECONDS
    assert.isBelow(perSecond, MOST_STATEMENTS_A_SECOND)
    assert.isAbove(perSecond, 0)
    const sent = performance.now()
    await db.transaction((trx) => queue.enqueue('idle-7', {}, trx))
    assert.isBelow((await done.promise) - sent, 4_000)
  })
    .tags(['DB-5'])
    .timeout(60_000)
})
