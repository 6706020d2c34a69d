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
})
