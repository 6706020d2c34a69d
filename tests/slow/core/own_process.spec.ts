import { connect } from 'node:net'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import env from '#start/env'
import { databaseProxy } from '#tests/support/database_proxy'
import { resetDatabase } from '#tests/support/reset_database'
import {
  givenActiveProduct,
  givenArtist,
  givenPaidOrder,
  givenScannedCode,
} from '#tests/support/given'
import { orderOf } from '#tests/support/purchase'
import { startServerProcess } from '#tests/support/server_process'
import { HttpSession } from '#tests/support/http_session'

type Shop = { routes: unknown[]; fields: string[]; known: string[] }
type FuzzModule = {
  fuzz(options: {
    port: number
    seed: number
    count: number
    shop: Shop
    renew: () => Promise<unknown>
    hangSeconds: number
  }): Promise<{ problems: string[]; statuses: Record<string, number> }>
}
type ShopModule = {
  shopOf(origin: string, routes: unknown[], known: unknown[]): Promise<Shop>
  RENEW: string[]
}
const load = <Module>(name: string) =>
  import(new URL(`../../../bin/fuzz/${name}.js`, import.meta.url).href) as Promise<Module>

/** Throws outside any request when the process gets the signal. */
const THROWS_ON_SIGNAL = `data:text/javascript,process.on('SIGUSR2',()=>{throw new Error('out of the blue')})`

test.group('The server as a process of its own', (group) => {
  group.each.setup(resetDatabase)
  group.teardown(resetDatabase)

  test('answers what the fuzzer sends in all four roles, without a fault, a hang or an end', async ({
    assert,
    cleanup,
  }) => {
    const { fuzz } = await load<FuzzModule>('fuzz')
    const { shopOf, RENEW } = await load<ShopModule>('shop')
    const { artist } = await givenArtist({})
    const { product } = await givenActiveProduct({ artist })
    const { order } = await givenPaidOrder({ product })
    const { code } = await givenScannedCode({ artist })
    const server = await startServerProcess({ settings: { TRUST_PROXY: 'loopback' } })
    cleanup(() => void server.child.kill('SIGKILL'))

    const routes = Object.values(router.toJSON()).flat()
    const known = [artist.id, product.id, order.id, order.orderNumber, code.code]
    const { problems, statuses } = await fuzz({
      port: server.port,
      seed: 20261123,
      count: 500,
      // Other tests keep the machine busy meanwhile.
      hangSeconds: 30,
      shop: await shopOf(server.origin, routes, known),
      renew: async () => {
        for (const statement of RENEW) await db.rawQuery(statement)
      },
    })
    assert.isEmpty(problems, problems.join('\n'))
    assert.isAbove(statuses[200] ?? 0, 0)
    assert.isNull(server.child.exitCode)
  })
    .tags(['SAFE-9'])
    .timeout(120_000)

  test('an uncaught exception is logged and ends it in order, asking for a restart', async ({
    assert,
    cleanup,
  }) => {
    const server = await startServerProcess({ imports: [THROWS_ON_SIGNAL] })
    cleanup(() => void server.child.kill('SIGKILL'))
    server.child.kill('SIGUSR2')
    assert.equal(await server.exited, 70)
    assert.include(server.log(), 'Uncaught exception: the process restarts')
    assert.include(server.log(), 'out of the blue')
  })
    .tags(['SAFE-10'])
    .timeout(60_000)

  test('told to stop, it ends although half a request is open', async ({ assert, cleanup }) => {
    const server = await startServerProcess({ settings: { DRAIN_SECONDS: '1' } })
    cleanup(() => void server.child.kill('SIGKILL'))
    const socket = connect(server.port, '127.0.0.1')
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.write('POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{')
    await fetch(`${server.origin}/health`)
    server.child.kill('SIGTERM')
    assert.equal(await server.exited, 0)
  })
    .tags(['SAFE-12'])
    .timeout(60_000)

  test('is not ready within 2 s where the database hangs, and ready again when it answers', async ({
    assert,
    cleanup,
  }) => {
    const database = await databaseProxy(env.get('DATABASE_URL'))
    const server = await startServerProcess({ settings: { DATABASE_URL: database.url } })
    cleanup(() => {
      server.child.kill('SIGKILL')
      database.close()
    })
    const ready = () => fetch(`${server.origin}/health/ready`)
    // The first answer reads all migrations from their sources.
    while ((await ready()).status !== 200) await pause(100)
    database.freeze()
    const begun = performance.now()
    const answers = await Promise.all([ready(), ready(), ready()])
    assert.deepEqual(
      answers.map(({ status }) => status),
      [503, 503, 503]
    )
    assert.isBelow(performance.now() - begun, 2500)
    assert.equal((await fetch(`${server.origin}/health`)).status, 200)
    database.thaw()
    assert.equal((await ready()).status, 200)
  })
    .tags(['SAFE-13'])
    .timeout(60_000)

  test('is not ready where the database is read-only, and answers an order with 503', async ({
    assert,
    cleanup,
  }) => {
    cleanup(resetDatabase)
    const { product } = await givenActiveProduct({})
    const server = await startServerProcess({
      settings: { PGOPTIONS: '-c default_transaction_read_only=on' },
    })
    cleanup(() => void server.child.kill('SIGKILL'))
    const ready = await fetch(`${server.origin}/health/ready`)
    assert.equal(ready.status, 503)
    assert.deepEqual(await ready.json(), { status: 'unavailable', reason: 'database' })
    const order = await new HttpSession(server.origin).post('/api/orders', orderOf(product))
    assert.equal(order.status, 503)
    assert.equal(order.headers.get('retry-after'), '5')
  })
    .tags(['SAFE-4'])
    .timeout(60_000)
})
