import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { test } from '@japa/runner'
import { givenActiveProduct } from '#tests/support/given'
import { resetDatabase } from '#tests/support/reset_database'
import { startServerProcess } from '#tests/support/server_process'

/** Fewer than may wait, and enough to last while the visitor asks for their pages. */
const FLOOD = 900

/** New connections are accepted one after the other: a visitor who has one does not wait behind those of the flood. */
const visitor = new Agent({ keepAlive: true, localAddress: '127.0.0.2' })
const crowd = new Agent({ localAddress: '127.0.0.1' })

type Asked = { method: string; path: string; body?: string }

/** Asks from an address of this machine: another address is another network to the server. */
async function ask(origin: string, agent: Agent, { method, path, body }: Asked): Promise<number> {
  const headers = {
    'accept': 'text/html',
    'sec-fetch-site': 'same-origin',
    ...(body && { 'content-type': 'application/json' }),
  }
  const asked = request(origin + path, { method, agent, headers })
  asked.end(body)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  return answer.statusCode!
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
      const page = (number: number) => ({ method: 'GET', path: `/collections?x=${number}` })
      await ask(server.origin, visitor, page(0))
      let answered = 0
      const flood = Array.from({ length: FLOOD }, async (_, number) => {
        const path = `${flooding.path}?x=${number}`
        const answer = await ask(server.origin, crowd, { ...flooding, path })
        answered++
        return answer
      })
      const before: number[] = []
      for (let number = 0; number < 5; number++) {
        assert.equal(await ask(server.origin, visitor, page(number)), 200)
        before.push(answered)
      }
      // The first page comes while the server accepts the connections of the flood.
      assert.isBelow(before.at(-1)! - before[0]!, FLOOD / 3, before.join())
      assert.isBelow(before.at(-1)!, FLOOD, before.join())
      assert.deepEqual(await Promise.all(flood), Array<number>(FLOOD).fill(status))
    })
    .tags(['LIMIT-23'])
    .timeout(120_000)
})
