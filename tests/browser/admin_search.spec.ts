import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { assertAccessible } from '#tests/support/axe'
import { untilAwake } from '#tests/support/baskets'
import { expect } from '#tests/support/expect'
import { givenActiveProduct, givenArtist, givenPaidOrder } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { signInAs } from '#tests/support/signed_in'

test.group('Browser: the search of the admin area', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('is opened by {key} and leads to what was found, by keyboard alone')
    .with([{ key: '/' }, { key: 'Control+K' }])
    .tags(['FIND-2'])
    .run(async ({ assert, visit }, { key }) => {
      const { product } = await givenActiveProduct({ name: 'Last Tram Home Tee' })
      const { order } = await givenPaidOrder({ product })
      const page = await visit('about:blank')
      await signInAs(page, await UserFactory.apply('admin').create())
      await page.goto('/admin/queues')
      await untilAwake(page)
      await page.keyboard.press(key)
      const field = page.getByRole('combobox', { name: /^Order, email/ })
      await expect(field).toBeVisible()
      await field.pressSequentially('tram')
      await expect(page.getByRole('option')).toHaveCount(2)
      await assertAccessible(page, assert)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Enter')
      await page.waitForURL(`**/admin/orders/${order.orderNumber}`)
    })

  test('keeps the chosen result in sight, and is opened once', async ({ visit }) => {
    const { artist } = await givenArtist({ bandName: 'Tramshed Two' })
    for (const name of ['Tram Mug', 'Tram Tee', 'Tram Cap', 'Tram Tote'])
      await givenPaidOrder({ product: (await givenActiveProduct({ artist, name })).product })
    const page = await visit('about:blank')
    await page.setViewportSize({ width: 1024, height: 500 })
    await signInAs(page, await UserFactory.apply('admin').create())
    await page.goto('/admin')
    await untilAwake(page)
    await page.getByRole('button', { name: 'Search everything' }).press('Enter')
    const field = page.getByRole('combobox', { name: /^Order, email/ })
    await field.pressSequentially('tram')
    const options = page.getByRole('option')
    await expect(options).toHaveCount(9)
    await field.press('Control+K')
    await field.press('ArrowUp')
    await expect(options.last()).toHaveAttribute('aria-selected', 'true')
    await expect(options.last()).toBeInViewport({ ratio: 0.9 })
    await expect(page.getByRole('dialog')).toHaveCount(1)
  }).tags(['FIND-2'])
})
