import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { PgBoss, type Schedule } from 'pg-boss'
import { StoredJobsQuery } from '#core/jobs/stored_jobs_query'
import { Jobs } from '#core/jobs/jobs'
import env from '#start/env'

const SCHEMA = 'jobs_of_a_test'

type Done = { of: string }

/** A separate queue, with the completed jobs and a promise for each further one. */
function givenQueue(connectionString = () => env.get('DATABASE_URL')) {
  const done: string[] = []
  const reported: unknown[] = []
  const waiting: { count: number; resolve: () => void }[] = []
  const queue = new Jobs({
    connectionString,
    report: (error) => reported.push(error),
    schema: SCHEMA,
  })
  queue.declare({
    name: 'note',
    run: async (data) => {
      done.push((data as Done).of)
      for (const { count, resolve } of waiting) if (done.length >= count) resolve()
    },
  })
  const until = (count: number) =>
    done.length >= count
      ? Promise.resolve()
      : new Promise<void>((resolve) => waiting.push({ count, resolve }))
  const enqueue = (of: string) => db.transaction((trx) => queue.enqueue('note', { of }, trx))
  return { queue, done, until, enqueue, reported }
}

/** Lets each start fail at the first timer, when the queues declared before it are worked on already. */
async function givenFailingStart() {
  await db.rawQuery(
    `CREATE FUNCTION ${SCHEMA}.fail() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE ''no timers yet''; END';
     CREATE TRIGGER fail BEFORE INSERT ON ${SCHEMA}.schedule FOR EACH ROW EXECUTE FUNCTION ${SCHEMA}.fail()`
  )
  return () => db.rawQuery(`DROP TRIGGER fail ON ${SCHEMA}.schedule`)
}

async function stored(): Promise<number> {
  const { rows } = await db.rawQuery(
    `SELECT count(*)::int AS jobs FROM ${SCHEMA}.job WHERE name = 'note'`
  )
  return rows[0].jobs
}

/** Takes the job as a worker does, reports it, and then does nothing. */
const STUCK_WORKER = `
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({ connectionString: process.env.DATABASE_URL, schema: '${SCHEMA}', supervise: false, schedule: false })
  await boss.start()
  const jobs = await boss.fetch('note')
  console.log(jobs.length)
  setInterval(() => {}, 1000)
`

