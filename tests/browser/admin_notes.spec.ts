import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { assertAccessible } from '#tests/support/axe'
import { untilAwake } from '#tests/support/baskets'
import { expect } from '#tests/support/expect'
import { givenArtist, givenPaidOrder } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { signInAs } from '#tests/support/signed_in'

test.group('Browser: notes of admins', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('are on the order at once, with their author', async ({ assert, visit }) => {
    const { order } = await givenPaidOrder({})
    const page = await visit('about:blank')
    await signInAs(page, await UserFactory.apply('admin').create())
    await page.goto(`/admin/orders/${order.orderNumber}`)
    await untilAwake(page)
    const notes = page.getByRole('region', { name: `Notes on ${order.orderNumber}` })
    await expect(notes.getByText('No notes yet.')).toBeVisible()
    await notes.getByLabel('Add a note').fill('Rang about the sleeves.')
    await notes.getByRole('button', { name: 'Save note' }).press('Enter')
    await expect(notes.getByRole('listitem')).toHaveCount(1)
    await expect(notes.getByLabel('Add a note')).toHaveValue('')
    await page.reload()
    await expect(notes.getByText('Rang about the sleeves.')).toBeVisible()
    await assertAccessible(page, assert)
  }).tags(['NOTE-1'])

  test('are read and added from the menu of an artist, by support and by keyboard', async ({
    assert,
    visit,
  }) => {
    await givenArtist({ bandName: 'Night Bus' })
    const page = await visit('about:blank')
    await signInAs(
      page,
      await UserFactory.merge({ userType: 'admin', adminRole: 'support' }).create()
    )
    await page.goto('/admin/artists')
    await untilAwake(page)
    await page.getByRole('button', { name: 'Actions for Night Bus' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Notes' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Notes on Night Bus' })
    await expect(dialog.getByText('No notes yet.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Save note' }).press('Enter')
    await expect(dialog.getByText('Enter a note', { exact: true })).toBeVisible()
    await dialog.getByLabel('Add a note').fill('Moves to Leeds in May.')
    await dialog.getByRole('button', { name: 'Save note' }).press('Enter')
    await expect(dialog.getByText('Moves to Leeds in May.')).toBeVisible()
    await expect(dialog.getByText('Enter a note', { exact: true })).toHaveCount(0)
    await assertAccessible(page, assert, ['[role=dialog]'])
  }).tags(['NOTE-1'])
})
