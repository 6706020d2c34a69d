import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { UserFactory } from '#database/factories/user_factory'
import { fillAddress, TYPED_ADDRESS } from '#tests/support/address_form'
import { givenTwoStalls, untilAwake } from '#tests/support/baskets'
import { givenScannedCode } from '#tests/support/given'
import { givenOfflineShop, untilKept } from '#tests/support/offline_shop'
import { queuedCalls, untilWaiting } from '#tests/support/queued_calls'
import { signInAs } from '#tests/support/signed_in'
import { expect, staysSo } from '#tests/support/expect'

const HEART_CALLS = /^\/api\/users\/\d+\/product-favorites/
const SCAN = /^\/api\/qr-codes\/.*\/scan$/

const heart = (page: Page) => page.getByRole('button', { name: /wishlist/i }).first()

const SAVED = 'We’ll add it to your wishlist when you’re back online.'

test.group('Browser: what is done without a network', (group) => {
  const shop = givenOfflineShop(group)

  test('hearts are sent once and in order when the network is back, from two tabs as from one', async ({
    assert,
    browser,
  }) => {
    const { shirt, hoodie } = await givenTwoStalls()
    const { page, fan } = await shop.visitAsFan(browser, `/product/${shirt.id}`)
    const second = await page.context().newPage()
    await second.goto(`/product/${hoodie.id}`)
    await untilAwake(page)
    await second.waitForLoadState('networkidle')
    shop.network.passed.length = 0

    shop.network.cut()
    await heart(page).click()
    await page.getByText(SAVED).first().waitFor()
    await heart(second).click()
    await second.getByText(SAVED).first().waitFor()
    await untilWaiting(page, 2)
    await heart(page).click()
    await page
      .getByText('We’ll remove it from your wishlist when you’re back online.', { exact: true })
      .waitFor()
    await untilWaiting(page, 3)

    await shop.restore(page, second)
    await untilWaiting(page, 0)
    const sent = shop.network
      .sent('POST', HEART_CALLS)
      .concat(shop.network.sent('DELETE', HEART_CALLS))
    assert.lengthOf(sent, 3)
    const order = shop.network.passed.filter(({ path }) => HEART_CALLS.test(path))
    assert.deepEqual(
      order.map(({ method }) => method),
      ['POST', 'POST', 'DELETE']
    )
    assert.lengthOf(new Set(order.map(({ headers }) => headers['idempotency-key'])), 3)
    const wished = await db.from('product_favorites').where('user_id', fan.id)
    assert.deepEqual(
      wished.map((wish) => wish.product_id),
      [hoodie.id]
    )
  }).tags(['OFF-5', 'OFF-7', 'OFF-13'])

  test('a heart whose answer was lost is sent again with its id, and counts once', async ({
    assert,
    browser,
  }) => {
    const { shirt } = await givenTwoStalls()
    const { page } = await shop.visitAsFan(browser, `/product/${shirt.id}`)
    shop.network.losesAnswerOf = HEART_CALLS
    await heart(page).click()
    // Browsers send a call themselves again whose connection was an old one.
    await page.getByText(SAVED).or(page.getByText('Added to wishlist')).first().waitFor()
    await page.reload()
    await untilWaiting(page, 0)
    const ids = shop.network
      .sent('POST', HEART_CALLS)
      .map(({ headers }) => headers['idempotency-key'])
    assert.isAtLeast(ids.length, 2)
    assert.lengthOf(new Set(ids), 1)
    assert.lengthOf(await db.from('product_favorites'), 1)
  }).tags(['OFF-5'])

  test('a heart waits for its account, and is nobody else’s', async ({ assert, browser }) => {
    const { shirt, hoodie } = await givenTwoStalls()
    const { page, fan } = await shop.visitAsFan(browser, `/product/${shirt.id}`)
    shop.network.cut()
    await heart(page).click()
    await untilWaiting(page, 1)

    await page.context().clearCookies()
    shop.network.mode = 'open'
    const other = await UserFactory.create()
    await signInAs(page, other)
    await page.goto('/browse')
    await page.waitForLoadState('networkidle')
    await staysSo(500, async () => {
      assert.isEmpty(await db.from('product_favorites'))
      assert.equal(await queuedCalls(page), 1)
    })
    // Theirs is sent at once although another one waits, and says so.
    await page.goto(`/product/${hoodie.id}`)
    await page.waitForLoadState('networkidle')
    await heart(page).click()
    await page.getByText('Added to wishlist').first().waitFor()
    assert.equal(await queuedCalls(page), 1)
    await db.from('product_favorites').where('user_id', other.id).delete()
    await signInAs(page, fan)
    await page.goto('/browse')
    await untilWaiting(page, 0)
    const wished = await db.from('product_favorites')
    assert.deepEqual(
      wished.map((wish) => wish.user_id),
      [fan.id]
    )
  }).tags(['OFF-7'])

  test('a scan shows the kept store, is counted at its moment, and has its cookie from the call that is sent later', async ({
    assert,
    browser,
  }) => {
    const { nightBus, shirt } = await givenTwoStalls()
    const { code } = await givenScannedCode({ artist: nightBus })
    const page = await shop.visit(browser, `/store/${nightBus.id}`)
    await page.goto(`/product/${shirt.id}`)
    await untilKept(page, `/product/${shirt.id}`)

    shop.network.cut()
    const scanned = `/artist/${nightBus.id}/store?qr=${code.code}`
    await page.goto(scanned)
    await page.getByRole('heading', { name: 'Night Bus' }).waitFor()
    assert.equal(new URL(page.url()).pathname + new URL(page.url()).search, scanned)
    await untilWaiting(page, 1)
    await page.getByRole('link', { name: 'Last Tram Home Tee' }).first().click()
    await page.waitForURL((url) => url.pathname === `/product/${shirt.id}`)
    await untilWaiting(page, 2)
    const at = Date.now()
    await staysSo(6_000, async () => assert.isEmpty(await db.from('scans')))

    await shop.restore(page)
    await untilWaiting(page, 0)
    const [scan, ...others] = await db.from('scans')
    assert.isEmpty(others)
    assert.isBelow(scan.scanned_at.getTime(), at)
    assert.lengthOf(await db.from('visit_events').where('kind', 'view'), 1)
    const cookies = (await page.context().cookies()).map(({ name }) => name)
    assert.include(cookies, 'gigstall_gigs')
    assert.lengthOf(shop.network.sent('POST', SCAN), 1)
  }).tags(['OFF-6'])

  test('an order is never sent by itself: the form stays filled, and Pay is pressed again', async ({
    assert,
    browser,
  }) => {
    const { shirt } = await givenTwoStalls()
    const page = await shop.visit(browser, `/product/${shirt.id}`)
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await fillAddress(page)
    const dialog = page.getByRole('dialog', { name: 'Buy Now' })
    const pay = dialog.getByRole('button', { name: /^Pay £/ })
    await pay.waitFor()
    shop.network.cut()
    await pay.click()
    await page
      .getByText(/connection|network|try again/i)
      .first()
      .waitFor()
    await shop.restore(page)
    await staysSo(3_000, async () => assert.isEmpty(await db.from('orders')))
    for (const [label, value] of Object.entries(TYPED_ADDRESS))
      await expect(dialog.getByLabel(label, { exact: true })).toHaveValue(value)
    await pay.click()
    await page.waitForURL((url) => url.pathname.startsWith('/sandbox/stripe/pay/'))
    assert.lengthOf(await db.from('orders'), 1)
  }).tags(['OFF-10'])
})
