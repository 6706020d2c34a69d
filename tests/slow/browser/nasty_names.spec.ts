import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import db from '@adonisjs/lucid/services/db'
import { hasRightToLeft } from '#shared/isolated'
import { stripInvisible } from '#core/middleware/strip_invisible_characters_middleware'
import { CheckoutFactory } from '#database/factories/checkout_factory'
import { FanFavoriteFactory } from '#database/factories/fan_favorite_factory'
import { GigFactory } from '#database/factories/gig_factory'
import { OrderFactory } from '#database/factories/order_factory'
import { ProductFavoriteFactory } from '#database/factories/product_favorite_factory'
import { QrCodeFactory } from '#database/factories/qr_code_factory'
import { ReviewFactory } from '#database/factories/review_factory'
import { UserFactory } from '#database/factories/user_factory'
import { openCart, storedLine, withCart } from '#tests/support/baskets'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct, givenArtist, givenPaidOrder } from '#tests/support/given'
import { givenReport } from '#tests/support/given_report'
import { layoutFaults } from '#tests/support/name_layout'
import { nastyNames } from '#tests/support/nasty_names'
import { useRealSessions } from '#tests/support/real_sessions'
import { signInAs } from '#tests/support/signed_in'

const WIDTHS = [1280, 375, 320]
/** Order numbers are random: of those there may be, the widest. */
const WIDEST_NUMBER = 'GS-WWWW-WWWW'

/** A band, its goods, a gig, a buyer and a review, all called alike, as the shop keeps such a name. */
async function givenNamed(typed: string) {
  const name = stripInvisible(typed)
  const { artist, owner } = await givenArtist({ bandName: name })
  await artist.merge({ bio: `${name} ${name}`, location: name }).save()
  const { product } = await givenActiveProduct({ artist, name })
  await product.merge({ description: `${name} ${name}` }).save()
  await givenActiveProduct({ artist, name: `${name} 2` })
  const gig = await GigFactory.merge({
    artistId: artist.id,
    name,
    venue: name,
    city: name,
  }).create()
  const code = await QrCodeFactory.merge({
    artistId: artist.id,
    gigId: gig.id,
    eventName: name,
  }).create()
  const fan = await UserFactory.merge({ firstName: name, lastName: name }).create()
  const { order, checkout } = await givenPaidOrder({ product, buyer: fan })
  await checkout.merge({ customerName: name, street: name, city: name }).save()
  await order.merge({ qrCodeId: code.id, orderNumber: WIDEST_NUMBER }).save()
  const earlier = await CheckoutFactory.apply('paid').merge({ userId: fan.id }).create()
  const delivered = await OrderFactory.apply('delivered')
    .merge({ productId: product.id, checkoutId: earlier.id })
    .create()
  await ReviewFactory.merge({ orderId: delivered.id, userId: fan.id, body: name }).create()
  await FanFavoriteFactory.merge({ userId: fan.id, artistId: artist.id }).create()
  await ProductFavoriteFactory.merge({ userId: fan.id, productId: product.id }).create()
  await givenReport({ artistId: artist.id, productId: product.id, words: name })
  return { artist, owner, product, gig, code, fan, order }
}

/** What is wrong with the page at each width; a chart measures its place a moment later. */
async function faultsAtAllWidths(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 812 })
    if ((await layoutFaults(page)).length > 0) await page.waitForTimeout(400)
    const faults = await layoutFaults(page)
    const further = faults.filter((fault) => !found.some((known) => known.endsWith(fault)))
    found.push(...further.map((fault) => `at ${width}: ${fault}`))
  }
  return found
}

/** What the page is called, in the browser and where it is shared. */
const titlesOf = (page: Page) =>
  page.evaluate(() => [
    document.title,
    ...[...document.querySelectorAll('meta[property="og:title"]')].map(
      (each) => each.getAttribute('content') ?? ''
    ),
  ])

/** Whether letters from right to left stand beside words without the marks that keep them to themselves. */
const turnsWords = (title: string) =>
  hasRightToLeft(title.replace(/\u2068[^\u2068\u2069]*\u2069/g, ''))

async function assertFit(page: Page, paths: string[], assert: Assert) {
  const found: string[] = []
  for (const path of paths) {
    const answer = await page.goto(path)
    assert.equal(answer?.status(), 200, path)
    for (const title of await titlesOf(page)) assert.isFalse(turnsWords(title), `${path}: ${title}`)
    found.push(...(await faultsAtAllWidths(page)).map((fault) => `${path} ${fault}`))
  }
  assert.deepEqual(found, [])
}

test.group('Browser: names of any length and script', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('fit the shop: {kind}')
    .tags(['NET-10', 'NET-13'])
    .with(nastyNames)
    .run(async ({ assert, visit }, { name }) => {
      const { artist, product, code, fan, order } = await givenNamed(name)
      const page = await visit('/terms')
      await withCart(page, [storedLine(product, { quantity: 2 })])
      const shop = ['/', '/browse', '/artists', '/collections', `/store/${artist.id}`]
      const scanned = `/store/${artist.id}?qr=${code.code}`
      const goods = [`/product/${product.id}`, `/report?product=${product.id}`]
      await assertFit(page, [...shop, ...goods, '/checkout', scanned], assert)
      await openCart(page)
      assert.deepEqual(await faultsAtAllWidths(page), [], 'the cart')
      await signInAs(page, fan)
      const own = ['/', '/orders', `/orders/${order.orderNumber}`, '/wishlist', '/account']
      await assertFit(page, [...own, `/product/${product.id}/review`], assert)
    })

  test('fit the studio: {kind}')
    .tags(['NET-10', 'NET-13'])
    .with(nastyNames)
    .run(async ({ assert, visit }, { name }) => {
      const { owner, gig, order } = await givenNamed(name)
      const page = await visit('about:blank')
      await signInAs(page, owner)
      const tabs = ['overview', 'orders', 'payouts', 'qr-codes', 'gigs', 'product-management']
      const rest = [
        'old-products',
        'followers',
        'profile',
        `gigs&gig=${gig.id}`,
        `gigs&gig=${gig.id}&live=1`,
      ]
      const paths = [...tabs, ...rest, `orders&order=${order.orderNumber}`]
      await assertFit(
        page,
        paths.map((tab) => `/dashboard?tab=${tab}`),
        assert
      )
    })

  test('fit the admin lists: {kind}')
    .tags(['NET-10', 'NET-13'])
    .with(nastyNames)
    .run(async ({ assert, visit }, { name }) => {
      const { order, artist, owner } = await givenNamed(name)
      await db.table('signoffs').insert({
        kind: 'resume_payouts',
        artist_id: artist.id,
        amount: '2400.00',
        requested_by_user_id: owner.id,
        created_at: new Date(),
        expires_at: new Date(Date.now() + 86_400_000),
      })
      const page = await visit('about:blank')
      await signInAs(page, await UserFactory.apply('admin').create())
      const lists = 'orders products artists payouts signoffs users disputes audit'.split(' ')
      await assertFit(
        page,
        [
          ...['/admin', '/admin/reports'],
          ...lists.map((list) => `/admin/${list}`),
          `/admin/orders/${order.orderNumber}`,
        ],
        assert
      )
    })
})
