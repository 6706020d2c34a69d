import { test } from '@japa/runner'
import printfulConfig from '#config/printful'
import { logLines, type LogLine } from '#tests/support/log_lines'
import { resetDatabase } from '#tests/support/reset_database'
import { startServerProcess, type ServerProcess } from '#tests/support/server_process'

const SECRET = 'a-secret-of-printful-in-the-path'

const requestsIn = (server: ServerProcess): LogLine[] =>
  logLines(server.log()).filter(({ msg }) => msg === 'request')

async function untilLogged(server: ServerProcess, wanted: (line: LogLine) => boolean) {
  for (let waited = 0; waited < 10_000; waited += 50) {
    const line = logLines(server.log()).find(wanted)
    if (line) return line
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`No such line:\n${server.log()}`)
}

test.group('The log of a server', (group) => {
  let server: ServerProcess

  group.setup(async () => {
    await resetDatabase()
    server = await startServerProcess({
      settings: { LOG_LEVEL: 'info', TRUST_PROXY: 'loopback', PRINTFUL_WEBHOOK_SECRET: SECRET },
    })
    return async () => {
      server.child.kill('SIGKILL')
      await resetDatabase()
    }
  })

  test('has one line a request: method, route, status, duration and the id that a proxy gave', async ({
    assert,
  }) => {
    await fetch(`${server.origin}/api/products?search=jane%40example.test`, {
      headers: { 'x-request-id': 'of-the-proxy-1' },
    })
    const line = await untilLogged(server, ({ request_id: id }) => id === 'of-the-proxy-1')
    assert.containsSubset(line, {
      msg: 'request',
      method: 'GET',
      route: '/api/products',
      status: 200,
    })
    assert.isAbove(Number(line.milliseconds), 0)
    const ofRequest = requestsIn(server).filter(({ request_id: id }) => id === 'of-the-proxy-1')
    assert.lengthOf(ofRequest, 1)
    assert.notInclude(server.log(), 'jane')
  }).tags(['WATCH-1'])

  test('has the route of a page that comes from the cache, and says that it does', async ({
    assert,
  }) => {
    for (const id of ['first-of-two', 'second-of-two'])
      await fetch(`${server.origin}/browse`, { headers: { 'x-request-id': id } })
    const first = await untilLogged(server, ({ request_id: id }) => id === 'first-of-two')
    const second = await untilLogged(server, ({ request_id: id }) => id === 'second-of-two')
    assert.containsSubset(first, { route: '/browse', cache: 'miss', status: 200 })
    assert.containsSubset(second, { route: '/browse', cache: 'hit', status: 200 })
  }).tags(['WATCH-1'])

  test('replaces an id that is no id, and never holds the secret of Printful’s address', async ({
    assert,
  }) => {
    assert.notEqual(printfulConfig.webhookSecret, SECRET)
    const answer = await fetch(`${server.origin}/api/webhooks/printful/${SECRET}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-request-id': 'no id "}' },
      body: JSON.stringify({ type: 'unknown_type', created: 1_795_000_000, data: {} }),
    })
    assert.isBelow(answer.status, 500)
    const line = await untilLogged(server, ({ route }) => /webhooks\/printful/.test(String(route)))
    assert.equal(line.route, '/api/webhooks/printful/:secret')
    assert.match(String(line.request_id), /^[\w-]{36}$/)
    assert.notInclude(server.log(), SECRET)
  }).tags(['WATCH-2'])
})
