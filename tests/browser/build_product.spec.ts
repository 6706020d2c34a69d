import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import { useFolder } from '#tests/functional/artworks/artwork_fixtures'
import { assertAccessible } from '#tests/support/axe'
import { useBlanks } from '#tests/support/blanks'
import { uploadArtwork } from '#tests/support/build_page'
import { givenArtist } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { toastOf } from '#tests/support/sign_in_form'
import { signInAndOpen } from '#tests/support/signed_in'
import { eventually, expect } from '#tests/support/expect'

const artworkOn = (page: Page, view = 'front') =>
  page.getByRole('button', { name: `Artwork on the ${view}` })

const send = (page: Page) => page.getByRole('button', { name: 'Send to Gigstall' }).click()

/** Where the artwork is in its print area, in thousandths of it. */
const placeOf = (artwork: Locator) =>
  artwork.evaluate((element) => {
    const area = element.closest('[data-print-area]')!.getBoundingClientRect()
    const box = element.getBoundingClientRect()
    return {
      x: ((box.left - area.left) / area.width) * 1000,
      y: ((box.top - area.top) / area.height) * 1000,
      width: (box.width / area.width) * 1000,
    }
  })

async function drag(page: Page, from: { x: number; y: number }, by: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2)
  await page.mouse.move(from.x + by.x, from.y + by.y)
  await page.mouse.up()
}

async function openBuilder(page: Page, cleanup: Parameters<typeof useFolder>[0]) {
  await useFolder(cleanup)
  useBlanks(cleanup)
  const { artist, owner } = await givenArtist({ bandName: 'W'.repeat(40) })
  await signInAndOpen(page, owner, '/dashboard?tab=add-product')
  return { artist, owner }
}

