import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { GigFactory } from '#database/factories/gig_factory'
import { givenReviewedProduct, seen, send } from '#tests/functional/approvals/approval_fixtures'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'
import { setSale } from './drop_fixtures.js'

const WINDOW = {
  kind: 'window',
  from: '2027-06-04T21:00',
  until: '2027-06-05T02:00',
  timeZone: 'Europe/Berlin',
  limit: 50,
}

test.group('When and to whom a product is sold', (group) => {
  group.each.setup(rollbackAfterEach)

  test('is set by its artist and by admins, shown to shoppers and kept in a history', async ({
    assert,
    client,
  }) => {
    const { product, owner, admin } = await givenReviewedProduct({ status: 'active' })
    const path = `/api/products/${product.id}`
    const body = { availability: WINDOW, ...seen(product) }
    const answer = await send(client, 'PATCH', path, owner, body)
    answer.assertStatus(200)
    assert.deepEqual(answer.body().availability, {
      kind: 'window',
      startsAt: '2027-06-04T19:00:00.000Z',
      endsAt: '2027-06-05T00:00:00.000Z',
      timeZone: 'Europe/Berlin',
      limit: 50,
      piecesLeft: 50,
    })
    const settings = (await client.get(`${path}/availability`).loginAs(owner)).body()
    assert.containsSubset(settings, { ...WINDOW, piecesTaken: 0, gigIds: [] })
    assert.equal(settings.updatedAt, answer.body().updatedAt)

    const stale = await send(client, 'PATCH', path, owner, body)
    assert.equal(stale.body().code, 'E_CONCURRENT_MODIFICATION')

    const always = await send(client, 'PATCH', path, admin, {
      availability: { kind: 'always', limit: null },
    })
    assert.isNull(always.body().availability)
    const history = await db.from('product_sale_changes').orderBy('id')
    assert.deepEqual(
      history.map((row) => [row.actor_user_id, row.sale.kind]),
      [
        [owner.id, 'window'],
        [admin.id, 'always'],
      ]
    )
  }).tags(['DROP-8'])

  test('cannot be set or read by other accounts', async ({ client }) => {
    const { product, other, fan } = await givenReviewedProduct({ status: 'active' })
    const path = `/api/products/${product.id}`
    for (const [account, status] of [
      [null, 401],
      [fan, 403],
      [other, 403],
    ] as const) {
      const body = { availability: WINDOW }
      ;(await send(client, 'PATCH', path, account, body)).assertStatus(status)
      const read = client.get(`${path}/availability`).accept('json')
      ;(await (account ? read.loginAs(account) : read)).assertStatus(status)
    }
  }).tags(['DROP-8'])

  test('is refused: {$self}')
    .with([
      'a time off the quarter hours',
      'an end before its beginning',
      'no time at all',
      'a skipped time',
      'an unknown zone',
      'no gig',
      'the gig of another artist',
      'a limit of none',
      'a limit below what is ordered',
    ] as const)
    .tags(['DROP-8'])
    .run(async ({ assert, client }, what) => {
      const { product, owner, artist } = await givenReviewedProduct({ status: 'active' })
      const foreign = await GigFactory.merge({
        artistId: (await givenArtist({})).artist.id,
      }).create()
      await setSale(product, { piece_limit: 20, pieces_taken: 12 })
      const changes = {
        'a time off the quarter hours': { ...WINDOW, from: '2027-06-04T21:05' },
        'an end before its beginning': { ...WINDOW, until: WINDOW.from },
        'no time at all': { kind: 'window' },
        'a skipped time': { ...WINDOW, from: '2027-03-28T02:30', until: null },
        'an unknown zone': { ...WINDOW, timeZone: 'Europe/Leeds' },
        'no gig': { kind: 'gig', gigIds: [] },
        'the gig of another artist': { kind: 'gig', gigIds: [foreign.id] },
        'a limit of none': { kind: 'always', limit: 0 },
        'a limit below what is ordered': { kind: 'always', limit: 11 },
      }
      const before = await db.from('products').where('id', product.id).firstOrFail()
      const answer = await send(client, 'PATCH', `/api/products/${product.id}`, owner, {
        name: 'Another name',
        availability: changes[what],
      })
      answer.assertStatus(422)
      assert.match(answer.body().errors[0].field, /^availability\./)
      assert.deepEqual(await db.from('products').where('id', product.id).firstOrFail(), before)
      assert.lengthOf(await db.from('product_sale_changes'), 0)
      assert.equal(artist.id, product.artistId)
    })

  test('at a gig is chosen on the gig, and ended there', async ({ assert, client }) => {
    const { product, artist, owner, other, fan, admin } = await givenReviewedProduct({
      status: 'active',
    })
    const { product: second } = await givenActiveProduct({ artist })
    const gig = await GigFactory.merge({ artistId: artist.id }).create()
    const path = `/api/gigs/${gig.id}/products`
    const put = (account: typeof owner | null, productIds: number[]) => {
      const request = client.put(path).withCsrfToken().accept('json').json({ productIds })
      return account ? request.loginAs(account) : request
    }
    for (const [account, status] of [
      [null, 401],
      [fan, 403],
      [admin, 403],
      [other, 404],
    ] as const)
      (await put(account, [product.id])).assertStatus(status)
    ;(await client.get(path).loginAs(admin)).assertStatus(200)
    ;(await client.get(path).loginAs(other).accept('json')).assertStatus(404)

    const chosen = await put(owner, [product.id])
    chosen.assertStatus(200)
    assert.deepEqual(chosen.body().products, [
      { id: second.id, name: second.name, kind: 'always', isTiedToGig: false, isSoldHere: false },
      { id: product.id, name: product.name, kind: 'gig', isTiedToGig: true, isSoldHere: true },
    ])
    const { sale_ends_at: end } = await db.from('products').where('id', product.id).firstOrFail()
    assert.isAtLeast(end.getTime(), gig.startsAt.plus({ hours: 48 }).toMillis())
    await put(owner, [])
    const { sale_kind: kind } = await db.from('products').where('id', product.id).firstOrFail()
    assert.equal(kind, 'always')
    const { product: foreign } = await givenActiveProduct({})
    ;(await put(owner, [foreign.id])).assertStatus(422)
  }).tags(['DROP-8'])

  test('at gigs of which one was cancelled can be changed: that one is left out', async ({
    assert,
    client,
  }) => {
    const { product, artist, owner } = await givenReviewedProduct({ status: 'active' })
    const gigs = await GigFactory.merge({ artistId: artist.id }).createMany(3)
    const [cancelled, kept, added] = gigs.map(({ id }) => id) as [number, number, number]
    const path = `/api/products/${product.id}`
    const sale = (gigIds: number[], hoursAfter: number) =>
      send(client, 'PATCH', path, owner, { availability: { kind: 'gig', gigIds, hoursAfter } })
    ;(await sale([cancelled, kept], 3)).assertStatus(200)
    await db.from('gigs').where('id', cancelled).update({ cancelled_at: new Date() })
    for (const productIds of [[product.id], []]) {
      const call = client.put(`/api/gigs/${added}/products`).loginAs(owner).withCsrfToken()
      ;(await call.json({ productIds })).assertStatus(200)
    }
    const log = await db.from('band_log_entries').where('artist_id', artist.id).select('action')
    assert.deepEqual(
      log.map(({ action }) => action),
      Array(3).fill('product.change')
    )
    const { gigIds } = (await client.get(`${path}/availability`).loginAs(owner)).body()
    assert.deepEqual(gigIds, [kept])
    const end = async () =>
      (await db.from('products').where('id', product.id).firstOrFail()).sale_ends_at.getTime()
    const before = await end()
    ;(await sale(gigIds, 5)).assertStatus(200)
    assert.equal((await end()) - before, 2 * 3_600_000)
  }).tags(['DROP-8'])
})
