import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { resetDatabase } from '#tests/support/reset_database'
import { startServerProcess } from '#tests/support/server_process'

/** Less than the server runs with, so that a few connections would fill it if their requests were held without bound. */
const HEAP = '--max-old-space-size=200'

/** Bodies of the largest size that a route takes, without their last bytes. */
const HALF_SENT = [
  { path: '/api/artists/1/upload-photo', method: 'PUT', bytes: 2_950_000 },
  { path: '/webhooks/stripe', method: 'POST', bytes: 1_000_000 },
  { path: '/api/orders', method: 'POST', bytes: 100_000 },
]

/** An open connection that reads nothing of what it is answered. */
async function openConnection(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.pause()
  await once(socket, 'connect')
  return socket
}

test.group('The memory of the server', (group) => {
  group.each.setup(resetDatabase)
  group.teardown(resetDatabase)

  test('holds few of the requests that a connection sends ahead', async ({ assert, cleanup }) => {
    const server = await startServerProcess({ settings: { NODE_OPTIONS: HEAP } })
    cleanup(() => void server.child.kill('SIGKILL'))
    for (const path of ['/', '/api/docs/openapi.json']) {
      const head = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n\r\n`
      for (let count = 0; count < 6; count++)
        (await openConnection(server.port)).write(head.repeat(1_200))
    }
    await pause(5_000)
    assert.isNull(server.child.exitCode, server.log())
    assert.equal((await fetch(`${server.origin}/health`)).status, 200)
  })
    .tags(['SAFE-22'])
    .timeout(120_000)

  test('holds few of the bodies that are never sent to their end: {path}')
    .with(HALF_SENT)
    .run(async ({ assert, cleanup }, { path, method, bytes }) => {
      const server = await startServerProcess({ settings: { NODE_OPTIONS: HEAP } })
      cleanup(() => void server.child.kill('SIGKILL'))
      const head = [
        `${method} ${path} HTTP/1.1`,
        `Host: 127.0.0.1:${server.port}`,
        'Sec-Fetch-Site: same-origin',
        'Content-Type: application/json',
        `Content-Length: ${bytes}`,
      ].join('\r\n')
      const body = `{"text":"${'A'.repeat(bytes - 200)}`
      for (let sent = 0; sent < 300_000_000; sent += bytes)
        (await openConnection(server.port)).write(`${head}\r\n\r\n${body}`)
      await pause(5_000)
      assert.isNull(server.child.exitCode, server.log())
      assert.equal((await fetch(`${server.origin}/health`)).status, 200)
    })
    .tags(['SAFE-23'])
    .timeout(120_000)
})
