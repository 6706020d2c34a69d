import { test } from '@japa/runner'
import { clock } from '#shared/clock'
import { ArtistFactory } from '#database/factories/artist_factory'
import { UserFactory } from '#database/factories/user_factory'
import { givenActiveProduct } from '#tests/support/given'
import { type Part, parsePage } from '#tests/support/markup'
import { rollbackAfterEach } from '#tests/support/rollback_after_each'

const headerOf = (page: Part) => page.all('header', { class: 'site-frame' })[0]!
const mainNavOf = (page: Part) => headerOf(page).one('nav', 'Main')

test.group('The landing page', (group) => {
  group.each.setup(rollbackAfterEach)

  test('has a logo that leads home, and links to the two login pages', async ({
    assert,
    client,
  }) => {
    const page = await parsePage(client, '/privacy')
    assert.equal(headerOf(page).one('a', 'Gigstall, home').attributes.href, '/')
    assert.containSubset(headerOf(page).links(), {
      'Artist Login': '/api/login/artist',
      'Login / Sign Up': '/api/login',
    })
    assert.deepEqual(mainNavOf(page).links(), {
      Merch: '/browse',
      Artists: '/artists',
      Collections: '/collections',
    })
  }).tags(['LAND-1', 'HEAD-1'])

  test('has a hero that leads to the artists and to all merch', async ({ assert, client }) => {
    const page = await parsePage(client, '/')
    const [hero] = page.all('section').filter((section) => section.headings(1).length > 0)
    assert.deepEqual(hero!.links(), {
      'Discover Artists': '/artists',
      'Browse All Merch': '/browse',
    })
    assert.lengthOf(hero!.named('button', 'Scan Artist QR Code'), 1)
  }).tags(['LAND-2', 'LAND-3'])

  test('shows the advantages for fans and for artists, and three facts', async ({
    assert,
    client,
  }) => {
    const page = await parsePage(client, '/')
    const panels = page.one('section', 'For fans and artists')
    assert.include(panels.headings(), 'For Fans')
    for (const words of [
      'No upfront costs, no boxes in the van',
      'Sell by QR code at every gig',
      'See which merch sells best at which gigs',
    ])
      assert.include(panels.text, words)
    const benefits = page.one('section', 'How it works').all('li')
    assert.lengthOf(benefits, 3)
    assert.include(benefits[0]!.text, '3-5')
    assert.include(
      benefits[0]!.text,
      'Final shipping varies by location and is charged separately.'
    )
  }).tags(['GEN-1', 'LAND-4'])

  test('shows one artist at random, the first three and the latest drops', async ({
    assert,
    client,
  }) => {
    const artists = await ArtistFactory.createMany(4)
    const { product } = await givenActiveProduct({ artist: artists[0], name: 'Night Shirt' })
    const page = await parsePage(client, '/')
    const [featured] = page
      .all('section')
      .filter((section) => section.text.includes('Discover More Artists'))
    assert.equal(featured!.links()['Discover More Artists'], '/artists')
    assert.include(
      artists.map(({ bandName }) => bandName),
      featured!.headings(2)[0]
    )
    assert.lengthOf(page.section('Featured Artists').all('li'), 3)
    const tile = page.section('Latest Drops').one('a', 'Night Shirt')
    assert.equal(tile.attributes.href, `/product/${product.id}`)
  }).tags(['LAND-5', 'LAND-6'])

  test('without artists and products shows neither', async ({ assert, client }) => {
    const page = await parsePage(client, '/')
    assert.lengthOf(page.named('section', 'For fans and artists'), 1)
    for (const title of ['Featured Artist', 'Latest Drops', 'Discover More Artists'])
      assert.notInclude(page.all('body')[0]!.text, title)
  }).tags(['LAND-5'])

  test('ends with links for fans and artists, the scanner, and the small print of this year', async ({
    assert,
    client,
  }) => {
    const [footer] = (await parsePage(client, '/')).all('footer')
    assert.deepEqual(footer!.one('nav', 'For Fans').links(), {
      'Browse Artists': '/browse',
      'Shop Merch': '/browse',
      'Find your order': '/orders/find',
    })
    assert.deepEqual(footer!.one('nav', 'For Artists').links(), {
      'Get Started': '/artist-signup',
      'Learn More about selling on Gigstall': '/artist-signup',
      'Artist Login': '/api/login/artist',
    })
    assert.lengthOf(footer!.named('button', 'Scan QR Code'), 1)
    assert.isTrue(footer!.says(`© ${clock.now().year} Gigstall`))
    for (const title of ['Privacy Policy', 'Terms of Service', 'Contact']) {
      const page = await parsePage(client, footer!.links()[title]!)
      assert.deepEqual(page.headings(1), [title])
    }
  }).tags(['LAND-7', 'LAND-8', 'LAND-9'])
})

