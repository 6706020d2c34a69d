import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { AuditEntryFactory } from '#database/factories/audit_entry_factory'
import { PaymentSessionFactory } from '#database/factories/payment_session_factory'
import { UserFactory } from '#database/factories/user_factory'
import type User from '#identity/models/user'
import { assertAccessible } from '#tests/support/axe'
import { untilAwake } from '#tests/support/baskets'
import { connectedPrintful } from '#tests/support/connected_printful'
import { resetDatabase } from '#tests/support/reset_database'
import { givenActiveProduct, givenArtist, givenPaidOrder } from '#tests/support/given'
import { givenWatchedWord, checkChangedProducts } from '#tests/support/given_product_check'
import { givenReport } from '#tests/support/given_report'
import { hasFocus, tabTo } from '#tests/support/keyboard'
import { useRealSessions } from '#tests/support/real_sessions'
import { signInAs } from '#tests/support/signed_in'
import { expect } from '#tests/support/expect'

const ROWS = 24
export const LISTS = [
  '/admin/orders',
  '/admin/disputes',
  '/admin?tab=products',
  '/admin/reports',
  '/admin/product-checks',
  '/admin/artists',
  '/admin/payouts',
  '/admin/signoffs',
  '/admin/fraud-warnings',
  '/admin/fraud-checks',
  '/admin/users',
  '/admin/audit',
  '/admin/queues',
]

/** What fills a page of every list, with names as long as people give them. */
export async function givenManyOfEach() {
  for (let made = 0; made < ROWS; made++) {
    const { artist, owner } = await givenArtist({
      bandName: `${made} and the Extraordinary Long-Distance Travellers`,
    })
    const { product } = await givenActiveProduct({
      artist,
      name: `The ${made}th Reunion Tour Heavyweight Hooded Sweatshirt, Second Edition`,
    })
    const { order, checkout } = await givenPaidOrder({ product })
    await db.from('orders').where('id', order.id).update({ status: 'shipped' })
    const payment = await PaymentSessionFactory.merge({
      checkoutId: checkout.id,
      status: 'complete',
    }).create()
    await db.table('disputes').insert({
      checkout_id: checkout.id,
      payment_session_id: payment.id,
      stripe_dispute_id: `dp_${made}`,
      status: 'open',
      amount: '24.00',
      reason: 'product_not_received',
      answer_by: new Date('2026-12-01T12:00:00Z'),
    })
    await db.table('early_fraud_warnings').insert({
      checkout_id: checkout.id,
      payment_session_id: payment.id,
      stripe_warning_id: `issfr_${made}`,
      fraud_type: 'unauthorized_use_of_card',
      is_actionable: true,
      warned_at: new Date(),
      created_at: new Date(),
    })
    await givenReport({
      artistId: artist.id,
      productId: product.id,
      words:
        'This is my photo of the harbour. I took it in 2019 and never licensed it to this band.',
    })
    await db.table('payout_accounts').insert({ artist_id: artist.id, account_key: `key-${made}` })
    await db.table('fraud_checks').insert({
      artist_id: artist.id,
      rule: 'many_cards',
      subject: 'address 1',
      latest_order_id: order.id,
      evidence: {
        orderIds: [order.id],
        orders: 12,
        amount: 1288,
        figure: 4,
        threshold: 3,
        days: 30,
      },
      created_at: new Date(),
    })
    await db.table('payouts').insert({
      artist_id: artist.id,
      status: 'paid',
      gross_amount: '69.00',
      amount: '69.00',
      stripe_account_id: `acct_${made}`,
      payout_key: `payout-${made}`,
      stripe_transfer_id: `tr_1QabcDEFghiJKLmnoPQR${made}`,
      sent_at: new Date(),
      paid_at: new Date(),
    })
    await db.table('signoffs').insert({
      kind: 'resume_payouts',
      artist_id: artist.id,
      amount: '2400.00',
      requested_by_user_id: owner.id,
      created_at: new Date(),
      expires_at: new Date(Date.now() + 86_400_000),
    })
    await AuditEntryFactory.merge({
      action: 'artist.share',
      subjectType: 'artist',
      subjectId: artist.id,
      actorUserId: owner.id,
      before: { profitSharePercentage: 60, bandName: 'Before' },
      after: { profitSharePercentage: 62.5, bandName: artist.bandName },
    }).create()
  }
  await givenWatchedWord('reunion')
  await checkChangedProducts()
}

