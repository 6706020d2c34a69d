import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { signedIn } from '#tests/functional/account/account_fixtures'
import { assertAccessible } from '#tests/support/axe'
import { expect } from '#tests/support/expect'
import { resetDatabase } from '#tests/support/reset_database'
import { useRealSessions } from '#tests/support/real_sessions'
import { signInAndOpen } from '#tests/support/signed_in'

test.group('Browser: where one is logged in', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('one session ends, then all others', async ({ assert, visit }) => {
    const fan = await UserFactory.create()
    const others = [await signedIn(fan), await signedIn(fan), await signedIn(fan)]
    const page = await visit('about:blank')
    await signInAndOpen(page, fan, '/account')
    await page.getByText('This device').waitFor()
    const lines = page.getByRole('heading', { name: 'Another session' })
    await expect(lines).toHaveCount(3)
    await assertAccessible(page, assert)

    await page.getByRole('button', { name: 'Log out of' }).first().click()
    await page.getByRole('button', { name: 'Log out there' }).click()
    await expect(lines).toHaveCount(2)
    await page.getByRole('button', { name: 'Log out everywhere else' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Log out everywhere else' }).click()
    await expect(lines).toHaveCount(0)
    await page.setViewportSize({ width: 375, height: 800 })
    await assertAccessible(page, assert)
    for (const browser of others) assert.isFalse(await browser.isSignedIn())
  }).tags(['SESS-3'])
})
