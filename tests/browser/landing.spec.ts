import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import { clock } from '#shared/clock'
import { ArtistFactory } from '#database/factories/artist_factory'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { takeRole } from '#tests/support/signed_in'

const addressOf = (link: Locator) => link.getAttribute('href')

/** The target of each link within a part of the page, by its text. */
async function linksOf(place: Locator): Promise<Record<string, string | null>> {
  const links = await place.getByRole('link').all()
  const entries = links.map(async (link) => [
    (await link.innerText()).replace(/\s+/g, ' '),
    await addressOf(link),
  ])
  return Object.fromEntries(await Promise.all(entries))
}

const header = (page: Page) => page.getByRole('banner')
const mainNav = (page: Page) => header(page).getByRole('navigation', { name: 'Main' })

test.group('Browser: the landing page', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('the logo leads home, Artist Login and Login / Sign Up to the two login pages', async ({
    assert,
    visit,
  }) => {
    const page = await visit('/privacy')
    await header(page).getByRole('link', { name: 'Gigstall, home' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    assert.containSubset(await linksOf(header(page)), {
      'Artist Login': '/api/login/artist',
      'Login / Sign Up': '/api/login',
    })
    assert.deepEqual(await linksOf(mainNav(page)), {
      Merch: '/browse',
      Artists: '/artists',
      Collections: '/collections',
    })
    await header(page).getByRole('link', { name: 'Artist Login' }).click()
    await page.waitForURL((url) => url.pathname === '/login/artist')
    await header(page).getByRole('link', { name: 'Login / Sign Up' }).click()
    await page.waitForURL((url) => url.pathname === '/login')
  }).tags(['LAND-1', 'HEAD-1'])

  test('the hero scans, and leads to the artists and to all merch', async ({ assert, visit }) => {
    const page = await visit('/')
    const hero = page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) })
    assert.deepEqual(await linksOf(hero), {
      'Discover Artists': '/artists',
      'Browse All Merch': '/browse',
    })
    await page.waitForLoadState('networkidle')
    await hero.getByRole('button', { name: 'Scan Artist QR Code' }).click()
    await page.getByRole('dialog', { name: 'Scan Artist QR Code' }).waitFor()
  }).tags(['LAND-2', 'LAND-3'])

  test('the hero has two rows of buttons on the narrowest phone', async ({ assert, visit }) => {
    const page = await visit('/')
    await page.setViewportSize({ width: 320, height: 640 })
    const rows = await page
      .locator('main section')
      .first()
      .locator('a, button')
      .evaluateAll((buttons) =>
        buttons.map((button) => Math.round(button.getBoundingClientRect().y))
      )
    assert.lengthOf(rows, 3)
    assert.equal(new Set(rows).size, 2)
    assert.isAtMost(await page.evaluate(() => document.documentElement.scrollWidth), 320)
  }).tags(['PAGES-17'])

  test('shows the advantages for fans and for artists, and three facts', async ({
    assert,
    visit,
  }) => {
    const page = await visit('/')
    const panels = page.getByRole('region', { name: 'For fans and artists' })
    await panels.getByRole('heading', { name: 'For Fans' }).waitFor()
    await panels.getByText('No upfront costs, no boxes in the van').waitFor()
    await panels.getByText('Sell by QR code at every gig').waitFor()
    await panels.getByText('See which merch sells best at which gigs').waitFor()
    const benefits = page.getByRole('region', { name: 'How it works' }).getByRole('listitem')
    assert.lengthOf(await benefits.all(), 3)
    assert.include(await benefits.first().innerText(), '3-5')
    assert.include(
      await benefits.first().innerText(),
      'Final shipping varies by location and is charged separately.'
    )
  }).tags(['GEN-1', 'LAND-4'])

  test('shows one artist at random, the first three and the latest drops', async ({
    assert,
    visit,
  }) => {
    const artists = await ArtistFactory.createMany(4)
    const { product } = await givenActiveProduct({ artist: artists[0], name: 'Night Shirt' })
    const page = await visit('/')
    const featured = page.getByRole('region').filter({ hasText: 'Discover More Artists' }).first()
    const more = featured.getByRole('link', { name: 'Discover More Artists' })
    assert.equal(await addressOf(more), '/artists')
    const name = await featured.getByRole('heading', { level: 2 }).innerText()
    assert.include(
      artists.map(({ bandName }) => bandName.toUpperCase()),
      name.toUpperCase()
    )
    const section = (title: string) =>
      page.locator('section').filter({ has: page.getByRole('heading', { name: title }) })
    assert.lengthOf(await section('Featured Artists').getByRole('listitem').all(), 3)
    const tile = section('Latest Drops').getByRole('link', { name: 'Night Shirt' })
    assert.equal(await addressOf(tile), `/product/${product.id}`)
  }).tags(['LAND-5', 'LAND-6'])

  test('without artists and products it shows neither', async ({ assert, visit }) => {
    const page = await visit('/')
    await page.getByRole('region', { name: 'For fans and artists' }).waitFor()
    for (const title of ['Featured Artist', 'Latest Drops', 'Discover More Artists']) {
      assert.equal(await page.getByText(title).count(), 0)
    }
  }).tags(['LAND-5'])

  test('the footer has links for fans and artists, the scanner, and the small print of this year', async ({
    assert,
    visit,
  }) => {
    const page = await visit('/')
    await page.waitForLoadState('networkidle')
    const footer = page.getByRole('contentinfo')
    const column = (name: string) => linksOf(footer.getByRole('navigation', { name }))
    assert.deepEqual(await column('For Fans'), {
      'Browse Artists': '/browse',
      'Shop Merch': '/browse',
      'Find your order': '/orders/find',
    })
    assert.deepEqual(await column('For Artists'), {
      'Get Started': '/artist-signup',
      'Learn More about selling on Gigstall': '/artist-signup',
      'Artist Login': '/api/login/artist',
    })
    await footer.getByText(`© ${clock.now().year} Gigstall`).waitFor()
    for (const title of ['Privacy Policy', 'Terms of Service', 'Contact']) {
      await footer.getByRole('link', { name: title }).click()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
    }
    await footer.getByRole('button', { name: 'Scan QR Code' }).click()
    await page.getByRole('dialog', { name: 'Scan Artist QR Code' }).waitFor()
  }).tags(['LAND-7', 'LAND-8', 'LAND-9'])

  test('text of a stranger in the address is not shown, and the address is cleaned', async ({
    assert,
    visit,
  }) => {
    const page = await visit('/?error=role_mismatch&requested=Send+me+money&actual=fan')
    await page.waitForURL((url) => url.pathname === '/' && url.search === '')
    assert.equal(await page.getByText('Access Denied').count(), 0)
    assert.equal(await page.getByText('Send me money').count(), 0)
  }).tags(['LAND-11'])
})

