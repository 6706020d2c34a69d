import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { assertAccessible } from '#tests/support/axe'
import { givenTwoStalls, storedLine, untilAwake, withCart } from '#tests/support/baskets'
import { checkoutCounts } from '#tests/support/checkout_counts'
import { resetDatabase } from '#tests/support/reset_database'
import { expect, staysSo } from '#tests/support/expect'

/** The checkout of one shirt; the Buy Now dialog has the same form. */
async function openCheckout(page: Page) {
  const { shirt } = await givenTwoStalls()
  await withCart(page, [storedLine(shirt)])
  await page.goto('/checkout')
  await untilAwake(page)
  return shirt
}

const pay = (page: Page) => page.getByRole('button', { name: /^Pay £/ })

test.group('Browser: the form of an order', (group) => {
  group.each.setup(resetDatabase)

  test('the error of a field disappears once it is changed, and with the country the errors that depend on it', async ({
    assert,
    visit,
  }) => {
    const page = await visit('/terms')
    const shirt = await openCheckout(page)
    for (const open of ['checkout', 'Buy Now']) {
      if (open === 'Buy Now') {
        await page.goto(`/product/${shirt.id}`)
        await page.getByRole('button', { name: 'Buy Now' }).click()
        await page.getByLabel('Full name').fill('')
        await page.getByLabel('Country').selectOption('GB')
      }
      await pay(page).click()
      await page.getByText('Name is required').waitFor()
      await page.getByText('Postcode is required').waitFor()
      assert.isFalse(await page.getByText('County is required').isVisible())
      await page.getByLabel('Full name').fill('Nia')
      await page.getByText('Name is required').waitFor({ state: 'detached' })
      await page.getByText('Email is required').waitFor()
      await page.getByLabel('Country').selectOption('US')
      await page.getByText('Postcode is required').waitFor({ state: 'detached' })
      await page.getByText('Street address is required').waitFor()
    }
  }).tags(['BUYR-10'])

  test('wrong formats are reported together with missing fields, and nothing is ordered', async ({
    assert,
    visit,
  }) => {
    const page = await visit('/terms')
    await openCheckout(page)
    await page.getByLabel('Phone (optional)').fill('12')
    await page.getByLabel('Postcode').fill('nowhere')
    const asked = page.waitForRequest(/create-checkout-session/)
    await pay(page).click()
    // The idempotency key is kept for the order that follows.
    assert.notProperty((await asked).headers(), 'idempotency-key')
    for (const words of [
      'Name is required',
      'City is required',
      'Enter a phone number as in 020 7946 0018, or leave it empty',
    ])
      await page.getByText(words, { exact: true }).waitFor()
    await page.locator('[id$="-error"]').getByText('Enter a postcode as in SW1A 1AA').waitFor()
    const county = page.getByLabel('County (optional)')
    await expect(county).not.toHaveAttribute('aria-invalid')
    const focused = page.locator(':focus')
    await expect(focused).toHaveAttribute('name', 'name')
    assert.equal((await checkoutCounts()).checkouts, 0)
    await assertAccessible(page, assert)
  }).tags(['BUYR-11'])

  test('an empty form is refused without asking the server, with the focus on its first field', async ({
    assert,
    visit,
  }) => {
    const page = await visit('/terms')
    await openCheckout(page)
    const asked: string[] = []
    page.on('request', (request) => {
      if (/create-checkout-session|\/api\/orders$/.test(request.url())) asked.push(request.url())
    })
    await pay(page).click()
    for (const field of ['Name', 'Email', 'Street address', 'City', 'Postcode'])
      await page.getByText(`${field} is required`).waitFor()
    await expect(page.locator(':focus')).toHaveAttribute('name', 'name')
    await staysSo(500, () => assert.isEmpty(asked))
  }).tags(['PHONE-7'])

  test('a postcode that shipping cannot be quoted for is told beside its field, once it is left', async ({
    assert,
    visit,
  }) => {
    const page = await visit('/terms')
    await openCheckout(page)
    const words = page.getByText('Enter a postcode as in SW1A 1AA')
    const postcode = page.getByLabel('Postcode')
    const quoted = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/cart/quote') && answer.status() === 422
    )
    await postcode.fill('LS1')
    await quoted
    assert.equal(await words.count(), 0)
    await page.getByLabel('City', { exact: true }).focus()
    await words.waitFor()
    assert.equal(await words.count(), 1)
    await expect(postcode).toHaveAttribute('aria-invalid', 'true')
    const described = String(await postcode.getAttribute('aria-describedby'))
    await expect(page.locator(`[id="${described}"]`)).toContainText('Enter a postcode', {
      useInnerText: true,
    })
    await assertAccessible(page, assert)
    await postcode.fill('LS1 1AA')
    await words.waitFor({ state: 'detached' })
    await page.getByText('Production and shipping 3-5 business days.').waitFor()
  }).tags(['BUYR-12'])

  test('without a shipping rate it is told once, and nothing is paid until there is one: {where}')
    .tags(['RATE-5'])
    .with([{ where: 'checkout' }, { where: 'Buy Now' }])
    .run(async ({ assert, visit }, { where }) => {
      const page = await visit('/terms')
      await page.setViewportSize({ width: 375, height: 812 })
      const shirt = await openCheckout(page)
      const sentence = 'We can’t work out shipping to this address right now.'
      const withoutRate = JSON.stringify({ code: 'E_SHIPPING_UNAVAILABLE', message: sentence })
      await page.route('**/api/cart/quote', async (route) =>
        /"US"/.test(String(route.request().postData()))
          ? route.fulfill({ status: 503, contentType: 'application/json', body: withoutRate })
          : route.continue()
      )
      if (where === 'Buy Now') {
        await page.goto(`/product/${shirt.id}`)
        await page.getByRole('button', { name: 'Buy Now' }).click()
      }
      await page.getByLabel('Country').selectOption('US')
      await page.getByText(sentence).first().waitFor()
      const off = page.getByRole('button', { name: 'Pay', exact: true })
      await expect(off).toHaveAttribute('aria-disabled', 'true')
      await off.press('Enter')
      await page.getByText('Name is required').waitFor()
      assert.equal(await page.getByText(sentence).count(), 1)
      assert.equal(await page.getByText('estimated').count(), 0)
      await page.unroute('**/api/cart/quote')
      await page.getByRole('button', { name: 'Try again' }).click()
      await pay(page).waitFor()
    })
})
