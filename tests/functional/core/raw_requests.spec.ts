import { connect } from 'node:net'
import { test } from '@japa/runner'
import { HttpSession } from '#tests/support/http_session'

/** Paths that decode to what no header can carry, and others that parsers stumble over. */
const PATHS = [
  '/%F0%9F%8E%B8',
  '/orders/%F0%9F%8E%B8',
  '/%E2%82%AC',
  '/caf%C3%A9',
  '/x%00',
  '/x%0d%0aA:1',
  '/x%7F',
  '/%C0%80',
  '/%',
  '/%zz',
  '//evil.example/%E2%82%AC',
  '/\\evil.example',
  'http://evil.example/%E2%82%AC',
  `/${'%E2%82%AC'.repeat(800)}`,
  '/store/%E2%82%AC?qr=%E2%82%AC',
  '/api/products/%F0%9F%8E%B8',
  '/api/%0d%0a',
  '*',
]

/** The headers that make an answer name the address again, and those that are echoed. */
const HEADERS: Record<string, string>[] = [
  {},
  { 'X-Inertia': 'true', 'X-Inertia-Version': 'old' },
  { 'X-Inertia': 'true', 'X-Inertia-Version': 'old', 'X-Request-Id': 'caf\u00e9' },
  { 'Accept': 'text/html', 'If-None-Match': 'W/"\u00ff' },
]

/** Sends the bytes as they stand and reads the answer's head. */
function rawAnswer(target: string, headers: Record<string, string>): Promise<string> {
  const { hostname, port } = new URL(HttpSession.origin())
  const lines = Object.entries({ Host: `${hostname}:${port}`, Connection: 'close', ...headers })
  const head = lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.setTimeout(5000, () => socket.destroy(new Error(`No answer to ${target}`)))
    socket.on('data', (bytes) => (answer += bytes.toString('latin1')))
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
    socket.write(Buffer.from(`GET ${target} HTTP/1.1\r\n${head}\r\n\r\n`, 'latin1'))
  })
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])
const headerOf = (answer: string, name: string) =>
  new RegExp(`^${name}: (.*)\r$`, 'im').exec(answer)?.[1]

test.group('Raw requests', () => {
  test('any path with any header is answered below 500, and the server goes on', async ({
    assert,
  }) => {
    const wrong: string[] = []
    for (const path of PATHS) {
      for (const headers of HEADERS) {
        const status = statusOf(await rawAnswer(path, headers))
        if (!(status >= 200 && status < 500)) wrong.push(`${status} ${path}`)
      }
    }
    assert.isEmpty(wrong)
    assert.equal(statusOf(await rawAnswer('/health', {})), 200)
  }).tags(['SAFE-1'])

  test('a page of an earlier version is led to the address it asked for, on this site alone', async ({
    assert,
  }) => {
    const old = { 'X-Inertia': 'true', 'X-Inertia-Version': 'old' }
    const cases = [
      ['/%F0%9F%8E%B8?a=%E2%82%AC', '/%F0%9F%8E%B8?a=%E2%82%AC'],
      ['/x%0d%0aA:1', '/x%0d%0aA:1'],
      ['//evil.example/', '/evil.example/'],
      ['/browse?search=tram%20tee', '/browse?search=tram%20tee'],
    ]
    for (const [asked, led] of cases) {
      const answer = await rawAnswer(asked!, old)
      assert.equal(statusOf(answer), 409, asked)
      assert.equal(headerOf(answer, 'x-inertia-location'), led)
    }
  }).tags(['SAFE-1'])
})
