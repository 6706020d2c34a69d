import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct, givenArtist, givenScannedCode } from '#tests/support/given'
import { expect } from '#tests/support/expect'

const PHONE = { width: 375, height: 812 }

/** Waits until all of it stands on the screen as it is, without scrolling, and nothing lies over its middle. */
const assertInReach = (page: Page, element: Locator, message?: string) =>
  expect.poll(() => isInReach(page, element), message).toBe(true)

async function isInReach(page: Page, element: Locator) {
  const box = (await element.boundingBox())!
  const { height } = page.viewportSize()!
  if (box.y < 0 || box.y + box.height > height) return false
  return element.evaluate(
    (node, [x, y]) => {
      const top = document.elementFromPoint(x!, y!)
      return top !== null && (node === top || node.contains(top) || top.contains(node))
    },
    [box.x + box.width / 2, box.y + box.height / 2]
  )
}

async function givenStall() {
  const { artist } = await givenArtist({})
  await artist.merge({ bio: 'Songs about missing the last tram on purpose.' }).save()
  const { product } = await givenActiveProduct({ artist, sizes: ['S', 'M', 'L', 'XL'] })
  const { code } = await givenScannedCode({ artist })
  return { artist, product, code }
}

test.group('Browser: buying from a scan', (group) => {
  group.each.setup(() => resetDatabase())

  test('the first goods stand on the first screen of a phone, and of wider windows', async ({
    assert,
    visit,
  }) => {
    const { artist, code } = await givenStall()
    for (const productType of ['tote', 'mug', 'hoodie'] as const)
      await givenActiveProduct({ artist, productType })
    for (const size of [PHONE, { width: 768, height: 1024 }, { width: 1280, height: 800 }]) {
      const page = await visit(`/store/${artist.id}?qr=${code.code}`)
      await page.setViewportSize(size)
      const tiles = page.getByRole('region', { name: 'Merch' }).getByRole('listitem')
      const box = (await tiles.nth(3).locator('img').first().boundingBox())!
      assert.isBelow(box.y + box.height / 2, size.height, `${size.width} px`)
      const poster = (await page.locator('.poster-band').boundingBox())!
      assert.isAtMost(poster.height, size.height / 3, `${size.width} px`)
      const about = page.getByText('Songs about missing the last tram')
      assert.isAbove((await about.boundingBox())!.width, 200, `${size.width} px`)
    }
  }).tags(['SCAN-11'])

  test('sizes are in reach with the buttons, and what is bought is shown and changed in place', async ({
    visit,
  }) => {
    const { product } = await givenStall()
    const page = await visit(`/product/${product.id}`)
    for (const height of [812, 667]) {
      await page.setViewportSize({ width: 375, height })
      const label = page.locator('.buy-bar label', { hasText: 'XL' })
      await assertInReach(page, label, `XL at ${height} px`)
      await assertInReach(page, page.getByRole('button', { name: 'Buy Now' }))
    }
    await page.getByRole('button', { name: 'Buy Now' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('S', { exact: true }).first().waitFor()
    await dialog.getByRole('radio', { name: 'L', exact: true }).check()
    await expect(dialog.getByRole('radio', { name: 'L', exact: true })).toBeChecked()
    await page.waitForURL(/size=L/)
  }).tags(['SCAN-12'])

  test('Buy Now can be filled in on a phone on its side and at 400 % zoom', async ({ visit }) => {
    const { product } = await givenStall()
    for (const size of [
      { width: 667, height: 375 },
      { width: 640, height: 400 },
      { width: 320, height: 256 },
    ]) {
      const page = await visit(`/product/${product.id}`)
      await page.setViewportSize(size)
      await page.getByRole('button', { name: 'Buy Now' }).click()
      const dialog = page.getByRole('dialog')
      for (const field of ['Full name', 'Email']) {
        const input = dialog.getByLabel(field)
        await input.scrollIntoViewIfNeeded()
        await input.focus()
        await assertInReach(page, input, `${field} at ${size.width} x ${size.height}`)
      }
      const pay = dialog.getByRole('button', { name: /^Pay/ })
      await pay.scrollIntoViewIfNeeded()
      await assertInReach(page, pay, `Pay at ${size.width} x ${size.height}`)
      await page.close()
    }
  }).tags(['SCAN-13'])
})
