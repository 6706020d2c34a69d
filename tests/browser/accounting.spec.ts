import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { clock } from '#shared/clock'
import { pence } from '#shared/money'
import { monthOf } from '#shared/months'
import { assertAccessible } from '#tests/support/axe'
import { untilAwake } from '#tests/support/baskets'
import { expect } from '#tests/support/expect'
import { givenTaxedSale, setupTaxes } from '#tests/functional/checkout/taxes_fixtures'
import { refund } from '#tests/functional/payments/refund_fixtures'
import { during, moved } from '#tests/functional/accounting/books_fixtures'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { signInAs } from '#tests/support/signed_in'

test.group('Browser: accounting', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(setupTaxes)
  group.each.setup(() => useRealSessions())

  test('finance closes last month by keyboard and finds it closed; support reads and closes nothing', async ({
    assert,
    visit,
  }) => {
    const last = clock.today().startOf('month').minus({ days: 1 })
    await during(last.toISO()!, () => moved('last month'))
    await moved('this month')
    const name = last.setLocale('en-GB').toFormat('LLLL yyyy')
    const close = { name: `Close ${name}` }
    const finance = await UserFactory.merge({ userType: 'admin', adminRole: 'finance' }).create()
    const page = await visit('about:blank')
    await signInAs(page, finance)
    await page.goto('/admin/accounting')
    await untilAwake(page)
    await page.getByRole('heading', { name, exact: true }).waitFor()
    await assertAccessible(page, assert)
    await page.setViewportSize({ width: 320, height: 800 })
    const beyond = () => document.documentElement.scrollWidth - window.innerWidth
    assert.isAtMost(await page.evaluate(beyond), 0)
    await page.getByRole('button', close).press('Enter')
    await page.getByRole('dialog').getByRole('button', close).press('Enter')
    await page.getByText(/^Closed on .*It can no longer change/).waitFor()
    await expect(page.getByRole('button', close)).toHaveCount(0)
    const months = await db.from('closed_months').select('month', 'closed_by_user_id')
    assert.deepEqual(months, [{ month: monthOf(last), closed_by_user_id: finance.id }])

    const support = await UserFactory.merge({ userType: 'admin', adminRole: 'support' }).create()
    await signInAs(page, support)
    await page.goto('/admin/accounting')
    await page.getByText('Admins with the role Owner or Finance').waitFor()
    await expect(page.getByRole('link', { name: 'Journal (CSV)' })).toHaveCount(0)
  }).tags(['BOOKS-3', 'BOOKS-6'])

  test('finance reads the tax report of a quarter by keyboard, on any screen, and takes its file', async ({
    assert,
    visit,
  }) => {
    const { checkoutId, row } = await givenTaxedSale()
    await refund({ checkoutId, lines: [{ orderId: row.id, amount: pence(1000) }] })
    const finance = await UserFactory.merge({ userType: 'admin', adminRole: 'finance' }).create()
    const page = await visit('about:blank')
    await signInAs(page, finance)
    await page.goto('/admin/accounting')
    await untilAwake(page)
    await page.getByRole('link', { name: 'Tax report' }).press('Enter')
    await page.getByRole('heading', { name: 'Tax report' }).waitFor()
    await page.getByLabel('Period').focus()
    await page.keyboard.press('ArrowDown')
    await page.waitForURL((url) => url.searchParams.get('months') === '3')
    const table = page.getByRole('table', { name: 'Tax by country and rate' })
    for (const words of ['United Kingdom', '20%', '£53.57', '£8.93', '£1.67', '£7.26'])
      await expect(table.getByText(words).first()).toBeVisible()
    const beyond = () => document.documentElement.scrollWidth - window.innerWidth
    for (const width of [1280, 1024, 768, 375, 320]) {
      await page.setViewportSize({ width, height: 800 })
      assert.isAtMost(await page.evaluate(beyond), 0, `at ${width} px`)
      if (width === 1280 || width === 375) await assertAccessible(page, assert)
    }
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export CSV' }).press('Enter')
    assert.match((await download).suggestedFilename(), /^Gigstall - tax .+\.csv$/)
  }).tags(['BOOKS-7'])
})
