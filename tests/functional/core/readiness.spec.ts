import { rename, writeFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Assert } from '@japa/assert'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { dataDirectory } from '#config/app'
import { forgetWritableStorage } from '#core/health/writable_storage'
import { forgetAppliedMigrations } from '#core/health/applied_migrations'
import { draining } from '#core/shutdown'
import { clock } from '#shared/clock'
import { HttpSession } from '#tests/support/http_session'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

const TRIES = 30

/** The answer, asked for again while it is not the expected one: a check that takes longer than 2 s counts as failed. */
async function readiness(expected: object): Promise<object> {
  for (let tries = 1; ; tries++) {
    const answer = (await new HttpSession().get('/health/ready')).json() as object
    if (isDeepStrictEqual(answer, expected) || tries === TRIES) return answer
  }
}

const READY = { status: 'ok' }

async function assertUnavailable(assert: Assert, reason: string) {
  const expected = { status: 'unavailable', reason }
  assert.deepEqual(await readiness(expected), expected)
}

test.group('Readiness', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => {
    forgetWritableStorage()
    forgetAppliedMigrations()
    return forgetAppliedMigrations
  })

  test('is there on a schema that a newer release has extended', async ({ assert }) => {
    await db
      .table('adonis_schema')
      .insert({ name: 'database/migrations/29990101000000_of_a_newer_release', batch: 99 })
    await db
      .from('loaded_functions')
      .where('file', (await db.from('loaded_functions').firstOrFail()).file)
      .update({ checksum: 'of a newer release' })
    assert.deepEqual(await readiness(READY), READY)
  }).tags(['OPS-20'])

  test('is refused where a migration is not applied', async ({ assert }) => {
    const { name } = await db.from('adonis_schema').orderBy('id', 'desc').firstOrFail()
    await db.from('adonis_schema').where({ name }).delete()
    await assertUnavailable(assert, 'migrations')
  }).tags(['OPS-20'])

  test('is refused where a text of an SQL function was never loaded', async ({ assert }) => {
    const { file } = await db.from('loaded_function_texts').firstOrFail()
    await db.from('loaded_function_texts').where({ file }).delete()
    await assertUnavailable(assert, 'migrations')
  }).tags(['OPS-20'])

  test('is refused where the storage takes no file', async ({ assert, cleanup }) => {
    const folder = join(dataDirectory, 'storage')
    assert.deepEqual(await readiness(READY), READY)
    await rename(folder, `${folder}-aside`)
    await writeFile(folder, 'no folder')
    cleanup(async () => {
      await rm(folder)
      await rename(`${folder}-aside`, folder)
    })
    forgetWritableStorage()
    await assertUnavailable(assert, 'storage')
  }).tags(['OPS-20'])

  test('is refused where the clock is a minute wrong', async ({ assert, cleanup }) => {
    cleanup(clock.set(() => DateTime.utc().plus({ minutes: 1 })))
    await assertUnavailable(assert, 'clock')
  }).tags(['OPS-20'])

  test('is refused once the process is asked to end, and connections are not kept open', async ({
    assert,
    cleanup,
  }) => {
    draining.hasBegun = true
    cleanup(() => void (draining.hasBegun = false))
    await assertUnavailable(assert, 'draining')
    const { status, headers } = await new HttpSession().get('/api/genres')
    assert.equal(status, 200)
    assert.equal(headers.get('connection'), 'close')
  }).tags(['OPS-21'])
})