/** Rows of the first table that are wholly in sight, and the tallest of them. */
const rowsInSight = (page: Page) =>
  page
    .locator('.admin-table')
    .first()
    .evaluate((table) => {
      const boxes = [...table.querySelectorAll('tbody tr')].map((row) =>
        row.getBoundingClientRect()
      )
      const seen = boxes.filter(({ top, bottom }) => top >= 0 && bottom <= window.innerHeight)
      return { count: seen.length, tallest: Math.max(...seen.map(({ height }) => height)) }
    })

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.group('Browser: the lists of an admin’s desk', (group) => {
  let admin: User
  group.setup(async () => {
    await resetDatabase()
    await givenManyOfEach()
    admin = await UserFactory.apply('admin').create()
    return resetDatabase
  })
  group.each.setup(() => useRealSessions())

  test('{$self} shows at least 20 rows at 1280 × 900, one line each, and fits every other screen')
    .with(LISTS)
    .run(async ({ assert, visit }, path) => {
      const page = await visit('about:blank')
      await signInAs(page, admin)
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto(path)
      await untilAwake(page)
      const { count, tallest } = await rowsInSight(page)
      assert.isAtLeast(count, 20)
      assert.isBelow(tallest, 40, 'one line a row')
      const heads = page.locator('.admin-table th').first()
      assert.equal(await heads.evaluate((head) => getComputedStyle(head).position), 'sticky')
      for (const width of [1280, 1024, 768, 375, 320]) {
        await page.setViewportSize({ width, height: 900 })
        assert.isAtMost(await overflowOf(page), 0, `at ${width}`)
      }
      await page.setViewportSize({ width: 1280, height: 900 })
      await assertAccessible(page, assert)
    })
    .tags(['OPS-1'])
})

test.group('Browser: the rows of an admin’s lists', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())

  test('hold what can be done with a row in one menu, in reach of the keyboard', async ({
    assert,
    visit,
  }) => {
    const { artist } = await givenArtist({ bandName: 'Night Bus' })
    const page = await visit('about:blank')
    await signInAs(page, await UserFactory.apply('admin').create())
    await page.goto('/admin/artists')
    await untilAwake(page)
    const menu = page.getByRole('button', { name: 'Actions for Night Bus' })
    await expect(page.locator('td[data-actions] button')).toHaveCount(1)
    await tabTo(page, menu)
    await page.keyboard.press('Enter')
    const items = ['Dashboard', 'Change share', 'Verify', 'Pay now', 'Pause payouts', 'Notes']
    await expect(page.getByRole('menuitem')).toHaveText(items, { useInnerText: true })
    await assertAccessible(page, assert, ['[role=menu]'])
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()

    // What the menu opens gives the focus back to it.
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Pause payouts' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Pause payouts to Night Bus' })
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect(menu).toBeFocused()

    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Dashboard' }).press('Enter')
    await page.waitForURL(`**/dashboard?artist=${artist.id}`)
  }).tags(['OPS-2'])
})

test.group('Browser: an admin’s keyboard', (group) => {
  group.each.setup(resetDatabase)
  group.each.setup(() => useRealSessions())
  group.each.setup(connectedPrintful)

  test('comes to the first store product in a few presses, past both menus', async ({ visit }) => {
    const page = await visit('about:blank')
    await signInAs(page, await UserFactory.apply('admin').create())
    await page.goto('/admin/catalog')
    await page.getByRole('radio').first().waitFor()
    await untilAwake(page)
    for (const name of ['Skip to content', 'Skip admin menu']) {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name }), name).toBeFocused()
      await page.keyboard.press('Enter')
    }
    let presses = 0
    while (presses < 4 && !(await hasFocus(page.getByRole('radio').first()))) {
      await page.keyboard.press('Tab')
      presses++
    }
    await expect(page.getByRole('radio').first(), `after ${presses} more`).toBeFocused()
  }).tags(['OPS-3'])

  test('finds the area marked in the navigation while the provider page is open', async ({
    visit,
  }) => {
    const page = await visit('about:blank')
    await signInAs(page, await UserFactory.apply('admin').create())
    await page.goto('/printful')
    await untilAwake(page)
    const marked = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')
    await expect(marked).toHaveText(['Admin'], { useInnerText: true })
    await page.getByRole('button', { name: /^Account:/ }).click()
    const own = page.locator('#user-menu [aria-current=page]')
    await expect(own).toHaveText(['Printful'], { useInnerText: true })
  }).tags(['OPS-4'])
})
