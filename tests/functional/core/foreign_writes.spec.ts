import { test } from '@japa/runner'
import router from '@adonisjs/core/services/router'
import { UserFactory, FACTORY_PASSWORD } from '#database/factories/user_factory'
import { isExemptFromCsrf } from '#core/http/write_origin'
import { HttpSession } from '#tests/support/http_session'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

/** What a browser sends with a write that a page of another site, or no page that it trusts, has caused. */
const FOREIGN: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', 'origin': 'https://evil.example' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'same-origin', 'origin': 'null' },
  { 'sec-fetch-site': 'same-origin', 'origin': 'https://evil.example' },
  { origin: `${HttpSession.origin()}.evil.example` },
  { origin: HttpSession.origin().replace('http:', 'https:') },
]

const OWN: Record<string, string>[] = [
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
  { origin: HttpSession.origin() },
  { 'sec-fetch-site': 'same-origin', 'origin': HttpSession.origin() },
]

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE']

const writes = () =>
  Object.values(router.toJSON())
    .flat()
    .flatMap(({ methods, pattern }) =>
      methods
        .filter((method) => WRITES.includes(method))
        .map((method) => ({ method, path: pattern.replace(/:\w+\??|\*/g, '1') }))
    )
    .filter(({ path }) => !isExemptFromCsrf({ request: { url: () => path } } as never))

async function givenLogin() {
  const user = await UserFactory.create()
  return { email: user.email, password: FACTORY_PASSWORD }
}

test.group('Writes that another site sends', (group) => {
  group.each.setup(rollbackAfterEach)

  test('are refused by every route, also with a valid token', async ({ assert }) => {
    const session = new HttpSession()
    const token = await session.token()
    assert.isAbove(writes().length, 60)
    for (const [index, { method, path }] of writes().entries()) {
      const { status, json } = await session.send(path, {
        method,
        headers: {
          ...FOREIGN[index % FOREIGN.length]!,
          'accept': 'application/json',
          'x-xsrf-token': token,
        },
      })
      assert.deepEqual([status, json().code], [403, 'E_FOREIGN_ORIGIN'], `${method} ${path}`)
    }
  })

  test('are known by each of the headers that a browser sets', async ({ assert }) => {
    const login = await givenLogin()
    for (const headers of FOREIGN) {
      const session = new HttpSession()
      const token = await session.token()
      const { status } = await session.post('/api/login', login, {
        ...headers,
        'x-xsrf-token': token,
      })
      assert.equal(status, 403, JSON.stringify(headers))
      assert.isFalse(await session.isSignedIn())
    }
  })

  test('leave those of our own pages alone, which need no token', async ({ assert }) => {
    const login = await givenLogin()
    for (const headers of OWN) {
      const session = new HttpSession()
      const { status } = await session.send('/api/login', {
        method: 'POST',
        body: JSON.stringify(login),
        headers: { ...headers, 'content-type': 'application/json' },
      })
      assert.equal(status, 200, JSON.stringify(headers))
    }
  })

  test('cannot be told from a client without either header: that one needs the token', async ({
    assert,
  }) => {
    const login = await givenLogin()
    const session = new HttpSession()
    const send = (token: Record<string, string>) =>
      session.send('/api/login', {
        method: 'POST',
        body: JSON.stringify(login),
        headers: { 'content-type': 'application/json', ...token },
      })
    const refused = await send({})
    assert.deepEqual([refused.status, refused.json().code], [403, 'E_BAD_CSRF_TOKEN'])
    await session.get('/api/auth/user')
    assert.equal((await send({ 'x-xsrf-token': await session.token() })).status, 200)
  })
})
