import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { givenTwoStalls, untilAwake } from '#tests/support/baskets'
import { givenScannedCode } from '#tests/support/given'
import { givenOfflineShop, keptAddresses, untilKept } from '#tests/support/offline_shop'
import { queuedCalls, queueEvents, untilWaiting } from '#tests/support/queued_calls'
import { ServiceWorkers } from '#tests/support/service_workers'
import { expect, staysSo } from '#tests/support/expect'

const HEART_CALLS = /^\/api\/users\/\d+\/product-favorites/
const DAY_MS = 24 * 60 * 60 * 1000

const heart = (page: Page) => page.getByRole('button', { name: /wishlist/i }).first()
const said = (page: Page, words: string) => page.getByText(words).first().waitFor()

test.group('Browser: what waits for the network, and a phone that makes trouble', (group) => {
  const shop = givenOfflineShop(group)

  test('is sent by Background Sync while no page of the shop is open', async ({
    assert,
    browser,
  }) => {
    const { shirt } = await givenTwoStalls()
    const { page, fan } = await shop.visitAsFan(browser, `/product/${shirt.id}`)
    const workers = await ServiceWorkers.of(page.context())
    await untilAwake(page)
    shop.network.cut()
    await heart(page).click()
    await said(page, 'Saved on this device')
    await page.close()
    await workers.kill()
    shop.network.mode = 'open'
    await workers.sync('offline-queue')
    const wished = () => db.from('product_favorites').select('user_id')
    await expect.poll(wished, 'the heart is sent').toEqual([{ user_id: fan.id }])
    assert.lengthOf(shop.network.sent('POST', HEART_CALLS), 1)
  }).tags(['OFF-5', 'OFF-14'])

  test('500 calls are sent in order, and a heart behind them', async ({ assert, browser }) => {
    const { shirt } = await givenTwoStalls()
    const { page } = await shop.visitAsFan(browser, `/product/${shirt.id}`)
    await untilAwake(page)
    shop.network.cut()
    await queueEvents(page, 500, shirt.id)
    await heart(page).click()
    await said(page, 'Saved on this device')
    shop.network.passed.length = 0
    await shop.restore(page)
    await untilWaiting(page, 0, 90_000)
    const sent = shop.network.passed.filter(({ method }) => method === 'POST')
    assert.lengthOf(sent, 501)
    assert.match(sent.at(-1)!.path, HEART_CALLS)
    const numbers = sent.slice(0, 500).map(({ headers }) => headers['idempotency-key'])
    assert.deepEqual(
      numbers,
      numbers.map((_, index) => `queued-event-number-${String(index).padStart(4, '0')}`)
    )
    assert.lengthOf(await db.from('product_favorites'), 1)
  })
    .tags(['OFF-5', 'OFF-14'])
    .timeout(150_000)

  test('is not lost with a worker that the browser ends while it sends', async ({
    assert,
    browser,
  }) => {
    const { shirt } = await givenTwoStalls()
    const { page } = await shop.visitAsFan(browser, `/product/${shirt.id}`)
    const workers = await ServiceWorkers.of(page.context())
    await untilAwake(page)
    shop.network.latency = 3_000
    const begun = shop.network.passed.length
    await heart(page).click()
    await untilWaiting(page, 1)
    await workers.kill()
    shop.network.latency = 0
    await page.goto(`/product/${shirt.id}`)
    await untilWaiting(page, 0)
    assert.lengthOf(await db.from('product_favorites'), 1)
    const keys = shop.network.passed
      .slice(begun)
      .filter(({ path }) => HEART_CALLS.test(path))
      .map(({ headers }) => headers['idempotency-key'])
    assert.lengthOf(new Set(keys), 1)
  }).tags(['OFF-5', 'OFF-14'])

  test('where storage is full, the page says what failed, and what was kept stays', async ({
    assert,
    browser,
  }) => {
    const { nightBus, shirt, hoodie } = await givenTwoStalls()
    // The limit below is for pages and pictures alone.
    shop.network.workerBegins =
      'IDBObjectStore.prototype.add = () => { throw new DOMException("", "QuotaExceededError") };'
    const { page } = await shop.visitAsFan(browser, `/store/${nightBus.id}`)
    await untilKept(page, `/store/${nightBus.id}`)
    await page.goto(`/product/${shirt.id}`)
    await untilKept(page, `/product/${shirt.id}`)
    await untilAwake(page)
    const workers = await ServiceWorkers.of(page.context())
    const before = await keptAddresses(page)
    await workers.limitStorage(shop.origin, 1)
    // Pages come as before.
    await page.goto(`/product/${hoodie.id}`)
    await page.getByRole('heading', { name: 'Low Tide Hoodie' }).waitFor()
    await page.goto(`/product/${shirt.id}`)
    await page.getByRole('heading', { name: 'Last Tram Home Tee' }).waitFor()
    await page.waitForLoadState('networkidle')
    const kept = await keptAddresses(page)
    assert.includeMembers(kept, before)
    assert.notInclude(kept, `/product/${hoodie.id}`)

    shop.network.cut()
    await heart(page).click()
    await said(page, 'Failed to update wishlist')
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
    assert.equal(await queuedCalls(page), 0)
    await page.goto(`/store/${nightBus.id}`)
    await page.getByRole('heading', { name: 'Night Bus' }).waitFor()
    await workers.limitStorage(shop.origin)
  }).tags(['OFF-1', 'OFF-14'])

  test('counts at its moment on a phone whose clock is {$self} days off')
    .tags(['OFF-5', 'OFF-6', 'OFF-14'])
    .with([-2, 2])
    .run(async ({ assert, browser }, days) => {
      const { nightBus } = await givenTwoStalls()
      const { code } = await givenScannedCode({ artist: nightBus })
      shop.network.workerBegins = `const rightNow = Date.now; Date.now = () => rightNow() + ${days * DAY_MS};`
      const page = await shop.visit(browser, `/store/${nightBus.id}`)
      shop.network.cut()
      const before = Date.now()
      await page.goto(`/store/${nightBus.id}?qr=${code.code}`)
      await untilWaiting(page, 1)
      const after = Date.now()
      await staysSo(6_000, async () => assert.isEmpty(await db.from('scans')))
      await shop.restore(page)
      await untilWaiting(page, 0)
      const [scan] = await db.from('scans')
      // The header Date has whole seconds.
      assert.isAtLeast(scan.scanned_at.getTime(), before - 1_500)
      assert.isAtMost(scan.scanned_at.getTime(), after + 1_500)
    })
})
