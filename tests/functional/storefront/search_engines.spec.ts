import drive from '@adonisjs/drive/services/main'
import router from '@adonisjs/core/services/router'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { accessRuleOf } from '#core/access'
import { appUrl } from '#config/app'
import { ProductFactory } from '#database/factories/product_factory'
import { UserFactory } from '#database/factories/user_factory'
import { givenActiveProduct, givenArtist } from '#tests/support/given'

const pathsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => {
    if (!address!.startsWith(`${appUrl}/`)) throw new Error(`A foreign address: ${address}`)
    return address!.slice(appUrl.length)
  })

const metaOf = (html: string, name: string) =>
  new RegExp(`<meta[^>]*(?:name|property)="${name}"[^>]*content="([^"]*)"`).exec(html)?.[1]

const canonicalOf = (html: string) => /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(html)?.[1]

async function pageOf(client: ApiClient, path: string) {
  const answer = await client.get(path).accept('html')
  answer.assertStatus(200)
  return answer.text()
}

test.group('Search engines', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('robots.txt leads to the sitemap and keeps the calls out', async ({ assert, client }) => {
    const answer = await client.get('/robots.txt')
    answer.assertStatus(200)
    assert.include(answer.header('content-type'), 'text/plain')
    assert.include(answer.text(), `Sitemap: ${appUrl}/sitemap.xml`)
    assert.include(answer.text(), 'Disallow: /api/')
  }).tags(['SEEN-1'])

  test('the sitemap names each public page, store and product once, and nothing hidden', async ({
    assert,
    client,
  }) => {
    const { artist, product } = await givenActiveProduct({})
    const second = await ProductFactory.merge({ artistId: artist.id }).create()
    const draft = await ProductFactory.apply('draft').merge({ artistId: artist.id }).create()
    const { artist: hidden } = await givenArtist({ isHidden: true })
    const unseen = await ProductFactory.merge({ artistId: hidden.id }).create()

    const index = await client.get('/sitemap.xml')
    assert.include(index.header('content-type'), 'application/xml')
    assert.equal(index.header('cache-control'), 'public, max-age=3600')
    const parts = await Promise.all(
      pathsIn(index.text()).map(async (path) => {
        const part = await client.get(path)
        part.assertStatus(200)
        return pathsIn(part.text())
      })
    )
    const all = parts.flat()
    assert.equal(new Set(all).size, all.length)
    assert.includeMembers(all, [
      '/',
      '/browse',
      '/artists',
      '/collections',
      `/store/${artist.id}`,
      `/product/${product.id}`,
      `/product/${second.id}`,
    ])
    for (const path of [`/product/${draft.id}`, `/store/${hidden.id}`, `/product/${unseen.id}`])
      assert.notInclude(all, path)
    for (const path of ['/sitemaps/products-0.xml', '/sitemaps/products-999999.xml', '/sitemaps/x'])
      assert.equal((await client.get(path)).status(), 404, path)
  }).tags(['SEEN-1'])

  test('every public page says what it is, in its own words, once', async ({ assert, client }) => {
    const { artist, product } = await givenActiveProduct({})
    const titles = new Set<string>()
    const pages = [
      ...['/', '/browse', '/artists', '/collections', '/artist-signup'],
      ...['/privacy', '/terms', '/delivery-and-returns', '/reporting', '/contact'],
      `/store/${artist.id}`,
      `/product/${product.id}`,
    ]
    for (const path of pages) {
      const text = await pageOf(client, `${path}?ref=friend`)
      assert.lengthOf(text.match(/<title[ >]/g)!, 1, path)
      assert.lengthOf(text.match(/name="description"/g)!, 1, path)
      assert.equal(canonicalOf(text), appUrl + path)
      assert.equal(metaOf(text, 'og:url'), appUrl + path)
      assert.isUndefined(metaOf(text, 'robots'), path)
      assert.isAbove(metaOf(text, 'description')!.length, 30, path)
      assert.equal(metaOf(text, 'og:description'), metaOf(text, 'description'))
      assert.equal(metaOf(text, 'twitter:card'), 'summary_large_image')
      titles.add(metaOf(text, 'og:title')!)
    }
    assert.equal(titles.size, pages.length)
  }).tags(['SEEN-1'])

  test('no page for one person is for search engines', async ({ assert, client }) => {
    const { owner } = await givenArtist({})
    const admin = await UserFactory.merge({ userType: 'admin' }).create()
    const own = Object.values(router.toJSON())
      .flat()
      .filter(({ pattern, methods }) => methods.includes('GET') && !/^\/api\/|[:*]/.test(pattern))
      .map((route) => ({ path: route.pattern, to: accessRuleOf(route)!.to }))
      .filter(({ to }) => to !== 'everyone' && to !== 'provider')
      // A way back from a provider leads on, and a file has no head: neither is a page.
      .filter(({ path }) => !/\/callback$|\.csv$/.test(path))
    assert.isNotEmpty(own)
    for (const { path, to } of own) {
      const page = await client.get(path).loginAs(to === 'admin' ? admin : owner)
      page.assertStatus(200)
      assert.equal(metaOf(page.text(), 'robots'), 'noindex', path)
      assert.isUndefined(canonicalOf(page.text()), path)
    }
    for (const path of ['/login', '/register', '/scan', '/checkout/cancel', '/nowhere']) {
      assert.equal(metaOf((await client.get(path)).text(), 'robots'), 'noindex', path)
    }
  }).tags(['SEEN-2'])
})

