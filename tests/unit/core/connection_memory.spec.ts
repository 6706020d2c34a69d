import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { ConnectionMemory, passesBodyOn } from '#core/http/connection_memory'

const MOST = 1_000_000

/** Loopback buffers more of an unread answer than the shop's answers have. */
const LONG_ANSWER = Buffer.alloc(20_000_000)

async function givenServer(cleanup: (callback: () => void) => void, handle: RequestListener) {
  const server = createServer(handle)
  const memory = new ConnectionMemory(MOST)
  memory.watch(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanup(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const open = async (sent: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.write(sent)
    return socket
  }
  return { memory, open, origin: `http://127.0.0.1:${port}` }
}

async function isClosed(socket: Socket): Promise<boolean> {
  socket.resume()
  for (let tries = 0; !socket.destroyed && tries < 100; tries++) await pause(10)
  return socket.destroyed
}

/** As far as it is sent: the rest never comes. */
const halfOf = (bytes: number, headers = '') =>
  `POST / HTTP/1.1\r\nHost: x\r\n${headers}Content-Length: 5000000\r\n\r\n${'A'.repeat(bytes)}`

test.group('The memory of connections', () => {
  for (const [what, sent] of [
    ['half-sent bodies', halfOf(400_000)],
    ['compressed bodies, whatever was sent of them', halfOf(1, 'Content-Encoding: gzip\r\n')],
  ] as const)
    test(`is bounded for ${what}: the oldest are closed, and a new request is answered`, async ({
      assert,
      cleanup,
    }) => {
      const { open, origin } = await givenServer(cleanup, (request, response) => {
        request.resume()
        if (request.method === 'GET') response.end('answer')
      })
      const first = await open(sent)
      await pause(300)
      const last = [await open(sent), await open(sent)].at(-1)!
      assert.isTrue(await isClosed(first))
      assert.equal(await (await fetch(origin)).text(), 'answer')
      if (what === 'half-sent bodies') assert.isFalse(last.destroyed)
    }).tags(['SAFE-23'])

  test('does not count a body that is passed on as it comes', async ({ assert, cleanup }) => {
    const { open } = await givenServer(cleanup, (request) => {
      passesBodyOn(request)
      request.resume()
    })
    const parts = [await open(halfOf(900_000)), await open(halfOf(900_000))]
    await pause(500)
    assert.deepEqual(
      parts.map(({ destroyed }) => destroyed),
      [false, false]
    )
  }).tags(['SAFE-23'])

  test('is bounded for the requests themselves, however little of their bodies was sent', async ({
    assert,
    cleanup,
  }) => {
    const { open, origin } = await givenServer(cleanup, (request, response) => {
      request.resume()
      if (request.method === 'GET') response.end('answer')
    })
    const sockets: Socket[] = []
    for (let count = 0; count < 40; count++) sockets.push(await open(halfOf(1)))
    assert.isTrue(await isClosed(sockets[0]))
    assert.isFalse(sockets.at(-1)!.destroyed)
    assert.equal(await (await fetch(origin)).text(), 'answer')
  }).tags(['SAFE-23'])

  test('is bounded for answers that are not taken', async ({ assert, cleanup }) => {
    const { open, origin } = await givenServer(cleanup, ({ url }, response) => {
      response.end(url === '/long' ? LONG_ANSWER : 'answer')
    })
    const unread = await open('GET /long HTTP/1.1\r\nHost: x\r\n\r\n')
    unread.pause()
    await pause(600)
    assert.isTrue(await isClosed(unread))
    assert.isBelow(unread.bytesRead, LONG_ANSWER.length)
    assert.equal(await (await fetch(origin)).text(), 'answer')
  }).tags(['SAFE-23'])

  test('leaves connections alone while all together hold little', async ({ assert, cleanup }) => {
    const { memory, open } = await givenServer(cleanup, (request) => void request.resume())
    const sockets = [await open(halfOf(300_000)), await open(halfOf(300_000))]
    await pause(100)
    memory.closeOldest()
    assert.deepEqual(
      sockets.map(({ destroyed }) => destroyed),
      [false, false]
    )
  }).tags(['SAFE-23'])
})
