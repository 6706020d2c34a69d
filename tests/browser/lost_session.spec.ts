import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { Page } from 'playwright'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import { SuspendAccounts } from '#identity/actions/suspend_accounts'
import { resetDatabase } from '#tests/support/reset_database'
import { useRealSessions } from '#tests/support/real_sessions'
import { expect } from '#tests/support/expect'

async function signIn(page: Page, email: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(FACTORY_PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
}

test.group('Browser: a session that was lost', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test(
    '{role}: the next call says so, and after signing in at {loginPath} they are back, with what was typed'
  )
    .tags(['PROF-7'])
    .with([
      { role: 'fan' as const, loginPath: '/login' },
      { role: 'artist' as const, loginPath: '/login/artist' },
    ])
    .run(async ({ visit }, { role, loginPath }) => {
      const user = await UserFactory.merge({ userType: role }).create()
      const page = await visit(loginPath)
      await signIn(page, user.email)
      await page.waitForURL((url) => url.pathname !== loginPath)
      await page.goto('/dashboard?tab=overview')
      await db.from('sessions').delete()

      await page.getByLabel('Band/Artist Name').fill('The Lost Sessions')
      const button = page.getByRole('button', { name: 'Create artist profile' })
      await button.click()
      const toast = page.getByRole('listitem').filter({ hasText: 'Unauthorized' })
      await toast.waitFor()
      await expect(toast).toContainText('You are logged out. Logging in again...', {
        useInnerText: true,
      })
      await page.waitForURL((url) => url.pathname === loginPath)

      await signIn(page, user.email)
      await page.waitForURL((url) => url.pathname + url.search === '/dashboard?tab=overview')
      const name = page.getByLabel('Band/Artist Name')
      await expect(name).toHaveValue('The Lost Sessions')
    })

  test('by a suspension: the next call says that, and so does the login page', async ({
    assert,
    visit,
  }) => {
    const user = await UserFactory.merge({ userType: 'artist' }).create()
    const page = await visit('/login/artist')
    await signIn(page, user.email)
    await page.waitForURL((url) => url.pathname !== '/login/artist')
    await page.goto('/dashboard?tab=overview')
    const suspend = await app.container.make(SuspendAccounts)
    await db.transaction((trx) => suspend.handle([user.id], true, trx))

    await page.getByLabel('Band/Artist Name').fill('The Lost Sessions')
    await page.getByRole('button', { name: 'Create artist profile' }).click()
    const toast = page.getByRole('listitem').filter({ hasText: 'Account suspended' })
    await toast.waitFor()
    await page.waitForURL((url) => url.pathname === '/login/artist')
    await toast.waitFor()
    await expect(toast).toContainText('We’ve suspended your account', { useInnerText: true })
    assert.equal(await page.getByText('Logging in again').count(), 0)
  }).tags(['ADMN-5'])

  test('is not told of any more once somebody has logged in', async ({ visit }) => {
    const { email } = await UserFactory.apply('admin').create()
    const page = await visit('/admin')
    const toast = page.getByText('You are logged out. Logging in again...').first()
    await toast.waitFor()
    await signIn(page, email)
    await page.waitForURL((url) => url.pathname === '/admin')
    // By itself it would stay for five seconds.
    await toast.waitFor({ state: 'detached', timeout: 2000 })
  }).tags(['PROF-7'])
})
