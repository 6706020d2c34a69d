import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { clock } from '#shared/clock'
import { monthOf } from '#shared/months'
import { assertAccessible } from '#tests/support/axe'
import { untilAwake } from '#tests/support/baskets'
import { expect } from '#tests/support/expect'
import { during, moved } from '#tests/functional/accounting/books_fixtures'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { signInAs } from '#tests/support/signed_in'

test.group('Browser: accounting', (group) => {
  group.each.setup(resetDatabase)
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
})