test.group('Browser: building a product', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('places artwork by the pointer, and creates it with others in one press', async ({
    assert,
    cleanup,
    visit,
  }) => {
    const page = await visit('about:blank')
    await page.setViewportSize({ width: 1280, height: 1000 })
    const { artist } = await openBuilder(page, cleanup)
    await page.getByLabel('T-shirt', { exact: true }).check()
    await page.getByText('Arrives in 4 to 6 working days.').waitFor()
    await uploadArtwork(page)
    const artwork = artworkOn(page)
    await artwork.waitFor()
    await page.getByText('Prints sharp at this size.').waitFor()
    // Half as wide by its corner, then dragged to near the middle, where it snaps.
    await artwork.scrollIntoViewIfNeeded()
    const full = (await artwork.boundingBox())!
    await drag(
      page,
      { x: full.x + full.width, y: full.y + full.height },
      { x: -full.width / 2, y: 0 }
    )
    await eventually(async () => assert.closeTo((await placeOf(artwork)).width, 500, 15))
    const half = (await artwork.boundingBox())!
    const middle = { x: half.x + half.width / 2, y: half.y + half.height / 2 }
    await drag(page, middle, { x: half.width / 2 + 2, y: 60 })
    await page.getByText('centred, in a print area of 30.5 × 40.6 cm.').waitFor()
    const placed = await placeOf(artwork)
    assert.closeTo(placed.x + placed.width / 2, 500, 2)

    await page.getByRole('checkbox', { name: 'White' }).check()
    await page.getByText('6 variants to sell').waitFor()
    await page.getByLabel('Product Name').fill('Last Tram Tee')
    await page.getByLabel('Selling Price (£)').fill('12')
    await send(page)
    await page.getByText('Selling price must be at least £17.29 (40% margin required)').waitFor()
    await page.getByRole('button', { name: 'Minimum: £17.29' }).click()
    await page.getByLabel('Selling Price (£)').fill('25')
    await page.getByRole('row', { name: /^2XL £12.35 £25.00 £7.59 £5.06/ }).waitFor()
    await page.getByRole('row', { name: /^S £10.75 £25.00 £7.59 £6.66/ }).waitFor()
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('button', { name: 'Use the front artwork' }).click()
    await artworkOn(page, 'back').waitFor()
    await page.getByLabel('Tote', { exact: true }).last().check()
    await page.getByLabel('Price of the tote (£)').fill('20')
    await assertAccessible(page, assert)

    await page.reload()
    await page.getByText('We’ve kept what you typed before.').waitFor()
    await artworkOn(page).waitFor()
    await eventually(async () => {
      const kept = await placeOf(artworkOn(page))
      assert.closeTo(kept.x, placed.x, 1)
      assert.closeTo(kept.y, placed.y, 1)
    })
    await page.getByLabel('Price of the tote (£)').waitFor()
    await send(page)
    await toastOf(page, 'Product created successfully!')

    const products = await db.from('products').where('artist_id', artist.id).orderBy('id')
    assert.deepEqual(
      products.map(({ name, selling_price: price }) => [name, price]),
      [
        ['Last Tram Tee', '25.00'],
        ['Last Tram Tee (Tote)', '20.00'],
      ]
    )
    const sides = await db
      .from('product_placements')
      .where('product_id', products[0].id)
      .orderBy('id')
    assert.deepEqual(
      sides.map(({ placement }) => placement),
      ['front', 'back']
    )
    assert.closeTo(sides[0].x, placed.x, 1)
    assert.closeTo(sides[0].y, placed.y, 1)
    assert.closeTo(sides[0].width, placed.width, 1)
    await page.getByRole('link', { name: 'Duplicate Last Tram Tee', exact: true }).click()
    await page.getByRole('heading', { name: 'Duplicate a product' }).waitFor()
    await expect(page.getByLabel('Product Name')).toHaveValue('Last Tram Tee (copy)')
    await artworkOn(page).waitFor()
  }).tags(['BUILD-13', 'BUILD-7', 'BUILD-12'])

  test('places artwork by the keyboard alone', async ({ assert, cleanup, visit }) => {
    const page = await visit('about:blank')
    await openBuilder(page, cleanup)
    await uploadArtwork(page)
    const artwork = artworkOn(page)
    await artwork.focus()
    const before = await placeOf(artwork)
    for (let press = 0; press < 20; press++) await page.keyboard.press('-')
    await eventually(async () =>
      assert.closeTo((await placeOf(artwork)).width, before.width - 400, 2)
    )
    await page.keyboard.press('c')
    const centred = await placeOf(artwork)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowDown')
    await eventually(async () => {
      const moved = await placeOf(artwork)
      assert.closeTo(moved.x - centred.x, 10, 1)
      assert.closeTo(moved.y - centred.y, 50, 1)
    })
    for (let press = 0; press < 30; press++) await page.keyboard.press('Shift+ArrowLeft')
    await eventually(async () => assert.closeTo((await placeOf(artwork)).x, 0, 1))
  }).tags(['BUILD-13'])

  test('places artwork by touch on a phone, where nothing is wider than the screen', async ({
    assert,
    browser,
    cleanup,
    visit,
  }) => {
    const context = await browser.newContext({
      baseURL: new URL((await visit('/')).url()).origin,
      viewport: { width: 375, height: 740 },
      hasTouch: true,
      isMobile: true,
    })
    cleanup(() => context.close())
    const page = await context.newPage()
    await openBuilder(page, cleanup)
    await uploadArtwork(page)
    const artwork = artworkOn(page)
    await artwork.scrollIntoViewIfNeeded()
    for (let press = 0; press < 20; press++)
      await page.getByRole('button', { name: 'Smaller' }).tap()
    await artwork.scrollIntoViewIfNeeded()
    const before = await placeOf(artwork)
    const box = (await artwork.boundingBox())!
    const touch = await context.newCDPSession(page)
    const point = (x: number, y: number, id = 0) => ({ x, y, id })
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const put = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: object[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints as never })
    await put('touchStart', [point(x, y)])
    await put('touchMove', [point(x - 10, y + 20)])
    await put('touchMove', [point(x - 20, y + 40)])
    await put('touchEnd', [])
    await eventually(async () => assert.isAbove((await placeOf(artwork)).y, before.y + 20))
    const moved = await placeOf(artwork)
    await put('touchStart', [point(x - 30, y + 40, 0), point(x, y + 40, 1)])
    await put('touchMove', [point(x - 70, y + 40, 0), point(x + 40, y + 40, 1)])
    await put('touchEnd', [])
    await eventually(async () => assert.isAbove((await placeOf(artwork)).width, moved.width * 1.3))
    assert.isAtMost(await page.evaluate(() => document.documentElement.scrollWidth), 375)
    await page.setViewportSize({ width: 320, height: 640 })
    assert.isAtMost(await page.evaluate(() => document.documentElement.scrollWidth), 320)
  }).tags(['BUILD-13'])
})
