import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { CheckoutFactory } from '#database/factories/checkout_factory'
import { UserFactory } from '#database/factories/user_factory'
import { assertAccessible } from '#tests/support/axe'
import { givenTwoStalls, storedCart } from '#tests/support/baskets'
import { givenScannedCode } from '#tests/support/given'
import { keptAddresses, keptText, givenOfflineShop, untilKept } from '#tests/support/offline_shop'
import { signInAs } from '#tests/support/signed_in'
import { PORTAL_TEXT } from '#tests/support/unsteady_network'
import { expect } from '#tests/support/expect'

const STRIP = 'No network: showing saved pages. Your cart is safe.'

const pictureShows = (page: Page) =>
  page
    .locator('main img')
    .first()
    .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)

test.group('Browser: pages without a network', (group) => {
  const shop = givenOfflineShop(group)

  test('a store and a product that were opened come again, with their pictures, and the cart works', async ({
    assert,
    browser,
  }) => {
    const { nightBus, shirt } = await givenTwoStalls()
    const page = await shop.visit(browser, `/store/${nightBus.id}`)
    await page.getByRole('link', { name: 'Last Tram Home Tee' }).first().click()
    await page.getByRole('button', { name: 'Add to cart' }).first().waitFor()
    await untilKept(page, `/product/${shirt.id}`)

    shop.network.cut()
    await page.reload()
    await page.getByRole('status').filter({ hasText: STRIP }).waitFor()
    await page.getByRole('heading', { name: 'Last Tram Home Tee' }).waitFor()
    await expect.poll(() => pictureShows(page)).toBe(true)
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByRole('button', { name: 'View Cart, 1 item' }).click()
    const cart = page.getByRole('dialog', { name: 'Shopping Cart' })
    await cart.getByText('Last Tram Home Tee').waitFor()
    assert.lengthOf(await storedCart(page), 1)
    await page.keyboard.press('Escape')

    await page.goto(`/store/${nightBus.id}`)
    await page.getByRole('heading', { name: 'Night Bus' }).waitFor()
    await page.getByRole('link', { name: 'Last Tram Home Tee' }).first().click()
    await page.waitForURL((url) => url.pathname === `/product/${shirt.id}`)

    shop.network.mode = 'open'
    await page.reload()
    await page.getByRole('heading', { name: 'Last Tram Home Tee' }).waitFor()
    assert.equal(await page.getByText(STRIP).count(), 0)
  }).tags(['OFF-1', 'OFF-3'])

  test('what was never opened says so under its address, and lists what opens', async ({
    assert,
    browser,
  }) => {
    const { nightBus, hoodie } = await givenTwoStalls()
    const page = await shop.visit(browser, `/store/${nightBus.id}`)
    shop.network.cut()
    for (const path of ['/orders', `/product/${hoodie.id}`, '/checkout']) {
      await page.goto(path)
      await page.getByRole('heading', { name: 'No network' }).waitFor()
      assert.equal(new URL(page.url()).pathname, path)
    }
    await assertAccessible(page, assert)
    await page.getByRole('link', { name: 'Night Bus' }).click()
    await page.getByRole('heading', { name: 'Night Bus' }).waitFor()
  }).tags(['OFF-3'])

  test('a page that could not be reached comes once the network is back', async ({ browser }) => {
    const { nightBus } = await givenTwoStalls()
    const page = await shop.visit(browser, `/store/${nightBus.id}`)
    shop.network.cut()
    await page.goto('/browse')
    await page.getByRole('heading', { name: 'No network' }).waitFor()
    await shop.restore(page)
    await page.getByRole('link', { name: 'Last Tram Home Tee' }).first().waitFor()
  }).tags(['OFF-3'])

  test('the page behind a payment says not to pay again where it cannot be reached', async ({
    browser,
  }) => {
    const { nightBus } = await givenTwoStalls()
    const page = await shop.visit(browser, `/store/${nightBus.id}`)
    shop.network.cut()
    await page.goto('/checkout/success?session_id=cs_test_unreached')
    await page.getByRole('heading', { name: 'No network' }).waitFor()
    await page.getByText('please don’t pay again').waitFor()
    await page.goto('/checkout/cancel')
    await page.getByText('Your cart is safe').waitFor()
  }).tags(['OFF-3'])

  test('the strip moves no goods: on a store it takes its height from the poster', async ({
    assert,
    browser,
  }) => {
    const { nightBus } = await givenTwoStalls()
    const page = await shop.visit(browser, `/store/${nightBus.id}`)
    const goods = page.getByRole('link', { name: 'Last Tram Home Tee' }).first()
    const before = await goods.boundingBox()
    await expect(page.locator('.poster-bill')).toBeVisible()
    shop.network.cut()
    await page.reload()
    await page.getByText(STRIP).waitFor()
    await expect.poll(() => goods.boundingBox()).toEqual(before)
    // Below the strip they would stand on the figure.
    await expect(page.locator('.poster-bill')).toBeHidden()
    const button = await page.getByRole('button', { name: 'Try again' }).boundingBox()
    assert.isAtLeast(button!.height, 44)
  }).tags(['OFF-3'])

  test('a network that answers everything with its own page is neither kept nor shown as ours', async ({
    assert,
    browser,
  }) => {
    const { nightBus, hoodie } = await givenTwoStalls()
    const page = await shop.visit(browser, `/store/${nightBus.id}`)
    const before = await keptAddresses(page)
    shop.network.mode = 'portal'
    for (const path of [`/store/${nightBus.id}`, `/product/${hoodie.id}`, '/orders']) {
      await page.goto(path)
      await page.locator('h1').waitFor()
      assert.notInclude(await page.content(), PORTAL_TEXT)
    }
    await page.goto(`/store/${nightBus.id}`)
    await page.getByText(STRIP).waitFor()
    assert.sameMembers(await keptAddresses(page), before)
    assert.notInclude(await keptText(page), PORTAL_TEXT)

    const other = await shop.phone(browser)
    const first = await other.newPage()
    await first.goto('/browse')
    await first.getByText(PORTAL_TEXT).waitFor()
    assert.equal(await first.evaluate(async () => (await caches.keys()).length), 0)
  }).tags(['OFF-4'])

  test('a kept page is shown where the network takes too long, and a reload waits for the new one', async ({
    assert,
    browser,
  }) => {
    const { nightBus } = await givenTwoStalls()
    const page = await shop.visit(browser, `/store/${nightBus.id}`)
    shop.network.latency = 12_000
    const begun = Date.now()
    await page.goto(`/store/${nightBus.id}`, { waitUntil: 'commit' })
    await page.getByText('Slow network: showing saved pages. Your cart is safe.').waitFor()
    assert.isBelow(Date.now() - begun, 11_000, 'before the network answered')
    shop.network.latency = 5_000
    await page.reload({ waitUntil: 'commit' })
    await page.getByRole('heading', { name: 'Night Bus' }).waitFor()
    await expect(page.locator('html')).not.toHaveAttribute('data-kept')
  }).tags(['OFF-1', 'OFF-9'])

  test('of a fan who is logged in, the visitors’ page is kept and nothing of theirs, before and after the log-out', async ({
    assert,
    browser,
  }) => {
    const { nightBus, shirt } = await givenTwoStalls()
    const { code } = await givenScannedCode({ artist: nightBus })
    const fan = await UserFactory.merge({ email: 'secret.fan@example.test' }).create()
    await CheckoutFactory.merge({ userId: fan.id, street: '9 Secret Street' }).create()
    const phone = await shop.phone(browser)
    const visitor = await shop.openKept(phone, '/')
    await signInAs(visitor, fan)
    const page = await shop.openKept(phone, `/product/${shirt.id}`)
    for (const path of [
      '/',
      '/orders',
      '/wishlist',
      '/account',
      '/checkout',
      `/store/${nightBus.id}?qr=${code.code}`,
    ])
      await page.goto(path)
    await untilKept(page, `/store/${nightBus.id}`)
    await untilKept(page, '/checkout')
    const kept = await keptText(page)
    assert.notInclude(kept, 'secret.fan')
    assert.notInclude(kept, 'Secret Street')
    assert.notMatch(kept, /"user":\{/)
    assert.notInclude(kept, code.code)
    const addresses = await keptAddresses(page)
    assert.notInclude(addresses, '/', 'the home of one who is logged in is their own')
    for (const address of addresses)
      assert.match(address, /^\/(offline|scan|checkout|store\/\d+|product\/\d+)$/)

    await page.goto('/account')
    await page.evaluate(() => fetch('/api/logout', { method: 'POST' }))
    shop.network.cut()
    await page.goto('/account')
    await page.getByRole('heading', { name: 'No network' }).waitFor()
    assert.notInclude(await page.content(), 'secret.fan')
    await page.goto(`/product/${shirt.id}`)
    await page.getByRole('heading', { name: 'Last Tram Home Tee' }).waitFor()
    assert.notInclude(await page.content(), 'secret.fan')
    await page.goto('/checkout')
    await page.getByRole('heading', { name: 'Checkout' }).waitFor()
    assert.notMatch(await page.content(), /secret.fan|Secret Street/)
  }).tags(['OFF-2'])
})
