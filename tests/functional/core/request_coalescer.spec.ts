import { setTimeout as sleep } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { resetDatabase } from '#tests/support/reset_database'
import { FACTORY_PASSWORD, givenActiveProduct, givenArtist } from '#tests/support/given'
import { recordStatements } from '#tests/support/record_statements'
import { useRealSessions } from '#tests/support/real_sessions'
import { letGo, untilWaiting } from '#tests/support/until_waiting'
import { HttpSession } from '#tests/support/http_session'

const CROWD = 30

/** Everybody presses at the same moment, each on a phone of their own. */
const crowd = (path: string) =>
  Promise.all(Array.from({ length: CROWD }, () => new HttpSession().get(path)))

test.group('A crowd of visitors', (group) => {
  group.each.setup(() => resetDatabase)
  group.each.setup(() => useRealSessions())

  test('that asks for one thing at once is answered by few reads, all alike', async ({
    assert,
    cleanup,
  }) => {
    const { product } = await givenActiveProduct({})
    const path = `/api/products/${product.id}`
    await new HttpSession().get(path)
    const { statements, stop } = recordStatements()
    cleanup(stop)
    const gate = await db.transaction()
    cleanup(() => letGo(gate))
    await gate.rawQuery('LOCK TABLE products IN ACCESS EXCLUSIVE MODE')
    const crowded = crowd(path)
    await untilWaiting(1)
    // The first one is reading: the others find it at that.
    await sleep(500)
    await gate.rollback()
    const answers = await crowded
    const reads = statements.filter((sql) => !/LOCK TABLE|pg_stat_activity/.test(sql))
    assert.isBelow(reads.length, CROWD)
    assert.isNotEmpty(reads)
    for (const { status, text, headers } of answers) {
      assert.equal(status, 200)
      assert.equal(text, answers[0]!.text)
      for (const name of ['etag', 'cache-control', 'content-type', 'vary', 'x-frame-options'])
        assert.equal(headers.get(name), answers[0]!.headers.get(name), name)
    }
    assert.include(answers[0]!.headers.get('cache-control'), 'public')
  })

  test('hears of a change with the next reading', async ({ assert }) => {
    const { product } = await givenActiveProduct({ name: 'First Name Tee' })
    await crowd(`/api/products/${product.id}`)
    await product.merge({ name: 'Second Name Tee' }).save()
    for (const answer of await crowd(`/api/products/${product.id}`))
      assert.equal(answer.json().name, 'Second Name Tee')
  })

  test('is refused together, each in JSON', async ({ assert }) => {
    for (const { status, text } of await crowd('/api/products/999999')) {
      assert.equal(status, 404)
      assert.equal(JSON.parse(text).code, 'E_NOT_FOUND')
    }
  })

  test('never takes what an account is shown', async ({ assert }) => {
    const { artist, owner } = await givenArtist({})
    const { product } = await givenActiveProduct({ artist })
    const account = new HttpSession()
    await account.post('/api/login/artist', { email: owner.email, password: FACTORY_PASSWORD })
    const path = `/api/products/${product.id}`
    const [own, others] = await Promise.all([account.get(path), crowd(path)])
    assert.property(own.json(), 'basePrice')
    for (const other of others) assert.notProperty(other.json(), 'basePrice')
  })
})