test.group('The picture of a shared link', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  /** The picture a page names, as sites that show links fetch it. */
  async function pictureOf(client: ApiClient, path: string) {
    const address = metaOf(await pageOf(client, path), 'og:image')!
    const picture = await client.get(address.slice(appUrl.length))
    picture.assertStatus(200)
    const { format, width, height } = await sharp(picture.body() as Buffer).metadata()
    return { address, format, width, height, caching: picture.header('cache-control') }
  }

  test('is 1200 by 630 in a format that all sites read, for a product without a photo too', async ({
    assert,
    client,
  }) => {
    const { product } = await givenActiveProduct({})
    const shown = await pictureOf(client, `/product/${product.id}`)
    assert.include(shown, { format: 'jpeg', width: 1200, height: 630 })
    assert.equal(shown.caching, 'public, max-age=31536000, immutable')
    assert.include(await pictureOf(client, '/'), { format: 'png', width: 1200, height: 630 })
  }).tags(['SEEN-1'])

  test('of a product has another address once its name, band or price is another, and the earlier one leads there', async ({
    assert,
    client,
  }) => {
    const { product } = await givenActiveProduct({ name: 'Moth Tee', sellingPrice: '25.00' })
    const first = await pictureOf(client, `/product/${product.id}`)
    assert.match(first.address, new RegExp(`/share/2/products/${product.id}/[0-9a-f]{16}\\.jpg$`))
    await product.merge({ name: 'Owl Tee' }).save()
    const second = await pictureOf(client, `/product/${product.id}`)
    assert.notEqual(second.address, first.address)
    assert.include(second, { format: 'jpeg', width: 1200, height: 630 })
    const earlier = await client.get(first.address.slice(appUrl.length)).redirects(0)
    earlier.assertStatus(302)
    assert.equal(earlier.header('location'), second.address.slice(appUrl.length))

    await product.merge({ status: 'inactive' }).save()
    assert.equal((await client.get(second.address.slice(appUrl.length))).status(), 404)
  }).tags(['PAGES-9'])

  test('of a store is drawn once from its photo and kept', async ({ assert, client }) => {
    const key = `photos/${'a1'.repeat(12)}.svg`
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><rect width="80" height="80" fill="#0a7"/></svg>'
    await drive.use().put(key, svg)
    const { artist } = await givenArtist({})
    await artist.merge({ profileImageUrl: `/files/${key}` }).save()
    const first = await pictureOf(client, `/store/${artist.id}`)
    assert.include(first, { format: 'jpeg', width: 1200, height: 630 })
    await drive.use().delete(key)
    assert.deepEqual(await pictureOf(client, `/store/${artist.id}`), first)
  })

  test('of anything else does not exist', async ({ assert, client }) => {
    for (const source of [
      'files/nothing.svg.jpg',
      'files/../../.env.jpg',
      'files/%2e%2e/secret.svg.jpg',
      'artwork/mockups/tshirt/no-such-colour.svg.jpg',
      'artwork/mockups/tshirt/black.svg',
      'https://evil.test/x.png.jpg',
    ])
      assert.equal((await client.get(`/share/1/${source}`)).status(), 404, source)
  })
})
