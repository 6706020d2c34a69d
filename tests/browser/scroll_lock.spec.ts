import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { givenActiveProduct } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'

/** Where the page stands after a turn of the wheel. */
async function afterWheel(page: Page): Promise<number> {
  await page.mouse.move(300, 300)
  await page.mouse.wheel(0, 200)
  await page.waitForTimeout(300)
  return page.evaluate(() => window.scrollY)
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
    assert.isAbove(await afterWheel(page), 0)
    await page.getByRole('button', { name: /^View Cart/ }).click()
    await page.getByRole('dialog').waitFor()
    const place = await page.evaluate(() => window.scrollY)
    assert.equal(await afterWheel(page), place)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    assert.isAbove(await afterWheel(page), place)
  })
})
