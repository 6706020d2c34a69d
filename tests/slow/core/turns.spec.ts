import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { Worker } from 'node:worker_threads'
import { test } from '@japa/runner'
import { givenActiveProduct } from '#tests/support/given'
import { resetDatabase } from '#tests/support/reset_database'
import { startServerProcess } from '#tests/support/server_process'

/** Fewer than may wait, and enough to last while the visitor asks for their pages. */
const FLOOD = 900

/** New connections are accepted one after the other: a visitor who has one does not wait behind those of the flood. */
const visitor = new Agent({ keepAlive: true, localAddress: '127.0.0.2' })
const CROWD = '127.0.0.1'

type Asked = { method: string; path: string; body?: string }

const headersOf = ({ body }: Asked) => ({
  'accept': 'text/html',
  'sec-fetch-site': 'same-origin',
  ...(body && { 'content-type': 'application/json' }),
})

/** Asks as the visitor does. */
async function ask(origin: string, { method, path, body }: Asked): Promise<number> {
  const headers = headersOf({ method, path, body })
  const asked = request(origin + path, { method, agent: visitor, headers })
  asked.end(body)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  return answer.statusCode!
}

/**
 * Sends the flood from another address, which is another network to the server, and from another thread.
 *
 * @returns once all of it is sent: how many are answered so far, and the statuses of all
 */
async function flood(origin: string, asked: Asked) {
  const answered = new SharedArrayBuffer(4)
  const worker = new Worker(new URL('../../support/flood_worker.js', import.meta.url), {
    // Not what this process was started with: that watches the processes it starts.
    execArgv: [],
    workerData: {
      ...asked,
      origin,
      answered,
      count: FLOOD,
      localAddress: CROWD,
      headers: headersOf(asked),
    },
  })
  await once(worker, 'message')
  const statuses = once(worker, 'message').then(([all]) => all as number[])
  // Ended with the server where an assertion fails first.
  statuses.catch(() => {})
  return { answered: () => Atomics.load(new Int32Array(answered), 0), statuses }
}

test.group('A flood from one network', (group) => {
  group.each.setup(resetDatabase)
  group.each.teardown(resetDatabase)

  test('of {name} is answered, and holds up no page of another network')
    .with([
      { name: 'pages', status: 200, method: 'GET', path: '/collections' },
      { name: 'writes to no address', status: 404, method: 'POST', path: '/nowhere' },
      { name: 'unreadable bodies', status: 400, method: 'PUT', path: '/nowhere', body: '{"' },
    ])
    .run(async ({ assert, cleanup }, { status, ...flooding }) => {
      for (let count = 0; count < 12; count++) await givenActiveProduct({})
      // Kept pages take no turn.
      const server = await startServerProcess({ settings: { RESPONSE_CACHE: 'off' } })
      cleanup(() => void server.child.kill('SIGKILL'))
      cleanup(() => visitor.destroy())
      // One that reads little: while a page waits for the database, cheap requests of the flood are answered.
      const page = (number: number) => ({ method: 'GET', path: `/terms?x=${number}` })
      await ask(server.origin, page(0))
      const { answered, statuses } = await flood(server.origin, flooding)
      const before: number[] = []
      for (let number = 0; number < 5; number++) {
        assert.equal(await ask(server.origin, page(number)), 200)
        before.push(answered())
      }
      // The first page comes while the server accepts the connections of the flood.
      assert.isBelow(before.at(-1)! - before[0]!, FLOOD / 3, before.join())
      assert.isBelow(before.at(-1)!, FLOOD, before.join())
      assert.deepEqual(await statuses, Array<number>(FLOOD).fill(status))
    })
    .tags(['LIMIT-23'])
    .timeout(120_000)
})
