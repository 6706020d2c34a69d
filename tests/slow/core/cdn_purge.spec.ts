import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { givenActiveProduct } from '#tests/support/given'
import { startCollector } from '#tests/support/json_collector'
import { resetDatabase } from '#tests/support/reset_database'
import { startServerProcess } from '#tests/support/server_process'

type Purge = { tags: string[] }
type Cdn = Awaited<ReturnType<typeof startCollector<Purge>>>

const HEADER = 'Bearer of-the-cdn'

async function untilPurged({ bodies }: Cdn, wanted: (purge: Purge) => boolean, from = 0) {
  for (let waited = 0; waited < 60_000; waited += 50) {
    const purge = bodies.slice(from).find(wanted)
    if (purge) return purge
    await pause(50)
  }
  throw new Error(`No such purge: ${JSON.stringify(bodies.slice(from))}`)
}

const isOfEverything = ({ tags }: Purge) => tags.includes('page')

test.group('A CDN in front', (group) => {
  group.each.setup(resetDatabase)
  group.each.teardown(resetDatabase)

  test('gets tags with each page, and those of a change by one node, whichever runs', async ({
    assert,
    cleanup,
  }) => {
    const { product } = await givenActiveProduct({})
    let status = 200
    const cdn = await startCollector<Purge>({ status: () => status })
    cleanup(cdn.close)
    const startNode = async () => {
      const settings = {
        RESPONSE_CACHE: 'on',
        CDN_PURGE_URL: `${cdn.origin}/purge`,
        CDN_PURGE_HEADERS: `authorization=${encodeURIComponent(HEADER)}`,
      }
      const node = await startServerProcess({ settings })
      cleanup(() => void node.child.kill('SIGKILL'))
      return node
    }
    const first = await startNode()
    await untilPurged(cdn, isOfEverything)
    assert.equal(cdn.headers[0]!.authorization, HEADER)
    assert.equal(cdn.headers[0]!['surrogate-key'], 'page')

    const headersOf = async (path: string, headers = {}) =>
      (await fetch(first.origin + path, { headers })).headers
    for (let time = 0; time < 2; time++) {
      const ofProduct = await headersOf(`/product/${product.id}`)
      assert.include(ofProduct.get('cache-tag')!.split(','), `product:${product.id}`)
      assert.match(ofProduct.get('cache-control')!, /s-maxage=60\b/)
    }
    assert.equal((await headersOf('/browse')).get('surrogate-key'), 'page any')
    const visit = await headersOf('/browse', { 'x-inertia': 'true' })
    assert.isNull(visit.get('cache-tag'))
    assert.isNull((await headersOf('/login')).get('cache-tag'))

    const second = await startNode()
    const changePrice = async (price: number) => {
      const from = cdn.bodies.length
      await db.from('products').where('id', product.id).update({ selling_price: price })
      return from
    }
    const isOfProduct = ({ tags }: Purge) => tags.includes(`product:${product.id}`)
    const change = await changePrice(31)
    const { tags } = await untilPurged(cdn, isOfProduct, change)
    assert.includeMembers(tags, ['any', `artist:${product.artistId}`])
    await pause(1_500)
    assert.lengthOf(cdn.bodies.slice(change).filter(isOfProduct), 1)

    status = 500
    const refused = await changePrice(32)
    await untilPurged(cdn, isOfProduct, refused)
    status = 200
    await untilPurged(cdn, isOfProduct, cdn.bodies.length)

    const takenOver = cdn.bodies.length
    first.child.kill('SIGKILL')
    await untilPurged(cdn, isOfEverything, takenOver)
    await untilPurged(cdn, isOfProduct, await changePrice(33))
    assert.isNull(second.child.exitCode)
  })
    .tags(['PAGES-25'])
    .timeout(240_000)
})
