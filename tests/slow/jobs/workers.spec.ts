import { spawn } from 'node:child_process'
import { once } from 'node:events'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { Jobs } from '#core/jobs/jobs'
import env from '#start/env'
import { resetDatabase } from '#tests/support/reset_database'
import { givenPaidOrder } from '#tests/support/given'
import { givenMailGate, askForConfirmation, untilMailWaits } from '#tests/support/mail_gate'
import { letGo } from '#tests/support/until_waiting'

const SCHEMA = 'jobs_of_workers'

/** A node of its own, with the times at which the timer reached it. */
function givenNode() {
  const rung: number[] = []
  const queue = new Jobs({
    connectionString: () => env.get('DATABASE_URL'),
    report: () => {},
    schema: SCHEMA,
  })
  queue.declare({ name: 'tick', cron: '* * * * *', run: async () => rung.push(Date.now()) })
  return { queue, rung }
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

test.group('Two workers', (group) => {
  group.each.teardown(async () => {
    await db.rawQuery(`DROP SCHEMA IF EXISTS ${SCHEMA} CASCADE`)
  })

  test('hear a timer once between them', async ({ assert, cleanup }) => {
    const nodes = [givenNode(), givenNode()]
    cleanup(async () => {
      await Promise.all(nodes.map(({ queue }) => queue.stop()))
    })
    await nodes[0]!.queue.work()
    await nodes[1]!.queue.work()
    const rung = () => nodes.flatMap((node) => node.rung)
    while (rung().length === 0) await pause(200)
    // Whatever the other one has to say of the same minute, it says within two rounds of its clock.
    await pause(12_000)
    const { rows } = await db.rawQuery<{ rows: { runs: number }[] }>(
      `SELECT count(*)::int AS runs FROM ${SCHEMA}.job WHERE name = 'tick' GROUP BY singleton_on`
    )
    assert.isNotEmpty(rows)
    for (const { runs } of rows) assert.equal(runs, 1)
    assert.equal(rung().length, rows.length)
  })
    .tags(['WORK-2'])
    .timeout(120_000)
})

test.group('node ace queue:work', (group) => {
  group.each.setup(async () => resetDatabase)

  test('works on the queues, and told to stop ends what it is at first', async ({
    assert,
    cleanup,
  }) => {
    const { checkout } = await givenPaidOrder({})
    const gate = await givenMailGate()
    cleanup(() => gate.remove())
    cleanup(() => letGo(gate.trx))
    await askForConfirmation(checkout.id)
    const worker = spawn(process.execPath, ['ace.js', 'queue:work'], {
      cwd: app.makePath(),
      stdio: 'ignore',
      env: { ...process.env, DATABASE_URL: env.get('DATABASE_URL'), LOG_LEVEL: 'silent' },
    })
    cleanup(() => void worker.kill('SIGKILL'))
    await untilMailWaits()
    worker.kill('SIGTERM')
    await pause(1_000)
    assert.isNull(worker.exitCode, 'it waits for the mail')
    const ended = once(worker, 'exit')
    await gate.trx.rollback()
    assert.deepEqual(await ended, [0, null])
    const mail = await db.from('outgoing_mails').firstOrFail()
    assert.containsSubset(mail, { status: 'sent', attempts: 1 })
    const { rows } = await db.rawQuery(
      `SELECT state FROM jobs.job WHERE (data ->> 'mailId')::bigint = ?`,
      [mail.id]
    )
    assert.deepEqual(rows, [{ state: 'completed' }])
  })
    .tags(['WORK-1'])
    .timeout(60_000)
})
