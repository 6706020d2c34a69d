import { test } from '@japa/runner'
import { HttpSession } from '#tests/support/http_session'

/** What browsers keep of one cookie at most, and what proxies take of one header by default. */
const MAX_COOKIE = 4096
const LONG = `/${'A'.repeat(9000)}`

const PATHS = [
  '/login',
  '/login/artist',
  '/api/login',
  '/api/login/artist',
  '/register',
  '/orders',
  '/account',
  '/dashboard',
  '/admin',
  '/checkout',
  '/checkout/success',
  '/browse',
  '/store/1',
  '/',
]
const PARAMETERS = ['to', 'qr', 'search', 'session_id', 'error', 'requested', 'token']

test.group('A very long address', () => {
  test('makes no cookie or header that a browser or proxy refuses', async ({ assert }) => {
    const tooLong: string[] = []
    for (const path of PATHS) {
      for (const parameter of PARAMETERS) {
        const address = `${path}?${parameter}=${LONG}`
        const answer = await fetch(HttpSession.origin() + address, { redirect: 'manual' })
        await answer.arrayBuffer()
        for (const cookie of answer.headers.getSetCookie())
          if (cookie.length > MAX_COOKIE) tooLong.push(`${path}?${parameter}: ${cookie.length}`)
        const location = answer.headers.get('location') ?? ''
        if (location.length > MAX_COOKIE) tooLong.push(`${path}?${parameter}: Location`)
      }
    }
    assert.isEmpty(tooLong)
  }).tags(['SAFE-8'])
})
