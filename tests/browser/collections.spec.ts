import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { GENRES } from '#artists/genres'
import { ProductFactory } from '#database/factories/product_factory'
import { assertAccessible } from '#tests/support/axe'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { toastOf } from '#tests/support/sign_in_form'

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

/** Two bands: one with ten shirts and a picture that does not load, one with a hoodie. */
async function givenTwoStalls() {
  const { artist } = await givenArtist({
    bandName: 'Paper Lanterns',
    genre: 'rock',
    isVerified: true,
  })
  await artist
    .merge({ subGenre: 'Surf', location: 'Ullapool', bio: 'Loud. '.repeat(60), unitsSold: 1200 })
    .save()
  await ProductFactory.merge({ artistId: artist.id }).createMany(8)
  const { product } = await givenActiveProduct({
    artist,
    name: 'Foghorn Shirt',
    sizes: ['M', 'L'],
    colors: ['Black', 'Navy'],
  })
  await product
    .merge({
      unitsSold30Days: 9,
      averageRating: '4.50',
      reviewCount: 2,
      previewUrl: '/nowhere.png',
    })
    .save()
  const { artist: other, product: hoodie } = await givenActiveProduct({
    artist: (await givenArtist({ bandName: 'Copper Foxes', genre: 'jazz' })).artist,
    name: 'Burrow Hoodie',
    productType: 'hoodie',
    sellingPrice: '48.00',
  })
  await hoodie.merge({ currency: 'USD' }).save()
  return { artist, product, other, hoodie }
}

const scripted = (page: Page) => page.waitForLoadState('networkidle')

const optionsOf = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).locator('option').allInnerTexts()

const bandsOf = (page: Page) =>
  page.locator('main').getByRole('heading', { level: 2 }).allTextContents()

const query = (page: Page) => new URL(page.url()).search

