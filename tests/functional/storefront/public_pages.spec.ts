import { once } from 'node:events'
import http from 'node:http'
import { test } from '@japa/runner'
import { GigFactory } from '#database/factories/gig_factory'
import { givenActiveProduct, givenScannedCode, FACTORY_PASSWORD } from '#tests/support/given'
import { type Answer, HttpSession } from '#tests/support/http_session'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { UserFactory } from '#database/factories/user_factory'

const get = (path: string, headers: Record<string, string> = {}) =>
  new HttpSession().get(path, headers)

const variesBy = ({ headers }: Answer) => headers.get('vary')!.toLowerCase().split(', ')

/** As a browser asks again for a page it has; `fetch` would ask for a fresh one. */
async function statusIfNoneMatch(path: string, { headers }: Answer) {
  const asked = {
    'if-none-match': headers.get('etag')!,
    'accept-encoding': headers.get('content-encoding') ?? 'identity',
  }
  const request = http.get(HttpSession.origin() + path, { headers: asked })
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage]
  answer.resume()
  return answer.statusCode
}

async function givenShop() {
  const { product, artist } = await givenActiveProduct({})
  await GigFactory.merge({ artistId: artist.id }).create()
  const { code } = await givenScannedCode({ artist })
  const [store, goods] = [`/store/${artist.id}`, `/product/${product.id}`]
  return { code: code.code, store, goods }
}

/** The page that a document is made of. */
function pageIn(html: string) {
  const inPage = /<script data-page="app" type="application\/json">(.*?)<\/script>/s
  return JSON.parse(inPage.exec(html)![1]!.replaceAll('\\/', '/'))
}

const TEXTS = ['/privacy', '/terms', '/delivery-and-returns', '/reporting', '/contact']
const LISTS = ['/', '/browse', '/collections', '/artists']

