import { test } from '@japa/runner'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import { assertAccessible } from '#tests/support/axe'
import { resetDatabase } from '#tests/support/reset_database'
import { useRealSessions } from '#tests/support/real_sessions'
import { toastOf } from '#tests/support/sign_in_form'
import { accountOf } from '#tests/support/signed_in'

test.group('Browser: switching roles in development', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('a fan becomes an artist: a message, and two seconds later the page is loaded again', async ({
    assert,
    visit,
  }) => {
    const user = await UserFactory.create()
    const page = await visit('/login')
    await page.getByLabel('Email').fill(user.email)
    await page.getByLabel('Password', { exact: true }).fill(FACTORY_PASSWORD)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL((url) => url.pathname === '/')

    await page.goto('/dev/roles')
    await assertAccessible(page, assert)
    await page.getByText(`${user.email} is logged in as fan.`).waitFor()
    const reloaded = page.waitForEvent('load')
    const pressedAt = Date.now()
    await page.getByRole('button', { name: 'Switch to Artist' }).click()
    assert.equal(
      await toastOf(page, 'Role Updated'),
      'Role Updated Your role has been changed to artist. Please refresh the page.'
    )
    await reloaded
    assert.isAtLeast(Date.now() - pressedAt, 1900)
    await page.getByText(`${user.email} is logged in as artist.`).waitFor()
    assert.containSubset(await accountOf(page), { userType: 'artist' })
  }).tags(['DEV-1', 'DEV-2'])

  test('signed out, a switch signs in as the demo account of that role', async ({
    assert,
    visit,
  }) => {
    const page = await visit('/dev/roles')
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Switch to Admin' }).click()
    await reloaded
    assert.deepInclude(await accountOf(page), { email: 'admin@gigstall.test', userType: 'admin' })
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await page.waitForURL((url) => url.pathname === '/')
  }).tags(['DEV-1'])

  test('a switch that fails says so and changes nothing', async ({ assert, visit }) => {
    const page = await visit('/dev/roles')
    await page.route('**/api/dev/set-role', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.getByRole('button', { name: 'Switch to Fan' }).click()
    assert.equal(await toastOf(page, 'Error'), 'Error Failed to update role. Please try again.')
    assert.isNull(await accountOf(page))
  }).tags(['DEV-3'])

  test('one press on a sign-in page and one is in as a demo account', async ({ assert, visit }) => {
    const page = await visit('/login/artist')
    await page.getByRole('button', { name: 'Artist', exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/dashboard')
    assert.deepInclude(await accountOf(page), { email: 'artist@gigstall.test', userType: 'artist' })
  })
})
