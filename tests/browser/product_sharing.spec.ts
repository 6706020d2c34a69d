import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { expect } from '#tests/support/expect'

const twoColours = { name: 'Last Tram Home Tee', sizes: ['S', 'M'], colors: ['Black', 'White'] }

/** How far what was seen has been moved about since the page began to load (Layout Instability). */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as never as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      })
  )

async function assertTicked(page: Page, names: string[]) {
  for (const name of names)
    await expect(page.getByRole('radio', { name, exact: true })).toBeChecked()
}

test.group('Browser: an address of a product', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('holds the chosen variant: it can be sent on, and is there again on the way back', async ({
    visit,
  }) => {
    const { product, artist } = await givenActiveProduct(twoColours)
    const page = await visit(`/store/${artist.id}`)
    await page.getByRole('link', { name: 'Last Tram Home Tee' }).click()
    await page.waitForURL((url) => url.pathname === `/product/${product.id}`)
    await page.getByRole('radio', { name: 'White', exact: true }).check()
    await page.getByRole('radio', { name: 'M', exact: true }).check()
    await page.waitForURL((url) => url.search === '?color=White&size=M')

    const friend = await visit(page.url())
    await assertTicked(friend, ['White', 'M'])

    await page.getByRole('main').getByRole('link', { name: artist.bandName, exact: true }).click()
    await page.waitForURL((url) => url.pathname === `/store/${artist.id}`)
    await page.goBack()
    await page.waitForURL((url) => url.search === '?color=White&size=M')
    await assertTicked(page, ['White', 'M'])
    await page.goBack()
    await page.waitForURL((url) => url.pathname === `/store/${artist.id}`)
  }).tags(['PROD-11'])

  test('is copied where the browser cannot share, and said so', async ({ assert, visit }) => {
    const { product } = await givenActiveProduct(twoColours)
    const page = await visit(`/product/${product.id}?color=White`)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('listitem').filter({ hasText: 'Link Copied' }).waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    assert.isTrue(copied.endsWith(`/product/${product.id}?color=White`), copied)
  }).tags(['PROD-14'])

  test('goes to what the phone shares with, where there is such a thing', async ({
    assert,
    visit,
  }) => {
    const { product } = await givenActiveProduct(twoColours)
    const page = await visit('/terms')
    await page.addInitScript(() => {
      const shared: unknown[] = []
      Object.assign(window, { shared })
      Object.assign(navigator, { share: async (data: unknown) => void shared.push(data) })
    })
    await page.goto(`/product/${product.id}`)
    await page.getByRole('button', { name: 'Share' }).click()
    const dataShared = () =>
      page.evaluate(() => (window as never as { shared: ShareData[] }).shared)
    await expect.poll(dataShared).toHaveLength(1)
    const shared = await dataShared()
    assert.include(shared[0]!.title, 'Last Tram Home Tee')
    assert.isTrue(shared[0]!.url!.endsWith(`/product/${product.id}`))
    assert.equal(await page.getByText('Link Copied').count(), 0)
  }).tags(['PROD-14'])

  test('leads to a page on which nothing jumps, as the store’s does', async ({ assert, visit }) => {
    const { product, artist } = await givenActiveProduct(twoColours)
    await givenActiveProduct({ artist })
    await givenActiveProduct({})
    const page = await visit('/terms')
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 812 })
      for (const path of [`/product/${product.id}`, `/store/${artist.id}`]) {
        await page.goto(path, { waitUntil: 'networkidle' })
        assert.equal(await shiftOf(page), 0, `${path} at ${width}`)
      }
    }
  })
})
