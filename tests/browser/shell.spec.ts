import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { ArtistFactory } from '#database/factories/artist_factory'
import { assertAccessible } from '#tests/support/axe'
import { resetDatabase } from '#tests/support/reset_database'
import { useRealSessions } from '#tests/support/real_sessions'
import { expect } from '#tests/support/expect'

const barColors = (page: Page) =>
  page
    .locator('meta[name="theme-color"]')
    .evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')))

test.group('Browser: what stands around every page', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test("the browser's bars follow the lights one chose, and the system again", async ({
    visit,
  }) => {
    const page = await visit('/privacy')
    const lights = page.getByRole('contentinfo').getByRole('group', { name: 'Lights' })
    await expect.poll(() => barColors(page)).toEqual(['#f6f1e7', '#15120f'])
    await lights.getByRole('button', { name: 'Dark' }).click()
    await expect.poll(() => barColors(page)).toEqual(['#15120f', '#15120f'])
    await page.reload()
    await expect.poll(() => barColors(page)).toEqual(['#15120f', '#15120f'])
    await lights.getByRole('button', { name: 'System' }).click()
    await expect.poll(() => barColors(page)).toEqual(['#f6f1e7', '#15120f'])
  })

  test("a visitor's phone menu asks for an artist's code", async ({ assert, visit }) => {
    const page = await visit('/browse')
    await page.setViewportSize({ width: 375, height: 812 })
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.waitFor()
    await assertAccessible(page, assert)
    await menu.getByRole('button', { name: 'Scan Artist QR Code' }).click()
    await page.getByRole('textbox', { name: 'Code' }).fill('DEMO-GIG')
    await page.keyboard.press('Escape')
    await menu.getByRole('link', { name: 'Artists' }).click()
    await page.waitForURL((url) => url.pathname === '/artists')
  })

  test('on a phone the footer of a short page is shorter than its content', async ({
    assert,
    visit,
  }) => {
    const page = await visit('/login')
    await page.setViewportSize({ width: 375, height: 812 })
    const heightOf = async (part: string) => (await page.locator(part).boundingBox())!.height
    for (const path of [
      '/login',
      '/register',
      '/forgot-password',
      '/orders/find',
      '/checkout',
      '/checkout/success',
      '/checkout/cancel',
    ]) {
      await page.goto(path)
      assert.isBelow(await heightOf('footer'), await heightOf('main'), path)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).waitFor()
    }
    await page.goto('/login')
    await page.setViewportSize({ width: 1280, height: 812 })
    await page.getByRole('contentinfo').getByRole('link', { name: 'Find your order' }).waitFor()
  }).tags(['PHONE-9'])

  test('on the narrowest phone the hero has two rows of buttons, artists lie side by side, and the page never scrolls sideways', async ({
    assert,
    visit,
  }) => {
    const artists = await ArtistFactory.createMany(3)
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
    const last = page
      .locator('li')
      .filter({ has: page.getByRole('heading', { name: artists[0].bandName, exact: true }) })
      .getByRole('link')
    await last.focus()
    await page.waitForFunction(() => document.activeElement!.getBoundingClientRect().right <= 320)
    assert.isAtMost(await page.evaluate(() => document.documentElement.scrollWidth), 320)
    await assertAccessible(page, assert)
  }).tags(['PAGES-17'])
})
