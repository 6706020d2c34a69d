import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'

const module = new URL('../../../bin/bench/phone/slow_link.js', import.meta.url).href

async function givenFile(bytes: number) {
  const server = createServer((_, response) => response.end(Buffer.alloc(bytes)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { openSlowLink } = await import(module)
  const link = await openSlowLink((server.address() as AddressInfo).port)
  const fetchIt = async () => {
    const start = performance.now()
    await (await fetch(`http://127.0.0.1:${link.port}/`)).arrayBuffer()
    return performance.now() - start
  }
  const close = async () => {
    await link.close()
    server.closeAllConnections()
    server.close()
  }
  return { link, fetchIt, close }
}

test.group('Slow 4G of the benchmark', () => {
  test('takes a round trip to connect and one to ask', async ({ assert, cleanup }) => {
    const { fetchIt, close } = await givenFile(10)
    cleanup(close)
    assert.isAtLeast(await fetchIt(), 2 * 150 - 5)
  })

  test('lets 1.6 Mbit/s through over all connections, and counts the bytes', async ({
    assert,
    cleanup,
  }) => {
    const { link, fetchIt, close } = await givenFile(30_000)
    cleanup(close)
    const times = await Promise.all([fetchIt(), fetchIt(), fetchIt()])
    assert.isAtLeast(Math.max(...times), 300 + (90_000 * 8) / 1_638.4 - 5)
    assert.isAbove(link.received(), 90_000)
    assert.isBelow(link.received(), 92_000)
  })
})
