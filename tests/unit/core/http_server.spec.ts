import { AsyncLocalStorage } from 'node:async_hooks'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { setImmediate as soon, setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { createHttpServer } from '#core/http/http_server'

const requestFor = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

/** A server whose answers wait until the test lets them go, and a connection to it that reads what is answered. */
async function givenConnection(cleanup: (callback: () => void) => void) {
  const begun: { path: string; response: ServerResponse }[] = []
  const server = createHttpServer((request, response) => {
    begun.push({ path: request.url!, response })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const open = async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    let answered = ''
    socket.on('data', (bytes) => (answered += bytes.toString()))
    socket.on('error', () => {})
    await once(socket, 'connect')
    return { socket, answered: () => answered }
  }
  cleanup(() => {
    server.closeAllConnections()
    server.close()
  })
  return { begun, open }
}

async function until(condition: () => boolean) {
  for (let tries = 0; !condition() && tries < 200; tries++) await pause(10)
}

test.group('Requests that a connection sends ahead', () => {
  test('are handled one after the other, and answered in order', async ({ assert, cleanup }) => {
    const { begun, open } = await givenConnection(cleanup)
    const { socket, answered } = await open()
    socket.write(requestFor('/1') + requestFor('/2') + requestFor('/3'))
    for (const [index, path] of ['/1', '/2', '/3'].entries()) {
      await until(() => begun.length > index)
      await soon()
      assert.lengthOf(begun, index + 1)
      assert.equal(begun[index]!.path, path)
      begun[index]!.response.end(`answer to ${path}`)
    }
    await until(() => answered().includes('answer to /3'))
    assert.match(answered(), /answer to \/1[^]*answer to \/2[^]*answer to \/3/)
  }).tags(['SAFE-22'])

  test('begin without what the one before has stored for its own work', async ({
    assert,
    cleanup,
  }) => {
    const stored = new AsyncLocalStorage<string>()
    const found: unknown[] = []
    const server = createHttpServer((request, response) => {
      found.push(stored.getStore())
      stored.run(request.url!, () => void soon().then(() => response.end()))
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    cleanup(() => {
      server.closeAllConnections()
      server.close()
    })
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(requestFor('/1') + requestFor('/2') + requestFor('/3'))
    await until(() => found.length === 3)
    assert.deepEqual(found, [undefined, undefined, undefined])
  }).tags(['SAFE-22'])

  test('without end close their connection, and no other waits for it', async ({
    assert,
    cleanup,
  }) => {
    const { begun, open } = await givenConnection(cleanup)
    const { socket } = await open()
    const other = await open()
    // It is cut, which is an error to the client.
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.write(requestFor('/').repeat(2_000))
    await closed
    assert.lengthOf(begun, 1)
    begun[0]!.response.end('too late')
    other.socket.write(requestFor('/other'))
    await until(() => begun.length > 1)
    begun[1]!.response.end('answer')
    await until(() => other.answered().includes('answer'))
    assert.deepEqual(
      begun.map(({ path }) => path),
      ['/', '/other']
    )
  }).tags(['SAFE-22'])
})