test.group('Browser: collections', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('search, genre, type and sort narrow it', async ({ assert, visit }) => {
    await givenTwoStalls()
    const page = await visit('/collections')
    await scripted(page)
    await page.getByPlaceholder('Search artists or products...').waitFor()
    assert.equal((await optionsOf(page, 'Genre'))[0], 'All Genres')
    assert.lengthOf(await optionsOf(page, 'Genre'), GENRES.length + 1)
    assert.deepEqual(await optionsOf(page, 'Type'), [
      'All Products',
      'T-Shirts',
      'Hoodies',
      'Tank Tops',
      'Posters',
      'Stickers',
      'Mugs',
    ])
    assert.deepEqual(await optionsOf(page, 'Sort by'), [
      'Most Popular',
      'Newest First',
      'Price: Low to High',
      'Price: High to Low',
      'Highest Rated',
    ])
    assert.equal(await page.getByLabel('Sort by').inputValue(), 'popular')
    assert.deepEqual(await bandsOf(page), ['Paper Lanterns', 'Copper Foxes'])
    await page.getByLabel('Sort by').selectOption('Price: High to Low')
    await page.waitForURL(/sort=price-desc/)
    await page.getByRole('status').getByText('2 artists').waitFor()
    assert.deepEqual(await bandsOf(page), ['Copper Foxes', 'Paper Lanterns'])
    await page.getByLabel('Type').selectOption('Hoodies')
    await page.getByText('1 artist', { exact: true }).waitFor()
    assert.deepEqual(await bandsOf(page), ['Copper Foxes'])
  }).tags(['COLL-1', 'COLL-2', 'COLL-3', 'COLL-4'])

  test('back undoes a filter, and a shared address shows the same', async ({ assert, visit }) => {
    await givenTwoStalls()
    const page = await visit('/collections')
    await scripted(page)
    await page.getByLabel('Genre').selectOption('Rock')
    await page.getByText('1 artist', { exact: true }).waitFor()
    await page.getByLabel('Search artists or products...').fill('foghron')
    await page.keyboard.press('Enter')
    await page.getByText('Showing results for “foghorn” instead of “foghron”').waitFor()
    const shared = page.url()
    assert.equal(query(page), '?search=foghron&genre=rock&sort=popular')
    await page.goBack()
    await page.getByRole('heading', { name: 'Paper Lanterns' }).waitFor()
    assert.equal(await page.getByLabel('Genre').inputValue(), 'rock')
    await page.goBack()
    await page.getByText('2 artists', { exact: true }).waitFor()
    await page.goto(shared)
    assert.equal(await page.getByLabel('Genre').inputValue(), 'rock')
    assert.deepEqual(
      await page.locator('main').getByRole('heading', { level: 3 }).allTextContents(),
      ['Foghorn Shirt']
    )
    await page.getByRole('link', { name: 'Search for “foghron”' }).click()
    await page.getByRole('heading', { name: 'No Collections Found' }).waitFor()
  }).tags(['COLL-12', 'JOUR-3'])

  test('a card says who the artist is and how their merch fares', async ({ assert, visit }) => {
    await givenTwoStalls()
    const page = await visit('/collections')
    const card = page.getByRole('article').filter({ hasText: 'Paper Lanterns' }).first()
    for (const words of [
      'Verified',
      'Rock',
      'Surf',
      'Ullapool',
      '9 products',
      '1,200 sales',
      'Rated 4.5 of 5',
    ])
      await card.getByText(words, { exact: true }).first().waitFor()
    await card.locator('svg.lucide-mic-vocal').waitFor()
    const bio = card.getByText('Loud. Loud.')
    assert.match(await bio.innerText(), /^(Loud\. )+Loud\.$/)
    await assertAccessible(page, assert)
  }).tags(['COLL-5', 'PAGES-11'])

  test('shows eight products of an artist and the way to all of them', async ({
    assert,
    visit,
  }) => {
    const { artist } = await givenTwoStalls()
    const page = await visit('/collections?type=tshirt')
    assert.lengthOf(await page.locator('main').getByRole('heading', { level: 3 }).all(), 8)
    const all = page.getByRole('link', { name: 'View All 9 Products' })
    assert.equal(await all.getAttribute('href'), `/artist/${artist.id}?type=tshirt`)
    await all.click()
    await page.waitForURL(new RegExp(`/store/${artist.id}\\?type=tshirt$`))
    await page.getByText('9 products', { exact: true }).waitFor()
  }).tags(['COLL-6'])

  test('a tile has picture, name, type, price, colour and size, and goes into the cart', async ({
    assert,
    visit,
  }) => {
    const { product } = await givenTwoStalls()
    const page = await visit('/collections')
    await scripted(page)
    const tile = page.getByRole('article').filter({ hasText: 'Foghorn Shirt' }).last()
    await tile.locator('svg.lucide-shirt').waitFor()
    await tile.getByText('T-shirt', { exact: true }).waitFor()
    await tile.getByText('£24.00').waitFor()
    await page.getByText('$48.00').waitFor()
    const choice = tile.getByLabel('Colour and size of Foghorn Shirt')
    await choice.selectOption('Navy, L')
    await tile.getByRole('button', { name: 'Add to cart' }).click()
    assert.equal(
      await toastOf(page, 'Added to cart'),
      'Added to cart Foghorn Shirt has been added to your cart. View cart'
    )
    await tile.getByRole('button', { name: 'Wishlist: Foghorn Shirt' }).waitFor()
    const cart = await page.evaluate(() => localStorage.getItem('cart'))
    assert.containsSubset(JSON.parse(cart!), [
      { productId: product.id, size: 'L', color: 'Navy', price: 24, currency: 'GBP', quantity: 1 },
    ])
  }).tags(['GEN-4', 'COLL-7', 'ERR-4'])

  test('no choice is cut on a phone, and what there is only one of is no choice', async ({
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
    assert.deepEqual(await tote.locator('option').allInnerTexts(), ['Natural', 'Burgundy'])
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
    await page.setViewportSize({ width: 375, height: 812 })
    const [search, sort] = [
      await page.getByLabel('Search artists or products...').boundingBox(),
      await page.getByLabel('Sort by').boundingBox(),
    ]
    assert.closeTo(search!.y, sort!.y, 2)
    await assertAccessible(page, assert)
  }).tags(['PAGES-13'])

  test('a rack of few goods ends with the way to the store', async ({ assert, visit }) => {
    const { artist } = await givenActiveProduct({ name: 'Foghorn Shirt' })
    const page = await visit('/collections')
    await page.setViewportSize({ width: 1280, height: 900 })
    const way = page.getByRole('link', { name: `All of ${artist.bandName}’s merch` })
    assert.equal(await way.getAttribute('href'), `/store/${artist.id}`)
    const [end, rack] = [await way.boundingBox(), await way.locator('xpath=../..').boundingBox()]
    assert.closeTo(end!.x + end!.width, rack!.x + rack!.width, 1)
    await assertAccessible(page, assert)
  }).tags(['PAGES-13'])

  test('three skeletons hold the place while it loads', async ({ assert, visit }) => {
    await givenTwoStalls()
    const page = await visit('/collections')
    await scripted(page)
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/collections?**', async (route) => {
      await held
      await route.continue()
    })
    await page.getByLabel('Genre').selectOption('Rock')
    await page.locator('[data-skeleton]').first().waitFor()
    assert.equal(await page.locator('[data-skeleton]').count(), 3)
    answer()
    await page.getByText('1 artist', { exact: true }).waitFor()
    assert.equal(await page.locator('[data-skeleton]').count(), 0)
  }).tags(['COLL-8'])

  test('finding nothing is said, with a way on', async ({ assert, visit }) => {
    await givenTwoStalls()
    const page = await visit('/collections?search=xylophone')
    await page.getByRole('heading', { name: 'No Collections Found' }).waitFor()
    await page
      .getByText("Try adjusting your search terms or filters to find what you're looking for.")
      .waitFor()
    await assertAccessible(page, assert)
    await page.getByRole('link', { name: 'Show all collections' }).click()
    await page.getByText('2 artists', { exact: true }).waitFor()
  }).tags(['COLL-9'])

  test('works before any script does, on the narrowest phone', async ({
    assert,
    browser,
    visit,
  }) => {
    await givenTwoStalls()
    const { origin } = new URL((await visit('/collections')).url())
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: origin,
      viewport: { width: 320, height: 640 },
    })
    const page = await context.newPage()
    await page.goto('/collections')
    await page.getByLabel('Type').selectOption('Hoodies')
    await page.getByLabel('Search artists or products...').fill('hoddie')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByText('1 artist', { exact: true }).waitFor()
    assert.equal(query(page), '?search=hoddie&genre=&type=hoodie&sort=popular')
    const main = await page.locator('main').boundingBox()
    assert.isAtMost(main!.width, 320)
    await context.close()
  }).tags(['COLL-12'])
})
