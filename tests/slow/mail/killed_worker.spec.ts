import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { dataDirectory } from '#config/app'
import env from '#start/env'
import { resetDatabase } from '#tests/support/reset_database'
import { givenPaidOrder } from '#tests/support/given'
import { askForConfirmation, givenMailGate, untilMailWaits } from '#tests/support/mail_gate'
import { deliver, waitingMails } from '#tests/support/outgoing_mails'
import { letGo } from '#tests/support/until_waiting'

const MAILBOX = join(dataDirectory, 'mail')

/** `node ace queue:work` as a separate process, on the database of the tests. */
function startWorker() {
  return spawn(process.execPath, ['ace.js', 'queue:work'], {
    cwd: app.makePath(),
    stdio: 'ignore',
    env: { ...process.env, DATABASE_URL: env.get('DATABASE_URL'), LOG_LEVEL: 'silent' },
  })
}

/**
 * Ends the statements that wait for a lock, as PostgreSQL would do for a worker that was killed just before it asked.
 */
const endWaiting = () =>
  db.rawQuery(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`
  )

test.group('A worker that is killed between sending a mail and writing it down', (group) => {
  group.each.setup(async () => resetDatabase)
  group.each.timeout(60_000)

  test('neither loses nor doubles it, and its link works', async ({ assert, cleanup, client }) => {
    await rm(MAILBOX, { recursive: true, force: true })
    const { checkout } = await givenPaidOrder({})
    const gate = await givenMailGate()
    cleanup(() => gate.remove())
    cleanup(() => letGo(gate.trx))
    await askForConfirmation(checkout.id)
    const worker = startWorker()
    cleanup(() => void worker.kill('SIGKILL'))
    await untilMailWaits()
    const [file] = await shown()
    const firstLink = await linkIn(file!)
    worker.kill('SIGKILL')
    await once(worker, 'exit')
    await endWaiting()
    await gate.trx.rollback()
    await gate.remove()

    const [id, ...others] = await waitingMails()
    assert.isEmpty(others)
    assert.isTrue(await deliver(id!), 'it had not been written down')
    assert.deepEqual(await shown(), [file])
    assert.equal(await linkIn(file!), firstLink)
    const { pathname, search } = new URL(firstLink)
    ;(await client.get(pathname + search)).assertStatus(200)
    assert.containsSubset(await db.from('outgoing_mails').firstOrFail(), {
      status: 'sent',
      attempts: 2,
    })
  }).tags(['MAIL-2'])
})

const shown = async () => (await readdir(MAILBOX)).filter((name) => name.endsWith('.json'))

async function linkIn(file: string): Promise<string> {
  const { text } = JSON.parse(await readFile(join(MAILBOX, file), 'utf8'))
  return /http\S+token=\S+/.exec(text)![0]
}
