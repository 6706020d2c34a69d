import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { FanFavoriteFactory } from '#database/factories/fan_favorite_factory'
import { ProductFavoriteFactory } from '#database/factories/product_favorite_factory'
import { UserFactory } from '#database/factories/user_factory'
import { storedLine, withCart } from '#tests/support/baskets'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { signInAndOpen, signInAs } from '#tests/support/signed_in'
import { expect, staysSo } from '#tests/support/expect'

const banner = (page: Page) => page.getByRole('banner')
const link = (page: Page, name: string) => banner(page).getByRole('link', { name, exact: true })
const menu = (page: Page) => banner(page).getByRole('button', { name: 'Account: Robin Reader' })
const heart = (page: Page, label: string, isOn: boolean) =>
  page.getByRole('button', { name: label, exact: true, pressed: isOn })

const givenFan = () => UserFactory.merge({ firstName: 'Robin', lastName: 'Reader' }).create()

/** The calls for the account's own parts of a page. */
function callsForParts(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.headers()['x-inertia-partial-component']) calls.push(request.url())
  })
  return calls
}

test.group('Browser: public pages of an account', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())
  group.tap((each) => each.tags(['PAGES-23']))

  test('show the header of the role before any script has come, and a visitor the log-in', async ({
    assert,
    visit,
  }) => {
    const page = await visit('about:blank')
    await page.route('**/assets/**/*.js', (route) => route.abort())
    await page.goto('/browse', { waitUntil: 'commit' })
    await expect(link(page, 'Login / Sign Up')).toBeVisible()
    for (const name of ['Home', 'Wishlist', 'Dashboard', 'Admin', 'Account'])
      assert.isFalse(await link(page, name).isVisible(), name)

    const { owner } = await givenArtist({})
    await signInAs(page, owner)
    await page.goto('/browse', { waitUntil: 'commit' })
    for (const name of ['Home', 'Wishlist', 'Dashboard', 'Account'])
      await expect(link(page, name), name).toBeVisible()
    for (const name of ['Login / Sign Up', 'Artist Login', 'Admin'])
      assert.isFalse(await link(page, name).isVisible(), name)
  })

  test('bring name, favourites and last address with one call, and nothing moves', async ({
    assert,
    visit,
  }) => {
    const fan = await givenFan()
    const { artist, product } = await givenActiveProduct({ name: 'Last Stop Tee' })
    await ProductFavoriteFactory.merge({ userId: fan.id, productId: product.id }).create()
    await FanFavoriteFactory.merge({ userId: fan.id, artistId: artist.id }).create()
    const page = await visit('about:blank')
    const calls = callsForParts(page)
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as never as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await signInAndOpen(page, fan, `/product/${product.id}?utm_source=poster`)
    await menu(page).waitFor()
    await heart(page, 'Wishlist: Last Stop Tee', true).first().waitFor()
    assert.lengthOf(calls, 1)
    assert.equal(new URL(page.url()).search, '?utm_source=poster')
    const shifts = await page.evaluate(() => (window as never as { shifts: number[] }).shifts)
    assert.isBelow(
      shifts.reduce((sum, value) => sum + value, 0),
      0.005
    )
  })

  test('know the account from the start after a visit', async ({ assert, visit }) => {
    const fan = await givenFan()
    const { artist, product } = await givenActiveProduct({ name: 'Last Stop Tee' })
    await ProductFavoriteFactory.merge({ userId: fan.id, productId: product.id }).create()
    const page = await visit('about:blank')
    await signInAndOpen(page, fan, `/store/${artist.id}`)
    await menu(page).waitFor()
    await page.evaluate(() => {
      const gone: string[] = []
      Object.assign(window, { gone })
      new MutationObserver(() => {
        if (!document.querySelector('header [aria-controls="user-menu"]')) gone.push('menu')
      }).observe(document.body, { subtree: true, childList: true })
    })
    await page.getByRole('link', { name: 'Last Stop Tee' }).first().click()
    await page.waitForURL((url) => url.pathname === `/product/${product.id}`)
    await heart(page, 'Wishlist: Last Stop Tee', true).first().waitFor()
    assert.isEmpty(await page.evaluate(() => (window as never as { gone: string[] }).gone))
    await page.goBack()
    await page.waitForURL((url) => url.pathname === `/store/${artist.id}`)
    await menu(page).waitFor()
  })

  test('ask nothing for a visitor', async ({ assert, visit }) => {
    const { artist } = await givenActiveProduct({})
    const page = await visit('about:blank')
    const calls = callsForParts(page)
    await page.goto(`/store/${artist.id}`)
    await page.waitForFunction(() => Boolean(history.state?.page))
    await staysSo(500, () => assert.isEmpty(calls))
  })

  test('are a visitor’s where the session has ended, with one call', async ({ assert, visit }) => {
    const fan = await givenFan()
    const { artist } = await givenActiveProduct({})
    const page = await visit('about:blank')
    await signInAs(page, fan)
    await db.from('sessions').delete()
    const calls = callsForParts(page)
    await page.goto(`/store/${artist.id}`)
    await link(page, 'Login / Sign Up').waitFor()
    await page.reload()
    await link(page, 'Login / Sign Up').waitFor()
    await staysSo(500, () => assert.lengthOf(calls, 1))
  })

  test('fill in the checkout once the account is known, and never offer to do without one before', async ({
    assert,
    visit,
  }) => {
    const fan = await givenFan()
    const { product } = await givenActiveProduct({})
    const page = await visit('about:blank')
    await signInAs(page, fan)
    await withCart(page, [storedLine(product)])
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/checkout', async (route) => {
      if (route.request().headers()['x-inertia-partial-component']) await promise
      await route.continue()
    })
    await page.goto('/checkout')
    await page.getByText('Where shall we send it?', { exact: true }).waitFor()
    assert.equal(await page.getByText('No account needed').count(), 0)
    const city = page.getByLabel('City')
    await city.fill('York')
    resolve()
    await expect(page.getByLabel('Full name')).toHaveValue('Robin Reader')
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(fan.email)
    await expect(city).toHaveValue('York')
  })

  test('keep a heart that is pressed before the account is known', async ({ assert, visit }) => {
    const fan = await givenFan()
    await givenActiveProduct({ name: 'Last Stop Tee' })
    const page = await visit('about:blank')
    await signInAs(page, fan)
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/browse', async (route) => {
      if (route.request().headers()['x-inertia-partial-component']) await promise
      await route.continue()
    })
    await page.goto('/browse')
    await page.waitForFunction(() => Boolean(history.state?.page))
    const saved = page.waitForResponse((answer) => answer.url().includes('/product-favorites'))
    await heart(page, 'Wishlist: Last Stop Tee', false).click()
    resolve()
    await saved
    await heart(page, 'Wishlist: Last Stop Tee', true).waitFor()
    const rows = await db.from('product_favorites')
    assert.lengthOf(rows, 1)
    assert.equal(rows[0].user_id, fan.id)
  })

  test('show nothing of an account to the next one on the same device', async ({
    assert,
    visit,
  }) => {
    const first = await givenFan()
    const second = await UserFactory.merge({ firstName: 'Sam', lastName: 'Second' }).create()
    const { artist, product } = await givenActiveProduct({ name: 'Last Stop Tee' })
    await ProductFavoriteFactory.merge({ userId: first.id, productId: product.id }).create()
    const page = await visit('about:blank')
    await signInAndOpen(page, first, `/store/${artist.id}`)
    await heart(page, 'Wishlist: Last Stop Tee', true).waitFor()
    await page.request.post('/api/logout', { headers: { 'Sec-Fetch-Site': 'same-origin' } })
    await signInAndOpen(page, second, '/browse')
    await banner(page).getByRole('button', { name: 'Account: Sam Second' }).waitFor()
    await page.goBack()
    await banner(page).getByRole('button', { name: 'Account: Sam Second' }).waitFor()
    await heart(page, 'Wishlist: Last Stop Tee', false).waitFor()
    assert.notInclude(await page.content(), 'Robin Reader')
  })
})
