import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { givenLostDevice, standOf } from '#tests/functional/identity/lost_device_fixtures'
import {
  givenTwoStepLogin,
  loggedInByCode,
} from '#tests/functional/identity/second_factor_fixtures'
import { assertAccessible } from '#tests/support/axe'
import { expect } from '#tests/support/expect'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { signIn, toastOf } from '#tests/support/sign_in_form'
import { accountOf, signInAndOpen } from '#tests/support/signed_in'
import type { Page } from 'playwright'

const WIDTHS = [1024, 768, 375, 320]

async function assertFits(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    )
    if (over > 0) throw new Error(`${over} px too wide at ${width} px`)
  }
}

test.group('Browser: a lost device', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('is told at the second step by the keyboard, stays after a reload, and is cancelled there', async ({
    assert,
    visit,
  }) => {
    const fan = await UserFactory.create()
    await givenTwoStepLogin(fan)
    const page = await visit('/login')
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/login')
      await signIn(page, fan)
      await page.getByRole('button', { name: 'Lost your device?' }).press('Enter')
      const panel = page.getByRole('region', { name: 'Lost your device?' })
      await expect(panel).toBeFocused()
      await panel.getByText('We wait 3 days first').waitFor()
      await assertAccessible(page, assert)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: 'Removal under way' }).waitFor()
      await page.getByText('We’ll remove two-step login from your account on').waitFor()
      await assertAccessible(page, assert)
      await assertFits(page)
      assert.isNull(await accountOf(page))
      assert.deepEqual(await standOf(fan), ['open', null])
      await page.reload()
      const cancel = page.getByRole('button', { name: 'Cancel the request' })
      await cancel.press('Enter')
      await page.getByRole('heading', { name: 'Lost your device?' }).waitFor()
      assert.deepEqual(await standOf(fan), ['cancelled', 'owner'])
      await page.context().clearCookies()
    }
  }).tags(['MFA-15'])

  test('is shown on the account page, where the owner cancels it', async ({ assert, visit }) => {
    const fan = await UserFactory.create()
    const page = await visit('about:blank')
    await signInAndOpen(page, fan, '/account')
    const { code } = await givenTwoStepLogin(fan)
    await loggedInByCode(fan, code())
    await givenLostDevice(fan)
    await page.goto('/account')
    await page.getByText('that your device for two-step login is lost').waitFor()
    await assertAccessible(page, assert)
    await assertFits(page)
    await page.getByRole('button', { name: 'Cancel the request' }).press('Enter')
    await toastOf(page, 'Request cancelled')
    await expect(page.getByText('that your device for two-step login is lost')).toHaveCount(0)
    assert.deepEqual(await standOf(fan), ['cancelled', 'owner'])
  }).tags(['MFA-16'])

  test('is confirmed and cancelled by an owner among the admins, who sees the log-ins', async ({
    assert,
    visit,
  }) => {
    const owner = await UserFactory.apply('admin').merge({ adminRole: 'owner' }).create()
    const lost = await UserFactory.apply('admin')
      .merge({ adminRole: 'support', firstName: 'Sam', lastName: 'Lost' })
      .create()
    await givenTwoStepLogin(lost)
    await givenLostDevice(lost)
    const page = await visit('about:blank')
    await page.setViewportSize({ width: 1280, height: 800 })
    await signInAndOpen(page, owner, '/admin/users')
    await page.getByRole('button', { name: /Sam Lost/ }).press('Enter')
    await page.getByRole('menuitem', { name: 'Security' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: /Security of/ })
    await dialog.getByRole('heading', { name: 'Lost device' }).waitFor()
    await dialog.getByText('Told us that the device for two-step login is lost').waitFor()
    await assertAccessible(page, assert)
    await assertFits(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await dialog.getByRole('button', { name: 'Confirm the request' }).press('Enter')
    await page.getByRole('button', { name: 'Confirm it' }).press('Enter')
    await dialog.getByText('Lost device confirmed by an owner of the shop').waitFor()
    await expect(dialog.getByRole('button', { name: 'Confirm the request' })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Cancel the request' }).press('Enter')
    const reason = page.getByRole('dialog', { name: 'Cancel the request?' })
    await reason.getByRole('button', { name: 'Cancel the request' }).press('Enter')
    await reason.getByText('Enter a reason').waitFor()
    await reason.getByLabel('Reason').fill('Sam found it')
    await reason.getByRole('button', { name: 'Cancel the request' }).press('Enter')
    await dialog.getByText('Request about a lost device cancelled').waitFor()
    await expect(dialog.getByRole('heading', { name: 'Lost device' })).toHaveCount(0)
    assert.deepEqual(await standOf(lost), ['cancelled', 'admin'])
  }).tags(['MFA-17', 'ACC-11'])
})
