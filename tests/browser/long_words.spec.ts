import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { CheckoutFactory } from '#database/factories/checkout_factory'
import { OrderFactory } from '#database/factories/order_factory'
import { ProductStatusChangeFactory } from '#database/factories/product_status_change_factory'
import { ReviewFactory } from '#database/factories/review_factory'
import { UserFactory } from '#database/factories/user_factory'
import { checkoutOrder, openCart, storedLine, untilAwake, withCart } from '#tests/support/baskets'
import { fillAddress } from '#tests/support/address_form'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct, givenArtist } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { signInAs } from '#tests/support/signed_in'

const SMALL_PHONE = 320
const PHONE = 375

/** A product, its band and a review of it, all of one word that no line holds. */
async function givenLongWords() {
  const { artist } = await givenArtist({ bandName: 'B'.repeat(100) })
  await artist.merge({ bio: 'b'.repeat(200), location: 'l'.repeat(80) }).save()
  const { product } = await givenActiveProduct({ artist, name: 'N'.repeat(90) })
  await product.merge({ description: 'd'.repeat(200) }).save()
  const fan = await UserFactory.merge({
    firstName: 'F'.repeat(100),
    lastName: 'L'.repeat(100),
  }).create()
  const checkout = await CheckoutFactory.apply('paid').merge({ userId: fan.id }).create()
  const order = await OrderFactory.apply('delivered')
    .merge({ productId: product.id, checkoutId: checkout.id })
    .create()
  await ReviewFactory.merge({
    productId: product.id,
    orderId: order.id,
    userId: fan.id,
    body: 'a'.repeat(300),
  }).create()
  return { artist, product, fan, order }
}

async function assertFits(page: Page, assert: Assert) {
  const where = new URL(page.url()).pathname
  for (const width of [SMALL_PHONE, PHONE, 1024]) {
    await page.setViewportSize({ width, height: 667 })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    assert.isAtMost(wide, width, where)
  }
  await page.setViewportSize({ width: PHONE, height: 667 })
}

/** A link that names the band fits a small phone, and its own words stay on one line. */
async function assertBreaksInName(page: Page, assert: Assert, words: string) {
  const link = page.getByRole('link', { name: `${words} B` })
  await link.waitFor()
  const box = (await link.boundingBox())!
  assert.isAtLeast(box.x, 0, words)
  assert.isAtMost(box.x + box.width, SMALL_PHONE, words)
  const rows = await link.evaluate((node, { length }) => {
    const range = document.createRange()
    const text = document.createTreeWalker(node, NodeFilter.SHOW_TEXT).nextNode()!
    range.setStart(text, 0)
    range.setEnd(text, length)
    return range.getClientRects().length
  }, words)
  assert.equal(rows, 1, words)
}

test.group('Browser: a word that no line holds', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('breaks, and no page of the shop is wider than its screen', async ({ assert, visit }) => {
    const { artist, product, fan, order } = await givenLongWords()
    const page = await visit('about:blank')
    await withCart(page, [storedLine(product, { quantity: 2 })])
    await signInAs(page, fan)
    const paths = [
      `/product/${product.id}`,
      `/store/${artist.id}`,
      '/collections',
      '/browse',
      '/',
      `/orders/${order.orderNumber}`,
    ]
    for (const path of paths) {
      await page.goto(path)
      await assertFits(page, assert)
    }
    await untilAwake(page)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('button', { name: 'Log out' }).waitFor()
    assert.isAtMost(await menu.evaluate((sheet) => sheet.scrollWidth), PHONE, 'the menu')

    await page.goto('/checkout')
    await checkoutOrder(page).getByText('B'.repeat(100)).waitFor()
    await assertFits(page, assert)
    const lines = (await openCart(page)).getByRole('list')
    assert.isAtMost(await lines.evaluate((list) => list.scrollWidth), PHONE, 'the cart drawer')

    await page.goto(`/product/${product.id}`)
    await untilAwake(page)
    await page.setViewportSize({ width: SMALL_PHONE, height: 640 })
    await page.getByRole('button', { name: 'Buy Now' }).click()
    await fillAddress(page)
    await product.merge({ status: 'inactive' }).save()
    await ProductStatusChangeFactory.merge({ productId: product.id, toStatus: 'active' }).create()
    await page.getByRole('button', { name: /^Pay/ }).click()
    await assertBreaksInName(page, assert, 'See more from')
    await page.goto(`/product/${product.id}`)
    await assertBreaksInName(page, assert, 'More from')
    await assertFits(page, assert)
  }).tags(['NEWC-1'])
})
