import { request } from 'node:http'
import { test } from '@japa/runner'
import { HttpSession } from '#tests/support/http_session'

type Given = { host: string; path: string; accept: string; method?: string; inertia?: string }

/** `fetch` would not let the name of the host be chosen. */
function answerTo({ host, path, accept, method = 'GET', inertia }: Given) {
  const { hostname, port } = new URL(HttpSession.origin())
  const headers = { host: `${host}:${port}`, accept, ...(inertia && { 'x-inertia': inertia }) }
  return new Promise<{ status?: number; location?: string }>((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers }, (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode, location: answer.headers.location })
    })
    sent.on('error', reject).end()
  })
}

const PAGE = { host: 'localhost', path: '/printful?tab=catalog', accept: 'text/html,*/*;q=0.8' }

test.group('A page by another name of this machine', () => {
  test('is led to the name that all links go by, with its query', async ({ assert }) => {
    assert.deepEqual(await answerTo(PAGE), {
      status: 307,
      location: `${HttpSession.origin()}/printful?tab=catalog`,
    })
  }).tags(['ADMN-21'])

  test('stays where it is: {why}')
    .tags(['ADMN-21'])
    .with([
      { why: 'the right name', change: { host: '127.0.0.1', path: '/' }, status: 200 },
      { why: 'a call', change: { path: '/api/genres', accept: 'text/html' }, status: 200 },
      { why: 'no page', change: { path: '/', accept: '*/*' }, status: 200 },
      { why: 'a stranger', change: { host: 'evil.example', path: '/' }, status: 200 },
      { why: 'no read', change: { path: '/nothing-here', method: 'HEAD' }, status: 404 },
    ])
    .run(async ({ assert }, { change, status }) => {
      assert.deepEqual(await answerTo({ ...PAGE, ...change }), { status, location: undefined })
    })
})