test.group('Browser: the header for signed-in users', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  const everyone = {
    Home: '/',
    Merch: '/browse',
    Artists: '/artists',
    Collections: '/collections',
    Wishlist: '/wishlist',
  }

  test('shows {role} the links they may use')
    .tags(['HEAD-2'])
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
    .run(async ({ assert, browserContext }, { role, links, menu }) => {
      const page = await browserContext.newPage()
      await takeRole(page, role)
      await page.goto('/browse')
      await page.waitForLoadState('networkidle')
      assert.deepEqual(await linksOf(mainNav(page)), links)
      await header(page)
        .getByRole('button', { name: /^Account/ })
        .click()
      const account = page.locator('#user-menu')
      assert.containSubset(await linksOf(account), menu)
      await account.getByText(`${role}@gigstall.test`).waitFor()
      await account.getByRole('button', { name: 'Log out' }).waitFor()
    })

  test('View Cart opens the drawer', async ({ visit }) => {
    const page = await visit('/browse')
    await header(page)
      .getByRole('button', { name: /^View Cart/ })
      .click()
    await page.getByRole('dialog', { name: 'Shopping Cart' }).waitFor()
  }).tags(['HEAD-4'])

  test("a fan's home shows the featured products, or that there are none", async ({
    assert,
    browserContext,
  }) => {
    const page = await browserContext.newPage()
    await takeRole(page, 'fan')
    await page.goto('/')
    await page.getByRole('heading', { name: 'No Featured Products' }).waitFor()
    const { product } = await givenActiveProduct({ name: 'Night Shirt' })
    await page.goto('/')
    const featured = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Featured Products', exact: true }) })
    const tile = featured.getByRole('link', { name: 'Night Shirt' })
    assert.equal(await addressOf(tile), `/product/${product.id}`)
  }).tags(['HOME-4', 'HOME-7'])
})
