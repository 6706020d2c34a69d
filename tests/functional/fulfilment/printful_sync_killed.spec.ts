import { spawn } from 'node:child_process'
import { once } from 'node:events'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { printfulSandbox } from '#sandbox/public'
import env from '#start/env'
import { emptyDatabase } from '#tests/support/empty_database'
import { everythingSynced, smallStore, sync, takeCalls, untilPhase } from './sync_world.js'

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
  group.each.setup(async () => emptyDatabase)
  group.each.setup(() => smallStore())
  group.each.timeout(60_000)

  test('and is killed leaves what it has read, and lets the next one go on at once', async ({
    assert,
  }) => {
    await sync()
    const undisturbed = await everythingSynced()
    await emptyDatabase()
    printfulSandbox.faults.plan('slow', { path: '/products/', milliseconds: 20_000 })
    const process = startProcess()
    await untilPhase('blanks', 30_000)
    assert.equal(await sync().catch((error: { code: string }) => error.code), 'E_SYNC_RUNNING')
    process.kill('SIGKILL')
    await once(process, 'exit')
    takeCalls()
    const run = await sync()
    assert.equal(run.products_added, 4)
    assert.notInclude(takeCalls(), 'product')
    assert.deepEqual(await everythingSynced(), undisturbed)
    assert.lengthOf(await db.from('provider_syncs'), 1)
  })
})
