import { request } from 'node:http'
import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import { HttpSession } from '#tests/support/http_session'

type Call = { host: string; path: string; method?: string; headers?: Record<string, string> }

/** `fetch` would not let the name of the host be chosen. */
function answerTo({ host, path, method = 'GET', headers = {} }: Call) {
  const { hostname, port } = new URL(HttpSession.origin())
  return new Promise<{ status?: number; text: string }>((resolve, reject) => {
    const sent = request(
      { hostname, port, path, method, headers: { accept: 'application/json', ...headers, host } },
      (answer) => {
        let text = ''
        answer.on('data', (part) => (text += part))
        answer.on('end', () => resolve({ status: answer.statusCode, text }))
      }
    )
    sent.on('error', reject).end()
  })
}

/** Every route of developers, as a method and path. */
const devCalls = () =>
  Object.values(router.toJSON())
    .flat()
    .filter(({ pattern }) => /^(\/api)?\/dev(\/|$)/.test(pattern))
    .map(({ methods, pattern }) => ({ method: methods[0]!, path: pattern.replace(/:\w+/g, '1') }))

test.group('Developers’ calls and pages', () => {
  test('are refused under the name of any other host', async ({ assert }) => {
    const visitor = new HttpSession()
    const token = await visitor.token()
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    assert.isAbove(devCalls().length, 6)
    for (const { method, path } of devCalls())
      for (const host of ['evil.example', 'localhost.evil.example:80', '127.0.0.1.evil.example']) {
        const headers = { cookie, 'x-xsrf-token': token }
        const { status, text } = await answerTo({ host, path, method, headers })
        assert.equal(status, 403, `${method} ${path}`)
        assert.include(text, 'E_FOREIGN_HOST', `${method} ${path}`)
      }
  }).tags(['SAFE-18'])

  test('are there for APP_URL and this machine, at any port: {$self}')
    .tags(['SAFE-18'])
    .with(['127.0.0.1', '127.0.0.1:9', 'localhost:3000', '[::1]:80', 'LOCALHOST'])
    .run(async ({ assert }, host) => {
      assert.equal((await answerTo({ host, path: '/dev/roles' })).status, 200)
    })

  test('leave the rest of the shop as it is', async ({ assert }) => {
    assert.equal((await answerTo({ host: 'evil.example', path: '/api/genres' })).status, 200)
  })
})
