import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { assertAccessible } from '#tests/support/axe'
import { givenActiveProduct } from '#tests/support/given'
import { checkChangedProducts } from '#tests/support/given_product_check'
import { tabTo } from '#tests/support/keyboard'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { signInAndOpen } from '#tests/support/signed_in'

test.group('Browser: product checks', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('an admin watches for a word and clears a product with it, by keyboard alone', async ({
    assert,
    visit,
  }) => {
    await givenActiveProduct({ name: 'Harbour Tee' })
    const admin = await UserFactory.apply('admin').create()
    const page = await visit('/login')
    await page.setViewportSize({ width: 375, height: 800 })
    const press = (key: string) => page.keyboard.press(key)
    await signInAndOpen(page, admin, '/admin/watched-words')
    await page.getByText('No watched words').waitFor()
    await assertAccessible(page, assert)
    await tabTo(page, page.getByLabel('Add a word or phrase'))
    await press('Enter')
    await page.getByText('Enter a word').waitFor()
    await page.keyboard.type('harbour')
    await press('Enter')
    await page.getByRole('button', { name: /harbour/ }).waitFor()
    await assertAccessible(page, assert)

    await checkChangedProducts()
    await page.goto('/admin/product-checks')
    await page.getByText('in the title').waitFor()
    await assertAccessible(page, assert)
    await tabTo(page, page.getByRole('button', { name: /Harbour Tee/ }))
    await press('Enter')
    await page.getByRole('menuitem', { name: 'Clear' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Clear: Harbour Tee' })
    await assertAccessible(page, assert, ['[role=dialog]'])
    await tabTo(page, dialog.getByLabel('Note for admins'))
    await page.keyboard.type('They have a licence')
    await tabTo(page, dialog.getByRole('button', { name: 'Clear product' }))
    await press('Enter')
    await page.getByText('Nothing to check').waitFor()
    await page.goto('/admin/product-checks?view=cleared')
    await page.getByText('They have a licence').waitFor()
    await assertAccessible(page, assert)
  }).tags(['CHECK-7'])
})
