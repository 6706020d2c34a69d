import type { IncomingMessage, ServerResponse } from 'node:http'
import { CookieClient } from '@adonisjs/core/http'
import encryption from '@adonisjs/core/services/encryption'
import { test } from '@japa/runner'
import { hostCookie } from '#config/personal_cookies'
import { acceptEarlierCookies } from '#core/http/earlier_cookies'

const inProduction = (name: string) => hostCookie(name, true)

const client = new CookieClient(encryption.use())

/** The header that a request with these cookies has when it reaches the application. */
function received(cookie: string, presentName = inProduction): string {
  const request = { headers: { cookie } } as IncomingMessage
  const pass = acceptEarlierCookies(() => {}, presentName)
  pass(request, {} as ServerResponse<IncomingMessage> & { req: IncomingMessage })
  return request.headers.cookie!
}

/** The value of a cookie in a header, as it was sent. */
function valueIn(header: string, name: string): string {
  const pair = header.split('; ').find((each) => each.startsWith(`${name}=`))
  return decodeURIComponent(pair?.slice(name.length + 1) ?? '')
}

const cookie = (name: string, packed: string | null) => `${name}=${encodeURIComponent(packed!)}`

test.group('The names of cookies', () => {
  test('begin with __Host- in production alone', ({ assert }) => {
    assert.equal(hostCookie('gigstall_session', true), '__Host-gigstall_session')
    assert.equal(hostCookie('gigstall_session'), 'gigstall_session')
  }).tags(['SAFE-30'])

  test('may be those of an earlier release: a session and a known device go on', ({ assert }) => {
    const session = cookie('gigstall_session', client.sign('gigstall_session', 'abc'))
    const device = { id: 'd', accounts: ['a'] }
    const known = cookie('gigstall_known_device', client.encrypt('gigstall_known_device', device))
    const header = received(`theme=dark; ${session}; ${known}`)
    assert.isTrue(header.startsWith(`theme=dark; ${session}; ${known}; `))
    const name = '__Host-gigstall_session'
    assert.equal(client.unsign(name, valueIn(header, name)), 'abc')
    const deviceName = '__Host-gigstall_known_device'
    assert.deepEqual(client.decrypt(deviceName, valueIn(header, deviceName)), device)
  }).tags(['SAFE-30'])

  test('of an earlier release neither replace a present cookie nor carry a forged value', ({
    assert,
  }) => {
    const earlier = cookie('gigstall_session', client.sign('gigstall_session', 'planted'))
    const present = cookie('__Host-gigstall_session', client.sign('__Host-gigstall_session', 'own'))
    const unchanged = [
      `${earlier}; ${present}`,
      'gigstall_session=s:made-up.signature',
      'gigstall_session=%E0%A4%A',
      // Signed for another cookie.
      cookie('gigstall_gigs', client.sign('gigstall_session', 'abc')),
      'gigstall_role=fan',
    ]
    for (const header of unchanged) assert.equal(received(header), header)
  }).tags(['SAFE-30'])

  test('stay as they are over http', ({ assert }) => {
    const header = cookie('gigstall_session', client.sign('gigstall_session', 'abc'))
    assert.equal(
      received(header, (name) => hostCookie(name)),
      header
    )
  }).tags(['SAFE-30'])
})
