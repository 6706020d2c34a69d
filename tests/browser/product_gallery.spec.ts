import drive from '@adonisjs/drive/services/main'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { assertAccessible } from '#tests/support/axe'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { saveData } from '#tests/support/save_data'
import { expect } from '#tests/support/expect'

/** A shirt with two photos in black and one in white. */
async function givenAPhotographedShirt() {
  for (const [name, background] of [
    ['black', '#1c1a18'],
    ['back', '#5b534a'],
    ['white', '#f6f1e7'],
  ] as const) {
    const photo = await sharp({ create: { width: 800, height: 1000, channels: 3, background } })
      .jpeg()
      .toBuffer()
    await drive.use().put(`test-shirt/${name}.jpg`, photo)
  }
  const { product, variants } = await givenActiveProduct({
    name: 'Last Tram Home Tee',
    sizes: ['M', 'L'],
    colors: ['Black', 'White'],
  })
  for (const variant of variants) {
    const name = variant.color === 'Black' ? 'black' : 'white'
    await variant.merge({ previewUrl: `/files/test-shirt/${name}.jpg` }).save()
  }
  await product.merge({ thumbnailUrl: '/files/test-shirt/back.jpg' }).save()
  return product
}

const closer = (page: Page) => page.getByRole('button', { name: /^Look closer/ })

/** The picture that fills the frame of the gallery. */
const pictureInView = (page: Page) =>
  page.locator('.shot-track').evaluate((track) => {
    const index = Math.round(track.scrollLeft / track.clientWidth)
    const image = track.querySelectorAll('img')[index]!
    return new URL(image.currentSrc || image.src).pathname
  })

const zoomOf = (page: Page) =>
  page
    .locator('[data-zoom]')
    .getAttribute('data-zoom')
    .then((scale) => Number(scale))

/** Each press says itself when it was made: on a busy machine two calls may be further apart than two taps. */
async function tapTwice(page: Page) {
  const stage = page.locator('[data-zoom]')
  // Waits until the sheet has slid in: before, the picture lies elsewhere.
  await stage.hover()
  const { x, y, width, height } = (await stage.boundingBox())!
  const browser = await page.context().newCDPSession(page)
  const begun = Date.now() / 1000
  for (const [step, type] of ['Pressed', 'Released', 'Pressed', 'Released'].entries()) {
    await browser.send('Input.dispatchMouseEvent', {
      type: `mouse${type}` as 'mousePressed' | 'mouseReleased',
      x: x + width / 3,
      y: y + height / 3,
      button: 'left',
      clickCount: step < 2 ? 1 : 2,
      timestamp: begun + step * 0.04,
    })
  }
}

test.group('Browser: the pictures of a product', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())
  group.each.setup(() => () => drive.use().deleteAll('test-shirt/'))

  test('follow the colour, are leafed through by thumbnail and key, and keep their frame', async ({
    assert,
    visit,
  }) => {
    const product = await givenAPhotographedShirt()
    const page = await visit(`/product/${product.id}`)
    await page.setViewportSize({ width: 1280, height: 900 })
    const frame = await page.locator('.shot-track').boundingBox()
    assert.closeTo(frame!.width / frame!.height, 0.8, 0.01)
    await expect
      .poll(() => pictureInView(page))
      .toMatch(/^\/pictures\/\d+\.avif\/test-shirt\/black\.jpg$/)

    await page.getByRole('button', { name: 'Show Last Tram Home Tee', exact: true }).click()
    await page.getByRole('group', { name: 'Picture 2 of 2' }).waitFor()
    await page.waitForFunction(() => document.querySelector('.shot-track')!.scrollLeft > 100)
    await closer(page).nth(1).focus()
    await page.keyboard.press('ArrowLeft')
    await page.getByRole('group', { name: 'Picture 1 of 2' }).waitFor()
    await expect(closer(page).first()).toBeFocused()

    await page.getByRole('radio', { name: 'White', exact: true }).click()
    await page.waitForURL((url) => url.search === '?color=White')
    await page.getByRole('img', { name: 'Last Tram Home Tee in White' }).waitFor()
    await expect.poll(() => pictureInView(page)).toMatch(/white\.jpg$/)
    assert.deepEqual(await page.locator('.shot-track').boundingBox(), frame)
    await assertAccessible(page, assert)
  }).tags(['PROD-10'])

  test('are swiped on a phone and looked at closely by tap, wheel, key and button', async ({
    assert,
    visit,
  }) => {
    const product = await givenAPhotographedShirt()
    const page = await visit('/terms')
    await page.setViewportSize({ width: 375, height: 812 })
    await saveData(page)
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await page.goto(`/product/${product.id}`, { waitUntil: 'networkidle' })
    assert.notInclude(scripts.join(), 'zoom_dialog')
    await page.locator('.shot-track').evaluate((track) => track.scrollTo({ left: 9999 }))
    await page.getByRole('group', { name: 'Picture 2 of 2' }).waitFor()

    await closer(page).nth(1).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Picture 2 of 2').waitFor()
    assert.include(scripts.join(), 'zoom_dialog')
    assert.equal(await zoomOf(page), 1)
    await tapTwice(page)
    await page.locator('[data-zoom="2.5"]').waitFor()
    await page.keyboard.press('0')
    await page.keyboard.press('+')
    await expect.poll(() => zoomOf(page)).toBe(1.5)
    await page.mouse.move(180, 400)
    await page.mouse.wheel(0, 900)
    await page.waitForFunction(() => document.querySelector('[data-zoom="1"]'))
    await dialog.getByRole('button', { name: 'Zoom in' }).click()
    await expect.poll(() => zoomOf(page)).toBe(1.5)
    await dialog.getByRole('button', { name: 'Zoom out' }).click()
    await assertAccessible(page, assert)

    await page.mouse.move(100, 400)
    await page.mouse.down()
    await page.mouse.move(300, 405, { steps: 4 })
    await page.mouse.up()
    await dialog.getByText('Picture 1 of 2').waitFor()
    await page.keyboard.press('ArrowRight')
    await dialog.getByText('Picture 2 of 2').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.waitForFunction(() =>
      document.activeElement?.getAttribute('aria-label')?.startsWith('Look closer')
    )
  }).tags(['PROD-10'])

  test('give way to the next that loads, down to a drawn one', async ({ visit }) => {
    const { product, variants } = await givenActiveProduct({ sizes: ['M'], colors: ['Black'] })
    await variants[0]!.merge({ previewUrl: '/files/gone.jpg' }).save()
    const drawn = { previewUrl: '/files/gone.jpg', thumbnailUrl: '/files/gone-too.jpg' }
    await product.merge(drawn).save()
    const page = await visit(`/product/${product.id}`)
    const inFrame = page.locator('.shot-track img').first()
    await page.waitForFunction(() =>
      document.querySelector<HTMLImageElement>('.shot-track img')?.src.includes('/artwork/mockups/')
    )
    await expect(inFrame).toHaveAttribute('src', /\/artwork\/mockups\/tshirt\/black\.svg/)
    await page.goto(`/store/${product.artistId}`)
    await page.locator('main li img[src*="/artwork/mockups/"]').waitFor()
  }).tags(['PROD-9'])
})
