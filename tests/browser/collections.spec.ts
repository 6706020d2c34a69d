import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { assertAccessible } from '#tests/support/axe'
import { untilAwake } from '#tests/support/baskets'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { toastOf } from '#tests/support/sign_in_form'
import { givenTwoArtists } from '#tests/support/two_artists'
import { expect } from '#tests/support/expect'

/** What of the choices of a page does not fit into its box: the words chosen, without the room of the arrow. */
const cutChoices = (page: Page) =>
  page.locator('main select').evaluateAll((selects) =>
    (selects as HTMLSelectElement[]).flatMap((select) => {
      const style = getComputedStyle(select)
      const pen = document.createElement('canvas').getContext('2d')!
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
      const words = select.selectedOptions[0]!.text
      const room =
        select.clientWidth -
        Number.parseFloat(style.paddingLeft) -
        Number.parseFloat(style.paddingRight)
      const isSign = style.color === 'rgba(0, 0, 0, 0)'
      return isSign || pen.measureText(words).width <= room ? [] : [words]
    })
  )

const bandsOf = (page: Page) => page.locator('main').getByRole('heading', { level: 2 })

const query = (page: Page) => new URL(page.url()).search

test.group('Browser: collections', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('sort, type, genre and search narrow it, back undoes each, and a shared address shows the same', async ({
    assert,
    visit,
  }) => {
    await givenTwoArtists()
    const page = await visit('/collections')
    await untilAwake(page)
    await assertAccessible(page, assert)
    await page.getByLabel('Sort by').selectOption('Price: High to Low')
    await page.waitForURL(/sort=price-desc/)
    await page.getByRole('status').getByText('2 artists').waitFor()
    await expect(bandsOf(page)).toHaveText(['Copper Foxes', 'Paper Lanterns'])
    await page.getByLabel('Type').selectOption('Hoodies')
    await page.getByText('1 artist', { exact: true }).waitFor()
    await expect(bandsOf(page)).toHaveText(['Copper Foxes'])
    await page.goBack()
    await page.getByText('2 artists', { exact: true }).waitFor()
    await page.goBack()
    await page.waitForURL((url) => url.search === '')
    await page.locator('select:has(option[value=popular]:checked)').waitFor()

    await page.getByLabel('Genre').selectOption('Rock')
    await page.getByText('1 artist', { exact: true }).waitFor()
    await page.getByLabel('Search artists or products...').fill('foghron')
    await page.keyboard.press('Enter')
    await page.getByText('Showing results for “foghorn” instead of “foghron”').waitFor()
    const shared = page.url()
    assert.equal(query(page), '?genre=rock&search=foghron&sort=popular')
    await page.goBack()
    await page.getByRole('heading', { name: 'Paper Lanterns' }).waitFor()
    await expect(page.getByLabel('Genre')).toHaveValue('rock')
    await page.goBack()
    await page.getByText('2 artists', { exact: true }).waitFor()
    await page.goto(shared)
    await expect(page.getByLabel('Genre')).toHaveValue('rock')
    await expect(page.locator('main').getByRole('heading', { level: 3 })).toHaveText([
      'Foghorn Shirt',
    ])
    await page.getByRole('link', { name: 'Search for “foghron”' }).click()
    await page.getByRole('heading', { name: 'No Collections Found' }).waitFor()
    await assertAccessible(page, assert)
  }).tags(['COLL-3', 'COLL-4', 'COLL-12', 'JOUR-3'])

  test('a tile has a picture also where its own does not load, and goes into the cart', async ({
    assert,
    visit,
  }) => {
    const { product } = await givenTwoArtists()
    const page = await visit('/collections')
    await untilAwake(page)
    const tile = page.getByRole('article').filter({ hasText: 'Foghorn Shirt' }).last()
    await tile.locator('svg.lucide-shirt').waitFor()
    const choice = tile.getByLabel('Colour and size of Foghorn Shirt')
    await choice.selectOption('Navy, L')
    await tile.getByRole('button', { name: 'Add to cart' }).click()
    assert.equal(
      await toastOf(page, 'Added to cart'),
      'Added to cart Foghorn Shirt has been added to your cart. View cart'
    )
    const cart = await page.evaluate(() => localStorage.getItem('cart'))
    assert.containsSubset(JSON.parse(cart!), [
      { productId: product.id, size: 'L', color: 'Navy', price: 24, currency: 'GBP', quantity: 1 },
    ])
  }).tags(['GEN-4', 'COLL-7', 'ERR-4'])

  test('no choice is cut on a phone, what there is only one of is no choice, and a short rack ends with the way to the store', async ({
    assert,
    visit,
  }) => {
    const { artist } = await givenArtist({ bandName: 'Paper Lanterns' })
    await givenActiveProduct({
      artist,
      name: 'Lantern Tote',
      productType: 'tote',
      sizes: ['One size'],
      colors: ['Natural', 'Burgundy'],
    })
    await givenActiveProduct({
      artist,
      name: 'Lantern Sticker',
      productType: 'sticker',
      sizes: ['One size'],
      colors: ['Standard'],
    })
    const page = await visit('/collections')
    const tote = page.getByLabel('Colour and size of Lantern Tote')
    await expect(tote.locator('option')).toHaveText(['Natural', 'Burgundy'], { useInnerText: true })
    assert.equal(await page.getByText(/One size|Standard/).count(), 0)
    for (const width of [320, 375, 768, 1280]) {
      await page.setViewportSize({ width, height: 812 })
      assert.deepEqual(await cutChoices(page), [], `${width}`)
      const boxes = await page
        .locator('form[role=search] select')
        .evaluateAll((selects) =>
          selects
            .map((select) => select.getBoundingClientRect())
            .map(({ y, width: w }) => ({ y, w }))
        )
      assert.isAtLeast(Math.min(...boxes.map(({ w }) => w)), 44)
      assert.isAtMost(new Set(boxes.map(({ y }) => y)).size, width < 640 ? 2 : 1)
      assert.isAtMost(await page.evaluate(() => document.documentElement.scrollWidth), width)
    }
    // The rack of few goods ends with the way to the store.
    const way = page.getByRole('link', { name: 'All of Paper Lanterns’s merch' })
    await expect(way).toHaveAttribute('href', `/store/${artist.id}`)
    const [end, rack] = [await way.boundingBox(), await way.locator('xpath=../..').boundingBox()]
    assert.closeTo(end!.x + end!.width, rack!.x + rack!.width, 1)
    await assertAccessible(page, assert)
    await page.setViewportSize({ width: 375, height: 812 })
    const [search, sort] = [
      await page.getByLabel('Search artists or products...').boundingBox(),
      await page.getByLabel('Sort by').boundingBox(),
    ]
    assert.closeTo(search!.y, sort!.y, 2)
    await assertAccessible(page, assert)
  }).tags(['PAGES-13'])

  test('three skeletons hold the place while it loads', async ({ assert, visit }) => {
    await givenTwoArtists()
    const page = await visit('/collections')
    await untilAwake(page)
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/collections?**', async (route) => {
      await held
      await route.continue()
    })
    await page.getByLabel('Genre').selectOption('Rock')
    await page.locator('[data-skeleton]').first().waitFor()
    await expect(page.locator('[data-skeleton]')).toHaveCount(3)
    answer()
    await page.getByText('1 artist', { exact: true }).waitFor()
    assert.equal(await page.locator('[data-skeleton]').count(), 0)
  }).tags(['COLL-8'])
})
