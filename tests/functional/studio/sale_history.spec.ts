import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import type User from '#identity/models/user'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { givenMember } from '#tests/support/given_band'

type Shown = {
  product: { name: string }
  changes: { kind: string; limit?: number | null; actor: string }[]
  nextUrl: string | null
}

const open = (client: ApiClient, account: User, path: string) =>
  client.get(path).withInertia().loginAs(account)

test.group('The history of the sale settings of a product', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('says who set what, the latest first, page by page', async ({ assert, client }) => {
    const { artist, owner } = await givenArtist({})
    await owner.merge({ firstName: 'Robin', lastName: 'Example' }).save()
    const manager = await givenMember(artist.id, 'manager')
    const { product } = await givenActiveProduct({ artist, name: 'Last Tram Tee' })
    const path = `/dashboard?artist=${artist.id}&tab=product-management&sale=${product.id}`
    const read = async (address = path) => {
      const page = await open(client, owner, address)
      page.assertInertiaComponent('studio/sale_history')
      return page.inertiaProps as Shown
    }
    assert.deepEqual((await read()).changes, [])
    const set = async (account: User, availability: object) => {
      const call = client.patch(`/api/products/${product.id}`).loginAs(account).withCsrfToken()
      ;(await call.json({ availability })).assertStatus(200)
    }
    const times = { from: '2031-06-04T21:00', until: null, timeZone: 'Europe/Berlin' }
    await set(manager, { kind: 'window', ...times, limit: 50 })
    await set(owner, { kind: 'always' })
    const { changes, product: shown, nextUrl } = await read()
    assert.equal(shown.name, 'Last Tram Tee')
    assert.isNull(nextUrl)
    assert.containSubset(changes, [
      { kind: 'always', actor: 'Robin Example' },
      { kind: 'window', ...times, limit: 50 },
    ])
    assert.notProperty(changes[0], 'limit')
    const html = (await client.get(path).loginAs(owner)).text()
    assert.include(html, 'On sale from Wed 4 Jun, 21:00 (Europe/Berlin). 50 pieces.')

    for (let count = 0; count < 19; count++) await set(owner, { kind: 'always', limit: 60 + count })
    const first = await read()
    assert.lengthOf(first.changes, 20)
    assert.deepInclude(first.changes[0], { kind: 'always', limit: 78 })
    const last = await read(first.nextUrl!)
    assert.deepEqual(
      [last.changes.length, last.changes[0]!.kind, last.nextUrl],
      [1, 'window', null]
    )
  }).tags(['DROP-13'])

  test('is for the band: another artist’s product is not found', async ({ client }) => {
    const { artist, owner } = await givenArtist({})
    const { product } = await givenActiveProduct({})
    for (const id of [product.id, 2_000_000_000, 'x']) {
      const page = await open(client, owner, `/dashboard?tab=product-management&sale=${id}`)
      page.assertStatus(404)
      page.assertInertiaComponent('studio/not_found')
    }
    const merch = await givenMember(artist.id, 'merch')
    const path = `/dashboard?artist=${artist.id}&tab=product-management&sale=${product.id}`
    ;(await open(client, merch, path)).assertStatus(403)
  }).tags(['DROP-13', 'TEAM-3'])
})
