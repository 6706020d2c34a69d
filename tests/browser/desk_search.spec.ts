import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { assertAccessible } from '#tests/support/axe'
import { untilAwake } from '#tests/support/baskets'
import { expect } from '#tests/support/expect'
import { givenActiveProduct, givenPaidOrder } from '#tests/support/given'
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
})
