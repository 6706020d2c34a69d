import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { mockupUrl } from '#artwork/addresses'
import {
  FACTORY_PASSWORD,
  givenActiveProduct,
  givenArtist,
  givenScannedCode,
} from '#tests/support/given'
import { recordStatements } from '#tests/support/record_statements'
import { useRealSessions } from '#tests/support/real_sessions'
import { HttpSession } from '#tests/support/http_session'
import { resetDatabase } from '#tests/support/reset_database'

async function givenOwnProduct() {
  const { artist, owner } = await givenArtist({})
  return { owner, ...(await givenActiveProduct({ artist })) }
}

test.group('A visitor who has done nothing', (group) => {
  group.each.setup(() => resetDatabase)
  group.each.setup(() => useRealSessions())

  test('costs no database row, whatever page is opened', async ({ assert, cleanup }) => {
    const { product, artist } = await givenActiveProduct({})
    const { code } = await givenScannedCode({ artist })
    const { statements, stop } = recordStatements()
    cleanup(stop)

    const visitor = new HttpSession()
    const pages = [
      '/',
      '/browse',
      '/artists',
      `/store/${artist.id}?qr=${code.code}`,
      `/product/${product.id}`,
      '/login',
      '/checkout',
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
    const answer = await new HttpSession().get(`/api/products/${product.id}`)
    assert.isEmpty(answer.headers.getSetCookie())
    assert.match(answer.headers.get('cache-control')!, /^public/)
    const again = await client
      .get(`/api/products/${product.id}`)
      .header('if-none-match', answer.headers.get('etag')!)
    again.assertStatus(304)
  })

  test('gets no cookie from a cacheable read after opening a page either', async ({ assert }) => {
    const { product } = await givenActiveProduct({})
    const visitor = new HttpSession()
    await visitor.get('/')
    for (const path of [`/api/products/${product.id}`, '/api/genres', '/health']) {
      const answer = await visitor.get(path)
      assert.isEmpty(answer.headers.getSetCookie(), path)
    }
  })

  test('an account’s own reads are private, and pictures need no session at all', async ({
    assert,
  }) => {
    const { product, owner } = await givenOwnProduct()
    const artist = new HttpSession()
    await artist.get('/login')
    await artist.post('/api/login/artist', { email: owner.email, password: FACTORY_PASSWORD })
    const own = await artist.get(`/api/products/${product.id}`)
    assert.equal(own.headers.get('cache-control'), 'private, no-store')
    // Back shows nothing of an account after its end; a visitor's pages come back at once.
    assert.equal((await artist.get('/')).headers.get('cache-control'), 'private, no-store')
    assert.equal(
      (await new HttpSession().get('/')).headers.get('cache-control'),
      'private, no-cache'
    )
    const picture = await artist.get(mockupUrl({ productType: 'tshirt', color: 'Black' }))
    assert.isEmpty(picture.headers.getSetCookie())
    assert.match(picture.headers.get('cache-control')!, /^public.*immutable/)
    assert.match(picture.headers.get('content-security-policy')!, /default-src 'none'/)
  })
})
