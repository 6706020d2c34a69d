import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { runPayouts as runPayoutsJob } from '#payouts/jobs'
import { settings } from '#settings/public'
import { clock } from '#shared/clock'
import {
  givenPlacedOrder,
  orderRows,
  paid,
  setupCheckout,
  typed,
} from '#tests/functional/checkout/checkout_fixtures'
import {
  givenEarned,
  givenReadyArtist,
  payoutStatuses,
  reservePayout,
  retryOpenPayouts,
  runPayouts,
} from '#tests/functional/payouts/payout_fixtures'
import { during } from '#tests/functional/accounting/books_fixtures'
import { givenSettingsAdmin, withoutSettings } from '#tests/functional/settings/setting_fixtures'
import { PayoutPolicy } from '#payouts/payout_policy'

/** Every setting, far from what it was. */
const EVERYTHING = {
  exchange_rate_usd: { rate: 1.6 },
  exchange_rate_eur: { rate: 1.7 },
  payout_rules: { holdingDays: 60, minimum: 25, payoutDay: 0 },
  flat_shipping: { amount: 12.34 },
  provisional_costs: Object.fromEntries(
    [
      'tshirt',
      'hoodie',
      'tank-top',
      'cap',
      'tote',
      'poster',
      'sticker',
      'mug',
      'vinyl',
      'cd',
      'other',
    ].map((type) => [type, 99])
  ),
}

async function setEverything(client: ApiClient) {
  const { change } = await givenSettingsAdmin(client)
  for (const [key, value] of Object.entries(EVERYTHING))
    (await change(key, { value, isConfirmed: true })).assertStatus(201)
}

/** An order from its payment to its payout, with a refund on the way; `between` happens once it is placed. */
async function journey(client: ApiClient, between: () => Promise<void>) {
  const { artist } = await givenReadyArtist()
  const placed = await givenPlacedOrder({ artist, sellingPrice: '124.99' })
  const { checkoutId } = placed.order
  await between()
  await paid(placed.sessionId, typed())
  const [row] = await orderRows(checkoutId)
  const { admin } = await givenSettingsAdmin(client)
  const refund = await client
    .post(`/api/admin/orders/${row.id}/refund`)
    .loginAs(admin)
    .withCsrfToken()
    .json({ amount: 30, shippingAmount: 3.59, reason: 'One came late' })
  refund.assertStatus(201)
  await db.from('orders').where('id', row.id).update({ status: 'shipped' })
  await db.table('order_status_history').insert({
    order_id: row.id,
    from_status: 'processing',
    to_status: 'shipped',
    created_at: clock.now().minus({ days: 20 }).toJSDate(),
  })
  await runPayouts()
  return figuresOf(checkoutId, row.id)
}

async function figuresOf(checkoutId: number, orderId: number) {
  const read = async (sql: string, bindings: number[]) => (await db.rawQuery(sql, bindings)).rows
  return {
    order: await read(
      `SELECT quantity, unit_price, unit_cost, total_amount, artist_profit, platform_profit, refunded_amount, status, payment_status
         FROM orders WHERE id = ?`,
      [orderId]
    ),
    checkout: await read(
      'SELECT items_amount, shipping_amount, total_amount, refunded_shipping, tax_amount FROM checkouts WHERE id = ?',
      [checkoutId]
    ),
    refunds: await read('SELECT amount, status FROM refunds WHERE checkout_id = ?', [checkoutId]),
    ledger: await read(
      `SELECT kind, account, amount FROM ledger_entries JOIN ledger_transactions ON ledger_transactions.id = transaction_id
        WHERE ledger_entries.order_id = ? OR checkout_id = ? ORDER BY kind, account, amount`,
      [orderId, checkoutId]
    ),
    payout: await read(
      'SELECT payout_lines.amount, payouts.status FROM payout_lines JOIN payouts ON payouts.id = payout_id WHERE order_id = ?',
      [orderId]
    ),
  }
}

test.group('An order that is placed', (group) => {
  group.each.setup(withoutSettings)
  group.each.setup(setupCheckout)

  test('keeps every figure of its own, of its refund and of its payout, whatever is set later', async ({
    assert,
    client,
  }) => {
    const unchanged = await journey(client, async () => undefined)
    const changed = await journey(client, () => setEverything(client))
    assert.equal((await settings.read()).flatShippingRate(), 1234)
    assert.deepEqual(changed, unchanged)
    assert.lengthOf(changed.payout, 1)
    assert.containSubset(changed.checkout, [{ shipping_amount: '3.59' }])
    const { order } = await givenPlacedOrder()
    const next = await db.from('checkouts').where('id', order.checkoutId).firstOrFail()
    assert.equal(next.shipping_amount, '12.34')
  })
    .tags(['SETT-4'])
    .timeout(60_000)

  test('keeps its waiting time; those placed afterwards have the new one', async ({
    assert,
    client,
  }) => {
    const { change } = await givenSettingsAdmin(client)
    const { artist } = await givenReadyArtist()
    const before = await givenEarned({ artist, shippedDaysAgo: null })
    await change('payout_rules', { value: { holdingDays: 30, minimum: 25, payoutDay: 0 } })
    const after = await givenEarned({ artist, shippedDaysAgo: null })
    const terms = await (await app.container.make(PayoutPolicy)).terms()
    const shippedAt = clock.now()
    const daysOf = ({ createdAt: orderedAt }: typeof before, isSelfPurchase = false) =>
      Math.round(
        terms
          .dueAt({
            status: 'shipped',
            paymentStatus: 'paid',
            productionHold: false,
            isTakenDown: false,
            isSelfPurchase,
            orderedAt,
            shippedAt,
          })!
          .diff(shippedAt, 'days').days
      )
    assert.deepEqual([daysOf(before), daysOf(after), daysOf(after, true)], [14, 30, 60])
    assert.equal(terms.holdingDays, 30)
  }).tags(['SETT-4'])

  test('keeps a payout that is scheduled; the smallest amount and the day are of coming ones', async ({
    assert,
    client,
  }) => {
    const { change } = await givenSettingsAdmin(client)
    const { artist } = await givenReadyArtist()
    await givenEarned({ artist })
    await reservePayout(artist.id)
    const rules = { holdingDays: 14, minimum: 100, payoutDay: 1 }
    await change('payout_rules', { value: rules })
    await givenEarned({ artist })
    await retryOpenPayouts()
    assert.deepEqual(await payoutStatuses(), ['paid 69.00'])
    assert.deepEqual(await runPayouts(), { made: 0, failed: 0 })
    await change('payout_rules', { value: { ...rules, minimum: 25 } })
    await during('2027-03-02T06:10', () => runPayoutsJob())
    assert.deepEqual(await payoutStatuses(), ['paid 69.00'])
    await during('2027-03-01T06:10', () => runPayoutsJob())
    assert.deepEqual(await payoutStatuses(), ['paid 69.00', 'paid 69.00'])
  }).tags(['SETT-4', 'SETT-9'])
})
