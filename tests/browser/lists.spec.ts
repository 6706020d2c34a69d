import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { OrderFactory } from '#database/factories/order_factory'
import { ProductFactory } from '#database/factories/product_factory'
import { assertAccessible } from '#tests/support/axe'
import { untilAwake } from '#tests/support/baskets'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct, givenArtist, givenScannedCode } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { signInAs } from '#tests/support/signed_in'
import { expect } from '#tests/support/expect'

/** 50 shirts and two mugs: one page of shirts and a bit. */
async function givenAFullShop() {
  const { artist } = await givenArtist({})
  await ProductFactory.merge({ artistId: artist.id }).createMany(50)
  await ProductFactory.merge({ artistId: artist.id, productType: 'mug' }).createMany(2)
}

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id)

/** Scrolls until the page's script has recorded the position, which takes some time. */
const scrollDown = (page: Page) =>
  page.waitForFunction(
    () => {
      window.scrollTo(0, window.scrollY === 1400 ? 1500 : 1400)
      return history.state?.documentScrollPosition?.top > 1000
    },
    undefined,
    { polling: 300 }
  )

/**
 * Inertia saves the scroll position a tenth of a second late: after a faster step back it would be the wrong page's.
 */
const positionNoted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)))

/** Inertia restores the scroll position a moment after the page. */
const scrolledDown = (page: Page) => page.waitForFunction(() => window.scrollY > 1000)

test.group('Browser: navigating lists', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('categories are ticked on and off, counted, and cleared in one go', async ({
    assert,
    visit,
  }) => {
    await givenAFullShop()
    const page = await visit('/browse?sort=price-asc')
    const count = page.getByText(/^\d+ products$/)
    await expect(count).toHaveText('52 products', { useInnerText: true })
    await page.getByRole('link', { name: 'T-shirts' }).press('Enter')
    await page.getByText('50 products').waitFor()
    await page.getByRole('link', { name: 'CDs' }).press('Enter')
    await page.getByText('Showing T-shirts and CDs').waitFor()
    assert.equal(new URL(page.url()).search, '?sort=price-asc&type=t-shirt&type=cd')
    await assertAccessible(page, assert)

    await page.goBack()
    await page.getByText('Showing T-shirts', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Clear' }).press('Enter')
    await page.getByText('52 products').waitFor()
    assert.equal(new URL(page.url()).search, '?sort=price-asc')
    await expect.poll(() => focusedId(page)).toBe('content')
  }).tags(['BROW-1', 'JOUR-3'])

  test('the next page keeps the filters, and back returns to the same place', async ({ visit }) => {
    await givenAFullShop()
    const page = await visit('/browse?type=t-shirt&sort=price-asc')
    await scrollDown(page)
    await page.getByRole('link', { name: 'More merch' }).press('Enter')
    await page.waitForURL(/\?cursor=[^&]+&sort=price-asc&type=t-shirt$/)
    await page.getByText('50 products').waitFor()
    await expect.poll(() => focusedId(page)).toBe('content')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await positionNoted(page)
    await page.goBack()
    await page.getByRole('link', { name: 'More merch' }).waitFor()
    await scrolledDown(page)
    await page.goForward()
    await page.getByRole('link', { name: 'Back to the start' }).press('Enter')
    await page.waitForURL((url) => url.search === '?sort=price-asc&type=t-shirt')
  }).tags(['BROW-5', 'JOUR-3'])

  test('another sort order is applied at once and keeps the focus', async ({ visit }) => {
    await givenAFullShop()
    const page = await visit('/browse')
    await untilAwake(page)
    const sort = page.getByLabel('Sort by')
    await sort.focus()
    await sort.selectOption('Price: Low to High')
    await page.waitForURL(/sort=price-asc/)
    await expect(sort).toBeFocused()
    await page.goBack()
    await page.waitForURL((url) => !url.search.includes('price-asc'))
    await page.locator('select:has(option[value=newest]:checked)').waitFor()
  })

  test('text that was typed but not searched for survives a change of category or order', async ({
    assert,
    visit,
  }) => {
    await givenAFullShop()
    const page = await visit('/browse')
    await untilAwake(page)
    await page.getByLabel('Search merch').fill('zzqxk')
    await page.getByRole('link', { name: 'T-shirts' }).click()
    await page.getByText('50 products').waitFor()
    await page.getByLabel('Sort by').selectOption('price-asc')
    await page.waitForURL(/sort=price-asc/)
    await page.getByText('50 products').waitFor()
    assert.notInclude(page.url(), 'zzqxk')
    await expect(page.getByLabel('Search merch')).toHaveValue('zzqxk')
  })

  test('all of it works before any script does', async ({ browser, visit }) => {
    await givenAFullShop()
    const { origin } = new URL((await visit('/browse')).url())
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin })
    const page = await context.newPage()
    await page.goto('/browse')
    await page.getByRole('link', { name: 'T-shirts' }).click()
    await page.getByLabel('Sort by').selectOption('price-desc')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL((url) => url.search === '?type=t-shirt&search=&sort=price-desc')
    await page.getByText('50 products').waitFor()
    await page.getByRole('link', { name: 'More merch' }).click()
    await page.waitForURL(/\?sort=price-desc&type=t-shirt&cursor=/)
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
    await page.waitForURL(/\/product\//)
    const note = page.getByRole('main').locator('noscript p')
    await expect(note).toHaveText('Please switch on JavaScript to buy.', { useInnerText: true })
    await context.close()
  }).tags(['BROW-5'])

  test('an artist’s orders fit a phone, with a button for older ones; a code shows its letters and its gig', async ({
    assert,
    visit,
  }) => {
    const { artist, owner } = await givenArtist({})
    const { gig, code } = await givenScannedCode({ artist })
    const { product } = await givenActiveProduct({ artist })
    const orders = await OrderFactory.apply('paid').merge({ productId: product.id }).createMany(21)
    await orders.at(-1)!.merge({ paymentStatus: 'disputed' }).save()

    const page = await visit('about:blank')
    await signInAs(page, owner)
    await page.goto('/dashboard?tab=orders')
    const widest = () => page.evaluate(() => document.documentElement.scrollWidth)
    const row = page.getByRole('row').filter({ hasText: 'Disputed' })
    for (const width of [320, 375, 640]) {
      await page.setViewportSize({ width, height: 640 })
      assert.equal(await widest(), width)
      const [first, second] = await Promise.all(
        ['Processing', 'Disputed'].map((state) => row.getByText(state).boundingBox())
      )
      assert.isAtLeast(second!.y, first!.y + first!.height, `states touch at ${width} px`)
    }
    await page.getByRole('link', { name: 'Older orders' }).press('Enter')
    await page.waitForURL(/tab=orders&cursor=/)

    await page.goto('/dashboard?tab=qr-codes')
    await page.getByText(code.code).waitFor()
    await page.getByText(`${gig.venue}, ${gig.city}`).waitFor()
    assert.notInclude(await page.locator('main').innerText(), 'http')
  })
})
