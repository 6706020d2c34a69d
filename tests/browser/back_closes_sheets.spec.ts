import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { givenTwoStalls, openCart, untilAwake } from '#tests/support/baskets'
import { resetDatabase } from '#tests/support/reset_database'
import { useRealSessions } from '#tests/support/real_sessions'
import { expect } from '#tests/support/expect'

const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path)

/** State that only the page's own component holds: lost where the component was mounted again. */
const quantity = (page: Page) => page.getByLabel('Quantity').first().innerText()

async function closedByBack(page: Page, name: string) {
  await page.getByRole('dialog', { name }).waitFor()
  await page.goBack()
  await page.getByRole('dialog', { name }).waitFor({ state: 'detached' })
}

async function onPhone(visit: (path: string) => Promise<Page>) {
  const { shirt } = await givenTwoStalls()
  const page = await visit('/terms')
  await page.setViewportSize({ width: 375, height: 720 })
  const path = `/product/${shirt.id}`
  await page.goto(`${path}?color=Black&size=M`)
  await untilAwake(page)
  return { page, path, shirt }
}

test.group('Browser: Back, with a sheet over the page', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('closes Buy Now and leaves the product page as it was, then leads back', async ({
    assert,
    visit,
  }) => {
    const { page, path } = await onPhone(visit)
    const address = page.url()
    const one = await quantity(page)
    await page.getByRole('button', { name: 'One more' }).first().click()
    await expect.poll(() => quantity(page)).not.toBe(one)
    const chosen = await quantity(page)
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await closedByBack(page, 'Buy Now')
    assert.equal(page.url(), address)
    assert.equal(await quantity(page), chosen)
    await page.waitForFunction(() => document.activeElement?.textContent?.trim() === 'Buy Now')

    await page.goForward()
    await at(page, path)
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await closedByBack(page, 'Buy Now')
    await page.goBack()
    await at(page, '/terms')
    await page.goForward()
    await at(page, path)
    await page.getByRole('button', { name: 'Buy Now' }).waitFor()
  })

  test('does not close anything after a sheet was closed by its own button', async ({ visit }) => {
    const { page } = await onPhone(visit)
    for (let times = 0; times < 2; times++) {
      const drawer = await openCart(page)
      await drawer.getByRole('button', { name: 'Close' }).click()
      await drawer.waitFor({ state: 'detached' })
    }
    await page.goBack()
    await at(page, '/terms')
  })

  test('closes the cart, the zoom, and the scanner before the menu under it', async ({
    assert,
    visit,
  }) => {
    const { page, path } = await onPhone(visit)
    await openCart(page)
    await closedByBack(page, 'Shopping Cart')
    await page
      .getByRole('button', { name: /^Look closer/ })
      .first()
      .click()
    await page.getByRole('dialog').waitFor()
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Scan Artist QR Code' }).click()
    await closedByBack(page, 'Scan Artist QR Code')
    await closedByBack(page, 'Menu')
    assert.equal(new URL(page.url()).pathname, path)
    await page.goBack()
    await at(page, '/terms')
  })

  test('leads from a page that the menu opened to the one it was opened on, in one step', async ({
    assert,
    visit,
  }) => {
    const { page, path, shirt } = await onPhone(visit)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'Artists' })
      .click()
    await at(page, '/artists')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.goBack()
    await at(page, path)
    await page.getByRole('heading', { level: 1, name: shirt.name }).waitFor()
    assert.equal(await page.getByRole('dialog').count(), 0)
    await page.goForward()
    await at(page, '/artists')
    await page.getByRole('heading', { level: 1, name: 'Artists' }).waitFor()
  })

  test('leads in one step from what the scanner in the menu found', async ({ visit }) => {
    const { page, path, shirt } = await onPhone(visit)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Scan Artist QR Code' }).click()
    const scanner = page.getByRole('dialog', { name: 'Scan Artist QR Code' })
    await scanner.getByRole('textbox').fill(`${new URL(page.url()).origin}/store/${shirt.artistId}`)
    await page.keyboard.press('Enter')
    await at(page, `/store/${shirt.artistId}`)
    await page.getByRole('dialog').first().waitFor({ state: 'detached' })
    await page.goBack()
    await at(page, path)
    await page.goBack()
    await at(page, '/terms')
  })
})
