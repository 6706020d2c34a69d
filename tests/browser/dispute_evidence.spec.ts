import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { UserFactory } from '#database/factories/user_factory'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import { givenDispute, givenShipment } from '#tests/functional/disputes/dispute_fixtures'
import { givenEarned, givenReadyArtist } from '#tests/functional/payouts/payout_fixtures'
import { assertAccessible } from '#tests/support/axe'
import { untilAwake } from '#tests/support/baskets'
import { expect } from '#tests/support/expect'
import { useRealSessions } from '#tests/support/real_sessions'
import { signInAs } from '#tests/support/signed_in'
import { stripeSandbox } from '#tests/support/stripe_sandbox'

const beyond = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

async function assertFits(page: Page, assert: { isAtMost: (value: number, most: number) => void }) {
  for (const width of [1024, 768, 375, 320]) {
    await page.setViewportSize({ width, height: 800 })
    assert.isAtMost(await beyond(page), 0)
  }
}

test.group('Browser: evidence of a dispute', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(() => useRealSessions())

  test('is checked, saved and sent by keyboard at {width} px, once')
    .tags(['EVID-1', 'EVID-2', 'EVID-3'])
    .with([{ width: 1280 }, { width: 375 }])
    .run(async ({ assert, visit }, { width }) => {
      const { id, checkoutId, order, stripeId } = await givenDispute()
      const page = await visit('about:blank')
      await page.setViewportSize({ width, height: 800 })
      await signInAs(
        page,
        await UserFactory.merge({ userType: 'admin', adminRole: 'operations' }).create()
      )
      await page.goto('/admin')
      await untilAwake(page)
      await page.getByText(/the next deadline is \d/).waitFor()
      await page.getByRole('link', { name: '1 dispute needs a response' }).press('Enter')
      await page.getByRole('link', { name: /see the evidence/ }).press('Enter')
      await page.getByRole('heading', { name: `Dispute about ${order.order_number}` }).waitFor()
      await expect(page.getByText('Missing', { exact: true })).toHaveCount(4)
      await givenShipment(checkoutId, [order.id])
      await page.reload()
      await untilAwake(page)
      await page.getByText('RM123456789GB', { exact: true }).waitFor()
      await expect(page.getByText('Missing', { exact: true })).toHaveCount(0)
      await assertAccessible(page, assert)
      await assertFits(page, assert)
      await page.setViewportSize({ width, height: 800 })

      await page.getByLabel('Your statement').fill('The buyer wrote that it came.')
      await page.getByRole('button', { name: 'Save draft' }).press('Enter')
      await page.getByText('Draft saved').first().waitFor()
      await page.reload()
      await untilAwake(page)
      await expect(page.getByLabel('Your statement')).toHaveValue('The buyer wrote that it came.')
      await page.getByRole('button', { name: 'Send to Stripe' }).press('Enter')
      await page.getByText(/The bank takes evidence once/).waitFor()
      await assertAccessible(page, assert)
      await page.getByRole('button', { name: 'Send evidence' }).press('Enter')
      await page.getByText('Evidence sent').first().waitFor()
      await page.getByText(/^Sent to Stripe on/).waitFor()
      await expect(page.getByRole('button', { name: 'Send to Stripe' })).toHaveCount(0)
      await stripeSandbox.deliveriesDone()
      await page.reload()
      await page.getByText('With the bank', { exact: true }).waitFor()
      await assertAccessible(page, assert)
      const dispute = (await stripeSandbox.disputes.find(stripeId))!
      assert.equal(dispute.evidence_details.submission_count, 1)
      const { note } = await db.from('dispute_evidence').where('dispute_id', id).firstOrFail()
      assert.equal(note, 'The buyer wrote that it came.')
    })

  test(
    'that Stripe refuses is told with the reason at {width} px, changed and sent again by keyboard'
  )
    .tags(['EVID-3', 'EVID-9'])
    .with([{ width: 1280 }, { width: 375 }])
    .run(async ({ assert, visit }, { width }) => {
      const { id, stripeId } = await givenDispute()
      const page = await visit('about:blank')
      await page.setViewportSize({ width, height: 800 })
      await signInAs(
        page,
        await UserFactory.merge({ userType: 'admin', adminRole: 'operations' }).create()
      )
      await page.goto(`/admin/disputes/${id}`)
      await untilAwake(page)
      await page.getByLabel('Your statement').fill('The parcel came on 3 December.')
      stripeSandbox.faults.plan('balance_insufficient', 1)
      await page.getByRole('button', { name: 'Send to Stripe' }).press('Enter')
      await page.getByRole('button', { name: 'Send evidence' }).press('Enter')
      await page
        .getByRole('dialog')
        .getByText(/Stripe’s code is balance_insufficient/)
        .waitFor()
      await assertAccessible(page, assert)
      await page.keyboard.press('Escape')
      await page.getByText('Stripe refused the evidence.', { exact: true }).waitFor()
      await expect(page.getByText(/Send it again, or answer in Stripe’s dashboard/)).toHaveCount(1)
      await assertAccessible(page, assert)
      await assertFits(page, assert)
      await page.setViewportSize({ width, height: 800 })

      await page.getByLabel('Your statement').fill('Yes.')
      await page.getByRole('button', { name: 'Send to Stripe' }).press('Enter')
      await page.getByRole('button', { name: 'Send evidence' }).press('Enter')
      await page.getByText(/^Sent to Stripe on/).waitFor()
      const dispute = (await stripeSandbox.disputes.find(stripeId))!
      assert.equal(dispute.evidence_details.submission_count, 1)
    })

  test('is read by support, who can neither save nor send it', async ({ assert, visit }) => {
    const { id } = await givenDispute('fraudulent')
    const page = await visit('about:blank')
    await signInAs(
      page,
      await UserFactory.merge({ userType: 'admin', adminRole: 'support' }).create()
    )
    await page.goto(`/admin/disputes/${id}`)
    await page.getByText(/IP addresses/).waitFor()
    await expect(page.getByRole('button', { name: /Send|Save/ })).toHaveCount(0)
    await assertAccessible(page, assert)
  }).tags(['EVID-2'])
})

test.group('Browser: paying an artist now', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(() => useRealSessions())

  test('finance sees what is ready and sends it by keyboard, once', async ({ assert, visit }) => {
    const { artist } = await givenReadyArtist()
    await givenEarned({ artist })
    const page = await visit('about:blank')
    const finance = await UserFactory.merge({ userType: 'admin', adminRole: 'finance' }).create()
    await signInAs(page, finance)
    await page.goto('/admin/artists')
    await untilAwake(page)
    const menu = page.getByRole('button', { name: `Actions for ${artist.bandName}` })
    await menu.press('Enter')
    await page.getByRole('menuitem', { name: 'Pay now' }).press('Enter')
    await page.getByRole('dialog').getByText('£69.00').waitFor()
    await assertAccessible(page, assert)
    await assertFits(page, assert)
    await page.getByRole('button', { name: 'Pay now' }).press('Enter')
    await page.getByText(`${artist.bandName} has been paid`).first().waitFor()
    assert.lengthOf(await db.from('payouts').where('status', 'paid'), 1)
    await menu.press('Enter')
    await page.getByRole('menuitem', { name: 'Pay now' }).press('Enter')
    await page.getByRole('dialog').getByText('£0.00').waitFor()
    await expect(page.getByRole('button', { name: 'Pay now' })).toBeDisabled()
  }).tags(['PAYO-19'])
})
