import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { clock } from '#shared/clock'
import { signedIn } from '#tests/functional/account/account_fixtures'
import { codeOf, givenTwoStepLogin } from '#tests/functional/identity/second_factor_fixtures'
import { assertAccessible } from '#tests/support/axe'
import { expect } from '#tests/support/expect'
import { FACTORY_PASSWORD } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { signIn, toastOf } from '#tests/support/sign_in_form'
import { accountOf, signInAndOpen } from '#tests/support/signed_in'

test.group('Browser: two-step login', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('is turned on by the keyboard, with the key that is shown beside the QR code', async ({
    assert,
    visit,
  }) => {
    const fan = await UserFactory.create()
    const page = await visit('about:blank')
    await page.setViewportSize({ width: 375, height: 800 })
    await signInAndOpen(page, fan, '/account')
    await page.getByRole('button', { name: 'Turn on two-step login' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('img', { name: 'QR code' }).waitFor()
    await assertAccessible(page, assert)
    const key = await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()
    const field = dialog.getByLabel('Code from your app')
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await field.fill('000000')
    await field.press('Enter')
    await dialog.getByText('That code is wrong or has already been used').waitFor()
    await expect(field).toBeFocused()
    await field.fill(codeOf(key.replaceAll(' ', '')))
    await field.press('Enter')
    await page.getByRole('dialog', { name: 'Save your recovery codes' }).waitFor()
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(10)
    await assertAccessible(page, assert)
    await page.getByRole('button', { name: 'I’ve saved them' }).press('Enter')
    await page.getByText('10 recovery codes left').waitFor()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/account')
    await page.getByText('10 recovery codes left').waitFor()
    await assertAccessible(page, assert)
  }).tags(['MFA-1'])

  test('asks for the code after the password, and again after a reload, and leads on', async ({
    assert,
    visit,
  }) => {
    const artist = await UserFactory.apply('artist').create()
    const { code, recoveryCodes } = await givenTwoStepLogin(artist)
    const page = await visit('/login/artist?to=/wishlist')
    await signIn(page, artist)
    const field = page.getByLabel('Code from your app')
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await assertAccessible(page, assert)
    assert.isNull(await accountOf(page))
    await page.reload()
    await expect(field).toBeFocused()
    await page.keyboard.type('000000')
    await page.keyboard.press('Enter')
    await page.getByText('That code is wrong or has already been used').waitFor()
    await field.fill(code())
    await field.press('Enter')
    await page.waitForURL((url) => url.pathname === '/wishlist')

    await page.goto('/api/logout')
    await page.goto('/login/artist')
    await signIn(page, artist)
    await page.getByRole('button', { name: 'Use a recovery code' }).press('Enter')
    await expect(page.getByLabel('Recovery code')).toBeFocused()
    await assertAccessible(page, assert)
    await page.keyboard.type(recoveryCodes[0]!.toLowerCase())
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === '/dashboard' || url.pathname === '/')
    assert.containSubset(await accountOf(page), { email: artist.email })
  }).tags(['MFA-2'])

  test('starts again with another account', async ({ assert, visit }) => {
    const [fan, other] = await UserFactory.createMany(2)
    await givenTwoStepLogin(fan!)
    const page = await visit('/login')
    await signIn(page, fan!)
    await page.getByRole('button', { name: 'Start again' }).click()
    await signIn(page, other!)
    await page.waitForURL((url) => url.pathname === '/')
    assert.containSubset(await accountOf(page), { email: other!.email })
  }).tags(['MFA-2'])

  test('is turned off once the owner has confirmed who they are, in a dialog that repeats the call', async ({
    assert,
    cleanup,
    visit,
  }) => {
    const fan = await UserFactory.create()
    const page = await visit('about:blank')
    await signInAndOpen(page, fan, '/account')
    const { code } = await givenTwoStepLogin(fan)
    const later = clock.now().plus({ minutes: 11 })
    cleanup(clock.set(() => later))
    await page.reload()
    await page.getByRole('button', { name: 'Turn off two-step login' }).click()
    await page.getByRole('button', { name: 'Turn it off' }).click()
    const confirm = page.getByRole('dialog', { name: 'Confirm it’s you' })
    await confirm.getByLabel('Your password', { exact: true }).waitFor()
    await assertAccessible(page, assert)

    await page.keyboard.press('Escape')
    await expect(confirm).toHaveCount(0)
    await page.getByText('Confirm that it’s you first.').waitFor()
    await page.getByRole('button', { name: 'Turn it off' }).click()
    await confirm.getByLabel('Your password', { exact: true }).fill('not my password')
    await confirm.getByRole('button', { name: 'Confirm' }).click()
    await confirm.getByText('That isn’t your password').waitFor()
    await confirm.getByRole('button', { name: 'Use a code from your app' }).click()
    await expect(confirm.getByLabel('Code from your app')).toBeFocused()
    await page.keyboard.type(code())
    await page.keyboard.press('Enter')
    await toastOf(page, 'Two-step login is off')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: 'Turn on two-step login' }).waitFor()
    assert.isTrue(await (await signedIn(fan, FACTORY_PASSWORD)).isSignedIn())
  }).tags(['MFA-6'])
})
