import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { resetDatabase } from '#tests/support/reset_database'
import { freePort, startServerProcess } from '#tests/support/server_process'
import { startSmtpCatcher } from '#tests/support/smtp_catcher'
import { startWorkerProcess } from '#tests/support/worker_process'

test.group('Alerts of a running shop', (group) => {
  group.each.setup(resetDatabase)
  group.each.teardown(resetDatabase)

  test('reach the admins by the mail server once when no worker is left, and once when one is back', async ({
    assert,
    cleanup,
  }) => {
    const admin = await UserFactory.apply('admin').create()
    await UserFactory.create()
    const smtp = await startSmtpCatcher()
    cleanup(smtp.close)
    const settings = {
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(smtp.port),
      MAIL_FROM: 'hello@gigstall.test',
      WATCH_SECONDS: '1',
    }
    // Another server has run for an hour, so that this shop does not just start.
    await db.rawQuery(
      `INSERT INTO nodes (id, serves, works, started_at, seen_at) VALUES ('another-1', true, false, now() - interval '1 hour', now())`
    )
    const server = await startServerProcess({ settings })
    cleanup(() => void server.child.kill('SIGKILL'))
    const second = await startServerProcess({ settings })
    cleanup(() => void second.child.kill('SIGKILL'))
    const about = () => smtp.mails.filter(({ subject }) => subject.includes('NoWorker'))
    await until(() => about().length > 0)

    const worker = await startWorkerProcess({ settings })
    cleanup(() => void worker.child.kill('SIGKILL'))
    await until(() => about().length > 1)
    // Both servers and the worker look again every second.
    await pause(5_000)
    assert.deepEqual(
      about().map(({ subject, to }) => ({ subject, to })),
      [
        { subject: 'Gigstall Alert: NoWorker', to: [admin.email] },
        { subject: 'Gigstall Over: NoWorker', to: [admin.email] },
      ]
    )
    assert.include(about()[0]!.text.replaceAll(/=\n/g, ''), 'docs/operations/alerts.md#noworker')
    const { rows } = await db.rawQuery(`SELECT FROM open_alerts WHERE name = 'NoWorker'`)
    assert.isEmpty(rows)
  })
    .tags(['WATCH-5'])
    .timeout(400_000)

  test('that cannot be mailed are logged once, and once more when they can be mailed', async ({
    assert,
    cleanup,
  }) => {
    await UserFactory.apply('admin').create()
    await db.rawQuery(
      `INSERT INTO nodes (id, serves, works, started_at, seen_at) VALUES ('another-1', true, false, now() - interval '1 hour', now())`
    )
    const port = await freePort()
    const server = await startServerProcess({
      settings: {
        SMTP_HOST: '127.0.0.1',
        SMTP_PORT: String(port),
        MAIL_FROM: 'hello@gigstall.test',
        WATCH_SECONDS: '1',
        LOG_LEVEL: 'info',
      },
    })
    cleanup(() => void server.child.kill('SIGKILL'))
    const lines = (words: string) => server.log().split(words).length - 1
    await until(() => lines('Alerts cannot be mailed') > 0)
    const { rows: before } = await db.rawQuery('SELECT max(seen_at) AS seen FROM nodes')
    // Alerts are looked for every second.
    await pause(5_000)
    assert.equal(lines('Alerts cannot be mailed'), 1, server.log())
    const { rows: after } = await db.rawQuery('SELECT max(seen_at) AS seen FROM nodes')
    assert.isAbove(Number(after[0].seen), Number(before[0].seen))

    const smtp = await startSmtpCatcher(port)
    cleanup(smtp.close)
    await until(() => lines('Alerts can be mailed again') > 0)
    assert.equal(lines('Alerts cannot be mailed'), 1, server.log())
    assert.deepEqual(
      smtp.mails.map(({ subject }) => subject),
      ['Gigstall Alert: NoWorker']
    )
  })
    .tags(['WATCH-9'])
    .timeout(400_000)
})

async function until(isTrue: () => boolean) {
  for (let waited = 0; waited < 90_000; waited += 100) {
    if (isTrue()) return
    await pause(100)
  }
  throw new Error('It did not happen within 90 s')
}
