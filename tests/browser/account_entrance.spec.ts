import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { dataDirectory } from '#config/app'
import { UserFactory } from '#database/factories/user_factory'
import { clock } from '#shared/clock'
import { assertAccessible } from '#tests/support/axe'
import { resetDatabase } from '#tests/support/reset_database'
import { FACTORY_PASSWORD } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { deliverMails } from '#tests/support/outgoing_mails'
import { accountOf } from '#tests/support/signed_in'

test.group('Browser: getting an account and getting back into it', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())
  group.each.setup(() => rm(join(dataDirectory, 'mail'), { recursive: true, force: true }))

  test('a visitor registers and is signed in', async ({ assert, visit }) => {
    const page = await visit('/register')
    await assertAccessible(page, assert)
    await page.getByLabel('First name').fill('Nia')
    await page.getByLabel('Email').fill('nia@example.test')
    await page.getByLabel('Password', { exact: true }).fill('short')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText('Use at least 10 characters').waitFor()
    await page.getByLabel('Password', { exact: true }).fill('long enough it is')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    assert.containSubset(await accountOf(page), { email: 'nia@example.test', userType: 'fan' })
  })

  test('a visitor with an account is led to the sign-in, and on to where they wanted to go', async ({
    assert,
    visit,
  }) => {
    const user = await UserFactory.create()
    const page = await visit('/login?to=/wishlist')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.waitForURL((url) => url.pathname === '/register')
    await page.getByLabel('Email').fill(user.email)
    await page.getByLabel('Password', { exact: true }).fill('long enough it is')
    await page.getByRole('button', { name: 'Create account' }).click()
    const refusal = page.getByText('There’s already an account with this email. Log in instead?')
    await refusal.getByRole('link', { name: 'Log in' }).waitFor()
    await assertAccessible(page, assert)
    await refusal.getByRole('link', { name: 'Log in' }).click()
    await page.waitForURL((url) => url.pathname === '/login')
    await page.getByLabel('Email').fill(user.email)
    await page.getByLabel('Password', { exact: true }).fill(FACTORY_PASSWORD)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL((url) => url.pathname === '/wishlist')
  })

  test('an artist with an account is led to the artists’ login page; a suspended one, to the contact page', async ({
    visit,
  }) => {
    const user = await UserFactory.merge({
      userType: 'artist',
      suspendedAt: clock.now(),
    }).create()
    const page = await visit('/artist-signup')
    await page.getByLabel('Email').fill(user.email)
    await page.getByLabel('Password', { exact: true }).fill('long enough it is')
    await page.getByRole('button', { name: 'Start selling' }).click()
    await page.getByText('Log in instead?').getByRole('link', { name: 'Log in' }).click()
    await page.waitForURL((url) => url.pathname === '/login/artist')
    await page.getByLabel('Email').fill(user.email)
    await page.getByLabel('Password', { exact: true }).fill(FACTORY_PASSWORD)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('alert').getByRole('link', { name: 'Contact' }).click()
    await page.waitForURL((url) => url.pathname === '/contact')
  })

  test('an artist signs up and sees the set-up form of the profile', async ({ assert, visit }) => {
    const page = await visit('/artist-signup')
    await assertAccessible(page, assert)
    await page.getByLabel('Email').fill('band@example.test')
    await page.getByLabel('Password', { exact: true }).fill('long enough it is')
    await page.getByRole('button', { name: 'Start selling' }).click()
    await page.waitForURL((url) => url.pathname === '/dashboard')
  })

  test('a forgotten password: ask for a link, read the mail, choose a new password, sign in', async ({
    assert,
    visit,
  }) => {
    const user = await UserFactory.create()
    const page = await visit('/login')
    await page.getByRole('link', { name: 'Forgotten your password?' }).click()
    await page.waitForURL((url) => url.pathname === '/forgot-password')
    await page.getByLabel('Email').fill(user.email)
    await page.getByRole('button', { name: 'Send me the link' }).click()
    await page.getByRole('status').filter({ hasText: 'we’ve sent a link' }).waitFor()
    await assertAccessible(page, assert)

    await deliverMails()
    await page.goto('/dev/mail')
    await assertAccessible(page, assert)
    await page.getByRole('link', { name: 'Choose a new password for Gigstall' }).click()
    await page.getByText('As plain text').waitFor()
    const newTab = page.waitForEvent('popup')
    await page.frameLocator('iframe').getByRole('link', { name: 'Choose a new password' }).click()

    const reset = await newTab
    // No script runs in the mail's frame, including axe's.
    await page.locator('iframe').evaluate((frame) => frame.remove())
    await assertAccessible(page, assert)
    await reset.getByLabel('New password', { exact: true }).fill('an even longer password')
    await assertAccessible(reset, assert)
    await reset.getByRole('button', { name: 'Save password' }).click()
    await reset.waitForURL((url) => url.pathname === '/login')
    await reset.getByLabel('Email').fill(user.email)
    await reset.getByLabel('Password', { exact: true }).fill('an even longer password')
    await reset.getByRole('button', { name: 'Log in' }).click()
    await reset.waitForURL((url) => url.pathname === '/')
    await reset.goto('/api/logout')
    await reset.waitForURL((url) => url.pathname === '/')
    assert.isNull(await accountOf(reset))
  })
})
