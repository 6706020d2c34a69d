import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { fillAddress } from '#tests/support/address_form'
import { isPaymentPage, untilAwake } from '#tests/support/baskets'
import { givenActiveProduct } from '#tests/support/given'
import { resetDatabase } from '#tests/support/reset_database'
import { useRealSessions } from '#tests/support/real_sessions'
import { toastOf } from '#tests/support/sign_in_form'
import { expect, staysSo } from '#tests/support/expect'

const addressOf = (page: Page) =>
  page.evaluate(() => location.pathname + location.search + location.hash)

/** Hydrated, and Inertia has written its first entry of the history. */
const untilStarted = (page: Page) => page.waitForFunction(() => Boolean(history.state?.page))

test.group('Browser: the address under which a public page was opened', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('stays in the address bar, and reaches no link of the page', async ({ assert, visit }) => {
    const { product } = await givenActiveProduct({ name: 'Night Shirt' })
    const page = await visit('about:blank')
    const opened = '/browse?utm_source=poster&type=tshirt&fbclid=a%2Fb#main'
    await page.goto(opened)
    await untilStarted(page)
    await staysSo(200, async () => assert.equal(await addressOf(page), opened))
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    assert.isEmpty(links.filter((href) => /utm_|fbclid/.test(href!)))

    await page.getByRole('link', { name: 'Night Shirt' }).first().click()
    await page.waitForURL((url) => url.pathname === `/product/${product.id}`)
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/browse')
    await page.getByRole('link', { name: 'Night Shirt' }).first().waitFor()
    await expect.poll(() => addressOf(page)).toBe(opened)
  }).tags(['PAGES-20'])

  test('still says why a log-in was refused', async ({ assert, visit }) => {
    const page = await visit('about:blank')
    await page.goto('/?error=role_mismatch&requested=artist&actual=fan&utm_source=x')
    await toastOf(page, 'Access Denied')
    await page.waitForURL((url) => url.search === '')
    assert.equal(await addressOf(page), '/')
  }).tags(['PAGES-20'])

  test('sets no cookie; a first order whose answer was lost is found again by the second press', async ({
    assert,
    visit,
  }) => {
    const { product } = await givenActiveProduct({})
    const page = await visit('about:blank')
    for (const path of ['/', '/browse', `/product/${product.id}`]) {
      await page.goto(path)
      await untilStarted(page)
    }
    assert.isEmpty(await page.context().cookies())

    const lost: number[] = []
    await page.route('**/api/orders', async (route) => {
      if (lost.length > 0) return route.continue()
      // The cookies of a lost answer are lost with it.
      const cookies = await page.context().cookies()
      const answer = await route.fetch({
        headers: { ...(await route.request().allHeaders()), 'sec-fetch-site': 'same-origin' },
      })
      lost.push(answer.status())
      await page.context().clearCookies()
      await page.context().addCookies(cookies)
      await route.abort()
    })
    await untilAwake(page)
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await page.getByRole('dialog', { name: 'Buy Now' }).waitFor()
    await fillAddress(page)
    // Calls that price the order have begun a session; the order must not depend on it.
    await page.context().clearCookies()
    const pay = page.getByRole('button', { name: /^Pay £/ })
    await pay.click()
    await page.getByText('Failed to place order', { exact: true }).waitFor()
    await pay.click()
    await page.waitForURL(isPaymentPage)
    assert.deepEqual(lost, [201])
    assert.lengthOf(await db.from('checkouts'), 1)
  }).tags(['PAGES-20'])
})
