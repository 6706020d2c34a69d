import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { GENRES } from '#artists/genres'
import { assertAccessible } from '#tests/support/axe'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'

const scripted = (page: Page) => page.waitForLoadState('networkidle')

test.group('Browser: the galleries', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('merch has a search box and the seven categories', async ({ assert, visit }) => {
    const { artist } = await givenArtist({})
    for (const productType of ['tshirt', 'vinyl', 'mug', 'tote'] as const)
      await givenActiveProduct({ artist, productType, name: `A ${productType}` })
    const page = await visit('/browse')
    await page.getByLabel('Search merch').waitFor()
    const links = page.getByRole('navigation', { name: 'Categories' }).getByRole('link')
    assert.deepEqual(await links.allInnerTexts(), [
      'All',
      'T-shirts',
      'Hoodies',
      'Stickers',
      'Posters',
      'Vinyl',
      'CDs',
      'Everything else',
    ])
    await links.getByText('Everything else').click()
    await page.getByText('2 products', { exact: true }).waitFor()
    await links.getByText('Vinyl').click()
    await page.getByText('3 products', { exact: true }).waitFor()
    assert.equal(new URL(page.url()).search, '?type=merch&type=vinyl')
  }).tags(['BROW-1', 'BROW-2', 'PAGES-10'])

  test('a search is by popularity unless an order is chosen, from the form as from a link', async ({
    assert,
    visit,
  }) => {
    await givenActiveProduct({ name: 'Burrow Hoodie', productType: 'hoodie' })
    const page = await visit('/browse')
    await scripted(page)
    const sort = page.getByLabel('Sort by')
    assert.equal(await sort.inputValue(), 'newest')
    await page.getByLabel('Search merch').fill('burrow')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.search === '?search=burrow')
    assert.equal(await sort.inputValue(), 'popular')
    await sort.selectOption('Price: Low to High')
    await page.waitForURL((url) => url.searchParams.get('sort') === 'price-asc')
    await page.getByLabel('Search merch').fill('hoodie')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('search') === 'hoodie')
    assert.equal(new URL(page.url()).searchParams.get('sort'), 'price-asc')
  }).tags(['PAGES-10'])

  test('a misspelt search is answered, says so, and can be had as typed', async ({
    assert,
    visit,
  }) => {
    await givenActiveProduct({ name: 'Burrow Hoodie', productType: 'hoodie' })
    const page = await visit('/browse')
    await scripted(page)
    await page.getByLabel('Search merch').fill('hoddie')
    await page.keyboard.press('Enter')
    await page.getByText('Showing results for “hoodie” instead of “hoddie”').waitFor()
    await page.getByRole('heading', { name: 'Burrow Hoodie' }).waitFor()
    await assertAccessible(page, assert)
    await page.getByRole('link', { name: 'Search for “hoddie”' }).click()
    await page.getByRole('heading', { name: 'No products found' }).waitFor()
    await page.getByText('Nothing for “hoddie”.').waitFor()
    assert.equal(await page.getByText(/^Showing/).count(), 0)
    await page.goBack()
    await page.getByRole('heading', { name: 'Burrow Hoodie' }).waitFor()
  }).tags(['BROW-4', 'BROW-5'])

  test('artists have a search box and the eleven genres in their order', async ({
    assert,
    visit,
  }) => {
    await givenArtist({ bandName: 'Blue Hours', genre: 'jazz' })
    await givenArtist({ bandName: 'Copper Foxes', genre: 'rock' })
    const page = await visit('/artists')
    await scripted(page)
    const values = await page
      .getByLabel('Genre')
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
    assert.deepEqual(values, ['', ...GENRES])
    await page.getByLabel('Genre').selectOption('jazz')
    await page.getByText('1 artist', { exact: true }).waitFor()
    await page.getByLabel('Search artists').fill('nobody at all')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'No artists found' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Blue Hours' }).waitFor()
  }).tags(['ART-1', 'ART-3'])

  test('an artist’s card has image, name, genre, bio, heart and button', async ({
    assert,
    visit,
  }) => {
    const { artist } = await givenArtist({ bandName: 'Blue Hours', genre: 'r&b', isVerified: true })
    await artist.merge({ bio: 'Slow. '.repeat(80), profileImageUrl: null }).save()
    const page = await visit('/artists')
    const card = page.getByRole('article')
    await card.locator('svg.lucide-mic-vocal').waitFor()
    for (const words of ['Blue Hours', 'R&B', 'Verified'])
      await card.getByText(words, { exact: true }).waitFor()
    assert.include(await card.innerText(), 'R&B')
    await card.getByRole('button', { name: 'Favourite: Blue Hours' }).waitFor()
    const bio = card.getByText('Slow. Slow.')
    const shown = () => bio.filter({ visible: true }).innerText()
    assert.match(await shown(), /^(Slow\. )+Slow\.$/)
    await page.setViewportSize({ width: 320, height: 640 })
    assert.match(await shown(), /^(Slow\. )+Slow\.$/)
    assert.isBelow((await shown()).length, 64)
    await artist.merge({ profileImageUrl: '/artwork/mockups/tshirt/black.svg' }).save()
    await page.reload()
    await card.getByRole('img', { name: 'Blue Hours' }).waitFor()
    await card.getByRole('link', { name: 'Visit Store' }).click()
    await page.waitForURL(`**/store/${artist.id}`)
  }).tags(['ART-2', 'PAGES-11'])

  test('a store is narrowed in its address, by what it holds', async ({ assert, visit }) => {
    const { artist } = await givenArtist({})
    await givenActiveProduct({ artist, name: 'A Shirt' })
    await givenActiveProduct({ artist, name: 'A Mug', productType: 'mug' })
    const page = await visit(`/store/${artist.id}`)
    const types = page.getByRole('navigation', { name: 'Product types' })
    assert.deepEqual(await types.getByRole('link').allInnerTexts(), ['All', 'T-shirts', 'Mugs'])
    await types.getByRole('link', { name: 'Mugs' }).click()
    await page.getByText('1 product', { exact: true }).waitFor()
    assert.equal(new URL(page.url()).search, '?type=mug')
    await page.reload()
    await page.getByText('A Mug').waitFor()
    assert.equal(await page.getByText('A Shirt').count(), 0)
    await page.goBack()
    await page.getByText('A Shirt').waitFor()
  }).tags(['STOR-3'])

  test('a store with nothing on sale says No products yet', async ({ assert, visit }) => {
    const { artist } = await givenArtist({})
    const page = await visit(`/store/${artist.id}`)
    await page.getByRole('heading', { name: 'No products yet' }).waitFor()
    await assertAccessible(page, assert)
  }).tags(['STOR-2'])
})
