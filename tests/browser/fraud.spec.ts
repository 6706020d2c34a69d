import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { PaymentSessionFactory } from '#database/factories/payment_session_factory'
import { UserFactory } from '#database/factories/user_factory'
import { assertAccessible } from '#tests/support/axe'
import { untilAwake } from '#tests/support/baskets'
import { givenActiveProduct, givenArtist, givenPaidOrder } from '#tests/support/given'
import { tabTo } from '#tests/support/keyboard'
import { useRealSessions } from '#tests/support/real_sessions'
import { resetDatabase } from '#tests/support/reset_database'
import { signInAs } from '#tests/support/signed_in'

const WIDTHS = [1280, 1024, 768, 375, 320]

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** A payment of elevated risk that its bank reported as fraud. */
async function givenReported() {
  const { artist } = await givenArtist({ bandName: 'Night Bus' })
  const { product } = await givenActiveProduct({ artist, name: 'Last Tram Tee' })
  const { order, checkout } = await givenPaidOrder({ product })
  const payment = await PaymentSessionFactory.apply('complete')
    .merge({ checkoutId: checkout.id, riskLevel: 'elevated', riskScore: 68 })
    .create()
  await db.table('early_fraud_warnings').insert({
    checkout_id: checkout.id,
    payment_session_id: payment.id,
    stripe_warning_id: 'issfr_1',
    fraud_type: 'made_with_stolen_card',
    is_actionable: true,
    warned_at: new Date(),
    created_at: new Date(),
  })
  return { artist, order }
}

async function givenCheck() {
  const { artist, order } = await givenReported()
  await db.table('payout_accounts').insert({
    artist_id: artist.id,
    account_key: 'key',
    payout_hold: true,
    payout_hold_reason: 'Fraud check: several cards for one buyer or address',
  })
  await db.table('fraud_checks').insert({
    artist_id: artist.id,
    rule: 'many_cards',
    subject: 'address 1',
    latest_order_id: order.id,
    evidence: { orderIds: [order.id], orders: 1, amount: 24, figure: 3, threshold: 3, days: 30 },
    created_at: new Date(),
  })
  return { artist, order }
}

test.group('Browser: fraud', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('an admin finds a payment that was reported as fraud, looks at its order and dismisses the warning, by keyboard', async ({
    assert,
    visit,
  }) => {
    const { order } = await givenReported()
    const page = await visit('about:blank')
    await page.setViewportSize({ width: 1280, height: 900 })
    await signInAs(page, await UserFactory.apply('admin').create())
    await page.goto('/admin')
    await untilAwake(page)
    await page.getByRole('link', { name: '1 payment was reported as fraud' }).press('Enter')
    await page.getByRole('cell', { name: 'Stolen card' }).waitFor()
    await assertAccessible(page, assert)
    await tabTo(page, page.getByRole('link', { name: order.orderNumber }))
    await page.keyboard.press('Enter')
    await page.getByText('reported this payment as fraud').waitFor()
    await page.getByText('68 of 100').waitFor()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      assert.isAtMost(await overflowOf(page), 0, `at ${width}`)
    }
    await page.setViewportSize({ width: 375, height: 800 })
    await assertAccessible(page, assert)
    await tabTo(page, page.getByRole('button', { name: 'Dismiss warning' }))
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Dismiss the fraud warning' })
    await assertAccessible(page, assert, ['[role=dialog]'])
    await tabTo(page, dialog.getByLabel('Reason'))
    await page.keyboard.type('The buyer rang')
    await tabTo(page, dialog.getByRole('button', { name: 'Dismiss warning' }))
    await page.keyboard.press('Enter')
    await page.getByText('Dismissed by').waitFor()
    await page.goto('/admin/fraud-warnings?view=ended')
    await page.getByText('The buyer rang').waitFor()
    await assertAccessible(page, assert)
  }).tags(['FRAUD-2', 'FRAUD-3'])

  test('an admin changes a rule, and releases what one has found, by keyboard', async ({
    assert,
    visit,
  }) => {
    const { artist } = await givenCheck()
    const page = await visit('about:blank')
    await page.setViewportSize({ width: 1280, height: 900 })
    await signInAs(page, await UserFactory.apply('admin').create())
    await page.goto('/admin/fraud-rules')
    await untilAwake(page)
    await assertAccessible(page, assert)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      assert.isAtMost(await overflowOf(page), 0, `at ${width}`)
    }
    await page.setViewportSize({ width: 375, height: 800 })
    await tabTo(page, page.getByRole('button', { name: /First payout/ }))
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Change' }).press('Enter')
    const rule = page.getByRole('dialog', { name: 'First payout after large sales' })
    await assertAccessible(page, assert, ['[role=dialog]'])
    await rule.getByLabel('Sales above (£)').fill('2500')
    await tabTo(page, rule.getByRole('button', { name: 'Save rule' }))
    await page.keyboard.press('Enter')
    await page.getByText('more than £2,500').waitFor()
    await assertAccessible(page, assert)

    await page.goto('/admin/fraud-checks')
    await untilAwake(page)
    await assertAccessible(page, assert)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      assert.isAtMost(await overflowOf(page), 0, `at ${width}`)
    }
    await tabTo(page, page.getByRole('button', { name: /Night Bus/ }))
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Release' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Release: Night Bus' })
    await assertAccessible(page, assert, ['[role=dialog]'])
    await tabTo(page, dialog.getByLabel('Reason'))
    await page.keyboard.type('A family with three cards')
    await tabTo(page, dialog.getByRole('button', { name: 'Release check' }))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'No fraud checks' }).waitFor()
    const { payout_hold: isHeld } = await db
      .from('payout_accounts')
      .where('artist_id', artist.id)
      .firstOrFail()
    assert.isFalse(isHeld)
    await page.goto('/admin/fraud-checks?view=released')
    await page.getByText('A family with three cards').waitFor()
    await assertAccessible(page, assert)
  }).tags(['FRAUD-6', 'FRAUD-7'])
})
