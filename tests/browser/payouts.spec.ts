import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { settings } from '#settings/public'
import { clock } from '#shared/clock'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import {
  accountIdOf,
  givenDebt,
  givenEarned,
  givenReadyArtist,
  runPayouts,
  reservePayout,
  retryOpenPayouts,
} from '#tests/functional/payouts/payout_fixtures'
import { assertAccessible } from '#tests/support/axe'
import { untilAwake } from '#tests/support/baskets'
import { resetDatabase } from '#tests/support/reset_database'
import { givenArtist } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { signInAs } from '#tests/support/signed_in'
import { expect } from '#tests/support/expect'

test.group('Browser: an artist’s payouts', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())
  group.each.setup(() => stripeSandbox.forgetEverything())
  group.each.setup(() => () => stripeSandbox.forgetEverything())

  test('are set up at Stripe, in as many visits as it takes', async ({ assert, visit }) => {
    const { owner } = await givenArtist({})
    const page = await visit('about:blank')
    await page.setViewportSize({ width: 320, height: 800 })
    await signInAs(page, owner)
    await page.goto('/dashboard?tab=payouts')
    await page.getByText('Not set up').waitFor()
    await assertAccessible(page, assert)
    await page.getByRole('button', { name: 'Set up payouts' }).click()
    await page.getByRole('heading', { name: 'Set up your payouts' }).waitFor()
    await assertAccessible(page, assert)
    const left = page.url()
    await page.getByRole('button', { name: 'Finish without a bank account' }).click()
    await page.getByText('Not finished').waitFor()
    await page.getByText('A bank account to pay you to').waitFor()
    await page.goto(left)
    await page.getByText('That link has expired').waitFor()
    await assertAccessible(page, assert)
    await page.getByRole('button', { name: 'Continue at Stripe' }).click()
    await page.getByRole('button', { name: 'Finish', exact: true }).click()
    await page.getByText('See or change your bank details').waitFor()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth
    )
    assert.isAtMost(overflow, 0)
  }).tags(['PAYO-1'])

  test('go to the bank account that the artist sees and changes at Stripe, unless they are paused', async ({
    assert,
    visit,
  }) => {
    const { artist, owner } = await givenReadyArtist()
    const page = await visit('about:blank')
    await page.setViewportSize({ width: 320, height: 800 })
    await signInAs(page, owner)
    await page.goto('/dashboard?tab=payouts')
    await untilAwake(page)
    stripeSandbox.faults.plan('server_error', 3)
    const manage = page.getByRole('button', { name: 'Manage at Stripe' })
    await manage.focus()
    await page.keyboard.press('Enter')
    await page.getByText('cannot be reached right now').first().waitFor()
    await manage.click()
    await page.getByRole('heading', { name: 'Your account at Stripe' }).waitFor()
    await page.getByText('Ends in 6789').waitFor()
    await assertAccessible(page, assert)
    await page.getByRole('button', { name: 'Use another bank account' }).click()
    await page.getByText('Ends in 7900').waitFor()
    await page.getByRole('link', { name: 'Back to the shop' }).click()
    await page.getByText('Your payout account').waitFor()

    await givenEarned({ artist })
    const hold = { payout_hold: true, payout_hold_reason: 'A test' }
    await db.from('payout_accounts').where('artist_id', artist.id).update(hold)
    await page.reload()
    await page.getByText('Paused by us', { exact: true }).waitFor()
    await assertAccessible(page, assert)
  }).tags(['DESK-7'])

  test('that Stripe refused are called not paid out, and tried again only while that can help', async ({
    assert,
    visit,
  }) => {
    const { artist } = await givenReadyArtist()
    await givenEarned({ artist })
    const id = (await reservePayout(artist.id))!
    stripeSandbox.faults.plan('balance_insufficient', 1)
    await retryOpenPayouts()
    const page = await visit('about:blank')
    await page.setViewportSize({ width: 320, height: 800 })
    await signInAs(page, await UserFactory.apply('admin').create())
    await page.goto('/admin/payouts')
    await untilAwake(page)
    await page.getByText('Our balance at Stripe was too low', { exact: true }).waitFor()
    await page.getByText(/^Tried .* \d\d:\d\d\.$/).waitFor()
    await assertAccessible(page, assert)
    await page.getByRole('button', { name: `Actions for payout ${id}` }).click()
    await page.getByRole('menuitem', { name: 'Try again' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Tried again as a new payout').first().waitFor()
    await page.getByRole('link', { name: `payout ${id + 1}`, exact: true }).waitFor()
    await page.getByRole('button', { name: `Actions for payout ${id}`, exact: true }).click()
    await expect(page.getByRole('menuitem')).toHaveText(['Pause payouts'], { useInnerText: true })
    await page.keyboard.press('Escape')
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    assert.equal(wider, 0)
    await page.goto(`/dashboard?tab=payouts&artist=${artist.id}&payout=${id}`)
    await page.getByText('Not paid out').waitFor()
    assert.equal(await page.getByText('Paid out', { exact: true }).count(), 0)
  }).tags(['DESK-2'])

  test('are shown with their orders, month by month and as files, and admins see why one failed', async ({
    assert,
    visit,
    browserContext,
  }) => {
    const { artist, owner } = await givenReadyArtist()
    const order = await givenEarned({ artist })
    await givenDebt(artist.id, 300)
    await runPayouts()
    const page = await visit('about:blank')
    await signInAs(page, owner)
    await page.goto('/dashboard?tab=payouts')
    await assertAccessible(page, assert)
    await page.getByRole('link', { name: /^Payout \d+$/ }).click()
    await page.getByText('Deducted for refunds').waitFor()
    await page.getByRole('link', { name: order.orderNumber }).waitFor()
    await assertAccessible(page, assert)
    await page.getByRole('link', { name: 'Payouts', exact: true }).last().click()
    await page.getByRole('heading', { name: 'Statements' }).waitFor()
    await page
      .getByRole('link', { name: clock.today().toFormat('LLLL yyyy') })
      .first()
      .click()
    await page.getByText('Closing balance').waitFor()
    const heads = await page.getByRole('columnheader').allInnerTexts()
    assert.deepEqual(heads, ['Date', 'Kind', 'Order', 'Amount'])
    await assertAccessible(page, assert)
    const saved = page.waitForEvent('download')
    await page.getByRole('link', { name: /^PDF/ }).click()
    assert.match((await saved).suggestedFilename(), /statement \d{4}-\d\d\.pdf$/)

    await browserContext.clearCookies()
    await givenEarned({ artist })
    stripeSandbox.faults.holdWebhooks(true)
    await stripeSandbox.connect.change(await accountIdOf(artist.id), (account) => ({
      ...account,
      capabilities: { transfers: 'inactive' },
    }))
    await runPayouts()
    await signInAs(page, await UserFactory.apply('admin').create())
    await page.goto('/admin/payouts?status=failed')
    await page.getByText('The artist’s account can’t take transfers').waitFor()
    await assertAccessible(page, assert)
    const menu = page.getByRole('button', { name: /^Actions for payout/ }).first()
    await menu.click()
    await page.getByRole('menuitem', { name: 'Pause payouts' }).click()
    const pause = page.getByRole('dialog').getByRole('button', { name: 'Pause payouts' })
    await pause.click()
    await page.getByRole('dialog').getByText('Enter a reason').waitFor()
    await page.getByLabel('Reason').fill('The account is closed')
    await assertAccessible(page, assert, ['[role="dialog"]'])
    await pause.click()
    await page.getByText('Paused', { exact: true }).first().waitFor()
    await page
      .getByRole('button', { name: /^Actions for payout/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Resume payouts' }).waitFor()
  }).tags(['PAYO-14', 'DLOK-4'])

  test('are made on a day of the week that Pay now names', async ({ assert, cleanup, visit }) => {
    const { artist } = await givenReadyArtist()
    const admin = await UserFactory.apply('admin').create()
    const now = clock.now().toJSDate()
    await db.table('setting_changes').insert({
      key: 'payout_rules',
      value: JSON.stringify({ holdingDays: 14, minimum: 2500, payoutDay: 1 }),
      valid_from: now,
      reason: 'Agreed',
      set_by_user_id: admin.id,
      created_at: now,
    })
    cleanup(() => settings.forget())
    settings.forget()
    const page = await visit('about:blank')
    await page.setViewportSize({ width: 320, height: 800 })
    await signInAs(page, admin)
    await page.goto('/admin/artists')
    await untilAwake(page)
    await page.getByRole('button', { name: `Actions for ${artist.bandName}` }).press('Enter')
    await page.getByRole('menuitem', { name: 'Pay now' }).press('Enter')
    await page.getByText('straight away, without waiting for Monday’s payout run.').waitFor()
    await assertAccessible(page, assert)
  }).tags(['SETT-9'])

  test('are paused by an admin also for an artist who never had one', async ({ assert, visit }) => {
    const { artist } = await givenArtist({ bandName: 'Night Bus' })
    const page = await visit('about:blank')
    await page.setViewportSize({ width: 375, height: 800 })
    await signInAs(page, await UserFactory.apply('admin').create())
    await page.goto('/admin/artists')
    const menu = page.getByRole('button', { name: 'Actions for Night Bus' })
    await menu.click()
    await page.getByRole('menuitem', { name: 'Pause payouts' }).click()
    const dialog = page.getByRole('dialog', { name: 'Pause payouts to Night Bus' })
    await dialog.getByLabel('Reason').fill('The account is closed')
    await dialog.getByRole('button', { name: 'Pause payouts' }).click()
    await page.getByText('Payouts paused', { exact: true }).waitFor()
    await assertAccessible(page, assert)
    await menu.click()
    await page.getByRole('menuitem', { name: 'Resume payouts' }).click()
    await page.getByText('They are paused: The account is closed').waitFor()
    const account = await db.from('payout_accounts').where('artist_id', artist.id).firstOrFail()
    assert.isTrue(account.payout_hold)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    assert.isAtMost(wide, 375)
  }).tags(['NEWC-5'])
})
