import { spawn } from 'node:child_process'
import { once } from 'node:events'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { SEND_MAIL_JOB } from '#core/mail/mail_outbox'
import { costWarning } from '#fulfilment/mails/cost_warning_mail'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import env from '#start/env'
import { waitingMails } from '#tests/support/outgoing_mails'
import { waitingJobs } from '#tests/support/waiting_jobs'
import { resetDatabase } from '#tests/support/reset_database'
import {
  givenProductOf,
  smallStore,
  sync,
  takeCalls,
  untilAsked,
} from '#tests/functional/fulfilment/sync_fixtures'

const MUG = 'Half-Day Wednesday Mug'

/** `node ace printful:sync` as a process of its own, against the stand-in in this one. */
function startProcess() {
  const { settings } = printfulSandbox
  return spawn(process.execPath, ['ace.js', 'printful:sync'], {
    cwd: app.makePath(),
    stdio: 'ignore',
    env: {
      ...process.env,
      DATABASE_URL: env.get('DATABASE_URL'),
      PRINTFUL_API_BASE: settings.apiUrl,
      PRINTFUL_TOKEN: settings.privateToken,
      PRINTFUL_STORE_ID: String(settings.storeId),
      LOG_LEVEL: 'silent',
    },
  })
}

test.group('A process that reads the store', (group) => {
  group.each.setup(async () => resetDatabase)
  group.each.setup(() => smallStore())
  group.each.timeout(60_000)

  test('and is killed leaves what it has read, and lets the next one go on at once', async ({
    assert,
  }) => {
    const { variants } = await givenProductOf(MUG)
    for (const { catalog_variant_id: id } of variants)
      await printfulSandbox.catalog.setCost(Number(id), '40.00')
    printfulSandbox.faults.plan('slow', { path: '/products/', milliseconds: 20_000 })
    printfulSandbox.requestLog.length = 0
    const first = startProcess()
    await untilAsked('/products/', 30_000)
    const refusal = await sync().catch((error: { code: string }) => error.code)
    assert.equal(refusal, 'E_SYNC_RUNNING')
    first.kill('SIGKILL')
    await once(first, 'exit')

    takeCalls()
    const second = startProcess()
    const [code] = (await once(second, 'exit')) as [number]
    assert.equal(code, 0)
    assert.deepEqual(takeCalls(), ['blank', 'blank', 'blank', 'blank'])
    const [run, ...others] = await db.from('provider_syncs')
    assert.isEmpty(others)
    assert.containsSubset(run, { phase: 'done', products_added: 4, flagged: 1, failure: null })
    const mails: { data: { audience: string } }[] = await db
      .from('outgoing_mails')
      .where('mail', costWarning.name)
    assert.sameMembers(
      mails.map(({ data }) => data.audience),
      ['artist', 'admin']
    )
    assert.includeMembers(
      (await waitingJobs(SEND_MAIL_JOB)).map(({ mailId }) => mailId),
      await waitingMails()
    )
  }).tags(['SYNC-6'])
})
