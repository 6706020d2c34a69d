import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { dataDirectory } from '#config/app'
import { orderConfirmation } from '#checkout/public'
import { outbox } from '#core/mail/main'
import env from '#start/env'
import { emptyDatabase } from '#tests/support/empty_database'
import { givenPaidOrder } from '#tests/support/given'
import { deliver, waitingMails } from '#tests/support/outgoing_mails'
import { letGo, untilWaiting } from '#tests/support/until_waiting'

const MAILBOX = join(dataDirectory, 'mail')

/** `node ace queue:work` as a process of its own, on the database of the tests. */
function startWorker() {
  return spawn(process.execPath, ['ace.js', 'queue:work'], {
    cwd: app.makePath(),
    stdio: 'ignore',
    env: { ...process.env, DATABASE_URL: env.get('DATABASE_URL'), LOG_LEVEL: 'silent' },
  })
}

/** Writing down that a mail was sent waits for the lock on this row. */
async function givenGate() {
  await db.rawQuery(`
    CREATE TABLE mail_gate (id integer);
    INSERT INTO mail_gate VALUES (1);
    CREATE FUNCTION wait_at_mail_gate() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM FROM mail_gate FOR UPDATE; RETURN NEW; END $$;
    CREATE TRIGGER wait_at_mail_gate BEFORE UPDATE ON outgoing_mails
      FOR EACH ROW WHEN (NEW.status = 'sent') EXECUTE FUNCTION wait_at_mail_gate()`)
  const gate = await db.transaction()
  await gate.rawQuery('SELECT FROM mail_gate FOR UPDATE')
  return gate
}

/** The database would end a statement for whoever is gone: as if the worker had been killed just before it asked. */
const endWaiting = () =>
  db.rawQuery(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`
  )

const withoutGate = () =>
  db.rawQuery(`
    DROP TRIGGER IF EXISTS wait_at_mail_gate ON outgoing_mails;
    DROP FUNCTION IF EXISTS wait_at_mail_gate;
    DROP TABLE IF EXISTS mail_gate`)

test.group('A worker that is killed between sending a mail and writing it down', (group) => {
  group.each.setup(async () => emptyDatabase)
  group.each.teardown(async () => {
    await withoutGate()
  })
  group.each.timeout(60_000)

  test('neither loses nor doubles it, and its link works', async ({ assert, cleanup, client }) => {
    await rm(MAILBOX, { recursive: true, force: true })
    const { checkout } = await givenPaidOrder({})
    const gate = await givenGate()
    cleanup(() => letGo(gate))
    await db.transaction((trx) =>
      outbox.send(orderConfirmation, { event: checkout.id, data: { checkoutId: checkout.id } }, trx)
    )
    const worker = startWorker()
    cleanup(() => void worker.kill('SIGKILL'))
    await untilWaiting(1)
    const [file] = await readdir(MAILBOX)
    const firstLink = await linkIn(file!)
    worker.kill('SIGKILL')
    await once(worker, 'exit')
    await endWaiting()
    await gate.rollback()
    await withoutGate()

    const [id, ...others] = await waitingMails()
    assert.isEmpty(others)
    assert.isTrue(await deliver(id!), 'it had not been written down')
    assert.deepEqual(await readdir(MAILBOX), [file])
    assert.equal(await linkIn(file!), firstLink)
    const { pathname, search } = new URL(firstLink)
    ;(await client.get(pathname + search)).assertStatus(200)
    assert.containsSubset(await db.from('outgoing_mails').firstOrFail(), {
      status: 'sent',
      attempts: 2,
    })
  })
})

async function linkIn(file: string): Promise<string> {
  const { text } = JSON.parse(await readFile(join(MAILBOX, file), 'utf8'))
  return /http\S+token=\S+/.exec(text)![0]
}
