import type { Server } from 'node:https'
import app from '@adonisjs/core/services/app'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { PublicFetch } from '#core/http/public_fetch'
import { importer, saved, tour } from '#tests/functional/gigs/import_calls'
import { givenArtist } from '#tests/support/given'
import { startHttpsServer, stopHttpsServer, TEST_CERTIFICATE } from '#tests/support/https_server'

test.group('The address of a calendar', (group) => {
  let server: Server
  let address: string
  let text = ''
  let isMoved = false

  group.setup(async () => {
    const started = await startHttpsServer((_, response) => {
      if (isMoved) response.writeHead(301, { location: 'https://other.test/tour.ics' }).end()
      else response.end(text)
    })
    server = started.server
    address = `https://calendar.test:${started.port}/tour.ics`
  })
  group.teardown(() => stopHttpsServer(server))
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => limiter.clear())
  group.each.setup(() => {
    isMoved = false
    app.container.swap(
      PublicFetch,
      () =>
        new PublicFetch({
          resolve: async (host) => [host === 'calendar.test' ? '127.0.0.1' : '10.0.0.1'],
          isAllowed: (one) => one === '127.0.0.1',
          ca: TEST_CERTIFICATE,
        })
    )
    return () => app.container.restore(PublicFetch)
  })

  test('is read, kept, read again with one press and forgotten', async ({ assert, client }) => {
    const { owner, artist } = await givenArtist({})
    const { call, save } = importer(client, owner)
    text = tour({ a: { days: 10 } })
    const read = await call('/read', { address: address.replace('https', 'webcal') })
    read.assertStatus(200)
    assert.equal(read.body().source.address, address)
    const { id } = (await save(saved(read.body()))).body()
    text = tour({ a: { days: 10 }, b: { days: 11 } })
    const again = (await call('/read', { sourceId: id })).body()
    assert.deepEqual([again.source.id, again.sameCount, again.lines.length], [id, 1, 1])
    const forget = () => client.delete(`/api/gig-imports/${id}`).loginAs(owner).withCsrfToken()
    ;(await forget()).assertStatus(204)
    ;(await forget()).assertStatus(404)
    ;(await call('/read', { sourceId: id })).assertStatus(404)
    const row = await db.from('gig_import_sources').where({ id, artist_id: artist.id }).first()
    assert.isNull(row.address)
  }).tags(['TOUR-7'])

  test('is not kept unless the artist wants it', async ({ assert, client }) => {
    const { owner, artist } = await givenArtist({})
    const { call, save } = importer(client, owner)
    text = tour({ a: { days: 10 } })
    const body = saved((await call('/read', { address })).body())
    await save({ ...body, source: { ...body.source, address: null } })
    const rows = await db.from('gig_import_sources').where('artist_id', artist.id)
    assert.deepEqual(
      rows.map((row) => row.address),
      [null]
    )
  }).tags(['TOUR-7'])

  test('that leads into our own network is refused in a sentence, and nothing is asked', async ({
    assert,
    client,
  }) => {
    const { owner } = await givenArtist({})
    const { call } = importer(client, owner)
    isMoved = true
    for (const bad of [
      address,
      'https://other.test/',
      'https://169.254.169.254/latest',
      'http://calendar.test/',
    ]) {
      const answer = await call('/read', { address: bad })
      answer.assertStatus(422)
      assert.equal(
        answer.body().errors[0].message,
        'We can’t read this address. It has to be a public one that begins with https://.'
      )
    }
  }).tags(['TOUR-7'])

  test('of a web page says what to look for', async ({ assert, client }) => {
    const { owner } = await givenArtist({})
    text = '<!doctype html><html></html>'
    const answer = await importer(client, owner).call('/read', { address })
    answer.assertStatus(422)
    assert.match(answer.body().errors[0].message, /^This address leads to a web page/)
  }).tags(['TOUR-3'])

  test('of another artist is not theirs to read or forget', async ({ client }) => {
    const { owner } = await givenArtist({})
    const { owner: other } = await givenArtist({})
    text = tour({ a: { days: 10 } })
    const { call, save } = importer(client, owner)
    const { id } = (await save(saved((await call('/read', { address })).body()))).body()
    ;(await importer(client, other).call('/read', { sourceId: id })).assertStatus(404)
    const forget = client.delete(`/api/gig-imports/${id}`).loginAs(other).withCsrfToken()
    ;(await forget).assertStatus(404)
  }).tags(['TOUR-8'])
})