async function takeAndBeKilled(): Promise<string> {
  const worker = spawn(process.execPath, ['--input-type=module', '-e', STUCK_WORKER], {
    env: { ...process.env, DATABASE_URL: env.get('DATABASE_URL') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [taken] = await once(worker.stdout, 'data')
  worker.kill('SIGKILL')
  await once(worker, 'exit')
  return String(taken).trim()
}

/** Sets the worker's last heartbeat back by that time. */
const unheardForAMinute = () =>
  db.rawQuery(`UPDATE ${SCHEMA}.job SET heartbeat_on = heartbeat_on - interval '1 minute'`)

test.group('A job', (group) => {
  group.each.teardown(async () => {
    await db.rawQuery(`DROP SCHEMA IF EXISTS ${SCHEMA} CASCADE`)
  })

  test('enqueued in a transaction is done once when that commits, and never when it rolls back', async ({
    assert,
    cleanup,
  }) => {
    const { queue, done, until, enqueue } = givenQueue()
    cleanup(() => queue.stop())
    await enqueue('begins the schema')
    await db
      .transaction(async (trx) => {
        await queue.enqueue('note', { of: 'rolled back' }, trx)
        assert.equal(await stored(), 1, 'not visible to other connections yet')
        throw new Error('rolled back')
      })
      .catch(() => {})
    assert.equal(await stored(), 1)
    await enqueue('committed')
    await queue.work()
    await until(2)
    assert.sameMembers(done, ['begins the schema', 'committed'])
  }).tags(['FIG-16'])

  test('of a worker that was killed is done by another', async ({ assert, cleanup }) => {
    const { queue, done, until, enqueue } = givenQueue()
    cleanup(() => queue.stop())
    await enqueue('taken')
    assert.equal(await takeAndBeKilled(), '1')
    await unheardForAMinute()
    await queue.work()
    await until(1)
    assert.deepEqual(done, ['taken'])
  })
    .tags(['FIG-16', 'WORK-1'])
    .timeout(60_000)

  test('is taken by a queue that could not be started at first', async ({ assert, cleanup }) => {
    let isAway = true
    const { queue, done, until, enqueue } = givenQueue(() =>
      isAway ? 'postgres://nobody@127.0.0.1:1/nowhere' : env.get('DATABASE_URL')
    )
    cleanup(() => queue.stop())
    await assert.rejects(() => enqueue('lost'))
    isAway = false
    await enqueue('kept')
    await queue.work()
    await until(1)
    assert.deepEqual(done, ['kept'])
  })

  test('is done by each queue, also of a start that failed on the way', async ({
    assert,
    cleanup,
  }) => {
    const { queue, done, until, enqueue, reported } = givenQueue()
    cleanup(() => queue.stop())
    const last: unknown[] = []
    queue.declare(
      { name: 'ring', cron: '0 0 1 1 *', run: async () => {} },
      { name: 'last', run: async ({ of }) => last.push(of) }
    )
    await enqueue('of the first queue')
    await db.transaction((trx) => queue.enqueue('last', { of: 'of the last queue' }, trx))
    const mend = await givenFailingStart()
    const working = queue.work()
    while (reported.length === 0) await sleep(20)
    await mend()
    await working
    await until(1)
    while (last.length === 0) await sleep(20)
    assert.deepEqual(done, ['of the first queue'])
    assert.deepEqual(last, ['of the last queue'])
  })
    .tags(['WORK-6'])
    .timeout(30_000)

  test('of a timer that is forwarded again in the same minute is enqueued once', async ({
    assert,
    cleanup,
  }) => {
    const { queue } = givenQueue()
    cleanup(() => queue.stop())
    queue.declare({ name: 'ring', cron: '0 0 1 1 *', run: async () => {} })
    await queue.work()
    const connectionString = env.get('DATABASE_URL')
    const boss = new PgBoss({ connectionString, schema: SCHEMA, supervise: false, schedule: false })
    boss.on('error', () => {})
    await boss.start()
    cleanup(() => boss.stop({ graceful: false }))
    const [{ data, options }] = (await boss.getSchedules('ring')) as [Schedule]
    // Both in one minute, whenever the test runs.
    if (new Date().getUTCSeconds() > 56) await sleep(4_000)
    const ring = () => boss.send('ring', data ?? {}, options)
    assert.isString(await ring())
    await db.rawQuery(`UPDATE ${SCHEMA}.job SET state = 'completed' WHERE name = 'ring'`)
    assert.isNull(await ring())
  })
    .tags(['JOBT-1'])
    .timeout(20_000)

  test('that failed after all attempts is counted until it is purged', async ({
    assert,
    cleanup,
  }) => {
    const { queue, enqueue } = givenQueue()
    cleanup(() => queue.stop())
    const failed = new StoredJobsQuery(SCHEMA)
    assert.equal(await failed.count(), 0, 'before there is any queue')
    await enqueue('waits')
    await enqueue('gave up')
    await db.rawQuery(`UPDATE ${SCHEMA}.job SET state = 'failed' WHERE data->>'of' = 'gave up'`)
    assert.equal(await failed.count(), 1)
  }).tags(['ADMN-15', 'WORK-3'])

  test('has the attempts that are declared now, whatever they were when its queue was made', async ({
    assert,
    cleanup,
  }) => {
    for (const retryLimit of [2, 9]) {
      const { queue } = givenQueue()
      cleanup(() => queue.stop())
      queue.declare({ name: 'again', retry: { retryLimit }, run: async () => {} })
      await queue.work()
      const { rows } = await db.rawQuery(
        `SELECT retry_limit FROM ${SCHEMA}.queue WHERE name = 'again'`
      )
      assert.equal(rows[0].retry_limit, retryLimit)
    }
  }).tags(['WORK-5'])

  test('that was not declared is refused', async ({ assert }) => {
    const { queue } = givenQueue()
    await assert.rejects(
      () => db.transaction((trx) => queue.enqueue('nothing', {}, trx)),
      'No job is called nothing'
    )
  }).tags(['FIG-16'])
})
