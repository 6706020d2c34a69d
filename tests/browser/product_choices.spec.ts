import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { assertAccessible } from '#tests/support/axe'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { eventually, expect } from '#tests/support/expect'

/** The label of each refused field, and the message under it. */
function refusedFields(page: Page) {
  return page.getByRole('dialog').evaluate((dialog) =>
    [...dialog.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')].map((field) => ({
      label: field.labels?.[0]?.textContent ?? '',
      message: document.getElementById(`${field.id}-error`)?.textContent ?? '',
    }))
  )
}

/** Of the fields that are called by country, those that are required. */
const addressWords = {
  GB: { state: null, zipCode: 'Postcode' },
  US: { state: 'State', zipCode: 'ZIP code' },
  CA: { state: 'Province', zipCode: 'Postal code' },
}

test.group('Browser: choosing and ordering a product', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('the error of a field uses the words of its label, in every country', async ({
    assert,
    visit,
  }) => {
    const { product } = await givenActiveProduct({})
    const page = await visit(`/product/${product.id}`)
    await page.getByRole('button', { name: 'Buy Now' }).click()
    for (const [country, words] of Object.entries(addressWords)) {
      await page.getByLabel('Country').selectOption(country)
      await page.getByRole('button', { name: 'Pay £27.59' }).click()
      await page.getByText(`${words.zipCode} is required`).waitFor()
      const refused = await refusedFields(page)
      const last = [words.state, words.zipCode].filter((label) => label !== null)
      assert.lengthOf(refused, 4 + last.length)
      for (const { label, message } of refused) {
        const named = message.replace(' is required', '')
        assert.include(label.toLowerCase(), named.toLowerCase())
      }
      assert.deepEqual(
        refused.slice(-last.length).map(({ label }) => label),
        last
      )
    }
  }).tags(['PROD-5', 'VAL-3'])

  test('where there is nothing to choose, neither "One size" nor "Standard" is shown', async ({
    assert,
    visit,
  }) => {
    const { product } = await givenActiveProduct({ sizes: ['One size'], colors: ['Standard'] })
    const page = await visit(`/product/${product.id}`)
    await page.getByRole('button', { name: 'Buy Now' }).waitFor()
    assert.equal(await page.getByRole('radio').count(), 0)
    assert.notMatch(await page.locator('main').innerText(), /Standard|One size/)
    await page.getByRole('button', { name: 'Buy Now' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /^Pay/ }).waitFor()
    assert.notMatch(await dialog.innerText(), /Standard|One size/)

    const soldOut = await givenActiveProduct({ sizes: ['M'], colors: ['Black'] })
    await soldOut.variants[0]!.merge({ inStock: false }).save()
    await page.goto(`/product/${soldOut.product.id}`)
    await page.getByText('This product is out of stock.').waitFor()
    await assertAccessible(page, assert)
  }).tags(['PHONE-3'])

  test('a phone’s buy bar shows the chosen variant, and the size where there is only one', async ({
    assert,
    visit,
  }) => {
    const { product } = await givenActiveProduct({ sizes: ['S', 'M'], colors: ['Black'] })
    const { product: mug } = await givenActiveProduct({ sizes: ['11 oz'], colors: ['Standard'] })
    const page = await visit(`/product/${product.id}`)
    await page.setViewportSize({ width: 320, height: 640 })
    const bar = page.locator('.buy-bar')
    await bar.getByText('S, Black').waitFor()
    await page.getByRole('radio', { name: 'M', exact: true }).check()
    await bar.getByText('M, Black').waitFor()
    await bar.getByText('£24.00').waitFor()
    await page.getByRole('button', { name: 'One more' }).click()
    await bar.getByText('£48.00').waitFor()
    const [width, wanted] = await page.evaluate(() => [
      document.documentElement.clientWidth,
      document.documentElement.scrollWidth,
    ])
    assert.equal(wanted, width)
    await page.evaluate(() => window.scrollTo(0, 0))
    await assertAccessible(page, assert)

    // A small phone keeps the picture in sight: a fifth of the screen, with the choices in the page.
    await page.setViewportSize({ width: 320, height: 568 })
    const foot = (await page.locator('.buy-bar-foot').boundingBox())!
    assert.isAtMost(foot.height, 568 / 5)
    assert.equal(foot.y + foot.height, 568)
    await bar.getByText('M, Black').waitFor()
    await page.getByRole('radio', { name: 'S', exact: true }).check()
    await bar.getByText('S, Black').waitFor()
    await page.getByRole('radio', { name: 'M', exact: true }).check()
    await page.evaluate(() => window.scrollTo(0, 0))
    await assertAccessible(page, assert)

    await page.setViewportSize({ width: 1280, height: 800 })
    assert.isFalse(await bar.getByText('M, Black').isVisible())

    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`/product/${mug.id}`)
    await expect(bar).toHaveText('Size: 11 oz Add to cart Buy Now Express checkout', {
      useInnerText: true,
    })
  }).tags(['NEWC-10'])

  test('the usual sizes stand within the margins of the smallest phone', async ({
    assert,
    visit,
  }) => {
    const { product } = await givenActiveProduct({ sizes: ['S', 'M', 'L', 'XL', '2XL'] })
    const page = await visit('/terms')
    for (const height of [568, 640]) {
      await page.setViewportSize({ width: 320, height })
      await page.goto(`/product/${product.id}`)
      for (const label of await page.locator('.buy-bar label').all()) {
        const { x, width } = (await label.boundingBox())!
        assert.isAtLeast(x, 16)
        assert.isAtMost(x + width, 304)
        assert.isAtLeast(width, 44)
      }
    }
  }).tags(['NEWC-10'])

  test('on a phone a message lies above the buy bar, and F8 leads to it', async ({
    assert,
    visit,
  }) => {
    const { product } = await givenActiveProduct({})
    const page = await visit(`/product/${product.id}`)
    await page.setViewportSize({ width: 375, height: 812 })
    await page.getByRole('button', { name: 'Add to cart' }).click()
    const toast = page.getByRole('listitem').filter({ hasText: 'Added to cart' })
    await eventually(async () => {
      const message = (await toast.boundingBox())!
      const bar = (await page.locator('.buy-bar').boundingBox())!
      assert.isAtMost(message.y + message.height, bar.y)
      assert.isAbove(message.y, 406)
    })
    await page.keyboard.press('F8')
    const region = page.getByRole('region', { name: /^Notifications/ })
    await expect
      .poll(() => region.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true)
    await assertAccessible(page, assert)
    await toast.getByRole('button', { name: 'View cart' }).click()
    const cart = page.getByRole('dialog')
    await cart.getByText(product.name).waitFor()
    await toast.waitFor({ state: 'detached' })
  }).tags(['SCAN-14'])
})
