import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { clock } from '#shared/clock'
import { assertAccessible } from '#tests/support/axe'
import { untilAwake } from '#tests/support/baskets'
import { expect } from '#tests/support/expect'
import { givenArtist } from '#tests/support/given'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { signInAs } from '#tests/support/signed_in'

/** An artist whose payouts are paused, and a request of one admin to resume them. */
async function givenRequest() {
  const { artist } = await givenArtist({ bandName: 'Night Bus' })
  await db.table('payout_accounts').insert({
    artist_id: artist.id,
    account_key: 'key',
    payout_hold: true,
    payout_hold_reason: 'Many returns at once',
  })
  const asking = await UserFactory.merge({
    userType: 'admin',
    adminRole: 'finance',
    firstName: 'Penny',
    lastName: 'Ledger',
  }).create()
  const at = clock.now()
  await db.table('signoffs').insert({
    kind: 'resume_payouts',
    artist_id: artist.id,
    amount: '2400.00',
    requested_by_user_id: asking.id,
    created_at: at.toJSDate(),
    expires_at: at.plus({ days: 7 }).toJSDate(),
  })
  return { artist, asking }
}

test.group('Browser: second approval', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('another admin finds a request on the overview and approves it by keyboard', async ({
    assert,
    visit,
  }) => {
    const { artist } = await givenRequest()
    const page = await visit('about:blank')
    await signInAs(page, await UserFactory.apply('admin').create())
    await page.goto('/admin')
    await untilAwake(page)
    await page.getByRole('link', { name: '1 refund or payout needs a second admin' }).press('Enter')
    const menu = page.getByRole('button', { name: 'Actions for Resume payouts, Night Bus' })
    await menu.waitFor()
    await assertAccessible(page, assert)
    await menu.press('Enter')
    await page.getByRole('menuitem', { name: 'Approve' }).press('Enter')
    await page.getByRole('button', { name: 'Approve £2,400.00' }).press('Enter')
    await page.getByRole('heading', { name: 'Nothing to approve' }).waitFor()
    const { payout_hold: isHeld } = await db
      .from('payout_accounts')
      .where('artist_id', artist.id)
      .firstOrFail()
    assert.isFalse(isHeld)
    await page.getByRole('link', { name: 'Decided' }).click()
    await expect(page.getByRole('cell', { name: 'Approved' })).toBeVisible()
  }).tags(['SIGN-3', 'SIGN-6'])

  test('the admin who asked can only withdraw, and is told what to do while nobody else may approve', async ({
    visit,
  }) => {
    const { asking } = await givenRequest()
    const page = await visit('about:blank')
    await signInAs(page, asking)
    await page.goto('/admin/signoffs')
    await untilAwake(page)
    await expect(page.getByText(/^No other admin can approve this yet/)).toBeVisible()
    await page.getByRole('button', { name: 'Actions for Resume payouts, Night Bus' }).click()
    await expect(page.getByRole('menuitem')).toHaveText(['Withdraw'])
  }).tags(['SIGN-2', 'SIGN-6'])
})
