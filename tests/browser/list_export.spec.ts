import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { clock } from '#shared/clock'
import { assertAccessible } from '#tests/support/axe'
import { expect } from '#tests/support/expect'
import { FACTORY_PASSWORD } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { signInAndOpen } from '#tests/support/signed_in'

test.group('Browser: the file of all accounts', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('is saved by the keyboard once the admin has confirmed who they are, {$self} px wide')
    .tags(['ADMN-25'])
    .with([1280, 375])
    .run(async ({ assert, cleanup, visit }, width) => {
      const admin = await UserFactory.apply('admin').create()
      const page = await visit('about:blank')
      await page.setViewportSize({ width, height: 800 })
      await signInAndOpen(page, admin, '/admin/users')
      const later = clock.now().plus({ minutes: 11 })
      cleanup(clock.set(() => later))
      const link = page.getByRole('link', { name: 'Export CSV' })
      await link.press('Enter')
      const confirm = page.getByRole('dialog', { name: 'Confirm it’s you' })
      const password = confirm.getByLabel('Your password', { exact: true })
      await password.waitFor()
      await assertAccessible(page, assert)
      await page.keyboard.press('Escape')
      await page.getByText('Confirm that it’s you first.').waitFor()
      await expect(page).toHaveURL(/\/admin\/users$/)

      const download = page.waitForEvent('download')
      await link.press('Enter')
      await password.fill(FACTORY_PASSWORD)
      await password.press('Enter')
      const file = await download
      assert.match(file.suggestedFilename(), /^Gigstall - accounts .+\.csv$/)
      assert.include(await readFile(await file.path(), 'utf8'), admin.email)
      await expect(confirm).toHaveCount(0)
    })
})
