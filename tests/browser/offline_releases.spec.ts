import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { givenTwoStalls } from '#tests/support/baskets'
import { givenActiveProduct, givenArtist, givenScannedCode } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'
import { keptAddresses, givenOfflineShop, untilKept } from '#tests/support/offline_shop'
import { saveData } from '#tests/support/save_data'
import { expect, staysSo } from '#tests/support/expect'

const workerChanges = (page: Page) =>
  page.evaluate(() => {
    const seen = window as Window & { workerChanges?: number }
    seen.workerChanges = 0
    navigator.serviceWorker.addEventListener('controllerchange', () => seen.workerChanges!++)
  })

/** Makes the kept answers to visits those of an earlier release. */
const ageKeptVisits = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('gigstall-visits')
    for (const request of await cache.keys()) {
      const answer = (await cache.match(request))!
      const visit = { ...(await answer.json()), version: 'earlier' }
      await cache.put(request, new Response(JSON.stringify(visit), { headers: answer.headers }))
    }
  })

test.group('Browser: the service worker over deployments and after a scan', (group) => {
  const shop = givenOfflineShop(group)

  test('a new one takes over open tabs, which go on, and what was kept stays', async ({
    browser,
  }) => {
    const { nightBus, shirt } = await givenTwoStalls()
    const page = await shop.visit(browser, `/store/${nightBus.id}`)
    await workerChanges(page)
    shop.network.workerVersion = 'the next release'
    const second = await page.context().newPage()
    await second.goto('/browse')
    await page.waitForFunction(
      () => (window as Window & { workerChanges?: number }).workerChanges === 1
    )
    await page.getByRole('link', { name: 'Last Tram Home Tee' }).first().click()
    await page.waitForURL((url) => url.pathname === `/product/${shirt.id}`)
    shop.network.cut()
    await page.goto(`/store/${nightBus.id}`)
    await page.getByRole('heading', { name: 'Night Bus' }).waitFor()
    await expect(page.locator('html')).toHaveAttribute('data-kept', 'offline')
  }).tags(['OFF-9'])

  test('an old one, which the new one cannot reach, shows what it kept and leads on to the new release', async ({
    browser,
  }) => {
    const { nightBus, shirt } = await givenTwoStalls()
    const page = await shop.visit(browser, `/store/${nightBus.id}`)
    await page.getByRole('link', { name: 'Last Tram Home Tee' }).first().click()
    await page.waitForURL((url) => url.pathname === `/product/${shirt.id}`)
    await untilKept(page, `/product/${shirt.id}`)
    await ageKeptVisits(page)
    shop.network.cutPath = /service_worker/
    await page.goto(`/store/${nightBus.id}`)

    shop.network.cut()
    await page.getByRole('link', { name: 'Last Tram Home Tee' }).first().click()
    await page.getByRole('heading', { name: 'Last Tram Home Tee' }).waitFor()
    shop.network.mode = 'open'
    const loaded = page.waitForEvent('load')
    await page.locator('main').getByRole('link', { name: 'Night Bus', exact: true }).first().click()
    await loaded
    await page.waitForURL((url) => url.pathname === `/store/${nightBus.id}`)
    await expect(page.locator('html')).not.toHaveAttribute('data-kept')
  }).tags(['OFF-9'])

  test('is removed from the browser where the server names none', async ({ browser, cleanup }) => {
    const { nightBus } = await givenTwoStalls()
    const page = await shop.visit(browser, `/store/${nightBus.id}`)
    const { target } = shop.network
    cleanup(() => void (shop.network.target = target))
    // The server of the tests themselves, which has none.
    shop.network.target = HttpSession.origin()
    await page.goto('/browse')
    const count = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    await expect.poll(count, 'the workers of the shop').toBe(0)
  }).tags(['OFF-9'])

  test('the one reload for a newer version asks the network, however slow it is', async ({
    assert,
    browser,
  }) => {
    const { shirt } = await givenTwoStalls()
    const phone = await shop.phone(browser)
    // Nothing is fetched ahead: the press asks for its script.
    await phone.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    )
    const page = await shop.openKept(phone, `/product/${shirt.id}`)
    await page.evaluate(() => caches.delete('gigstall-assets'))
    shop.network.gonePath = /\/assets\/buy_now-/
    shop.network.passed.length = 0
    // Longer than a kept page would wait, and shorter than the question whether the file is there.
    shop.network.latency = 4_500
    const reloaded = page.waitForEvent('load', { timeout: 60_000 })
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await reloaded
    await expect(page.locator('html')).not.toHaveAttribute('data-kept')
    const asked = shop.network.sent('GET', new RegExp(`^/product/${shirt.id}$`))
    const documents = asked.filter(({ headers }) => headers['sec-fetch-dest'] === 'document')
    assert.lengthOf(documents, 1)
  }).tags(['OFF-9'])

  test('after a scan the first twelve products and what buying needs are there, within 300 kB', async ({
    assert,
    browser,
  }) => {
    const { artist } = await givenArtist({ bandName: 'Night Bus' })
    for (let number = 1; number <= 14; number++)
      await givenActiveProduct({ artist, name: `Tee ${number}` })
    const { code } = await givenScannedCode({ artist })
    const phone = await shop.phone(browser)
    const page = await phone.newPage()
    await page.goto(`/artist/${artist.id}/store?qr=${code.code}`)
    await untilKept(page, `/store/${artist.id}`)
    const tiles = page.locator('main a[href^="/product/"]')
    const paths = await tiles.evaluateAll((links) => [
      ...new Set(links.map((link) => link.getAttribute('href')!)),
    ])
    await untilKept(page, paths[11]!)
    const isProduct = (address: string) => address.startsWith('/product/')
    const products = (await keptAddresses(page)).filter(isProduct)
    assert.sameMembers(products, paths.slice(0, 12))
    const byWorker = shop.network.passed.filter(({ headers }) =>
      headers.referer?.endsWith('/service_worker.js')
    )
    const bytes = byWorker.reduce((sum, passed) => sum + passed.bytes, 0)
    assert.isAbove(bytes, 10_000)
    assert.isBelow(bytes, 300_000)

    shop.network.cut()
    await page.getByRole('link', { name: 'Tee 14' }).first().click()
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await page.getByRole('dialog', { name: 'Buy Now' }).getByLabel('City').waitFor()
    assert.match(new URL(page.url()).pathname, /^\/product\//)
  }).tags(['OFF-8'])

  test('nothing is fetched ahead for one who saves data', async ({ assert, browser }) => {
    const { nightBus, shirt } = await givenTwoStalls()
    const { code } = await givenScannedCode({ artist: nightBus })
    const phone = await shop.phone(browser)
    const page = await phone.newPage()
    await saveData(page)
    await page.goto(`/store/${nightBus.id}?qr=${code.code}`)
    await untilKept(page, `/store/${nightBus.id}`)
    const product = new RegExp(`^/product/${shirt.id}$`)
    await staysSo(1_500, () => assert.isEmpty(shop.network.sent('GET', product)))
  }).tags(['OFF-8'])
})
