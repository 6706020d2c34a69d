import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { fromDecimal } from '#shared/money'
import { fillAddress } from '#tests/support/address_form'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { expect } from '#tests/support/expect'

const price = (page: Page, amount: string) =>
  page.locator('main .price').getByText(amount, { exact: true }).first()

test.group('Browser: a product that comes back from the history', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('after the payment page shows the price of today, and what was typed', async ({ visit }) => {
    const { product } = await givenActiveProduct({ sizes: ['M', 'L'] })
    const page = await visit(`/product/${product.id}`)
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await fillAddress(page)
    await page.getByRole('button', { name: 'Pay £27.59' }).click()
    await page.waitForURL(/\/sandbox\/stripe\/pay\//)
    await product.merge({ sellingPrice: fromDecimal('30.00') }).save()
    await page.goBack()
    await price(page, '£30.00').waitFor()
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await page.getByRole('button', { name: 'Pay £33.59' }).waitFor()
    await expect(page.getByLabel('Full name')).toHaveValue('Nia Front-Row')
  })

  test('kept by the browser as it was left, it shows the price of today and keeps its open form', async ({
    visit,
  }) => {
    const { product } = await givenActiveProduct({ sizes: ['M', 'L'] })
    const page = await visit(`/product/${product.id}`)
    await page.getByRole('radio', { name: 'L', exact: true }).check()
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await page.getByLabel('Full name').fill('Nia')
    await product.merge({ sellingPrice: fromDecimal('30.00') }).save()
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    )
    await page.getByRole('button', { name: 'Pay £33.59' }).waitFor()
    await expect(page.getByLabel('Full name')).toHaveValue('Nia')
    await page.keyboard.press('Escape')
    await price(page, '£30.00').waitFor()
    await expect(page.getByRole('radio', { name: 'L', exact: true })).toBeChecked()
  })

  test('by a step back in the shop, it shows the price of today', async ({ visit }) => {
    const { artist, product } = await givenActiveProduct({})
    const page = await visit(`/product/${product.id}`)
    await page.getByRole('link', { name: artist.bandName }).first().click()
    await page.waitForURL(/\/store\//)
    await product.merge({ sellingPrice: fromDecimal('30.00') }).save()
    await page.goBack()
    await price(page, '£30.00').waitFor()
  })
  test('keeps what is chosen while the price of today is on its way', async ({ assert, visit }) => {
    const { artist, product } = await givenActiveProduct({ sizes: ['M', 'L'] })
    const page = await visit(`/product/${product.id}?size=M`)
    await page.getByRole('link', { name: artist.bandName }).first().click()
    await page.waitForURL(/\/store\//)
    await product.merge({ sellingPrice: fromDecimal('30.00') }).save()
    const chosen = Promise.withResolvers<void>()
    await page.route(`**/product/${product.id}?*`, async (route) => {
      await chosen.promise
      await route.continue()
    })
    await page.goBack()
    const large = page.getByRole('radio', { name: 'L', exact: true })
    await large.check()
    await page.waitForURL((url) => url.searchParams.get('size') === 'L')
    chosen.resolve()
    await price(page, '£30.00').waitFor()
    await expect(large).toBeChecked()
    assert.equal(new URL(page.url()).searchParams.get('size'), 'L')
  })
})
