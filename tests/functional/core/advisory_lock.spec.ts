import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { withAdvisoryLock, isLocked } from '#core/database/advisory_lock'

/** Work that ends when told to. */
function givenWork(name: string) {
  let end = () => {}
  let begun = () => {}
  const isEnded = new Promise<void>((resolve) => (end = resolve))
  const hasBegun = new Promise<void>((resolve) => (begun = resolve))
  const done = withAdvisoryLock(name, async () => {
    begun()
    await isEnded
    return name
  })
  return { end, hasBegun, done }
}

async function holders(): Promise<number> {
  const { rows } = await db.rawQuery(
    `SELECT count(DISTINCT pid)::int AS holders FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
      WHERE datname = current_database() AND locktype = 'advisory' AND granted AND objsubid = 2`
  )
  return rows[0].holders
}

test.group('Work that only one may be at', () => {
  test('is refused to a second one of this process, and free again when it ended', async ({
    assert,
  }) => {
    const first = givenWork('one thing')
    await first.hasBegun
    assert.isTrue(await isLocked('one thing'))
    assert.isNull(await withAdvisoryLock('one thing', async () => 'twice'))
    first.end()
    assert.deepEqual(await first.done, { result: 'one thing' })
    assert.isFalse(await isLocked('one thing'))
    assert.deepEqual(await withAdvisoryLock('one thing', async () => 'again'), { result: 'again' })
  }).tags(['LOAD-3'])

  test('is free again when it failed', async ({ assert }) => {
    await assert.rejects(
      () => withAdvisoryLock('a fault', () => Promise.reject(new Error('Broken'))),
      'Broken'
    )
    assert.isFalse(await isLocked('a fault'))
  }).tags(['LOAD-3'])

  test('is held by one connection of the process, however much of it there is', async ({
    assert,
  }) => {
    const works = ['a', 'b', 'c', 'd'].map((letter) => givenWork(`thing ${letter}`))
    await Promise.all(works.map(({ hasBegun }) => hasBegun))
    assert.equal(await holders(), 1)
    for (const { end } of works) end()
    await Promise.all(works.map(({ done }) => done))
    assert.equal(await holders(), 0)
  }).tags(['LOAD-3'])

  test('begins on a new connection where the former one was lost', async ({ assert }) => {
    const lost = givenWork('lost')
    await lost.hasBegun
    await db.rawQuery(
      `SELECT pg_terminate_backend(pid) FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
        WHERE datname = current_database() AND locktype = 'advisory' AND granted AND objsubid = 2`
    )
    lost.end()
    assert.deepEqual(await lost.done, { result: 'lost' })
    assert.deepEqual(await withAdvisoryLock('lost', async () => 'found'), { result: 'found' })
  }).tags(['LOAD-3'])
})
