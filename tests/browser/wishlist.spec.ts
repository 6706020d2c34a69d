import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Page } from 'playwright'
import { ArtistFactory } from '#database/factories/artist_factory'
import { FanFavoriteFactory } from '#database/factories/fan_favorite_factory'
import { ProductFavoriteFactory } from '#database/factories/product_favorite_factory'
import { UserFactory } from '#database/factories/user_factory'
import type User from '#identity/models/user'
import { clock } from '#shared/clock'
import { givenDrop, OPENING } from '#tests/functional/drops/drop_fixtures'
import { goOffline } from '#tests/support/go_offline'
import { assertAccessible } from '#tests/support/axe'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { signIn, toastOf } from '#tests/support/sign_in_form'
import { signInAndOpen } from '#tests/support/signed_in'
import { expect } from '#tests/support/expect'

async function wishFor(fan: User, product: Parameters<typeof givenActiveProduct>[0]) {
  const given = await givenActiveProduct(product)
  await ProductFavoriteFactory.merge({ userId: fan.id, productId: given.product.id }).create()
  return given
}

const cartOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]') as { id: string }[])

const remove = (page: Page, name: string) =>
  page.getByRole('button', { name: `Remove from wishlist: ${name}` }).click()

test.group('Browser: the wishlist', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('asks a visitor to sign in, in place, and they come back to it', async ({
    assert,
    visit,
  }) => {
    const fan = await UserFactory.create()
    const page = await visit('/wishlist')
    await page.getByRole('heading', { name: 'Login Required' }).waitFor()
    assert.equal(new URL(page.url()).pathname, '/wishlist')
    await page.setViewportSize({ width: 320, height: 640 })
    assert.isAtMost(await page.evaluate(() => document.documentElement.scrollWidth), 320)
    await assertAccessible(page, assert)
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
    await page.waitForURL((url) => url.pathname === '/login')
    await signIn(page, fan)
    await page.waitForURL((url) => url.pathname === '/wishlist')
    await page.getByRole('heading', { name: 'Your wishlist is empty' }).waitFor()
    await assertAccessible(page, assert)
    await page.getByRole('main').getByRole('link', { name: 'Browse All Merch' }).click()
    await page.waitForURL((url) => url.pathname === '/browse')
  }).tags(['WISH-1', 'WISH-2'])

  test('a removed product is gone at once, the others stay, and removing the last one leaves it empty', async ({
    assert,
    visit,
  }) => {
    const fan = await UserFactory.create()
    await wishFor(fan, { name: 'Last Stop Tee' })
    await wishFor(fan, { name: 'Night Bus Mug' })
    const page = await visit('about:blank')
    await signInAndOpen(page, fan, '/wishlist')
    await remove(page, 'Last Stop Tee')
    await toastOf(page, 'Removed from wishlist')
    await page.getByRole('link', { name: 'Last Stop Tee' }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Night Bus Mug' }).waitFor()
    assert.lengthOf(await db.from('product_favorites'), 1)
    await remove(page, 'Night Bus Mug')
    await page.getByRole('heading', { name: 'Your wishlist is empty' }).waitFor()
  }).tags(['FAV-7', 'WISH-2'])

  test('a product that cannot be removed comes back, with a message', async ({ assert, visit }) => {
    const fan = await UserFactory.create()
    await wishFor(fan, { name: 'Last Stop Tee' })
    const page = await visit('about:blank')
    await signInAndOpen(page, fan, '/wishlist')
    await goOffline(page)
    await remove(page, 'Last Stop Tee')
    assert.include(await toastOf(page, 'Failed to update wishlist'), 'Failed to update wishlist')
    await page.getByRole('link', { name: 'Last Stop Tee' }).waitFor()
    assert.lengthOf(await db.from('product_favorites'), 1)
  }).tags(['WISH-7'])

  test('a product moves to the cart in the chosen size and colour, one with one variant without a question', async ({
    assert,
    visit,
  }) => {
    const fan = await UserFactory.create()
    const { product } = await wishFor(fan, {
      name: 'Last Stop Tee',
      sizes: ['M', 'L'],
      colors: ['Black', 'Red'],
    })
    const { product: mug } = await wishFor(fan, {
      name: 'Night Bus Mug',
      sizes: ['One size'],
      colors: ['White'],
    })
    const page = await visit('about:blank')
    await signInAndOpen(page, fan, '/wishlist')
    await page.getByRole('button', { name: 'Move to cart: Night Bus Mug' }).click()
    await page.getByRole('link', { name: 'Night Bus Mug' }).waitFor({ state: 'detached' })
    await expect.poll(() => cartOf(page)).toMatchObject([{ id: `${mug.id}-One size-White` }])

    await page.getByRole('button', { name: 'Move to cart: Last Stop Tee' }).click()
    const dialog = page.getByRole('dialog', { name: 'Move to cart' })
    await dialog.getByRole('radio', { name: 'Red' }).check()
    await dialog.getByRole('radio', { name: 'L', exact: true }).check()
    await assertAccessible(page, assert)
    await dialog.getByRole('button', { name: 'Move to cart' }).click()
    assert.include(
      await toastOf(page, 'Added to cart'),
      'Last Stop Tee has been added to your cart.'
    )
    await page.getByRole('heading', { name: 'Your wishlist is empty' }).waitFor()
    assert.sameMembers(
      (await cartOf(page)).map(({ id }) => id),
      [`${mug.id}-One size-White`, `${product.id}-L-Red`]
    )
  })

  test('a coming drop says when it opens, and can be moved to the cart once it is open', async ({
    assert,
    visit,
    cleanup,
  }) => {
    const fan = await UserFactory.create()
    const { product } = await givenDrop()
    await ProductFavoriteFactory.merge({ userId: fan.id, productId: product.id }).create()
    let now = OPENING.minus({ hours: 1 })
    cleanup(clock.set(() => now))
    const page = await visit('about:blank')
    await page.setViewportSize({ width: 320, height: 640 })
    await signInAndOpen(page, fan, '/wishlist')
    const opening = OPENING.setZone('Europe/London').setLocale('en-GB')
    const words = `Opens ${opening.toFormat('ccc d MMM')}, ${opening.toFormat('HH:mm')}`
    await page.getByText(words).waitFor()
    const move = page.getByRole('button', { name: `Move to cart: ${product.name}` })
    await expect(move).toHaveCount(0)
    await page.getByRole('link', { name: product.name }).waitFor()
    await assertAccessible(page, assert)
    assert.isAtMost(await page.evaluate(() => document.documentElement.scrollWidth), 320)

    now = OPENING.plus({ minutes: 1 })
    await page.reload()
    await expect(move).toBeEnabled()
    await expect(page.getByText('Opens')).toHaveCount(0)
  }).tags(['DROP-11'])

  test('a withdrawn product stays, marked unavailable: without link and cart button, but it can be removed', async ({
    assert,
    visit,
  }) => {
    const fan = await UserFactory.create()
    const { product } = await wishFor(fan, { name: 'Last Stop Tee' })
    await product.merge({ status: 'retired' }).save()
    const page = await visit('about:blank')
    await signInAndOpen(page, fan, '/wishlist')
    await page.setViewportSize({ width: 375, height: 812 })
    await page.getByText('Unavailable').waitFor()
    assert.equal(await page.getByRole('link', { name: 'Last Stop Tee' }).count(), 0)
    await expect(page.getByRole('button', { name: 'Move to cart: Last Stop Tee' })).toBeDisabled()
    await assertAccessible(page, assert)
    await remove(page, 'Last Stop Tee')
    await page.getByRole('heading', { name: 'Your wishlist is empty' }).waitFor()
  }).tags(['WISH-3'])
})

test.group('Browser: the favourite artists of the fan home', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('three of them, and a link to all', async ({ assert, visit }) => {
    const fan = await UserFactory.create()
    for (const { id: artistId } of await ArtistFactory.createMany(4))
      await FanFavoriteFactory.merge({ userId: fan.id, artistId }).create()
    const page = await visit('about:blank')
    await signInAndOpen(page, fan, '/')
    await expect(page.locator('[aria-pressed="true"][aria-label^="Favourite"]')).toHaveCount(3)
    await assertAccessible(page, assert)
    await page.getByRole('link', { name: 'View All', exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/artists')
  }).tags(['HOME-3'])
})
