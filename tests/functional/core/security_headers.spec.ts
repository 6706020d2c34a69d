import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { test } from '@japa/runner'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { HttpSession } from '#tests/support/http_session'

const MOCKUP = '/artwork/mockups/tshirt/black.svg'

test.group('The security headers of an answer', (group) => {
  group.each.setup(rollbackAfterEach)

  test('are there whatever it is: {$self}')
    .tags(['SAFE-19'])
    .with([
      '/',
      '/browse',
      '/nothing-here',
      '/api/genres',
      '/api/nothing-here',
      '/%',
      '/health',
      '/favicon.svg',
      '/share.png',
      '/files/nothing.png',
      '/pictures/400/nothing.png',
      MOCKUP,
    ])
    .run(async ({ assert }, path) => {
      const { headers } = await new HttpSession().get(path)
      assert.equal(headers.get('x-content-type-options'), 'nosniff')
      assert.equal(headers.get('referrer-policy'), 'strict-origin-when-cross-origin')
      assert.equal(headers.get('cross-origin-opener-policy'), 'same-origin')
      assert.isNotNull(headers.get('cross-origin-resource-policy'))
    })

  test('are there where the address of a call cannot be read', async ({ assert }) => {
    const { status, headers } = await fetch(`${HttpSession.origin()}/api/%`)
    assert.equal(status, 400)
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
    assert.equal(headers.get('cross-origin-resource-policy'), 'same-origin')
  })

  test('let other sites show pictures, and nothing else of the shop: {path}')
    .tags(['SAFE-19'])
    .with([
      { path: '/share.png', policy: 'cross-origin' },
      { path: '/icon-512.png', policy: 'cross-origin' },
      { path: MOCKUP, policy: 'cross-origin' },
      { path: `/share/1${MOCKUP}.jpg`, policy: 'cross-origin' },
      { path: '/site.webmanifest', policy: 'same-origin' },
      { path: '/', policy: 'same-origin' },
      { path: '/api/genres', policy: 'same-origin' },
      { path: '/health', policy: 'same-origin' },
    ])
    .run(async ({ assert }, { path, policy }) => {
      const { status, headers } = await new HttpSession().get(path)
      assert.equal(status, 200)
      assert.equal(headers.get('cross-origin-resource-policy'), policy)
    })

  test('say no referrer where the address of a page is a secret', async ({ assert }) => {
    const { headers } = await new HttpSession().get('/reset-password?token=none')
    assert.equal(headers.get('referrer-policy'), 'no-referrer')
  }).tags(['SAFE-19'])

  test('of a page allow its own scripts, no objects, no base and no frame around it', async ({
    assert,
  }) => {
    const { headers } = await new HttpSession().get('/browse')
    const policy = headers.get('content-security-policy')!.split(';')
    assert.includeMembers(policy, [
      `default-src 'self'`,
      `object-src 'none'`,
      `base-uri 'none'`,
      `frame-ancestors 'none'`,
      `form-action 'self'`,
    ])
    assert.notMatch(
      policy.find((rule) => rule.startsWith('script-src '))!,
      /unsafe/
    )
  })

  test('let no other site read an answer: {$self}')
    .with(['/', '/api/genres', '/api/auth/user', '/api/nothing-here'])
    .run(async ({ assert }, path) => {
      const address = `${HttpSession.origin()}${path}`
      const headers = { 'Origin': 'https://evil.example', 'Access-Control-Request-Method': 'POST' }
      for (const method of ['GET', 'OPTIONS']) {
        const answer = await fetch(address, { method, headers })
        const names = [...answer.headers.keys()]
        assert.isEmpty(names.filter((name) => name.startsWith('access-control-')))
      }
    })

  test('and cookies of a request are sent back to nobody, also not by TRACE', async ({
    assert,
  }) => {
    const sent = request(`${HttpSession.origin()}/`, {
      method: 'TRACE',
      headers: { 'X-Secret': 'not to be echoed' },
    }).end()
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    assert.notInclude(await text(answer), 'not to be echoed')
    assert.isAtLeast(answer.statusCode!, 400)
  })
})
