import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { givenActiveProduct } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { eventually, expect, staysSo } from '#tests/support/expect'

/** Where the page stands after a turn of the wheel. */
const placeOf = (page: Page) => page.evaluate(() => window.scrollY)

async function turnWheel(page: Page) {
  await page.mouse.move(300, 300)
  await page.mouse.wheel(0, 200)
}

test.group('Browser: the page behind a dialog', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('does not scroll while the dialog is open, and scrolls again after it', async ({
    assert,
    visit,
  }) => {
    const { product } = await givenActiveProduct({ sizes: ['M', 'L'] })
    const page = await visit(`/product/${product.id}`)
    await page.setViewportSize({ width: 1280, height: 500 })
    await turnWheel(page)
    await expect.poll(() => placeOf(page)).toBeGreaterThan(0)
    await page.getByRole('button', { name: /^View Cart/ }).click()
    await page.getByRole('dialog').waitFor()
    let place = -1
    await eventually(async () => {
      const before = place
      place = await placeOf(page)
      assert.equal(place, before, 'has come to rest')
    })
    await turnWheel(page)
    await staysSo(300, async () => assert.equal(await placeOf(page), place))
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await turnWheel(page)
    await expect.poll(() => placeOf(page)).toBeGreaterThan(place)
  })
})
