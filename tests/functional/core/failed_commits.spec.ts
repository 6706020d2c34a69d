import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { CommitRolledBack } from '#core/database/commit_errors'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Inserts a row that refers to nothing, which PostgreSQL checks only at the commit. */
async function breakPromise(trx: TransactionClientContract) {
  await trx.rawQuery('CREATE TEMP TABLE promises (id integer PRIMARY KEY) ON COMMIT DROP')
  await trx.rawQuery(
    `CREATE TEMP TABLE promised (id integer REFERENCES promises (id) DEFERRABLE INITIALLY DEFERRED) ON COMMIT DROP`
  )
  await trx.rawQuery('INSERT INTO promised VALUES (1)')
}

test.group('A commit that fails', () => {
  test('rejects the transaction, and none of its commit hooks run', async ({ assert }) => {
    const heard: string[] = []
    const attempt = db.transaction(async (trx) => {
      trx.after('commit', () => void heard.push('commit'))
      trx.after('rollback', () => void heard.push('rollback'))
      await breakPromise(trx)
    })
    await assert.rejects(() => attempt, /violates foreign key/)
    assert.deepEqual(heard, ['rollback'])
  }).tags(['LEDG-14'])

  test('rejects a commit by hand', async ({ assert }) => {
    const trx = await db.transaction()
    await breakPromise(trx)
    await assert.rejects(() => trx.commit(), /violates foreign key/)
  }).tags(['LEDG-14'])

  test('rejects the transaction where PostgreSQL rolled it back because of a failed statement', async ({
    assert,
  }) => {
    const attempt = db.transaction(async (trx) => {
      await trx.rawQuery('SELECT 1 / 0').catch(() => {})
    })
    await assert.rejects(() => attempt, CommitRolledBack)
  }).tags(['LEDG-14'])

  test('leaves its connection usable for the next one', async ({ assert }) => {
    for (let turn = 0; turn < 12; turn++)
      await db.transaction((trx) => breakPromise(trx)).catch(() => {})
    const { rows } = await db.transaction((trx) => trx.rawQuery('SELECT 1 AS one'))
    assert.deepEqual(rows, [{ one: 1 }])
  }).tags(['LEDG-14'])
})