test.group('The header for signed-in users', (group) => {
  group.each.setup(rollbackAfterEach)

  const everyone = {
    Home: '/',
    Merch: '/browse',
    Artists: '/artists',
    Collections: '/collections',
    Wishlist: '/wishlist',
  }

  test('shows {role} the links they may use, and says in the menu who is logged in')
    .tags(['HEAD-2', 'HEAD-3', 'ROLE-1'])
    .with([
      { role: 'fan' as const, links: everyone, menu: { 'Become an Artist': '/dashboard' } },
      {
        role: 'artist' as const,
        links: { ...everyone, Dashboard: '/dashboard' },
        menu: { 'Artist Dashboard': '/dashboard' },
      },
      {
        role: 'admin' as const,
        links: { ...everyone, Admin: '/admin' },
        menu: { Admin: '/admin' },
      },
    ])
    .run(async ({ assert, client }, { role, links, menu }) => {
      const user = await UserFactory.merge({ userType: role }).create()
      const page = await parsePage(client, '/browse', user)
      assert.deepEqual(mainNavOf(page).links(), links)
      const [account] = headerOf(page).all('*', { id: 'user-menu' })
      const own = { ...menu, Orders: '/orders', Account: '/account' }
      assert.containSubset(account!.links(), own)
      assert.lengthOf(account!.named('button', 'Log out'), 1)
      for (const words of ['Sam Soundcheck', user.email!, role])
        assert.include(account!.text.toLowerCase(), words.toLowerCase())
    })

  test("is above a fan's home, which shows the featured products, or that there are none", async ({
    assert,
    client,
  }) => {
    const fan = await UserFactory.create()
    const empty = await parsePage(client, '/', fan)
    assert.include(empty.headings(), 'No Featured Products')
    const { product } = await givenActiveProduct({ name: 'Night Shirt' })
    const featured = (await parsePage(client, '/', fan)).section('Featured Products')
    assert.equal(featured.one('a', 'Night Shirt').attributes.href, `/product/${product.id}`)
  }).tags(['HOME-4', 'HOME-7'])
})

test.group('The favourite artists of the fan home', (group) => {
  group.each.setup(rollbackAfterEach)

  test('are none yet: a link leads to the artists', async ({ assert, client }) => {
    const home = await parsePage(client, '/', await UserFactory.create())
    const section = home.section('Favourite Artists')
    assert.include(section.headings(), 'No Favourites Yet')
    assert.equal(section.links()['Discover Artists'], '/artists')
  }).tags(['HOME-6'])
})

test.group('The footer of the studio', (group) => {
  group.each.setup(rollbackAfterEach)

  test('has the small print alone', async ({ assert, client }) => {
    const [around] = (await parsePage(client, '/login/artist')).all('footer')
    assert.lengthOf(around!.all('nav'), 2)
    const artist = await UserFactory.apply('artist').create()
    const [footer] = (await parsePage(client, '/dashboard', artist)).all('footer')
    assert.equal(footer!.links()['Terms of Service'], '/terms')
    assert.lengthOf(footer!.all('nav'), 0)
  })
})
