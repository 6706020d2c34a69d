import { test } from '@japa/runner'
import { assertAccessible } from '#tests/support/axe'
import { untilAwake } from '#tests/support/baskets'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { expect } from '#tests/support/expect'

test.group('Browser: the galleries', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('a search is by popularity unless an order is chosen, and a misspelt one can be had as typed', async ({
    assert,
    visit,
  }) => {
    await givenActiveProduct({ name: 'Burrow Hoodie', productType: 'hoodie' })
    const page = await visit('/browse')
    await untilAwake(page)
    const sort = page.getByLabel('Sort by')
    await expect(sort).toHaveValue('newest')
    await page.getByLabel('Search merch').fill('burrow')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.search === '?search=burrow')
    await expect(sort).toHaveValue('popular')
    await sort.selectOption('Price: Low to High')
    await page.waitForURL((url) => url.searchParams.get('sort') === 'price-asc')
    await page.getByLabel('Search merch').fill('hoodie')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('search') === 'hoodie')
    assert.equal(new URL(page.url()).searchParams.get('sort'), 'price-asc')

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
  }).tags(['BROW-4', 'BROW-5', 'PAGES-10'])

  test('artists are filtered as chosen, the bio of a card fits its screen, and leads to the store', async ({
    assert,
    visit,
  }) => {
    const { artist } = await givenArtist({ bandName: 'Blue Hours', genre: 'jazz' })
    await artist.merge({ bio: 'Slow. '.repeat(80) }).save()
    await givenArtist({ bandName: 'Copper Foxes', genre: 'rock' })
    const page = await visit('/artists')
    await untilAwake(page)
    await page.getByLabel('Genre').selectOption('jazz')
    await page.getByText('1 artist', { exact: true }).waitFor()
    const bio = page.getByRole('article').getByText('Slow. Slow.')
    const shown = () => bio.filter({ visible: true }).innerText()
    assert.match(await shown(), /^(Slow\. )+Slow\.$/)
    const { width, height } = page.viewportSize()!
    await page.setViewportSize({ width: 320, height: 640 })
    assert.match(await shown(), /^(Slow\. )+Slow\.$/)
    assert.isBelow((await shown()).length, 64)
    await page.setViewportSize({ width, height })

    await page.getByLabel('Search artists').fill('nobody at all')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'No artists found' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Blue Hours' }).waitFor()
    await page.getByRole('article').getByRole('link', { name: 'Visit Store' }).click()
    await page.waitForURL(`**/store/${artist.id}`)
    await page.getByRole('heading', { name: 'No products yet' }).waitFor()
    await assertAccessible(page, assert)
  }).tags(['ART-2', 'ART-3', 'PAGES-11', 'STOR-2'])
})
