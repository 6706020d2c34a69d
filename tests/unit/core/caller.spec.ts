import { EventEmitter, once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import type { HttpContext } from '@adonisjs/core/http'
import { test } from '@japa/runner'
import { CallerGone } from '#core/exceptions/errors'
import { FairQueue } from '#core/fair_queue'
import { callerName, callerOf, networkCallerOf } from '#core/http/caller'
import { callerNetwork } from '#core/http/caller_network'

const request = (address?: string) => ({ ip: () => address }) as HttpContext['request']
const auth = (id?: number) => ({ user: id && { id } }) as HttpContext['auth']

test.group('The caller of a request', () => {
  test('is the account, else the network', ({ assert }) => {
    assert.equal(callerName({ auth: auth(7), request: request('192.0.2.1') }), 'account_7')
    assert.equal(
      callerName({ auth: auth(), request: request('2001:db8:1:2::1') }),
      'address_2001:db8:1:2::/64'
    )
  }).tags(['LIMIT-8'])

  test('is the network, signed in or not, in a queue that takes turns by network', ({ assert }) => {
    const response = { response: new EventEmitter() } as unknown as HttpContext['response']
    const ctx = { auth: auth(7), request: request('192.0.2.1'), response }
    assert.equal(networkCallerOf(ctx).name, 'address_192.0.2.1')
    assert.equal(callerOf(ctx).name, 'account_7')
  }).tags(['LIMIT-22'])

  test('is gone where the closed connection has no address', ({ assert }) => {
    assert.throws(() => callerNetwork(request()), 'The caller closed the connection')
  }).tags(['SAFE-21'])

  test('gives up what waits in a queue by closing the connection', async ({ assert }) => {
    const queue = new FairQueue({ mostPerCaller: 5, most: 5 })
    const drawn: string[] = []
    let finish = () => {}
    const other = queue.run({ name: 'other', gone: new AbortController().signal }, () => {
      return new Promise<void>((resolve) => (finish = resolve))
    })
    const outcomes: Promise<unknown>[] = []
    const server = createServer((incoming, response) => {
      const ctx = { auth: auth(7), request: request('127.0.0.1'), response: { response } }
      const job = async () => void drawn.push(incoming.url!)
      const asked = queue.run(callerOf(ctx as unknown as HttpContext), job)
      outcomes.push(asked.catch((error: unknown) => error).finally(() => response.end('drawn')))
      server.emit('asked')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    try {
      const socket = connect(port, '127.0.0.1')
      socket.write('GET /left HTTP/1.1\r\nHost: shop\r\n\r\n')
      await once(server, 'asked')
      const stays = fetch(`http://127.0.0.1:${port}/stays`)
      await once(server, 'asked')
      socket.destroy()
      assert.instanceOf(await outcomes[0], CallerGone)
      finish()
      await other
      assert.equal(await (await stays).text(), 'drawn')
      assert.deepEqual(drawn, ['/stays'])
    } finally {
      server.closeAllConnections()
      server.close()
    }
  }).tags(['LIMIT-20'])
})
