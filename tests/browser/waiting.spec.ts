import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { takeRole } from '#tests/support/signed_in'
import { withFreshContexts } from '#tests/support/shared_context'
import { staysSo } from '#tests/support/expect'

/** Server rendering fails until the returned function is called. */
async function breakServerRendering() {
  const vite = await app.container.make('vite')
  vite.loadServerModule = () => Promise.reject(new Error('The server bundle is broken'))
  return () => Reflect.deleteProperty(vite, 'loadServerModule')
}

/** Holds back matching requests until the returned function is called. */
async function hold(page: Page, matching: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(matching, async (route) => {
    await released
    await route.continue()
  })
  return release
}

const spinner = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading...' })

test.group('Browser: loading', (group) => {
  group.setup(withFreshContexts)
  let repair = () => {}
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())
  group.each.teardown(() => repair())

  test('where the server could not render, a spinner fills the screen until the app has mounted; else none is shown', async ({
    assert,
    browserContext,
  }) => {
    const page = await browserContext.newPage()
    const release = await hold(page, '**/assets/*.js')
    await page.goto('/browse', { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1, name: 'Merch' }).waitFor()
    assert.isFalse(await spinner(page).isVisible())

    const restore = await breakServerRendering()
    repair = () => void restore()
    await page.goto('/browse', { waitUntil: 'commit' })
    await spinner(page).waitFor()
    // The markup arrives before its style sheets.
    await page.waitForFunction(() => document.styleSheets.length > 0)
    const box = await spinner(page).boundingBox()
    assert.deepEqual(box, { x: 0, y: 0, ...page.viewportSize()! })
    release()
    await page.getByRole('heading', { level: 1, name: 'Merch' }).waitFor()
    await spinner(page).waitFor({ state: 'hidden' })
  }).tags(['ROUTE-1'])

  test('while a switch of roles loads the page again, a spinner fills the screen', async ({
    assert,
    browserContext,
  }) => {
    const page = await browserContext.newPage()
    await page.goto('/dev/roles')
    await page.waitForLoadState('networkidle')
    // An answer without content keeps the browser on the page that sent the request.
    await page.route('**/dev/roles', (route) => route.fulfill({ status: 204 }))
    await page.getByRole('button', { name: 'Switch to Fan' }).click()
    await page.getByText('Role Updated').first().waitFor()
    const whole = page.locator('.fixed', { hasText: 'Loading...' })
    await whole.waitFor()
    assert.deepEqual(await whole.boundingBox(), { x: 0, y: 0, ...page.viewportSize()! })
    await page.unroute('**/dev/roles')
    await page.reload()
    await page.getByText('is logged in as fan').waitFor()
  }).tags(['ROUTE-1', 'DEV-1'])
})

test.group('Browser: reads of a page', (group) => {
  group.setup(withFreshContexts)
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('nothing is read again on focus, on becoming visible or on reconnecting', async ({
    assert,
    browserContext,
  }) => {
    const { product } = await givenActiveProduct({})
    const page = await browserContext.newPage()
    await takeRole(page, 'fan')
    for (const path of ['/', '/browse', '/artists', `/product/${product.id}`]) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      const reads: string[] = []
      const note = (request: { url: () => string; resourceType: () => string }) => {
        if (['fetch', 'xhr', 'document'].includes(request.resourceType())) reads.push(request.url())
      }
      page.on('request', note)
      const other = await browserContext.newPage()
      await other.bringToFront()
      await other.close()
      await page.bringToFront()
      await page.evaluate(() => {
        for (const name of ['blur', 'focus', 'pageshow', 'offline', 'online'])
          window.dispatchEvent(new Event(name))
        document.dispatchEvent(new Event('visibilitychange'))
      })
      await browserContext.setOffline(true)
      await browserContext.setOffline(false)
      await staysSo(500, () => assert.deepEqual(reads, [], path))
      page.off('request', note)
    }
  }).tags(['SESS-2'])

  test('a read that failed is not retried', async ({ assert, browserContext }) => {
    const page = await browserContext.newPage()
    await page.goto('/browse')
    await page.waitForLoadState('networkidle')
    let tries = 0
    await page.route('**/artists', (route) => {
      tries += 1
      return route.abort()
    })
    const failed = page.waitForEvent('requestfailed')
    await page.getByRole('banner').getByRole('link', { name: 'Artists' }).press('Enter')
    await failed
    await staysSo(500, () => assert.equal(tries, 1))
  }).tags(['SESS-2'])
})
