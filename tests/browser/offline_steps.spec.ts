import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { fillAddress, TYPED_ADDRESS } from '#tests/support/address_form'
import { givenTwoStalls } from '#tests/support/baskets'
import { givenScannedCode } from '#tests/support/given'
import { givenOfflineShop, untilKept } from '#tests/support/offline_shop'
import { expect } from '#tests/support/expect'

const isPaymentPage = (url: URL) => url.pathname.startsWith('/sandbox/stripe/pay/')

test.group('Browser: from scan to paid over a bad network', (group) => {
  const shop = givenOfflineShop(group)

  /** Cuts the network, presses, and lets it come back after a while. */
  async function cutDuring(press: () => Promise<unknown>) {
    shop.network.cut()
    await press()
    await pause(1_500)
    shop.network.mode = 'open'
  }

  test('cut at each step: the page stays or comes again, and one order is paid', async ({
    assert,
    browser,
  }) => {
    const { nightBus, shirt } = await givenTwoStalls()
    const { code } = await givenScannedCode({ artist: nightBus })
    const phone = await shop.phone(browser)
    const page = await phone.newPage()
    await page.goto(`/artist/${nightBus.id}/store?qr=${code.code}`)
    await untilKept(page, `/store/${nightBus.id}`)

    const tee = page.getByRole('link', { name: 'Last Tram Home Tee' }).first()
    await cutDuring(() => tee.click())
    const buy = page.getByRole('button', { name: 'Buy Now' })
    await tee.or(buy).first().waitFor()
    if (!(await buy.isVisible())) await tee.click()
    await buy.waitFor()

    await untilKept(page, `/product/${shirt.id}`)
    await cutDuring(() => page.reload())
    await buy.click()
    const dialog = page.getByRole('dialog', { name: 'Buy Now' })
    await dialog.getByLabel('City').waitFor()
    await fillAddress(page)
    const pay = dialog.getByRole('button', { name: /^Pay £/ })
    await cutDuring(() => pay.click())
    assert.isEmpty(await db.from('orders'))
    for (const [label, value] of Object.entries(TYPED_ADDRESS))
      await expect(dialog.getByLabel(label, { exact: true })).toHaveValue(value)
    await pay.click()
    await page.waitForURL(isPaymentPage)
    // Its form comes with a script of its own, which a press would wait for in vain.
    await page.waitForLoadState('networkidle')

    const payNow = page.getByRole('button', { name: /^Pay £/ })
    await cutDuring(() => payNow.click())
    await payNow.click()
    await page.getByRole('heading', { name: 'Order placed successfully!' }).waitFor()
    await cutDuring(async () => {
      await page.reload()
      await page.getByRole('heading', { name: 'No network' }).waitFor()
    })
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'Order placed successfully!' }).waitFor()
    const orders = await db.from('orders')
    assert.lengthOf(orders, 1)
    assert.equal(orders[0].qr_code_id, code.id)
  })
    .tags(['OFF-10'])
    .timeout(240_000)

  test('slow 3G with 5 % loss: from the scan to one order within a minute', async ({
    assert,
    browser,
  }) => {
    const { nightBus, shirt } = await givenTwoStalls()
    const { code } = await givenScannedCode({ artist: nightBus })
    const phone = await shop.phone(browser)
    const page = await phone.newPage()
    // One of forty requests is lost, and one of forty answers breaks off.
    Object.assign(shop.network, {
      latency: 400,
      bytesPerSecond: 50_000,
      losesEvery: 40,
      breaksEvery: 40,
    })
    const begun = Date.now()
    await page.goto(`/artist/${nightBus.id}/store?qr=${code.code}`, { waitUntil: 'commit' })
    const tee = page.getByRole('link', { name: 'Last Tram Home Tee' }).first()
    await tee.click()
    await page.waitForURL((url) => url.pathname === `/product/${shirt.id}`)
    const dialog = page.getByRole('dialog', { name: 'Buy Now' })
    const city = dialog.getByLabel('City')
    for (let tries = 0; tries < 4 && !(await city.isVisible()); tries++) {
      await page.getByRole('button', { name: 'Buy Now' }).first().click()
      await city.waitFor({ timeout: 15_000 }).catch(() => {})
    }
    assert.isBelow(Date.now() - begun, 60_000)
    await fillAddress(page)
    const pay = dialog.getByRole('button', { name: /^Pay £/ })
    for (let tries = 0; tries < 4 && !isPaymentPage(new URL(page.url())); tries++) {
      if (await pay.isVisible()) await pay.click().catch(() => {})
      await page.waitForURL(isPaymentPage, { timeout: 15_000, waitUntil: 'commit' }).catch(() => {})
    }
    assert.isTrue(isPaymentPage(new URL(page.url())))
    const orders = await db.from('orders')
    assert.lengthOf(orders, 1)
    assert.equal(orders[0].qr_code_id, code.id)
  })
    .tags(['OFF-8', 'OFF-10'])
    .timeout(240_000)

  test('12 s of latency and one request of twenty lost: what is kept stays usable, and the order arrives once', async ({
    assert,
    browser,
  }) => {
    const { shirt } = await givenTwoStalls()
    const page = await shop.visit(browser, `/product/${shirt.id}`)
    Object.assign(shop.network, { latency: 12_000, losesEvery: 20 })
    await page.goto(`/product/${shirt.id}`, { waitUntil: 'commit' })
    await page.getByText('Slow network: showing saved pages.').waitFor({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await fillAddress(page)
    const pay = page.getByRole('button', { name: /^Pay £/ })
    for (let tries = 0; tries < 4 && !isPaymentPage(new URL(page.url())); tries++) {
      if (await pay.isVisible()) await pay.click().catch(() => {})
      await page.waitForURL(isPaymentPage, { timeout: 40_000, waitUntil: 'commit' }).catch(() => {})
    }
    assert.isTrue(isPaymentPage(new URL(page.url())))
    assert.lengthOf(await db.from('orders'), 1)
  })
    .tags(['OFF-10'])
    .timeout(240_000)
})
