import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { settings } from '#settings/public'
import { clock } from '#shared/clock'
import { withoutSettings } from '#tests/functional/settings/setting_fixtures'
import { assertAccessible } from '#tests/support/axe'
import { untilAwake } from '#tests/support/baskets'
import { expect } from '#tests/support/expect'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { signInAs } from '#tests/support/signed_in'

const beyond = () => document.documentElement.scrollWidth - window.innerWidth

test.group('Browser: settings', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(withoutSettings)
  group.each.setup(() => useRealSessions())

  for (const width of [1280, 375])
    test(`finance sets a rate at ${width} px by keyboard, is asked about an unusual one, plans the next and withdraws it`, async ({
      assert,
      visit,
    }) => {
      const finance = await UserFactory.merge({ userType: 'admin', adminRole: 'finance' }).create()
      const page = await visit('about:blank')
      await page.setViewportSize({ width, height: 900 })
      await signInAs(page, finance)
      await page.goto('/admin?tab=settings')
      await untilAwake(page)
      const card = page.getByRole('region', { name: 'Exchange rate: USD' })
      await card.getByText('From the server configuration, with the rate of 1 Nov 2026').waitFor()
      await assertAccessible(page, assert)

      const dialog = page.getByRole('dialog')
      await card.getByRole('button', { name: 'Change' }).press('Enter')
      await dialog.getByLabel('Pounds for 1 USD').fill('0.6912')
      await dialog.getByText('A shirt that costs $13.25 costs £9.16').waitFor()
      await dialog.getByLabel('Reason').fill('HMRC, December')
      await assertAccessible(page, assert)
      await dialog.getByRole('button', { name: 'Set now' }).press('Enter')
      await dialog.getByText('That is 11% less than before. Is it right?').waitFor()
      await dialog.getByLabel('Pounds for 1 USD').fill('0.7912')
      await dialog.getByText('A shirt that costs $13.25 costs £10.49').waitFor()
      await dialog.getByLabel('Reason').press('Tab')
      await dialog.getByRole('button', { name: /^(Set now|Yes)/ }).press('Enter')
      await card.getByText(/^Set here by .*HMRC, December/).waitFor()
      await card.getByText('£0.7912').first().waitFor()
      assert.equal((await settings.read()).exchangeRates().get('USD')!.tenThousandths, 7912)

      const tomorrow = clock.today().plus({ days: 1 })
      const day = tomorrow.setLocale('en-GB').toFormat('d LLL yyyy')
      const shipping = page.getByRole('region', { name: 'Flat shipping' })
      await shipping.getByRole('button', { name: 'Change' }).press('Enter')
      await dialog.getByLabel('Flat rate').fill('4.20')
      await dialog.getByLabel('Takes effect on').fill(tomorrow.toISODate()!)
      await dialog.getByLabel('Reason').fill('New tariff')
      await dialog.getByRole('button', { name: `Set from ${day}` }).press('Enter')
      await shipping.getByText('£4.20').waitFor()
      assert.equal((await settings.read()).flatShippingRate(), 359)
      for (const narrow of [width, 1024, 768, 375, 320]) {
        await page.setViewportSize({ width: narrow, height: 900 })
        assert.isAtMost(await page.evaluate(beyond), 0, `${narrow} px`)
      }
      await page.setViewportSize({ width, height: 900 })
      await shipping.getByRole('button', { name: 'Withdraw' }).press('Enter')
      await dialog.getByLabel('Reason').fill('The tariff stays')
      await dialog.getByRole('button', { name: 'Withdraw' }).press('Enter')
      await expect(shipping.getByText('£4.20')).toHaveCount(0)
      await shipping.locator('summary').press('Enter')
      await shipping.getByText(/^Withdrawn by .*: The tariff stays$/).waitFor()
      assert.lengthOf(await db.from('setting_changes'), 3)
    }).tags(['SETT-7'])

  test('another admin was first: the dialog says what has changed, and support reads alone', async ({
    assert,
    visit,
  }) => {
    const owner = await UserFactory.apply('admin').create()
    const page = await visit('about:blank')
    await signInAs(page, owner)
    await page.goto('/admin?tab=settings')
    await untilAwake(page)
    const card = page.getByRole('region', { name: 'Payout rules' })
    await card.getByRole('button', { name: 'Change' }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Payout day').selectOption('Every Monday')
    await dialog.getByText('Payouts are made every Monday, from £25.00').waitFor()
    await dialog.getByLabel('Reason').fill('Fewer transfers')
    const now = clock.now().toJSDate()
    await db.table('setting_changes').insert({
      key: 'payout_rules',
      value: JSON.stringify({ holdingDays: 14, minimum: 3000, payoutDay: 0 }),
      valid_from: now,
      reason: 'Agreed',
      set_by_user_id: owner.id,
      created_at: now,
    })
    await dialog.getByRole('button', { name: 'Set now' }).press('Enter')
    await dialog.getByText('Smallest payout: £30.00').waitFor()
    assert.lengthOf(await db.from('setting_changes'), 1)

    const support = await UserFactory.merge({ userType: 'admin', adminRole: 'support' }).create()
    await signInAs(page, support)
    await page.goto('/admin?tab=settings')
    await page.getByText('Only admins with the role Owner or Finance').waitFor()
    await expect(page.getByRole('button', { name: /^Change/ })).toHaveCount(0)
  }).tags(['SETT-3', 'SETT-7'])
})
