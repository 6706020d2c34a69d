import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { makeSidePrintFile } from '#catalog/builder/jobs'
import { UserFactory } from '#database/factories/user_factory'
import { ProviderUnavailable } from '#fulfilment/errors'
import { keptOf, setStatus } from '#tests/functional/approvals/approval_fixtures'
import { loggedIn } from '#tests/functional/artworks/artwork_fixtures'
import { givenBuilder } from '#tests/functional/builder/build_fixtures'
import { givenArtist } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

test.group('Rebuilding a product', (group) => {
  group.each.setup(rollbackAfterEach)
  group.each.setup(() => useRealSessions())
  group.each.timeout(120_000)

  test('changes sizes, colours and placements of a draft, and keeps its status and history', async ({
    assert,
    cleanup,
  }) => {
    const { build, body, session, artwork } = await givenBuilder(cleanup)
    const product = (await build()).json()
    const [before] = await db.from('product_placements').where('product_id', product.id)
    await makeSidePrintFile({ placementId: before.id })
    const placements = [{ placement: 'back', artworkId: artwork.id, x: 0, y: 0, width: 500 }]
    const path = `/api/products/${product.id}/build`
    const wanted = body({
      name: 'Last Tram Hoodie',
      sellingPrice: 40,
      blankId: 146,
      catalogVariantIds: [14600, 14610],
      placements,
    })
    const answer = await session.put(path, { ...wanted, updatedAt: product.updatedAt })
    assert.equal(answer.status, 200, answer.text)
    assert.containsSubset(answer.json(), {
      name: 'Last Tram Hoodie',
      productType: 'hoodie',
      status: 'draft',
      basePrice: 10.75,
      sellingPrice: 40,
      sizes: ['S'],
      colors: ['Black', 'White'],
      artworkId: artwork.id,
    })
    const { row, history } = await keptOf(product)
    assert.deepEqual([row.blank_id, history.length], ['146', 1])
    const after = await db.from('product_placements').where('product_id', product.id)
    assert.containsSubset(after, [{ placement: 'back', x: 0, y: 0, width: 500 }])
    assert.lengthOf(after, 1)
    assert.isEmpty(await db.from('print_files'), 'the earlier file is gone with its place')
    const log = await db.from('band_log_entries').orderBy('id').select('action', 'subject')
    assert.deepEqual(
      log.map(({ action, subject }) => [action, subject]),
      [
        ['product.add', 'Last Tram Tee'],
        ['product.change', 'Last Tram Tee'],
      ]
    )
    const stale = await session.put(path, { ...wanted, updatedAt: product.updatedAt })
    assert.deepEqual([stale.status, stale.json().code], [409, 'E_CONCURRENT_MODIFICATION'])

    await setStatus(product, 'rejected')
    assert.equal((await session.put(path, wanted)).json().status, 'rejected')
  }).tags(['BUILD-14'])

  test('is for its artist, for drafts and rejected products, and writes nothing where it is refused', async ({
    assert,
    cleanup,
  }) => {
    const { build, body, session, catalogue } = await givenBuilder(cleanup)
    const product = (await build()).json()
    const path = `/api/products/${product.id}/build`
    const kept = () => keptOf(product)
    const before = await kept()
    const { owner: stranger } = await givenArtist({})
    const fan = await loggedIn(await UserFactory.create())
    const admin = await loggedIn(await UserFactory.merge({ userType: 'admin' }).create())
    assert.equal((await (await loggedIn(stranger)).put(path, body())).status, 404)
    for (const other of [fan, admin]) assert.equal((await other.put(path, body())).status, 403)
    assert.equal((await session.put(path, body({ sellingPrice: 17.28 }))).status, 422)
    assert.equal((await session.put(path, body({ placements: [] }))).status, 422)
    catalogue.failure = new ProviderUnavailable('unreachable')
    assert.equal((await session.put(path, body())).status, 503)
    catalogue.failure = null
    assert.deepEqual(await kept(), before)
    for (const status of [
      'pending_approval',
      'approved',
      'active',
      'inactive',
      'retired',
    ] as const) {
      await setStatus(product, status)
      const answer = await session.put(path, body())
      assert.deepEqual([answer.status, answer.json().code], [409, 'E_ARTWORK_LOCKED'], status)
    }
    assert.lengthOf(await db.from('product_placements').where('product_id', product.id), 1)
  }).tags(['BUILD-14'])
})
