import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Page } from 'playwright'
import type User from '#identity/models/user'
import { FanFavoriteFactory } from '#database/factories/fan_favorite_factory'
import { ProductFavoriteFactory } from '#database/factories/product_favorite_factory'
import { UserFactory } from '#database/factories/user_factory'
import { goOffline } from '#tests/support/go_offline'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { toastOf } from '#tests/support/sign_in_form'
import { signInAndOpen } from '#tests/support/signed_in'
import { expect } from '#tests/support/expect'

async function givenStall(bandName: string, name: string) {
  const { artist } = await givenArtist({ bandName })
  const { product } = await givenActiveProduct({ artist, name })
  return { artist, product }
}

const givenNightBus = () => givenStall('Night Bus', 'Last Stop Tee')
const givenSaltLines = () => givenStall('Salt Lines', 'Low Tide Hoodie')

/** A heart on an artist and one on a product: what holds for both, and the words of each. */
const FAVORITES = [
  {
    thing: 'an artist',
    path: '/artists',
    label: 'Favourite: Night Bus',
    otherLabel: 'Favourite: Salt Lines',
    list: { link: 'Home', path: '/', entry: 'Favourite: Night Bus' },
    calls: '**/api/users/*/favorites**',
    table: 'fan_favorites',
    added: ['Added to favourites', 'Artist has been added to your favourites!'],
    removed: ['Removed from favourites', 'Artist has been removed from your favourites.'],
    notAdded: ['Error', 'Failed to add to favourites'],
    notRemoved: ['Error', 'Failed to remove from favourites'],
    give: async (fan: User, { artist }: Awaited<ReturnType<typeof givenNightBus>>) =>
      FanFavoriteFactory.merge({ userId: fan.id, artistId: artist.id }).create(),
  },
  {
    thing: 'a product',
    path: '/browse',
    label: 'Wishlist: Last Stop Tee',
    otherLabel: 'Wishlist: Low Tide Hoodie',
    list: { link: 'Wishlist', path: '/wishlist', entry: 'Remove from wishlist: Last Stop Tee' },
    calls: '**/api/users/*/product-favorites**',
    table: 'product_favorites',
    added: ['Added to wishlist'],
    removed: ['Removed from wishlist'],
    notAdded: ['Error', 'Failed to update wishlist'],
    notRemoved: ['Error', 'Failed to update wishlist'],
    give: async (fan: User, { product }: Awaited<ReturnType<typeof givenNightBus>>) =>
      ProductFavoriteFactory.merge({ userId: fan.id, productId: product.id }).create(),
  },
]

const countOf = async (table: string) => Number((await db.from(table).count('* as n').first()).n)

const heart = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true })

const pressed = (page: Page, label: string, isOn: boolean) =>
  page.getByRole('button', { name: label, exact: true, pressed: isOn }).waitFor()

/** That a message is shown, of just these words. */
async function isSaid(assert: Assert, page: Page, words: string[]) {
  assert.equal(await toastOf(page, words[0]), words.join(' '))
}

