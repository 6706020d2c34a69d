import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { CheckoutFactory } from '#database/factories/checkout_factory'
import { OrderFactory } from '#database/factories/order_factory'
import { UserFactory } from '#database/factories/user_factory'
import { assertAccessible } from '#tests/support/axe'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { toastOf } from '#tests/support/sign_in_form'
import { signInAndOpen } from '#tests/support/signed_in'
import { eventually, expect } from '#tests/support/expect'

test.group('Browser: reviews', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('a buyer whose order was delivered writes one, and all visitors can read it', async ({
    assert,
    visit,
  }) => {
    const fan = await UserFactory.create()
    const { product } = await givenActiveProduct({ name: 'Last Stop Tee' })
    const checkout = await CheckoutFactory.apply('paid').merge({ userId: fan.id }).create()
    await OrderFactory.apply('delivered')
      .merge({ productId: product.id, checkoutId: checkout.id })
      .create()
    const path = `/product/${product.id}`
    const page = await visit('about:blank')
    await signInAndOpen(page, fan, path)
    await page.getByText('No reviews yet').waitFor()
    await page.getByRole('link', { name: 'Write a review' }).click()
    await page.waitForURL((url) => url.pathname === `${path}/review`)
    await page.setViewportSize({ width: 320, height: 640 })
    assert.isAtMost(await page.evaluate(() => document.documentElement.scrollWidth), 320)

    await page.getByRole('button', { name: 'Post review' }).click()
    await page.getByText('Choose from 1 to 5 stars').waitFor()
    const first = page.getByRole('radio', { name: '1 star, Poor' })
    await expect(first).toBeFocused()
    await assertAccessible(page, assert)
    for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowRight')
    await page.getByLabel('Your review (optional)').fill('Soft, and loud.')
    await page.route('**/api/products/*/reviews', (route) => route.abort())
    await page.getByRole('button', { name: 'Post review' }).click()
    await eventually(async () => {
      const failure = (await page.getByRole('alert').boundingBox())!
      const post = (await page.getByRole('button', { name: 'Post review' }).boundingBox())!
      assert.isAtLeast(failure.y, 0)
      assert.isAtMost(failure.y + failure.height, 640)
      assert.isBelow(post.y - (failure.y + failure.height), 40, 'beside the button')
    })
    await assertAccessible(page, assert)
    await page.unroute('**/api/products/*/reviews')
    await page.getByRole('button', { name: 'Post review' }).click()
    await page.waitForURL((url) => url.pathname === path)
    await toastOf(page, 'Thank you')
    assert.containSubset((await db.from('reviews'))[0], { rating: 4, body: 'Soft, and loud.' })

    const reviews = page.getByRole('region', { name: 'Reviews' })
    await reviews.getByText('Soft, and loud.').waitFor()
    await reviews.getByText('Sam S., verified buyer').waitFor()
    assert.equal(await reviews.getByRole('link', { name: 'Write a review' }).count(), 0)
    await page.getByRole('link', { name: '4.0 (1 review)' }).waitFor()
    await assertAccessible(page, assert)
    await page.goto(`${path}/review`)
    await page.getByRole('heading', { name: 'Your review' }).waitFor()
  }).tags(['PROD-12'])
})
