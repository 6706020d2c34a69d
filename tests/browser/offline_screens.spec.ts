import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { TYPED_ADDRESS, fillAddress } from '#tests/support/address_form'
import { checkoutOrder, givenTwoStalls } from '#tests/support/baskets'
import { givenScannedCode } from '#tests/support/given'
import { givenOfflineShop, untilKept } from '#tests/support/offline_shop'
import { photoOfCode } from '#tests/support/qr_pictures'
import { untilWaiting } from '#tests/support/queued_calls'
import { expect } from '#tests/support/expect'

const STRIP = 'No network: showing saved pages. Your cart is safe.'

/** Whether the strip lies over some of it. */
async function isUnderStrip(page: Page, selector: string) {
  const strip = await page.locator('.offline-strip').boundingBox()
  const box = await page.locator(`main ${selector}`).first().boundingBox()
  return box!.y < strip!.y + strip!.height
}

test.group('Browser: scanner and checkout without a network', (group) => {
  const shop = givenOfflineShop(group)

  test('the scanner opens although it was never opened, and says of a typed code what it needs', async ({
    assert,
    browser,
  }) => {
    const page = await shop.visit(browser, '/browse')
    shop.network.cut()
    await page.goto('/scan')
    await page.getByRole('heading', { name: 'Type the code' }).waitFor()
    await page.getByText(STRIP).waitFor()
    assert.isFalse(await isUnderStrip(page, 'h1'))
    await page.getByLabel('Code').fill('NIGHT-BUS')
    await page.getByRole('button', { name: 'Open the store' }).click()
    await page.getByText('No connection').first().waitFor()
    await expect(page.getByLabel('Code')).toHaveValue('NIGHT-BUS')

    await page.getByRole('button', { name: 'Scan Artist QR Code' }).first().click()
    const scanner = page.getByRole('dialog', { name: 'Scan Artist QR Code' })
    await scanner.getByRole('textbox', { name: 'Code' }).fill('NIGHT-BUS')
    await scanner.getByRole('button', { name: 'Open the store' }).click()
    await scanner.getByText('We couldn’t look the code up.').waitFor()
    await expect(scanner.getByRole('textbox', { name: 'Code' })).toHaveValue('NIGHT-BUS')
    await page.goto('/scan?code=NIGHT-BUS')
    await page.getByRole('heading', { name: 'Type the code' }).waitFor()
  }).tags(['OFF-11'])

  test('a code that names its store opens the kept store, and the scan is counted later', async ({
    assert,
    browser,
  }) => {
    const { nightBus } = await givenTwoStalls()
    const { code } = await givenScannedCode({ artist: nightBus })
    const page = await shop.visit(browser, `/store/${nightBus.id}`)
    await page.goto('/scan')
    await page.getByRole('button', { name: 'Scan Artist QR Code' }).first().click()
    const scanner = page.getByRole('dialog', { name: 'Scan Artist QR Code' })
    const picture = async (content: string | null) =>
      scanner.locator('input[type=file]').setInputFiles({
        name: 'code.png',
        mimeType: 'image/png',
        buffer: await photoOfCode(content, { width: 900, height: 700, codeSide: 420 }),
      })
    // With a network, what reads codes is fetched, and is kept.
    await picture(null)
    await scanner.getByText('No code in this photo').waitFor()

    shop.network.cut()
    await picture(`${shop.origin}/artist/${nightBus.id}/store?qr=${code.code}`)
    await page.getByRole('heading', { name: 'Night Bus' }).waitFor()
    assert.equal(new URL(page.url()).pathname, `/store/${nightBus.id}`)
    await untilWaiting(page, 1)
    await shop.restore(page)
    await untilWaiting(page, 0)
    assert.lengthOf(shop.network.sent('POST', /\/scan$/), 1)
  }).tags(['OFF-6', 'OFF-11'])

  test(
    'the strip lies over no heading and no heart, and the page leaves room for it from its first paint on, at {$self} px'
  )
    .tags(['OFF-3'])
    .with([320, 1280])
    .run(async ({ assert, browser }, width) => {
      const { nightBus, shirt } = await givenTwoStalls()
      const page = await shop.visit(browser, `/store/${nightBus.id}`)
      await page.setViewportSize({ width, height: 760 })
      await page.goto(`/product/${shirt.id}`)
      await untilKept(page, `/product/${shirt.id}`)
      await page.goto('/browse')
      await untilKept(page, '/browse')
      shop.network.cut()
      await page.goto(`/product/${shirt.id}`, { waitUntil: 'commit' })
      const picture = page.locator('main img').first()
      // The markup arrives before its style sheets.
      await page.waitForFunction(() => document.styleSheets.length > 0)
      const first = await picture.boundingBox()
      await page.getByText(STRIP).waitFor()
      assert.deepEqual(await picture.boundingBox(), first)
      for (const part of ['h1', 'img', '[aria-pressed]', `a[href="/store/${nightBus.id}"]`])
        assert.isFalse(await isUnderStrip(page, part), part)
      await page.goto('/browse')
      await page.getByText(STRIP).waitFor()
      assert.isFalse(await isUnderStrip(page, 'h1'))
      // Also where a link has led to the page.
      await page.getByRole('link', { name: 'Last Tram Home Tee' }).first().click()
      await page.waitForURL((url) => url.pathname === `/product/${shirt.id}`)
      assert.isFalse(await isUnderStrip(page, 'img'))
    })

  test('a checkout that is reloaded shows the cart and what was typed, and pays once the network is back', async ({
    browser,
  }) => {
    const { shirt } = await givenTwoStalls()
    const page = await shop.visit(browser, `/product/${shirt.id}`)
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.goto('/checkout')
    await untilKept(page, '/checkout')
    await fillAddress(page)
    shop.network.cut()
    await page.reload()
    await page.getByText(STRIP).waitFor()
    await checkoutOrder(page).getByText('Last Tram Home Tee').waitFor()
    for (const [label, value] of Object.entries(TYPED_ADDRESS))
      await expect(page.getByLabel(label, { exact: true })).toHaveValue(value)
    const pay = page.getByRole('button', { name: /^Pay £/ })
    await pay.click()
    await page
      .getByText(/connection|network/i)
      .first()
      .waitFor()
    await shop.restore(page)
    await pay.click()
    await page.waitForURL((url) => url.pathname.startsWith('/sandbox/stripe/pay/'))
  }).tags(['OFF-10', 'OFF-12'])

  test('a cart that could not be checked is checked once the network is back', async ({
    browser,
  }) => {
    const { shirt } = await givenTwoStalls()
    const page = await shop.visit(browser, `/product/${shirt.id}`)
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    shop.network.cut()
    await page.getByRole('button', { name: 'View Cart, 1 item' }).click()
    const notice = page.getByText('We couldn’t check prices and stock just now.')
    await notice.waitFor()
    await shop.restore(page)
    await notice.waitFor({ state: 'detached' })
    await page.getByRole('dialog').getByText('Last Tram Home Tee').waitFor()
  }).tags(['OFF-12'])

  test('after a scan the checkout opens from the cart although it was never opened', async ({
    browser,
  }) => {
    const { nightBus, shirt } = await givenTwoStalls()
    const { code } = await givenScannedCode({ artist: nightBus })
    const phone = await shop.phone(browser)
    const page = await phone.newPage()
    await page.goto(`/store/${nightBus.id}?qr=${code.code}`)
    await untilKept(page, `/product/${shirt.id}`)
    await untilKept(page, '/checkout')
    shop.network.cut()
    await page.goto(`/product/${shirt.id}`)
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await page.getByRole('button', { name: 'View Cart, 1 item' }).click()
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor()
    await checkoutOrder(page).getByText('Last Tram Home Tee').waitFor()
  }).tags(['OFF-12'])
})
