import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { GigFactory } from '#database/factories/gig_factory'
import { QrCodeFactory } from '#database/factories/qr_code_factory'
import { UserFactory } from '#database/factories/user_factory'
import { emptyDatabase } from '#tests/support/empty_database'
import { givenActiveProduct, givenArtist, givenPaidOrder } from '#tests/support/given'
import { nastyNames } from '#tests/support/nasty_names'
import { useRealSessions } from '#tests/support/real_sessions'
import { signInAs } from '#tests/support/signed_in'

const WIDTHS = [320, 375, 1280]

async function givenNamed(name: string) {
  const { artist, owner } = await givenArtist({ bandName: name })
  const { product } = await givenActiveProduct({ artist, name })
  const gig = await GigFactory.merge({ artistId: artist.id, name }).create()
  await QrCodeFactory.merge({ artistId: artist.id, gigId: gig.id, eventName: name }).create()
  const fan = await UserFactory.create()
  const { order } = await givenPaidOrder({ product, buyer: fan })
  return { artist, owner, product, gig, fan, order }
}

/** Of a page that is too wide, the elements that reach furthest, so that a failure says where. */
function overflow(page: Page) {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .filter((element) => !element.closest('.overflow-x-auto, [class*="overflow-"]'))
      .slice(0, 4)
      .map((element) => `${element.tagName}.${element.className}`.slice(0, 160))
  })
}

async function assertFit(page: Page, paths: string[], assert: Assert) {
  const found: string[] = []
  for (const path of paths) {
    await page.goto(path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 812 })
      const wide = await overflow(page)
      if (wide.length > 0) found.push(`${path} at ${width}: ${wide.join(' | ')}`)
    }
  }
  assert.deepEqual(found, [])
}

test.group('Browser: names of any length and script', (group) => {
  group.each.setup(emptyDatabase)
  group.each.setup(() => useRealSessions())

  test('fit the shop, the studio and the admin lists: {kind}')
    .with(nastyNames)
    .run(async ({ assert, visit }, { name }) => {
      const { artist, owner, product, gig, fan, order } = await givenNamed(name)
      const page = await visit('/terms')
      await assertFit(
        page,
        [
          '/',
          '/browse',
          '/artists',
          '/collections',
          `/store/${artist.id}`,
          `/product/${product.id}`,
        ],
        assert
      )
      await signInAs(page, fan)
      await assertFit(page, ['/', '/orders', `/orders/${order.orderNumber}`], assert)
      await signInAs(page, owner)
      const tabs = ['overview', 'orders', 'payouts', 'qr-codes', 'gigs', 'product-management']
      await assertFit(
        page,
        [
          '/dashboard',
          ...tabs.map((tab) => `/dashboard?tab=${tab}`),
          `/dashboard?tab=gigs&gig=${gig.id}`,
        ],
        assert
      )
      await signInAs(page, await UserFactory.apply('admin').create())
      await assertFit(
        page,
        ['/admin', '/admin/orders', '/admin/products', '/admin/artists', '/admin/payouts'],
        assert
      )
    })
})
