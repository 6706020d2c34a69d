import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import type User from '#identity/models/user'
import { UserFactory } from '#database/factories/user_factory'
import { givenActiveProduct, givenArtist } from '#tests/support/given'

/** The page that stands at an address. */
async function pageAt(client: ApiClient, path: string, account?: User) {
  const request = client.get(path).withInertia()
  const answer = await (account ? request.loginAs(account) : request)
  return answer.inertiaComponent
}

async function givenOwnedProduct() {
  const { artist, owner } = await givenArtist({})
  const { product } = await givenActiveProduct({ artist })
  return { artist, owner, product }
}

/** Where an address leads, in one step. */
async function leadsTo(client: ApiClient, path: string) {
  const answer = await client.get(path).redirects(0)
  return { status: answer.status(), place: answer.header('location') }
}

test.group('Addresses of pages', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a visitor reaches what is for everyone, and the not-found screen elsewhere', async ({
    assert,
    client,
  }) => {
    const { artist, product } = await givenActiveProduct({})
    const pages = {
      '/': 'storefront/landing',
      '/browse': 'storefront/browse',
      '/collections': 'storefront/collections',
      '/artists': 'storefront/artists',
      [`/store/${artist.id}`]: 'catalog/store',
      [`/product/${product.id}`]: 'catalog/product',
      '/artist-signup': 'identity/artist_signup',
      '/dev/roles': 'identity/dev_roles',
      '/nowhere': 'errors/not_found',
      '/store/0': 'errors/not_found',
    }
    for (const [path, component] of Object.entries(pages))
      assert.equal(await pageAt(client, path), component, path)
  }).tags(['ROUTE-2'])

  test("an artist's home is the dashboard, a fan's the fan home; the shop, the wishlist and the payment results are for both", async ({
    assert,
    client,
  }) => {
    const { artist, owner, product } = await givenOwnedProduct()
    const fan = await UserFactory.create()
    const shared = {
      '/browse': 'storefront/browse',
      '/collections': 'storefront/collections',
      '/artists': 'storefront/artists',
      [`/store/${artist.id}`]: 'catalog/store',
      [`/product/${product.id}`]: 'catalog/product',
      '/dev/roles': 'identity/dev_roles',
      '/wishlist': 'fans/wishlist',
      '/checkout/success': 'checkout/success',
      '/checkout/cancel': 'checkout/cancel',
    }
    const home = await client.get('/').loginAs(owner).redirects(0)
    assert.equal(home.header('location'), '/dashboard')
    assert.equal(await pageAt(client, '/dashboard', owner), 'studio/overview')
    assert.equal(await pageAt(client, '/', fan), 'storefront/fan_home')
    for (const account of [owner, fan])
      for (const [path, component] of Object.entries(shared))
        assert.equal(await pageAt(client, path, account), component, path)
  }).tags(['ROUTE-4', 'ROUTE-5'])

  test('the literal parts match in any case, the query is kept, and the first match wins', async ({
    assert,
    client,
  }) => {
    const { artist } = await givenArtist({})
    const browse = await leadsTo(client, '/BROWSE?search=Night%20Shirt')
    assert.equal(browse.status, 301)
    assert.match(String(browse.place), /^\/browse\?search=Night(%20|\+)Shirt$/)
    const store = await leadsTo(client, `/Store/${artist.id}?qr=AbCd1234`)
    assert.deepEqual(store, { status: 301, place: `/store/${artist.id}?qr=AbCd1234` })
    const loginPage = await leadsTo(client, '/Login/ARTIST')
    assert.deepEqual(loginPage, { status: 301, place: '/login/artist' })
    assert.equal((await leadsTo(client, '/NOWHERE')).status, 404)
  }).tags(['ROUTE-8'])
})

test.group('The not-found screen', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => void Reflect.deleteProperty(app, 'inDev'))

  test('says 404 Page Not Found, with a hint for developers in development only', async ({
    assert,
    client,
  }) => {
    const hint = 'Did you forget to add the page to the router?'
    const words = async () => {
      const answer = await client.get('/no-such-page')
      assert.equal(answer.status(), 404)
      return answer.text().replaceAll(/<[^>]+>/g, ' ')
    }
    Object.defineProperty(app, 'inDev', { value: false, configurable: true })
    assert.match(await words(), /404\s+Page Not Found/)
    assert.notInclude(await words(), hint)
    Object.defineProperty(app, 'inDev', { value: true, configurable: true })
    assert.match(await words(), /404\s+Page Not Found/)
    assert.include(await words(), hint)
  }).tags(['MISS-1'])
})
