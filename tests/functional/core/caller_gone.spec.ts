import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'
import { test } from '@japa/runner'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { HttpSession } from '#tests/support/http_session'

/** Every call is without an address, as one is whose connection was closed before its turn. */
function closeConnections() {
  const http = app.config.get<{ getIp?: () => string | undefined }>('app.http')
  http.getIp = () => undefined
  return () => {
    delete http.getIp
  }
}

test.group('A caller who closed the connection', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(closeConnections)

  test('is no fault: nothing is logged and nothing sent for {path}')
    .tags(['SAFE-21'])
    .with([
      { path: '/api/cart/quote', body: { lines: [] } },
      { path: '/api/orders', body: {} },
      { path: '/api/login', body: { email: 'a@example.test', password: 'not the password' } },
      { path: '/api/register', body: { email: 'a@example.test', password: 'a long enough one' } },
      { path: '/api/forgot-password', body: { email: 'a@example.test' } },
    ])
    .run(async ({ assert, cleanup }, { path, body }) => {
      const logged: unknown[] = []
      const { child } = logger
      logger.child = (...named) => {
        const made = child.apply(logger, named)
        made.log = (...said: unknown[]) => void logged.push(said)
        return made
      }
      cleanup(() => void Object.assign(logger, { child }))
      const visitor = new HttpSession()
      const answer = await fetch(`${visitor.origin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify(body),
      })
      assert.deepEqual(logged, [])
      assert.equal(answer.status, 499)
      assert.equal(await answer.text(), '')
    })
})
