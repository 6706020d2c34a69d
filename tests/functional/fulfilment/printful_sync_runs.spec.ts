import { setTimeout as pause } from 'node:timers/promises'
import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import printfulConfig from '#config/printful'
import { UserFactory } from '#database/factories/user_factory'
import { SYNC_JOB } from '#fulfilment/sync/job_names'
import type { Sync } from '#fulfilment/transformers/sync_transformer'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { syncStore, syncStoreInFull } from '#fulfilment/jobs'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { resetDatabase } from '#tests/support/reset_database'
import {
  everythingSynced,
  givenProductOf,
  heldAtTheBlank,
  smallStore,
  sync,
  takeCalls,
} from './sync_fixtures.js'

const { faults } = printfulSandbox

async function givenAdminClient(client: ApiClient) {
  const admin = await UserFactory.apply('admin').create()
  return {
    admin,
    order: (body: object = {}) =>
      client.post('/api/admin/printful/sync').json(body).loginAs(admin).withCsrfToken(),
    list: async () =>
      (await client.get('/api/admin/printful/sync').loginAs(admin)).body() as Sync[],
  }
}

async function enqueued(): Promise<number> {
  const { rows } = await db.rawQuery<{ rows: { jobs: number }[] }>(
    'SELECT count(*)::int AS jobs FROM jobs.job WHERE name = ?',
    [SYNC_JOB]
  )
  return rows[0]!.jobs
}

async function execute(...flags: string[]) {
  ace.ui.switchMode('raw')
  const command = await ace.exec('printful:sync', ['--quiet', ...flags])
  const log = ace.ui.logger.getLogs().map(({ message }) => message)
  return { code: command.exitCode ?? 0, output: log.join('\n') }
}

test.group('The sync with Printful', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => smallStore())

  test('is started by an admin, once until it has begun, and audited', async ({
    assert,
    client,
  }) => {
    const { admin, order, list } = await givenAdminClient(client)
    const first = await order()
    first.assertStatus(202)
    const again = await order({ full: true })
    assert.deepEqual(again.body(), first.body())
    assert.equal(await enqueued(), 1)
    assert.containsSubset(await list(), [{ id: first.body().id, state: 'waiting', kind: 'full' }])
    assert.isEmpty(takeCalls(), 'a worker does it')
    const entries = await db.from('audit_entries').where('action', 'provider.sync')
    assert.deepEqual(
      entries.map((entry) => [entry.actor_user_id, entry.subject_id]),
      Array.from({ length: 2 }, () => [admin.id, String(first.body().id)])
    )
    const run = await syncStore()
    assert.equal(run!.id, first.body().id)
    const [done] = await list()
    assert.containsSubset(done, {
      state: 'done',
      phase: 'done',
      products: { added: 4, changed: 0, gone: 0, returned: 0 },
      failure: null,
    })
    const next = await order()
    assert.notEqual(next.body().id, first.body().id)
  }).tags(['SYNC-9'])

  test('shows why a run failed, and how far it got', async ({ assert, client, cleanup }) => {
    const { list } = await givenAdminClient(client)
    const { tries } = printfulConfig
    cleanup(() => {
      printfulConfig.tries = tries
    })
    printfulConfig.tries = 1
    faults.plan('server_error', { path: '/products/' })
    await assert.rejects(() => sync())
    assert.containsSubset(await list(), [
      { state: 'failed', phase: 'blanks', finishedAt: null, progress: { done: 0, total: 4 } },
    ])
    assert.include((await list())[0]!.failure, 'Printful cannot be reached')
    await sync()
    assert.containsSubset(await list(), [{ state: 'done', failure: null }])
  }).tags(['SYNC-9'])

  test('is skipped by timers where no provider is connected, and refused to an admin', async ({
    assert,
    client,
    cleanup,
  }) => {
    const { order } = await givenAdminClient(client)
    cleanup(disconnected())
    assert.isNull(await syncStore())
    assert.isNull(await syncStoreInFull())
    const refused = await order()
    refused.assertStatus(503)
    refused.assertBodyContains({ code: 'E_PROVIDER_NOT_CONNECTED' })
    assert.isEmpty(await db.from('provider_syncs'))
  }).tags(['SYNC-9'])

  test('as a command prints its findings, and fails where the provider refuses', async ({
    assert,
    cleanup,
  }) => {
    const first = await execute()
    assert.equal(first.code, 0, first.output)
    assert.include(first.output, 'Products')
    const full = await execute('--full')
    assert.equal(full.code, 0)
    const kinds = await db.from('provider_syncs').orderBy('id').select('kind')
    assert.deepEqual(
      kinds.map(({ kind }) => kind as string),
      ['incremental', 'full']
    )
    cleanup(disconnected())
    const refused = await execute()
    assert.equal(refused.code, 1)
    assert.include(refused.output, 'E_PROVIDER_NOT_CONNECTED')
  }).tags(['SYNC-9'])
})

