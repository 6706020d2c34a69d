import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { test } from '@japa/runner'
import { givenActiveProduct } from '#tests/support/given'
import { resetDatabase } from '#tests/support/reset_database'
import { startServerProcess } from '#tests/support/server_process'

const FLOOD = 400

/** New connections are accepted one after the other: a visitor who has one does not wait behind those of the flood. */
const visitor = new Agent({ keepAlive: true, localAddress: '127.0.0.2' })
const crowd = new Agent({ localAddress: '127.0.0.1' })

/** Reads a page from an address of this machine: another address is another network to the server. */
async function read(origin: string, agent: Agent, number: number): Promise<number> {
  const headers = { accept: 'text/html' }
  const asked = request(`${origin}/collections?x=${number}`, { agent, headers })
  asked.end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  return answer.statusCode!
}

test.group('A flood of reads from one network', (group) => {
  group.each.setup(resetDatabase)
  group.each.teardown(resetDatabase)

  test('is answered, and holds up no page of another network', async ({ assert, cleanup }) => {
    for (let count = 0; count < 12; count++) await givenActiveProduct({})
    const server = await startServerProcess()
    cleanup(() => void server.child.kill('SIGKILL'))
    cleanup(() => visitor.destroy())
    await read(server.origin, visitor, 0)
    let answered = 0
    const flood = Array.from({ length: FLOOD }, async (_, number) => {
      const status = await read(server.origin, crowd, number)
      answered++
      return status
    })
    const before: number[] = []
    for (let number = 0; number < 5; number++) {
      assert.equal(await read(server.origin, visitor, number), 200)
      before.push(answered)
    }
    assert.isBelow(before[0]!, FLOOD / 2, before.join())
    assert.isBelow(before.at(-1)!, FLOOD, before.join())
    assert.deepEqual(await Promise.all(flood), Array<number>(FLOOD).fill(200))
  })
    .tags(['LIMIT-23'])
    .timeout(120_000)
})
