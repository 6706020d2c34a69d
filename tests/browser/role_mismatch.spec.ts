import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import { assertAccessible } from '#tests/support/axe'
import { resetDatabase } from '#tests/support/reset_database'
import { useRealSessions } from '#tests/support/real_sessions'
import { accountOf } from '#tests/support/signed_in'
import { expect } from '#tests/support/expect'

async function fillIn(page: Page, email: string, password = FACTORY_PASSWORD) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

test.group('Browser: the wrong login page', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('an artist at the fan login page is sent home, told why, and comes in by their own', async ({
    assert,
    visit,
  }) => {
    const user = await UserFactory.apply('artist').create()
    const page = await visit('/login')
    await assertAccessible(page, assert)
    await fillIn(page, user.email)

    const toast = page.getByRole('listitem').filter({ hasText: 'Access Denied' })
    await toast.waitFor()
    await expect(toast).toContainText(
      'You tried to access the fan area, but your account is registered as an artist. Please use the correct login for your account type.',
      { useInnerText: true }
    )
    await toast.locator('svg.lucide-circle-alert').waitFor()
    await page.waitForURL((url) => url.pathname === '/' && url.search === '')
    assert.isNull(await accountOf(page))
    await assertAccessible(page, assert)

    await toast.getByRole('button', { name: 'Artist login' }).click()
    await page.waitForURL((url) => url.pathname === '/login/artist')
    await assertAccessible(page, assert)
    await fillIn(page, user.email)
    await page.waitForURL((url) => url.pathname === '/dashboard')
    assert.isNotNull(await accountOf(page))
  }).tags(['LAND-10', 'SCAN-14', 'PHONE-4', 'PAGES-2'])

  test('a fan at the artist login page is sent home and told why', async ({ assert, visit }) => {
    const user = await UserFactory.create()
    const page = await visit('/api/login/artist')
    assert.equal(new URL(page.url()).pathname, '/login/artist')
    await fillIn(page, user.email)
    await page
      .getByText('You tried to access the artist area, but your account is registered as a fan.')
      .first()
      .waitFor()
    await page.waitForURL((url) => url.pathname === '/' && url.search === '')
    assert.isNull(await accountOf(page))
  }).tags(['LAND-10'])

  test('what was typed wrong is said under its field, which has the focus; so is a wrong password', async ({
    assert,
    visit,
  }) => {
    const page = await visit('/login')
    await fillIn(page, 'no-at-sign', '')
    const email = page.getByLabel('Email')
    await page.getByText('This does not look like an email address').waitFor()
    await page.getByText('Enter a password').waitFor()
    await expect(email).toBeFocused()
    await assertAccessible(page, assert)

    await fillIn(page, 'nobody@example.test', 'not the password')
    const refusal = page.getByText('That email and password don’t match.')
    await refusal.waitFor()
    const password = page.getByLabel('Password', { exact: true })
    await expect(password).toBeFocused()
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    await expect(password).toHaveAttribute('aria-describedby', (await refusal.getAttribute('id'))!)
    await assertAccessible(page, assert)
    await page.getByLabel('Show password').check()
    await expect(password).toHaveAttribute('type', 'text')
  })

  test('a page that needs an account comes back to itself after signing in', async ({
    assert,
    visit,
  }) => {
    const user = await UserFactory.apply('artist').create()
    const page = await visit('/dashboard')
    assert.equal(new URL(page.url()).pathname, '/login/artist')
    await page.getByText('You are logged out. Logging in again...').first().waitFor()
    await fillIn(page, user.email)
    await page.waitForURL((url) => url.pathname === '/dashboard')
  })
})
