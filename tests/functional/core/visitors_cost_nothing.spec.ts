import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { givenActiveProduct, givenScannedCode } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { Visitor } from '#tests/support/visitor'

test.group('A visitor who has done nothing', (group) => {
  group.each.setup(() => testUtils.db().truncate())
  group.each.setup(() => useRealSessions())

  test('costs no database row, whatever page is opened', async ({ assert, cleanup }) => {
    const { product, artist } = await givenActiveProduct({})
    const { code } = await givenScannedCode({ artist })
    const statements: string[] = []
    const listen = (query: { sql: string }) => statements.push(query.sql)
    const connection = db.manager.get('postgres')!
    const { debug } = connection.config
    connection.config.debug = true
    emitter.on('db:query', listen)
    cleanup(() => {
      emitter.off('db:query', listen)
      connection.config.debug = debug
    })

    const visitor = new Visitor()
    const pages = [
      '/',
      '/browse',
      '/artists',
      `/store/${artist.id}?qr=${code.code}`,
      `/product/${product.id}`,
      '/login',
      '/nope',
    ]
    for (const page of pages) await visitor.get(page)
    for (const page of pages) await visitor.get(page)

    assert.isNotEmpty(statements)
    assert.deepEqual(
      statements.filter((sql) => !/^\s*select/i.test(sql)),
      []
    )
    assert.lengthOf(await db.from('sessions'), 0)
  })

  test('gets no cookie from a cacheable read, and may keep it', async ({ assert, client }) => {
    const { product } = await givenActiveProduct({})
    const answer = await new Visitor().get(`/api/products/${product.id}`)
    assert.isEmpty(answer.headers.getSetCookie())
    assert.match(answer.headers.get('cache-control')!, /^public/)
    const again = await client
      .get(`/api/products/${product.id}`)
      .header('if-none-match', answer.headers.get('etag')!)
    again.assertStatus(304)
  })
})
