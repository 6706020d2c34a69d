import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { checkedFetch } from '#tests/support/api_contract'
import { HttpSession } from '#tests/support/http_session'

/** Sends the path as it is: `fetch` would tidy the dots away. */
function statusOfRaw(path: string): Promise<number> {
  const { hostname, port } = new URL(HttpSession.origin())
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sent.on('error', reject).end()
  })
}

test.group('Errors under /api', () => {
  test('{path} is 404 in JSON, whatever the Accept header')
    .with([
      { path: '/api/nothing-here' },
      { path: '/api/products/0' },
      { path: '/api/products/abc' },
      { path: '/api/products/99999999999' },
      { path: '/api/artists/2147483647' },
      { path: '/api/orders/-1' },
    ])
    .run(async ({ assert }, { path }) => {
      const answer = await new HttpSession().get(path, { accept: 'text/html' })
      assert.equal(answer.status, 404)
      assert.match(answer.headers.get('content-type')!, /application\/json/)
      assert.properties(answer.json(), ['message', 'code'])
      assert.equal(answer.json().code, 'E_NOT_FOUND')
    })

  test('a malformed body is 400, a foreign content type 415, an oversized body 413', async ({
    assert,
  }) => {
    const post = (body: string, type: string) =>
      checkedFetch(`${HttpSession.origin()}/api/orders`, {
        method: 'POST',
        body,
        headers: { 'content-type': type },
      })
    const malformed = await post('{"productId":', 'application/json')
    assert.equal(malformed.status, 400)
    assert.equal(((await malformed.json()) as { code: string }).code, 'E_BAD_REQUEST')
    assert.equal((await post('<order/>', 'application/xml')).status, 415)
    assert.equal((await post('a=b', 'application/x-www-form-urlencoded')).status, 415)
    assert.equal(
      (await post(JSON.stringify({ name: 'x'.repeat(200_000) }), 'application/json')).status,
      413
    )
  })

  test('a body that is not compressed as {encoding} says is refused, not a fault')
    .tags(['SAFE-3'])
    .with(
      ['gzip', 'deflate', 'br', 'zstd', 'compress', 'x', 'gzip, br'].map((encoding) => ({
        encoding,
      }))
    )
    .run(async ({ assert }, { encoding }) => {
      for (const path of [
        '/api/login',
        '/api/orders',
        '/api/webhooks/stripe',
        '/api/webhooks/printful/x',
        '/',
        '/no/such/page',
      ]) {
        const answer = await fetch(`${HttpSession.origin()}${path}`, {
          method: 'POST',
          body: '{"email":"a@example.com"}',
          headers: { 'content-type': 'application/json', 'content-encoding': encoding },
        })
        assert.oneOf(answer.status, [400, 404, 415], `${path} as ${encoding}`)
      }
    })

  test('an unknown value of a known parameter is 422, an unknown parameter is ignored', async ({
    assert,
  }) => {
    const visitor = new HttpSession()
    assert.equal((await visitor.get('/api/products?type=spaceship')).status, 422)
    assert.equal((await visitor.get('/api/products?sort=sideways')).status, 422)
    assert.equal((await visitor.get('/api/products?currency=USD')).status, 422)
    assert.equal((await visitor.get('/api/products?limit=101')).status, 422)
    assert.equal((await visitor.get('/api/artists?genre=polka')).status, 422)
    assert.equal((await visitor.get('/api/products?colour=loud&type=all&search=')).status, 200)
  })

  test('text that cannot be kept is 422, not a fault', async ({ assert }) => {
    assert.equal((await new HttpSession().get('/api/products?search=%00')).status, 422)
  })

  test('a comma in a search is a comma', async ({ assert }) => {
    assert.equal((await new HttpSession().get('/api/products?search=Cut,Copy')).status, 200)
  })

  test('no answer tells of its inside', async ({ assert }) => {
    const answer = await new HttpSession().get(
      `/api/products?search=${encodeURIComponent("'; drop table users; --")}`
    )
    assert.equal(answer.status, 200)
    assert.notMatch(answer.text, /select|stack|node_modules/i)
  })
})

test.group('Errors on pages', () => {
  test('an unknown address is the designed 404 page', async ({ assert }) => {
    const answer = await new HttpSession().get('/no-such-page', { accept: 'text/html' })
    assert.equal(answer.status, 404)
    assert.match(answer.text.replaceAll(/<[^>]+>/g, ' '), /404\s+Page Not Found/)
  })

  test('an address that cannot be decoded is that page too, a call refused in JSON', async ({
    assert,
  }) => {
    for (const path of ['/%E0%A4%A', '/product/%', '/%C0%80', '/%2e%2e/%ff']) {
      const page = await new HttpSession().get(path, { accept: 'text/html' })
      assert.equal(page.status, 404, path)
      assert.match(page.text.replaceAll(/<[^>]+>/g, ' '), /404\s+Page Not Found/, path)
    }
    const call = await new HttpSession().get('/api/products/%E0%A4%A')
    assert.equal(call.status, 400)
    assert.equal(call.json().code, 'E_BAD_REQUEST')
  })

  test('the built server bundle is not served, however it is spelled', async ({ assert }) => {
    const file = readdirSync(app.publicPath('assets/server')).find((name) => name.endsWith('.js'))
    for (const folder of [
      '/assets/server',
      '/assets//server',
      '/assets/%73erver',
      '/assets%2Fserver',
      '/assets/./server',
      '/./assets/server',
      '/browse/../assets/server',
      '/ASSETS/Server',
      '/assets/server%00',
      'http://127.0.0.1/assets/server',
    ]) {
      assert.include([400, 404], await statusOfRaw(`${folder}/${file}`), folder)
    }
    assert.equal(await statusOfRaw('/assets/.vite/manifest.json'), 404)
  })

  test('every page carries the security headers', async ({ assert }) => {
    const { headers } = await new HttpSession().get('/privacy')
    assert.match(headers.get('content-security-policy')!, /script-src 'self' 'sha256-/)
    assert.equal(headers.get('x-frame-options'), 'DENY')
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
    assert.isNotNull(headers.get('x-request-id'))
  })
})