test.group('A public page', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())
  group.tap((each) => each.tags(['PAGES-20']))

  test('is the same for every visitor: no cookie, a strong hash, and 304 while it is the same', async ({
    assert,
  }) => {
    const { store, goods } = await givenShop()
    for (const path of [...LISTS, store, goods, ...TEXTS]) {
      const page = await get(path)
      assert.equal(page.status, 200, path)
      assert.isEmpty(page.headers.getSetCookie(), path)
      assert.match(page.headers.get('etag')!, /^"/, path)
      assert.sameMembers(variesBy(page), ['x-inertia', 'accept-encoding'], path)
      assert.equal((await get(path)).text, page.text, path)
      assert.equal(await statusIfNoneMatch(path, page), 304, path)
    }
  })

  test('names one address: its own parameters, sorted; others reach neither it nor its links', async ({
    assert,
  }) => {
    const { store, goods } = await givenShop()
    const unknown = 'utm_source=poster&search=&cursor=&fbclid=x%2F&qrr=1&a%5B0%5D=1'
    for (const [path, own, sorted] of [
      ['/', '', ''],
      ['/browse', 'type=hoodie&type=tshirt&sort=newest', 'sort=newest&type=hoodie&type=tshirt'],
      ['/collections', 'type=tshirt&genre=rock', 'genre=rock&type=tshirt'],
      ['/artists', 'search=a&genre=rock', 'genre=rock&search=a'],
      [store, 'type=tshirt', 'type=tshirt'],
      [goods, 'size=M&color=Black', 'color=Black&size=M'],
      ['/terms', '', ''],
    ] as const) {
      const plain = await get(sorted ? `${path}?${sorted}` : path)
      const query = own ? `${unknown}&${own}` : unknown
      assert.equal((await get(`${path}?${query}`)).text, plain.text, path)
    }
  })

  test('keeps the values of a repeated parameter in their order, however they are written', async ({
    assert,
  }) => {
    await givenShop()
    const shown = async (query: string) => {
      const page = await get(`/browse?${query}`, { 'x-inertia': 'true', 'x-inertia-version': '1' })
      return page.json().props.filters.types
    }
    assert.deepEqual(await shown('type=tshirt&type=hoodie'), ['tshirt', 'hoodie'])
    assert.deepEqual(await shown('type[]=tshirt&x=1&type[]=hoodie'), ['tshirt', 'hoodie'])
  })

  test('as the answer to a visit is the same data, without a cookie', async ({ assert }) => {
    const { goods } = await givenShop()
    const asVisit = { 'x-inertia': 'true', 'x-inertia-version': '1' }
    const visit = await get(`${goods}?utm_source=x`, asVisit)
    assert.equal(visit.status, 200)
    assert.isEmpty(visit.headers.getSetCookie())
    assert.match(visit.headers.get('cache-control')!, /^private/)
    assert.sameMembers(variesBy(visit), ['x-inertia', 'accept-encoding'])
    const page = visit.json()
    assert.equal(page.url, goods)
    assert.deepEqual(pageIn((await get(goods)).text), page)
  })

  test('of an earlier release is not kept', async ({ assert }) => {
    const old = await get('/browse', { 'x-inertia': 'true', 'x-inertia-version': 'earlier' })
    assert.equal(old.status, 409)
    assert.equal(old.headers.get('cache-control'), 'no-store')
  })

  test('that could not be shown stays out of every cache, as a page, a visit and a call', async ({
    assert,
  }) => {
    const accepts = { accept: 'application/json' }
    const visit = { 'x-inertia': 'true', 'x-inertia-version': '1' }
    const failures = [
      await get('/store/999999'),
      await get('/product/none'),
      await get('/product/999999', visit),
      await get('/scan', accepts),
      await get('/api/products/999999'),
      await get('/api/products?type=none'),
    ]
    for (const { status, headers } of failures) {
      assert.oneOf(status, [404, 422])
      assert.equal(headers.get('cache-control'), 'private, no-store')
    }
  })

  test('is the same for an account, with the parts that are its own asked for apart', async ({
    assert,
  }) => {
    const { store, goods } = await givenShop()
    const fan = await UserFactory.merge({ firstName: 'Quillon' }).create()
    const account = new HttpSession()
    await account.post('/api/login', { email: fan.email, password: FACTORY_PASSWORD })
    assert.equal(account.cookies.get('gigstall_role'), 'fan')
    for (const path of ['/browse', store, goods]) {
      const page = await account.get(path)
      assert.equal(page.text, (await get(path)).text, path)
      assert.equal(
        page.headers.get('cache-control'),
        'public, max-age=0, s-maxage=5, stale-while-revalidate=5'
      )
      const { component, version, props } = pageIn(page.text)
      assert.isTrue(props.isForAll)
      const parts = await account.get(path, {
        'x-inertia': 'true',
        'x-inertia-version': version,
        'x-inertia-partial-component': component,
        'x-inertia-partial-data': 'favoriteIds',
      })
      assert.match(parts.headers.get('cache-control')!, /^private, no-store/)
      const own = parts.json().props
      assert.equal(own.user.firstName, 'Quillon')
      assert.isFalse(own.isForAll)
      assert.isArray(own.favoriteIds.products)
      assert.notProperty(own, 'products')
    }
  })

  test('that differs for some is kept by no cache in between', async ({ assert }) => {
    const { store, code } = await givenShop()
    for (const path of ['/', '/privacy', `${store}?qr=${code}`])
      assert.match((await get(path)).headers.get('cache-control')!, /^private/, path)
  })

  test('belongs to one device with an account at the landing page, a scanned code, a choice about cookies, or a session without its hint', async ({
    assert,
  }) => {
    const { store, code } = await givenShop()
    const fan = await UserFactory.create()
    const user = new HttpSession()
    await user.post('/api/login', { email: fan.email, password: FACTORY_PASSWORD })
    const scanned = await get(`${store}?qr=${code}`)
    assert.include(scanned.headers.getSetCookie().join(), 'gigstall_gigs=')
    const refusing = new HttpSession()
    refusing.cookies.set('gigstall_no_gigs', 'yes')
    const unhinted = user.clone()
    unhinted.cookies.delete('gigstall_role')
    const pages = [
      await user.get('/'),
      await unhinted.get(store),
      scanned,
      await refusing.get('/privacy'),
    ]
    for (const page of pages) {
      assert.match(page.headers.get('cache-control')!, /^private/)
      assert.isNull(page.headers.get('etag'))
    }
    assert.equal(pageIn(pages[0]!.text).component, 'storefront/fan_home')
  })

  test('that is missing sets no cookie either', async ({ assert }) => {
    const page = await get('/product/999999')
    assert.equal(page.status, 404)
    assert.isEmpty(page.headers.getSetCookie())
  })
})
