import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { smtp } from '#config/mail'
import printfulConfig from '#config/printful'
import type { Finding } from '#admin/public'
import { Nodes } from '#core/nodes/nodes'
import { settings } from '#sandbox/printful/settings'
import { dashboard } from '#sandbox/stripe/account'
import { runAceWith } from '#tests/support/ace_process'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { stripeSandbox } from '#tests/support/stripe_sandbox'

async function doctor(...args: string[]) {
  ace.ui.switchMode('raw')
  const { exitCode } = await ace.exec('doctor', args)
  const text = ace.ui.logger.getLogs().map(({ message }) => message)
  ace.ui.logger.getRenderer().flushLogs()
  return { exitCode, lines: text.join('\n').split('\n') }
}

async function findings(): Promise<Map<string, Finding>> {
  const { lines } = await doctor('--json')
  const all = JSON.parse(lines.join('\n')) as Finding[]
  return new Map(all.map((finding) => [finding.check, finding]))
}

/** A mail server that says `greeting` and offers TLS. */
async function mailServer(greeting: string) {
  const server = createServer((socket) => {
    socket.write(`${greeting}\r\n`)
    socket.on('error', () => {})
    socket.on('data', () => socket.write('250-mail.gigstall.test\r\n250 STARTTLS\r\n'))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const earlier = { ...smtp }
  Object.assign(smtp, { host: '127.0.0.1', port: (server.address() as AddressInfo).port })
  return () => {
    Object.assign(smtp, earlier)
    server.close()
  }
}

test.group('The doctor', (group) => {
  group.each.setup(rollbackAfterEach)

  test('says of a sound installation what works', async ({ assert, cleanup }) => {
    cleanup(await mailServer('220 mail.gigstall.test'))
    const { token, storeId } = printfulConfig
    cleanup(() => void Object.assign(printfulConfig, { token, storeId }))
    Object.assign(printfulConfig, { token: settings.privateToken, storeId: settings.storeId })
    await ace.exec('printful:webhook', [])
    const found = await findings()
    const sound = [
      ...['database', 'database rights', 'migrations', 'clock', 'storage', 'mail'],
      ...['stripe', 'stripe payouts', 'stripe webhooks', 'printful', 'printful webhook'],
    ]
    for (const check of sound)
      assert.equal(found.get(check)?.state, 'ok', found.get(check)?.message)
    assert.include(found.get('mail')!.message, 'offers TLS')
  })
    .tags(['OPS-19'])
    .timeout(60_000)

  test('says what does not work in the words of those who refuse, and ends with 1', async ({
    assert,
    cleanup,
  }) => {
    cleanup(await mailServer('554 No service for you'))
    const { token, storeId } = printfulConfig
    cleanup(() => {
      Object.assign(printfulConfig, { token, storeId })
      Object.assign(dashboard, { payoutInterval: 'manual', hasEndpoints: true })
    })
    Object.assign(printfulConfig, { token: settings.privateToken, storeId: '999' })
    Object.assign(dashboard, { payoutInterval: 'daily', hasEndpoints: false })
    const { name } = await db.from('adonis_schema').orderBy('id', 'desc').firstOrFail()
    await db.from('adonis_schema').where({ name }).delete()
    await db.rawQuery(`CREATE SCHEMA IF NOT EXISTS jobs`)
    await db.rawQuery(`CREATE TABLE IF NOT EXISTS jobs.job (completed_on timestamptz)`)
    await db.rawQuery(`UPDATE jobs.job SET completed_on = now() - interval '10 minutes'`)
    const { exitCode, lines } = await doctor()
    assert.equal(exitCode, 1)
    const failed = lines.filter((line) => line.includes('fail'))
    const expected = [
      /mail: The mail server says: 554 No service for you/,
      /stripe payouts: The payout schedule is daily.*manual/,
      /stripe webhooks: No endpoint sends to .*Create two endpoints/,
      /printful: .*store/i,
      /migrations: .*migration:run/,
      /workers: .*queue:work/,
    ]
    for (const pattern of expected)
      assert.isTrue(
        failed.some((line) => pattern.test(line)),
        `${pattern}\n${lines.join('\n')}`
      )
  })
    .tags(['OPS-19'])
    .timeout(60_000)

  test('warns of a worker that has just been started, and fails without one', async ({
    assert,
  }) => {
    const { rows } = await db.rawQuery(`SELECT to_regclass('jobs.job') IS NOT NULL AS "hasJobs"`)
    if (rows[0].hasJobs) await db.rawQuery('UPDATE jobs.job SET completed_on = NULL')
    const workers = async () => (await findings()).get('workers')
    assert.containsSubset(await workers(), { state: 'fail', message: 'No job has ever run' })
    const node = { serves: false, works: true, openCircuits: [], diskFree: null }
    await new Nodes().beat({ ...node, id: 'worker-1', startedAt: new Date() })
    assert.equal((await workers())?.state, 'warn')
  })
    .tags(['OPS-19'])
    .timeout(60_000)

  test('also says as JSON which settings keep the shop from starting, and exits with 1', async ({
    assert,
  }) => {
    const unfit = { APP_KEY: 'short', STRIPE_SECRET_KEY: '' }
    const { code, stdout, stderr } = await runAceWith(unfit, 'doctor', '--json').then(
      () => assert.fail('the settings are fit'),
      (error: { code: number; stdout: string; stderr: string }) => error
    )
    assert.equal(code, 1)
    assert.equal(stderr, '')
    const found = JSON.parse(stdout) as Finding[]
    for (const { check, state } of found) assert.deepEqual([check, state], ['settings', 'fail'])
    assert.lengthOf(found, 2)
    assert.include(found[0]!.message, 'APP_KEY')
    assert.include(found[1]!.message, 'STRIPE_SECRET_KEY')
    assert.notInclude(stdout, 'short')
  })
    .tags(['OPS-19'])
    .timeout(60_000)

  test('shows no key that Stripe refuses', async ({ assert, cleanup }) => {
    cleanup(() => stripeSandbox.faults.clear())
    stripeSandbox.faults.plan('unauthorized', 6)
    const stripe = (await findings()).get('stripe')!
    assert.equal(stripe.state, 'fail')
    assert.notMatch(stripe.message, /sk_(test|live)_\w/)
  })
    .tags(['OPS-19'])
    .timeout(60_000)
})
