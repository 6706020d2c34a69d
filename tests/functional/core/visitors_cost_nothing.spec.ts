import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { givenActiveProduct, givenScannedCode } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { Visitor } from '#tests/support/visitor'

/** Rows written to our tables since the statistics of this backend began. */
async function writes() {
  await db.rawQuery('select pg_stat_clear_snapshot()')
  const { rows } = await db.rawQuery(
    `select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0) as total from pg_stat_xact_user_tables`
  )
  return Number(rows[0].total)
}

test.group('A visitor who has done nothing', (group) => {
  group.each.setup(() => testUtils.db().truncate())
  group.each.setup(() => useRealSessions())

  test('costs no database row, whatever page is opened', async ({ assert }) => {
    const { product, artist } = await givenActiveProduct({})
    const { code } = await givenScannedCode({ artist })
    const statements: string[] = []
    const listen = (query: { sql: string }) => statements.push(query.sql)
    const emitter = (await import('@adonisjs/core/services/emitter')).default
    const connection = db.manager.get('postgres')!
    const { debug } = connection.config
    connection.config.debug = true
    emitter.on('db:query', listen)

    const visitor = new Visitor()
    const pages = ['/', '/browse', '/artists', `/store/${artist.id}?qr=${code.code}`, `/product/${product.id}`, '/login', '/nope']
    for (const page of pages) await visitor.get(page)
    for (const page of pages) await visitor.get(page)

    emitter.off('db:query', listen)
    connection.config.debug = debug
    assert.isNotEmpty(statements)
    assert.deepEqual(statements.filter((sql) => !/^\s*select/i.test(sql)), [])
    assert.equal(await writes(), 0)
    assert.lengthOf(await db.from('sessions'), 0)
  })

  test('gets no cookie from a cacheable read, and may keep it', async ({ assert }) => {
    const { product } = await givenActiveProduct({})
    const answer = await new Visitor().get(`/api/products/${product.id}`)
    assert.isEmpty(answer.headers.getSetCookie())
    assert.match(answer.headers.get('cache-control')!, /^public/)
    const again = await new Visitor().get(`/api/products/${product.id}`, { 'if-none-match': answer.headers.get('etag')! })
    assert.equal(again.status, 304)
  })
})
