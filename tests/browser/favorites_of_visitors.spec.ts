import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Page } from 'playwright'
import { FanFavoriteFactory } from '#database/factories/fan_favorite_factory'
import { UserFactory } from '#database/factories/user_factory'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { signIn, toastOf } from '#tests/support/sign_in_form'
import { signInAndOpen } from '#tests/support/signed_in'

const heart = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true })

test.group('Browser: favourites of those who have to sign in', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('a visitor finds a product, signs in on the way, is back, and it is on the wishlist', async ({
    assert,
    visit,
  }) => {
    const fan = await UserFactory.create()
    const { product } = await givenActiveProduct({ name: 'Last Stop Tee' })
    const page = await visit('/browse?sort=price-asc')
    await page.clock.install()
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await heart(page, 'Wishlist: Last Stop Tee').click()
    assert.include(
      await toastOf(page, 'Login Required'),
      'Login Required Please log in to add products to your wishlist.'
    )
    await page.clock.runFor(490)
    assert.equal(new URL(page.url()).pathname, '/browse')
    await page.clock.runFor(10)
    await page.clock.resume()
    await page.waitForURL((url) => url.pathname === '/login')
    await signIn(page, fan)
    await page.waitForURL((url) => url.pathname + url.search === '/browse?sort=price-asc')
    await toastOf(page, 'Added to wishlist')
    await page.locator('.disc[aria-pressed="true"]:not([aria-disabled])').waitFor()
    const [wish] = await db.from('product_favorites')
    assert.containSubset(wish, { user_id: fan.id, product_id: product.id })

    await page.getByRole('link', { name: 'Wishlist', exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/wishlist')
    await page.getByRole('link', { name: 'Last Stop Tee' }).waitFor()
    await page.reload()
    await page.getByRole('link', { name: 'Last Stop Tee' }).waitFor()
  }).tags(['FAV-6', 'WISH-4', 'WISH-5', 'JOUR-1'])

  test('a visitor likes an artist: Login Required, half a second to read it, nothing for one who turns back, and the heart is given once', async ({
    assert,
    visit,
  }) => {
    const fan = await UserFactory.create()
    await givenArtist({ bandName: 'Night Bus' })
    const page = await visit('/artists')
    await heart(page, 'Favourite: Night Bus').click()
    assert.include(
      await toastOf(page, 'Login Required'),
      'Login Required Please log in to add favourites'
    )
    await page.waitForURL((url) => url.pathname === '/login')
    await page.goBack()
    await page.getByRole('heading', { name: 'Night Bus' }).waitFor()
    await page.locator('.disc[aria-pressed="false"]:not([aria-disabled])').waitFor()
    assert.lengthOf(await db.from('fan_favorites'), 0)

    const leaving = page.waitForRequest((request) => request.url().includes('/api/login'))
    const from = Date.now()
    await heart(page, 'Favourite: Night Bus').click()
    await leaving
    assert.isAtLeast(Date.now() - from, 500)
    await page.waitForURL((url) => url.pathname === '/login')
    await signIn(page, fan)
    await page.waitForURL((url) => url.pathname === '/artists')
    await toastOf(page, 'Added to favourites')
    await page.locator('.disc[aria-pressed="true"]:not([aria-disabled])').waitFor()
    assert.lengthOf(await db.from('fan_favorites'), 1)

    await db.from('fan_favorites').delete()
    await page.reload()
    await page.locator('.disc[aria-pressed="false"]').waitFor()
    await page.waitForFunction(() => sessionStorage.getItem('intended-favorites') === null)
    assert.lengthOf(await db.from('fan_favorites'), 0)
  }).tags(['FAV-4', 'FAV-6'])

  test(
    'a session lost while adding: {label} says "{title}", and the heart is kept after signing in'
  )
    .tags(['FAV-4', 'WISH-6'])
    .with([
      {
        path: '/artists',
        label: 'Favourite: Night Bus',
        table: 'fan_favorites',
        title: 'Login Required',
        said: 'Login Required Please log in to add favourites',
      },
      {
        path: '/browse',
        label: 'Wishlist: Last Stop Tee',
        table: 'product_favorites',
        title: 'Unauthorized',
        said: 'Unauthorized You are logged out. Logging in again...',
      },
    ])
    .run(async ({ assert, visit }, { path, label, table, title, said }) => {
      const fan = await UserFactory.create()
      const { artist } = await givenArtist({ bandName: 'Night Bus' })
      await givenActiveProduct({ artist, name: 'Last Stop Tee' })
      const page = await visit('about:blank')
      await signInAndOpen(page, fan, path)
      // The page knows the account only once its own parts have come.
      await page.getByRole('button', { name: /^Account: / }).waitFor()
      await db.from('sessions').delete()
      await heart(page, label).click()
      assert.include(await toastOf(page, title), said)
      await page.waitForURL((url) => url.pathname === '/login')
      assert.lengthOf(await db.from(table), 0)
      await signIn(page, fan)
      await page.waitForURL((url) => url.pathname === path)
      await page.locator('.disc[aria-pressed="true"]:not([aria-disabled])').waitFor()
      assert.lengthOf(await db.from(table), 1)
    })

  test('a session lost while removing: manage favourites, and nothing is removed', async ({
    assert,
    visit,
  }) => {
    const fan = await UserFactory.create()
    const { artist } = await givenArtist({ bandName: 'Night Bus' })
    await FanFavoriteFactory.merge({ userId: fan.id, artistId: artist.id }).create()
    const page = await visit('about:blank')
    await signInAndOpen(page, fan, '/artists')
    await page.locator('.disc[aria-pressed="true"]').waitFor()
    await db.from('sessions').delete()
    await heart(page, 'Favourite: Night Bus').click()
    assert.include(
      await toastOf(page, 'Login Required'),
      'Login Required Please log in to manage favourites'
    )
    await page.waitForURL((url) => url.pathname === '/login')
    assert.lengthOf(await db.from('fan_favorites'), 1)
  }).tags(['FAV-4'])

  test('the list of a visitor joins the wishlist at sign-in; what was withdrawn is dropped from it', async ({
    assert,
    visit,
  }) => {
    const fan = await UserFactory.create()
    const { product, artist } = await givenActiveProduct({ name: 'Last Stop Tee' })
    const { product: gone } = await givenActiveProduct({ artist, name: 'Night Mug' })
    const wishes = () => db.from('product_favorites').select('user_id', 'product_id')
    const list = (page: Page) => page.evaluate(() => localStorage.getItem('favorites'))
    const page = await visit('/collections')
    for (const label of ['Wishlist: Night Mug', 'Wishlist: Last Stop Tee']) {
      await heart(page, label).click()
      await page.getByRole('button', { name: label, pressed: true }).waitFor()
    }
    await toastOf(page, 'Added to wishlist')
    await page.reload()
    await page.locator('.disc[aria-pressed="true"]').nth(1).waitFor()
    assert.equal(new URL(page.url()).pathname, '/collections')
    assert.equal(await list(page), JSON.stringify([gone.id, product.id]))
    await heart(page, 'Wishlist: Last Stop Tee').click()
    await toastOf(page, 'Removed from wishlist')
    assert.equal(await list(page), JSON.stringify([gone.id]))
    await heart(page, 'Wishlist: Last Stop Tee').click()
    assert.isEmpty(await wishes())

    await gone.merge({ status: 'retired' }).save()
    await signInAndOpen(page, fan, '/collections')
    await page.locator('.disc[aria-pressed="true"]').waitFor()
    await page.waitForFunction(() => localStorage.getItem('favorites') === '[]')
    assert.deepEqual(await wishes(), [{ user_id: fan.id, product_id: product.id }])
    await page.reload()
    await page.locator('.disc[aria-pressed="true"]').click()
    await toastOf(page, 'Removed from wishlist')
    assert.equal(await list(page), '[]')
    assert.isEmpty(await wishes())
  }).tags(['COLL-10'])
})
