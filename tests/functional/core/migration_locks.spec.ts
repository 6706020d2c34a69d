import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import { test } from '@japa/runner'
import pg from 'pg'
import { LockNeverFree, retryUntilLocked } from '#core/database/lock_timeout'
import env from '#start/env'
import { untilWaiting } from '#tests/support/until_waiting'

type Cleanup = (end: () => Promise<void>) => void

const NAME = 'with_migrations'

/** A table that is written all the time, and a migration of it. */
async function givenMigration(sql: string, cleanup: Cleanup) {
  // Node loads a module once, so that each migration needs an address of its own.
  const folder = `tmp/migrations_${randomUUID()}`
  await mkdir(app.makePath(folder), { recursive: true })
  await writeFile(
    app.makePath(folder, '1_add_note.js'),
    `import { BaseSchema } from '@adonisjs/lucid/schema'
     export default class extends BaseSchema { up() { this.schema.raw(${JSON.stringify(sql)}) } }`
  )
  await db.rawQuery('CREATE TABLE busy_rows (id integer GENERATED ALWAYS AS IDENTITY)')
  db.manager.add(NAME, {
    client: 'pg',
    connection: { connectionString: env.get('DATABASE_URL') },
    pool: { min: 0, max: 3 },
    migrations: { paths: [folder], tableName: 'busy_schema' },
  })
  cleanup(async () => {
    await db.manager.release(NAME)
    await db.rawQuery('DROP TABLE IF EXISTS busy_rows, busy_schema, busy_schema_versions')
    await rm(app.makePath(folder), { recursive: true })
  })
  const runner = new MigrationRunner(db, app, { direction: 'up', connectionName: NAME })
  return { runner }
}

/** Reads the table in a transaction that stays open. */
async function givenReader(cleanup: Cleanup) {
  const reader = new pg.Client({ connectionString: env.get('DATABASE_URL') })
  await reader.connect()
  cleanup(() => reader.end())
  await reader.query('BEGIN; SELECT count(*) FROM busy_rows')
  return { done: () => reader.query('COMMIT') }
}

/** Writes one row after the other until it is told to stop. @returns how long the slowest took, in milliseconds */
function keepWriting() {
  let isOver = false
  const write = async () => {
    const taken: number[] = []
    while (!isOver) {
      const begun = performance.now()
      await db.rawQuery('INSERT INTO busy_rows DEFAULT VALUES')
      taken.push(performance.now() - begun)
      await pause(20)
    }
    return taken
  }
  const written = write()
  return async () => {
    isOver = true
    return written
  }
}

test.group('A migration of a table that a long reader holds', () => {
  test('keeps no writer waiting, and is made once the reader is done', async ({
    assert,
    cleanup,
  }) => {
    const { runner } = await givenMigration('ALTER TABLE busy_rows ADD COLUMN note text', cleanup)
    const reader = await givenReader(cleanup)
    const stopWriting = keepWriting()
    const migrated = runner.run()
    await untilWaiting(1, { statement: 'ALTER TABLE busy_rows%' })
    await pause(5_000)
    await reader.done()
    await migrated
    assert.isNull(runner.error)
    assert.equal(runner.status, 'completed')
    const taken = await stopWriting()
    assert.isBelow(Math.max(...taken), 2_500)
    assert.isAbove(taken.length, 20)
    await assert.doesNotReject(() => db.rawQuery('SELECT note FROM busy_rows'))
  })
    .tags(['DB-1'])
    .timeout(60_000)

  test('that fails for another reason is made once and reports why', async ({
    assert,
    cleanup,
  }) => {
    const { runner } = await givenMigration('ALTER TABLE busy_rows ADD COLUMN id text', cleanup)
    const reported: string[] = []
    runner.on('migration:error', ({ file }) => reported.push(file.name))
    await runner.run()
    assert.equal(runner.status, 'error')
    assert.match(String(runner.error), /column "id" of relation "busy_rows" already exists/)
    assert.lengthOf(reported, 1)
  }).tags(['DB-1'])

  test('gives up with a sentence where the lock is never free', async ({ assert }) => {
    let attempts = 0
    const attempt = retryUntilLocked(
      async () => {
        attempts++
        throw Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' })
      },
      { pauseMilliseconds: 5, giveUpMilliseconds: 50 }
    )
    const error = await attempt.catch((thrown: unknown) => thrown)
    assert.instanceOf(error, LockNeverFree)
    assert.match(String(error), /pg_stat_activity/)
    assert.isAbove(attempts, 2)
  }).tags(['DB-1'])
})
