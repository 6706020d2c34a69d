import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { codeOf, requireSecondFactor } from '#tests/functional/identity/second_factor_fixtures'
import { assertAccessible } from '#tests/support/axe'
import { expect } from '#tests/support/expect'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { signIn } from '#tests/support/sign_in_form'
import { accountOf } from '#tests/support/signed_in'

test.group('Browser: two-step login that is required', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())
  group.each.setup(requireSecondFactor)

  test('is set up by an admin during the login, by the keyboard and after a reload', async ({
    assert,
    visit,
  }) => {
    const admin = await UserFactory.apply('admin').create()
    const page = await visit('/login?to=/admin')
    await page.setViewportSize({ width: 375, height: 800 })
    await signIn(page, admin)
    await page.getByRole('heading', { name: 'Set up two-step login' }).waitFor()
    await assertAccessible(page, assert)
    assert.isNull(await accountOf(page))
    await page.reload()
    await page.getByRole('button', { name: 'Set up an authenticator app' }).press('Enter')
    const key = page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
    await key.waitFor()
    await assertAccessible(page, assert)
    const field = page.getByLabel('Code from your app')
    await expect(field).toBeFocused()
    await page.keyboard.type('000000')
    await page.keyboard.press('Enter')
    await page.getByText('That code is wrong or has already been used').waitFor()
    await field.fill(codeOf((await key.innerText()).replaceAll(' ', '')))
    await field.press('Enter')
    const codes = page.getByRole('dialog', { name: 'Save your recovery codes' })
    await expect(codes.getByRole('listitem')).toHaveCount(10)
    await page.getByRole('button', { name: 'I’ve saved them' }).press('Enter')
    await page.waitForURL((url) => url.pathname === '/admin')
    assert.containSubset(await accountOf(page), { email: admin.email })
  }).tags(['MFA-13'])
})
