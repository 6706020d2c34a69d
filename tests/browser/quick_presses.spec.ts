import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { untilAwake } from '#tests/support/baskets'
import { givenActiveProduct } from '#tests/support/given'
import { resetDatabase } from '#tests/support/reset_database'
import { expect } from '#tests/support/expect'

/** Presses it, and asks in the same breath what the press itself has done. */
const pressed = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element: HTMLElement) => {
      element.click()
      return {
        dialogs: document.querySelectorAll('[role=dialog]').length,
        address: window.location.search,
      }
    })

test.group('Browser: presses are answered before something large is drawn', (group) => {
  group.each.setup(resetDatabase)

  test('of what opens a dialog', async ({ assert, visit }) => {
    const { product } = await givenActiveProduct({ sizes: ['S', 'M'] })
    const page = await visit(`/product/${product.id}`)
    await untilAwake(page)
    for (const opener of [
      'button[aria-label=Menu]',
      'button[aria-label^="View Cart"]',
      'button:text("Buy Now")',
    ]) {
      await page.waitForLoadState('networkidle')
      const { dialogs } = await pressed(page, opener)
      assert.equal(dialogs, 0, opener)
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
  })

  test('of a size, whose address follows the last press', async ({ assert, visit }) => {
    const { product } = await givenActiveProduct({ sizes: ['S', 'M', 'L'] })
    const page = await visit(`/product/${product.id}?color=Black&size=S`)
    await untilAwake(page)
    const { address } = await pressed(page, '.buy-bar input[value=M]')
    assert.equal(address, '?color=Black&size=S')
    await pressed(page, '.buy-bar input[value=L]')
    await page.waitForURL((url) => url.searchParams.get('size') === 'L')
    await expect(page.getByRole('radio', { name: 'L', exact: true })).toBeChecked()
  })

  test('of Express checkout, whose button keeps its size on the smallest phone', async ({
    assert,
    visit,
  }) => {
    const { product } = await givenActiveProduct({})
    const page = await visit('about:blank')
    await page.setViewportSize({ width: 320, height: 568 })
    const looked = Promise.withResolvers<void>()
    await page.route('**/api/create-checkout-session', async (route) => {
      await looked.promise
      await route.abort()
    })
    await page.goto(`/product/${product.id}`, { waitUntil: 'networkidle' })
    await untilAwake(page)
    const express = page.getByRole('button', { name: 'Express checkout' })
    const sizes = () =>
      express.evaluate((button) => {
        const { width, height } = button.getBoundingClientRect()
        return { box: [width, height], over: Math.max(0, button.scrollWidth - button.clientWidth) }
      })
    const before = await sizes()
    await express.click()
    await page.locator('.buy-bar [aria-busy]').waitFor()
    assert.deepEqual(await sizes(), before)
    assert.equal(before.over, 0)
    looked.resolve()
    await page.getByText('No connection. Please check your network').first().waitFor()
  })
})