test.group('Browser: favourites', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test(
    '{thing}: pressed it is full and red and stays so, pressed again it is gone; the card is never followed'
  )
    .tags(['ART-2', 'FAV-1', 'FAV-2', 'FAV-3', 'FAV-7', 'WISH-4', 'PAGES-1'])
    .with(FAVORITES)
    .run(async ({ assert, visit }, { path, label, list, table, added, removed }) => {
      await givenNightBus()
      const page = await visit('about:blank')
      await signInAndOpen(page, await UserFactory.create(), path)
      await pressed(page, label, false)
      // Fetched ahead by the pointer on the link, the list is older than the press.
      const link = page.getByRole('banner').getByRole('link', { name: list.link, exact: true })
      const isFetched = page.waitForResponse(
        (answer) => new URL(answer.url()).pathname === list.path
      )
      await link.hover()
      await isFetched
      await heart(page, label).click()
      await isSaid(assert, page, added)
      await pressed(page, label, true)
      const fill = heart(page, label).locator('svg')
      assert.equal(await fill.evaluate((svg) => getComputedStyle(svg).fill), 'rgb(208, 20, 44)')
      assert.equal(await countOf(table), 1)

      await link.click()
      await page.waitForURL((url) => url.pathname === list.path)
      await page.getByRole('button', { name: list.entry }).waitFor()
      await page.goBack()
      await pressed(page, label, true)
      await page.reload()
      await heart(page, label).click()
      await isSaid(assert, page, removed)
      await pressed(page, label, false)
      assert.equal(await countOf(table), 0)
      assert.equal(new URL(page.url()).pathname, path)
    })

  test('{thing}: shown at once and disabled while it is sent, so that a double click is one press')
    .tags(['FAV-1', 'WISH-4'])
    .with(FAVORITES)
    .run(async ({ assert, visit }, { path, label, calls, table }) => {
      await givenNightBus()
      const page = await visit('about:blank')
      await signInAndOpen(page, await UserFactory.create(), path)
      let open = () => {}
      const gate = new Promise<void>((resolve) => (open = resolve))
      let sent = 0
      await page.route(calls, async (route) => {
        sent += 1
        await gate
        await route.continue()
      })
      await heart(page, label).focus()
      await heart(page, label).dblclick()
      await pressed(page, label, true)
      await expect(heart(page, label)).toBeDisabled()
      await expect(heart(page, label)).toBeFocused()
      await page.keyboard.press('Enter')
      assert.equal(sent, 1)
      open()
      await heart(page, label).and(page.locator(':not([aria-disabled])')).waitFor()
      assert.equal(sent, 1)
      assert.equal(await countOf(table), 1)
    })

  test('{thing}: without a network it is put back, with a word, and nothing has changed')
    .tags(['FAV-5', 'WISH-7', 'JOUR-5'])
    .with(FAVORITES)
    .run(async ({ assert, visit }, { path, label, otherLabel, table, ...row }) => {
      const fan = await UserFactory.create()
      await givenNightBus()
      await row.give(fan, await givenSaltLines())
      const page = await visit('about:blank')
      await signInAndOpen(page, fan, path)
      await pressed(page, otherLabel, true)
      await goOffline(page)
      await heart(page, label).click()
      await isSaid(assert, page, row.notAdded)
      await pressed(page, label, false)
      assert.equal(await countOf(table), 1)

      await page.getByRole('button', { name: 'Close' }).click()
      await page.getByText(row.notAdded[1]!).waitFor({ state: 'detached' })
      await heart(page, otherLabel).click()
      await isSaid(assert, page, row.notRemoved)
      await pressed(page, otherLabel, true)
      assert.equal(await countOf(table), 1)
    })

  test('{thing}: what the server refuses is put back as well')
    .tags(['FAV-5', 'WISH-7'])
    .with(FAVORITES)
    .run(async ({ assert, visit }, { path, label, table, notAdded }) => {
      const { artist } = await givenNightBus()
      const page = await visit('about:blank')
      await signInAndOpen(page, await UserFactory.create(), path)
      await artist.merge({ isHidden: true }).save()
      await heart(page, label).click()
      await isSaid(assert, page, notAdded)
      await pressed(page, label, false)
      assert.equal(await countOf(table), 0)
    })

  test('an artist is liked from their store as well', async ({ visit, assert }) => {
    const { artist } = await givenNightBus()
    const page = await visit('about:blank')
    await signInAndOpen(page, await UserFactory.create(), `/store/${artist.id}`)
    const button = heart(page, 'Favourite: Night Bus')
    await expect(button).toContainText(/^Favourite/, { useInnerText: true })
    await button.click()
    await pressed(page, 'Favourite: Night Bus', true)
    assert.include(await toastOf(page, 'Added to favourites'), 'Artist has been added')
    assert.equal(await countOf('fan_favorites'), 1)
  })
})
