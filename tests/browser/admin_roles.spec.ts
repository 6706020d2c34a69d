import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import type { AdminRole } from '#shared/admin_role'
import { assertAccessible } from '#tests/support/axe'
import { untilAwake } from '#tests/support/baskets'
import { expect } from '#tests/support/expect'
import { givenArtist, givenPaidOrder } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { signInAs } from '#tests/support/signed_in'

const givenAdmin = (adminRole: AdminRole) =>
  UserFactory.merge({ userType: 'admin', adminRole }).create()

test.group('The admin area', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('offers {role} what the role allows, and nothing else')
    .with([
      { role: 'operations', order: ['Mark as delivered', 'Reprint'], artist: [] },
      { role: 'catalogue', order: [], artist: ['Verify'] },
      { role: 'finance', order: ['Refund'], artist: ['Change share', 'Pay now', 'Pause payouts'] },
      { role: 'support', order: [], artist: [] },
    ] as const)
    .tags(['ROLE-5'])
    .run(async ({ visit }, { role, order: ofOrder, artist: ofArtist }) => {
      const { order } = await givenPaidOrder({})
      await order.merge({ status: 'shipped' }).save()
      const page = await visit('about:blank')
      await signInAs(page, await givenAdmin(role))
      await page.goto(`/admin/orders/${order.orderNumber}`)
      await untilAwake(page)
      await page.getByText('Production cost').waitFor()
      for (const name of ['Mark as delivered', 'Refund', 'Reprint']) {
        const button = page.getByRole('button', { name: new RegExp(`^${name}(?! shipping)`) })
        await expect(button).toHaveCount(ofOrder.some((each) => each === name) ? 1 : 0)
      }
      await page.goto('/admin/artists')
      await untilAwake(page)
      await page.getByRole('button', { name: /^Actions for/ }).click()
      const items = page.getByRole('menuitem')
      await expect(items).toHaveText(['Dashboard', ...ofArtist, 'Notes'])
    })

  test('lets an owner give a role with the keyboard, and the account sees its part', async ({
    assert,
    visit,
  }) => {
    const fan = await UserFactory.merge({ firstName: 'Penny', lastName: 'Ledger' }).create()
    const page = await visit('about:blank')
    await signInAs(page, await givenAdmin('owner'))
    await page.goto('/admin/users?search=penny')
    await untilAwake(page)
    await page.getByRole('button', { name: 'Actions for Penny Ledger' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Change role' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Change role' })
    await dialog.getByLabel('Role', { exact: true }).selectOption('admin')
    await expect(dialog.getByLabel('Admin role')).toHaveValue('support')
    await dialog.getByLabel('Admin role').selectOption('finance')
    await assertAccessible(page, assert)
    await page.getByRole('button', { name: 'Make them an admin (finance)' }).press('Enter')
    await expect(page.getByRole('cell', { name: 'Admin, finance' })).toBeVisible()
    const { admin_role: given } = await db.from('users').where('id', fan.id).firstOrFail()
    assert.equal(given, 'finance')
  }).tags(['ROLE-5', 'ADMN-4'])

  test('shows a list without ticks to support, only security and notes in its menus, and a sentence in place of a form', async ({
    visit,
  }) => {
    await givenArtist({})
    const page = await visit('about:blank')
    await signInAs(page, await givenAdmin('support'))
    await page.goto('/admin/users')
    await untilAwake(page)
    await expect(page.getByRole('table', { name: 'Accounts' })).toBeVisible()
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click()
    await expect(page.getByRole('menuitem')).toHaveText(['Security', 'Notes'])
    await page.goto('/admin/catalog')
    await expect(page.getByText('Your admin role doesn’t allow this.')).toBeVisible()
  }).tags(['ROLE-5'])
})