/** Until it is called. */
function disconnected() {
  const { token } = printfulConfig
  printfulConfig.token = null
  return () => {
    printfulConfig.token = token
  }
}

/** For a row that another transaction holds. */
async function untilSomebodyWaits(milliseconds = 5_000) {
  for (let waited = 0; waited < milliseconds; waited += 20) {
    const { rows } = await db.rawQuery<{ rows: object[] }>(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    )
    if (rows.length > 0) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('No statement is waiting for a lock')
}

test.group('Two workers at the sync', (group) => {
  group.each.setup(async () => resetDatabase)
  group.each.setup(() => smallStore())

  test('run it once: the second is refused, also to an admin, and a timer skips it', async ({
    assert,
    client,
    cleanup,
  }) => {
    const { order, list } = await givenAdminClient(client)
    const { reached, release } = heldAtTheBlank()
    cleanup(release)
    const first = sync()
    await reached
    const refusal = await sync().then(
      () => null,
      (error: { code: string }) => error.code
    )
    assert.equal(refusal, 'E_SYNC_RUNNING')
    const refused = await order()
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'E_SYNC_RUNNING' })
    assert.isNull(await syncStore())
    const command = await execute()
    assert.equal(command.code, 1)
    assert.include(command.output, 'E_SYNC_RUNNING')
    assert.containsSubset(await list(), [{ state: 'running', phase: 'blanks' }])
    release()
    await first
    assert.lengthOf(await db.from('provider_syncs'), 1)
    assert.containsSubset(await list(), [{ state: 'done' }])
  }).tags(['SYNC-7'])

  test('and one who remakes a product meanwhile: it is not given the cost of what it was', async ({
    assert,
  }) => {
    const { id } = await givenProductOf('Half-Day Wednesday Mug')
    const remaking = await db.transaction()
    await remaking.from('products').where('id', id).forUpdate().first()
    const running = sync()
    await untilSomebodyWaits()
    const without = { sync_variant_id: null, catalog_variant_id: null, external_id: null }
    await remaking.from('product_variants').where('product_id', id).update(without)
    await remaking.commit()
    await running
    const { provider_cost: cost } = await db.from('products').where('id', id).firstOrFail()
    assert.isNull(cost)
  }).tags(['SYNC-7'])

  test('of which one lost its hold and does not know write each step once', async ({
    assert,
    cleanup,
  }) => {
    await sync()
    const once = await everythingSynced()
    await resetDatabase()
    const { reached, release } = heldAtTheBlank()
    cleanup(release)
    const first = sync().then(
      () => 'done',
      (error: { code: string }) => error.code
    )
    await reached
    await db.rawQuery(
      `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
    )
    // Until its process has heard of it.
    await pause(100)
    const second = await sync()
    release()
    assert.equal(await first, 'E_SYNC_RUNNING')
    assert.equal(second.products_added, 4)
    assert.deepEqual(await everythingSynced(), once)
  }).tags(['SYNC-7'])
})
