import { test } from '@japa/runner'
import { accessRuleOf } from '#core/access'
import router from '@adonisjs/core/services/router'
import { UserFactory } from '#database/factories/user_factory'
import { FACTORY_PASSWORD, givenActiveProduct, givenScannedCode } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'
import { resetDatabase } from '#tests/support/reset_database'
import { useRealSessions } from '#tests/support/real_sessions'
import {
  keptAddress,
  PAGE_PARAMETERS,
  PERSONAL_PARAMETERS,
} from '../../../inertia/service_worker/addresses.js'

const VISIT = { 'x-inertia': 'true', 'x-inertia-version': '1' }

const markOf = async (session: HttpSession, path: string, headers = {}) =>
  (await session.get(path, headers)).headers.get('x-gigstall-page')

test.group('The mark of a page that may be kept', (group) => {
  group.each.setup(() => resetDatabase)
  group.each.setup(() => useRealSessions())

  test('stands on what every visitor gets, as a page and as a visit', async ({ assert }) => {
    const { artist, product } = await givenActiveProduct({})
    for (const path of [
      '/',
      '/browse?type=tshirt',
      `/store/${artist.id}`,
      `/product/${product.id}`,
      '/scan',
      '/checkout',
      '/offline',
    ]) {
      const visitor = new HttpSession()
      assert.equal(await markOf(visitor, path), 'public', path)
      assert.equal(await markOf(visitor, path, VISIT), 'public', path)
      assert.equal(visitor.cookies.size, 0)
    }
  }).tags(['OFF-2', 'OFF-4'])

  test('stands on nothing of a person, of one visit, or that was not found', async ({ assert }) => {
    const { artist } = await givenActiveProduct({})
    const { code } = await givenScannedCode({ artist })
    const store = `/store/${artist.id}`
    const visitor = new HttpSession()
    for (const path of [
      `${store}?qr=${code.code}`,
      '/?error=role_mismatch&requested=artist&actual=fan',
      '/product/999999',
      '/nothing-here',
      '/scan?code=nonsense',
      '/wishlist',
      '/orders',
      '/dashboard',
      '/login',
      '/health',
      '/api/products',
    ])
      assert.equal(await markOf(new HttpSession(), path), 'private', path)

    await visitor.post(`/api/qr-codes/${code.code}/scan`)
    assert.equal(await markOf(visitor, store), 'public')
    const fan = await UserFactory.create()
    const session = new HttpSession()
    await session.post('/api/login', { email: fan.email, password: FACTORY_PASSWORD })
    assert.equal(await markOf(session, '/'), 'private')
    for (const path of [store, '/offline'])
      assert.equal(await markOf(session, path), 'public', path)
  }).tags(['OFF-2'])

  test('is asked for by the same addresses and parameters as the routes have', ({ assert }) => {
    const pages = Object.values(router.toJSON())
      .flat()
      .flatMap((route) => {
        const page = accessRuleOf(route as never)?.page
        return page ? [{ pattern: route.pattern, ...page }] : []
      })
    const personal = [
      ...new Set(pages.flatMap((page) => [...(page.personal ?? []), ...(page.ofDevice ?? [])])),
    ]
    const own = pages.flatMap(({ parameters }) => parameters)
    const shared = [...new Set(own)].filter((name) => !personal.includes(name))
    assert.sameMembers(PAGE_PARAMETERS, shared)
    assert.sameMembers(PERSONAL_PARAMETERS, personal)
    for (const { pattern } of pages) {
      const address = pattern.replace(':id', '7')
      assert.equal(keptAddress(new URL(address, 'https://gigstall.test')), address)
    }
    const others = Object.values(router.toJSON())
      .flat()
      .filter((route) => !accessRuleOf(route as never)?.page)
      .map(({ pattern }) => pattern.replace(/:\w+|\*/g, '7'))
      .filter((path) => !/^\/artist\/7(\/store)?$/.test(path))
    for (const path of others)
      assert.isNull(keptAddress(new URL(path, 'https://gigstall.test')), path)
  }).tags(['OFF-2'])

  test('comes with a worker that answers for all pages and is never out of date', async ({
    assert,
  }) => {
    const { status, headers, text } = await new HttpSession().get('/assets/service_worker.js')
    assert.equal(status, 200)
    assert.equal(headers.get('service-worker-allowed'), '/')
    assert.equal(headers.get('cache-control'), 'no-cache')
    assert.equal(headers.get('content-security-policy'), "default-src 'none'; connect-src 'self'")
    assert.notInclude(text, 'SHELL_FILES')
    const { text: page } = await new HttpSession().get('/offline')
    assert.include(page, '<html lang="en-GB" data-worker="">', 'no worker in tests')
  }).tags(['OFF-8'])
})
