import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { exampleSale } from '#pricing/public'
import { parsePage } from '#tests/support/markup'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

test.group('The pages of signing in and up', (group) => {
  group.each.setup(rollbackAfterEach)

  test('each has its address, and a visitor may see it')
    .tags(['PROF-1'])
    .with([
      { path: '/login', page: 'identity/sign_in' },
      { path: '/login/artist', page: 'identity/sign_in' },
      { path: '/register', page: 'identity/register' },
      { path: '/artist-signup', page: 'identity/artist_signup' },
      { path: '/forgot-password', page: 'identity/forgot_password' },
      { path: '/reset-password', page: 'identity/reset_password' },
    ])
    .run(async ({ client }, { path, page }) => {
      const response = await client.get(path).withInertia()
      response.assertStatus(200)
      response.assertInertiaComponent(page)
    })

  test('the artists’ sign-up promises what artists come for', async ({ assert, client }) => {
    const page = await parsePage(client, '/artist-signup')
    for (const promise of ['No upfront costs', 'QR sales at gigs', 'Know what sells'])
      assert.include(page.headings(), promise)
    for (const words of ['300+ products to choose from', 'take 3-5 business days'])
      assert.include(page.all('main')[0]!.text, words)
  }).tags(['PROF-1'])

  test('the two login pages differ, and without keys there are no social buttons')
    .with([
      { path: '/login', portal: 'fan' },
      { path: '/login/artist', portal: 'artist' },
    ])
    .run(async ({ client }, { path, portal }) => {
      const response = await client.get(path).withInertia()
      response.assertInertiaPropsContains({ portal, intended: '/', socialButtons: [] })
    })

  test('the earlier addresses redirect to the login pages')
    .with([
      { path: '/api/login', portal: '/login' },
      { path: '/api/login/artist', portal: '/login/artist' },
      { path: '/api/login?to=/wishlist', portal: '/login?to=%2Fwishlist' },
    ])
    .run(async ({ client, assert }, { path, portal }) => {
      const response = await client.get(path).redirects(0)
      response.assertStatus(302)
      assert.equal(response.header('location'), portal)
    })

  test('a signed-in user is redirected from a login page')
    .with(['/login', '/login/artist', '/register'])
    .run(async ({ client, assert }, path) => {
      const user = await UserFactory.create()
      const response = await client.get(`${path}?to=/wishlist`).loginAs(user).redirects(0)
      response.assertStatus(302)
      assert.equal(response.header('location'), '/wishlist')
    })

  test('signing in leads back to a path of this site')
    .with(['/wishlist', '/product/7?size=M', '/store/1?qr=DEMO-GIG'])
    .run(async ({ client, assert }, to) => {
      const response = await client.get('/login').qs({ to }).withInertia()
      response.assertInertiaPropsContains({ intended: to })
      assert.equal(response.session('intended'), to)
    })

  test('and to no other place')
    .with([
      'https://evil.test',
      '//evil.test',
      '/\\evil.test',
      'javascript:alert(1)',
      '/\tevil',
      '',
    ])
    .run(async ({ client }, to) => {
      const fromAddress = await client.get('/login').qs({ to }).withInertia()
      fromAddress.assertInertiaPropsContains({ intended: '/' })
      const fromSession = await client.get('/login').withSession({ intended: to }).withInertia()
      fromSession.assertInertiaPropsContains({ intended: '/' })
    })

  test('the artist sign-up stays open to people who are signed in: it is a pitch too', async ({
    client,
  }) => {
    const user = await UserFactory.create()
    const response = await client.get('/artist-signup').loginAs(user).withInertia()
    response.assertStatus(200)
    response.assertInertiaPropsContains({ example: await exampleSale() })
  })
})
