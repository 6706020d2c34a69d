import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import env from '#start/env'
import { databaseProxy } from '#tests/support/database_proxy'
import { FACTORY_PASSWORD, givenActiveProduct } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'
import { resetDatabase } from '#tests/support/reset_database'
import { startServerProcess, type ServerProcess } from '#tests/support/server_process'

/** How long a page may show what was. */
const LONGEST_MS = 2_000
/** How long a node goes on without a heartbeat. */
const TRUSTED_MS = 1_500

type Cleanup = (end: () => void) => void

async function startNode(cleanup: Cleanup, settings: Record<string, string> = {}) {
  const server = await startServerProcess({ settings })
  cleanup(() => void server.child.kill('SIGKILL'))
  return server
}

const textOf = async ({ origin }: ServerProcess, path: string) =>
  (await fetch(origin + path, { redirect: 'manual' })).text()

/** Until the second answer is as quick as a kept one. */
async function keep(server: ServerProcess, path: string) {
  for (let round = 0; round < 3; round++) await textOf(server, path)
}

test.group('Kept responses of several nodes', (group) => {
  group.each.setup(() => resetDatabase)
  group.tap((each) => each.tags(['PAGES-22']).timeout(120_000))

  test('show a changed price and a withdrawn product within two seconds on each node', async ({
    assert,
    cleanup,
  }) => {
    const { artist, product } = await givenActiveProduct({ name: 'Kept Tee' })
    const nodes = [await startNode(cleanup), await startNode(cleanup)]
    const [store, goods] = [`/store/${artist.id}`, `/product/${product.id}`]
    for (const node of nodes) for (const path of [store, goods]) await keep(node, path)

    await db.from('products').where('id', product.id).update({ selling_price: '31.41' })
    await pause(LONGEST_MS)
    for (const node of nodes)
      for (const path of [store, goods]) assert.include(await textOf(node, path), '31.41', path)

    await db.from('products').where('id', product.id).update({ status: 'inactive' })
    await pause(LONGEST_MS)
    for (const node of nodes) {
      assert.notInclude(await textOf(node, store), 'Kept Tee')
      assert.equal((await fetch(node.origin + goods)).status, 404)
    }
  })

  test('are used no longer where the database does not answer', async ({ assert, cleanup }) => {
    const { artist } = await givenActiveProduct({})
    const database = await databaseProxy(env.get('DATABASE_URL'))
    cleanup(() => database.close())
    const node = await startNode(cleanup, { DATABASE_URL: database.url })
    const path = `/store/${artist.id}`
    await keep(node, path)
    database.freeze()
    await pause(TRUSTED_MS)
    const asked = fetch(node.origin + path, { signal: AbortSignal.timeout(1_000) })
    await assert.rejects(() => asked, /timeout/)
    database.thaw()
    const answer = await fetch(node.origin + path, { signal: AbortSignal.timeout(30_000) })
    assert.equal(answer.status, 200)
  })

  test('hand nothing of one person to another, however requests meet', async ({
    assert,
    cleanup,
  }) => {
    const { artist, product } = await givenActiveProduct({})
    const node = await startNode(cleanup)
    const people = await Promise.all(['Quillon', 'Zephyra'].map((name) => givenFan(node, name)))
    const visitor = new HttpSession(node.origin)
    const paths = ['/', '/browse', '/artists', '/collections', '/privacy']
    paths.push(`/store/${artist.id}`, `/product/${product.id}`, `/product/${product.id}?size=M`)
    const known = new Map<string, string>()
    for (const path of paths) known.set(path, (await visitor.get(path)).text)

    const asked = Array.from({ length: 600 }, (_, index) => paths[(index * 7) % paths.length]!)
    const ask = async (path: string, index: number) => {
      const person = people[index % 3]
      const { text, headers } = await (person?.session ?? visitor.clone()).get(path)
      for (const other of people)
        if (other !== person) assert.notInclude(text, other.name, `${path} ${index}`)
      if (person) return
      assert.equal(text, known.get(path), path)
      assert.isEmpty(headers.getSetCookie(), path)
    }
    const waiting = asked.entries()
    const caller = async () => {
      for (const [index, path] of waiting) await ask(path, index)
    }
    await Promise.all(Array.from({ length: 12 }, caller))
  })
})

async function givenFan(node: ServerProcess, name: string) {
  const user = await UserFactory.merge({ firstName: name, lastName: 'Only' }).create()
  const session = new HttpSession(node.origin)
  const { status } = await session.post('/api/login', {
    email: user.email,
    password: FACTORY_PASSWORD,
  })
  if (status !== 200) throw new Error(`The log-in as ${name} failed: ${status}`)
  return { name, session }
}
