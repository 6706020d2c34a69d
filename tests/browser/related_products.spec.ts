import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { ProductFavoriteFactory } from '#database/factories/product_favorite_factory'
import { UserFactory } from '#database/factories/user_factory'
import { assertAccessible } from '#tests/support/axe'
import { expect, staysSo } from '#tests/support/expect'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { resetDatabase } from '#tests/support/reset_database'
import { signInAndOpen } from '#tests/support/signed_in'

async function givenShop() {
  const { artist } = await givenArtist({ bandName: 'The Stallholders' })
  const { product } = await givenActiveProduct({ artist, name: 'First Tee' })
  const { product: second } = await givenActiveProduct({ artist, name: 'Second Tee' })
  const { product: near } = await givenActiveProduct({ name: 'Near Tee' })
  return { artist, product, second, near, path: `/product/${product.id}` }
}

const more = (page: Page) => page.getByRole('region', { name: 'More from The Stallholders' })
const alsoLiked = (page: Page) => page.getByRole('region', { name: 'You might also like' })
const isCall = (url: URL) => url.pathname.endsWith('/related')

test.group('Browser: related products', (group) => {
  group.each.setup(resetDatabase)
  group.tap((each) => each.tags(['PROD-13']))

  test('are fetched when the reader comes near them, once, and shift nothing in view', async ({
    assert,
    visit,
  }) => {
    const { path, second, near } = await givenShop()
    const page = await visit('about:blank')
    await page.setViewportSize({ width: 375, height: 500 })
    let calls = 0
    await page.route(isCall, (route) => {
      calls++
      return route.continue()
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    await staysSo(300, () => assert.equal(calls, 0))

    const store = more(page).getByRole('link', { name: 'Visit Store' })
    await store.scrollIntoViewIfNeeded()
    const link = more(page).getByRole('link', { name: 'Second Tee' })
    await expect(link).toHaveAttribute('href', `/product/${second.id}`)
    await expect(alsoLiked(page).getByRole('link', { name: 'Near Tee' })).toBeVisible()
    await assertAccessible(page, assert)
    assert.equal(calls, 1)

    await alsoLiked(page).getByRole('link', { name: 'Near Tee' }).click()
    await page.waitForURL((url) => url.pathname === `/product/${near.id}`)
    await page.goBack()
    await expect(link).toBeVisible()
  })

  test('leave the way to the store while they cannot be fetched, and come with the network', async ({
    assert,
    visit,
    browserContext,
  }) => {
    const { path } = await givenShop()
    const page = await visit('about:blank')
    await page.setViewportSize({ width: 375, height: 500 })
    await page.goto(path, { waitUntil: 'networkidle' })
    await browserContext.setOffline(true)
    const store = more(page).getByRole('link', { name: 'Visit Store' })
    await store.scrollIntoViewIfNeeded()
    await expect(alsoLiked(page)).toHaveCount(0)
    await expect(store).toBeVisible()
    await assertAccessible(page, assert)
    await browserContext.setOffline(false)
    await expect(more(page).getByRole('link', { name: 'Second Tee' })).toBeVisible()
    await expect(alsoLiked(page).getByRole('link', { name: 'Near Tee' })).toBeVisible()
  })

  test('are left out where there are none', async ({ visit }) => {
    const { product } = await givenActiveProduct({})
    const page = await visit(`/product/${product.id}`)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.getByRole('heading', { name: /^More from/ })).toHaveCount(0)
    await expect(alsoLiked(page)).toHaveCount(0)
  })

  test('without scripts, only the way to the store is shown', async ({ browser, visit }) => {
    const { artist, path } = await givenShop()
    const { origin } = new URL((await visit(path)).url())
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin })
    const page = await context.newPage()
    await page.goto(path)
    const store = more(page).getByRole('link', { name: 'Visit Store' })
    await expect(store).toHaveAttribute('href', `/store/${artist.id}`)
    await expect(alsoLiked(page)).toBeHidden()
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
    await context.close()
  })

  test('have the hearts of an account filled', async ({ visit }) => {
    const { path, near } = await givenShop()
    const fan = await UserFactory.create()
    await ProductFavoriteFactory.merge({ userId: fan.id, productId: near.id }).create()
    const page = await visit('about:blank')
    await signInAndOpen(page, fan, path)
    await alsoLiked(page).scrollIntoViewIfNeeded()
    const heart = alsoLiked(page).getByRole('button', { name: /Near Tee/ })
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })
})
