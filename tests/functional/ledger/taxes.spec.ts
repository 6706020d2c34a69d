import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { CheckLedger, type Difference } from '#ledger/public'
import { BuildRollups } from '#insights/actions/build_rollups'
import { CancelUnpaidCheckout } from '#commerce/orders/actions/cancel_unpaid_checkout'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { pence } from '#shared/money'
import {
  checkoutRow,
  givenPlacedBasket,
  paid,
  typed,
} from '#tests/functional/checkout/checkout_fixtures'
import { givenTaxedSale, setupTaxes } from '#tests/functional/checkout/taxes_fixtures'
import { balances } from '#tests/functional/ledger/ledger_fixtures'
import { artistRow, ledgerBalances } from '#tests/functional/ledger/sale_fixtures'
import { givenPaidBasket, refund, reserve } from '#tests/functional/payments/refund_fixtures'
import { givenActiveProduct } from '#tests/support/given'

async function differences(): Promise<string[]> {
  await new BuildRollups().handle()
  const found: Difference[] = []
  await (await app.container.make(CheckLedger)).handle((difference) => found.push(difference))
  return found.map(({ name, subject, one, other }) => `${name}: ${subject}: ${one}, ${other}`)
}

test.group('Tax in the ledger', (group) => {
  group.each.setup(setupTaxes)

  test('comes out of the platform’s share, of goods and shipping; the artist’s share stays as agreed', async ({
    assert,
  }) => {
    const { checkoutId, artist } = await givenTaxedSale()
    assert.deepEqual(await ledgerBalances(checkoutId), {
      stripe_balance: 5357 - 100,
      processing_fee: 100,
      artist_payable: -1498,
      production_cost: -2500,
      shipping: -359,
      tax_payable: -893,
      // 10.00, less 8.33 and 0.60.
      platform_share: -107,
    })
    assert.equal((await artistRow(artist.id)).total_sales, '49.98')
    assert.deepEqual(await differences(), [])
  }).tags(['LEDG-17'])

  test('is refunded in proportion, and all of it in the end, without losing a penny', async ({
    assert,
  }) => {
    const { checkoutId, row } = await givenTaxedSale()
    await refund({ checkoutId, lines: [{ orderId: row.id, amount: pence(1000) }] })
    // 8.33 × 10.00 ÷ 49.98 is 1.67.
    assert.equal((await ledgerBalances(checkoutId)).tax_payable, -893 + 167)
    assert.deepEqual(await differences(), [])
    await refund({
      checkoutId,
      lines: [{ orderId: row.id, amount: pence(1) }],
      shippingAmount: pence(100),
    })
    assert.deepEqual(await differences(), [])
    await refund({
      checkoutId,
      lines: [{ orderId: row.id, amount: null }],
      shippingAmount: pence(259),
    })
    assert.notProperty(await ledgerBalances(checkoutId), 'tax_payable')
    assert.equal((await checkoutRow(checkoutId)).payment_status, 'refunded')
    assert.deepEqual(await differences(), [])
  }).tags(['LEDG-17'])

  test('is restored where the bank sends a refund back', async ({ assert }) => {
    const { checkoutId, row } = await givenTaxedSale()
    const before = await ledgerBalances(checkoutId)
    await refund({
      checkoutId,
      lines: [{ orderId: row.id, amount: pence(777) }],
      shippingAmount: pence(359),
    })
    const { stripe_refund_id: id } = await db.from('refunds').firstOrFail()
    await stripeSandbox.failRefund(id)
    await stripeSandbox.deliveriesDone()
    assert.deepEqual(await ledgerBalances(checkoutId), before)
  }).tags(['LEDG-17'])

  test('of a cancelled row belongs to the buyer with the rest of it, and with the last one that of the shipping', async ({
    assert,
  }) => {
    const { checkoutId, first, second } = await givenPaidBasket()
    await reserve({ checkoutId, lines: [{ orderId: first.id, amount: null }], cancels: true })
    const one = await ledgerBalances(checkoutId)
    assert.deepEqual([one.suspense, one.tax_payable], [-2400, -758 - 60])
    assert.deepEqual(await differences(), [])
    await reserve({ checkoutId, lines: [{ orderId: second.id, amount: null }], cancels: true })
    const both = await ledgerBalances(checkoutId)
    assert.deepEqual([both.suspense, both.tax_payable], [-7309, undefined])
    assert.notProperty(both, 'platform_share')
    assert.deepEqual(await differences(), [])
  }).tags(['LEDG-17'])

  test('of a payment that buys nothing belongs to the buyer', async ({ assert }) => {
    const { product } = await givenActiveProduct({})
    const { checkoutId, sessionId } = await givenPlacedBasket([product.id])
    const cancel = await app.container.make(CancelUnpaidCheckout)
    await cancel.handle(checkoutId, 'Not paid in time')
    await db.from('products').where('id', product.id).update({ status: 'retired' })
    await paid(sessionId, typed())
    const { suspense, tax_payable: tax } = await ledgerBalances(checkoutId)
    assert.deepEqual([suspense, tax], [-2759, undefined])
    assert.deepEqual(await differences(), [])
  }).tags(['LEDG-17'])

  test('of the shipping is none where nothing was taxed, or nothing was charged for shipping', async ({
    assert,
  }) => {
    const taxOf = async (tax: string, shipping: string) => {
      const basket = { id: 1, tax_amount: tax, shipping_amount: shipping, refunded_shipping: '0' }
      const { rows } = await db.rawQuery(
        'SELECT shipping_tax_left(json_populate_record(NULL::checkouts, ?)) AS tax',
        [JSON.stringify(basket)]
      )
      return rows[0].tax
    }
    assert.equal(await taxOf('0.60', '3.59'), '0.60')
    assert.isNull(await taxOf('0', '3.59'))
    assert.isNull(await taxOf('0.60', '0'))
    assert.isNull(await taxOf('0', '0'))
  }).tags(['LEDG-17'])

  test('is recomputed by ledger:check, which says where it differs', async ({ assert }) => {
    const { checkoutId, row } = await givenTaxedSale()
    await db.from('orders').where('id', row.id).update({ tax_amount: '8.30' })
    assert.sameMembers(await differences(), [
      `order rows: order ${row.id}, tax_payable: 830, 833`,
      `order rows: order ${row.id}, platform_share: 170, 167`,
      `shipping and its tax: checkout ${checkoutId}, tax_payable: 63, 60`,
      `shipping and its tax: checkout ${checkoutId}, platform_share: -63, -60`,
    ])
  }).tags(['LEDG-18'])

  test('is never paid to an artist', async ({ assert }) => {
    const { artist } = await givenTaxedSale()
    const query = await balances()
    assert.deepEqual(await query.ofArtist(artist.id), { payable: 1498, debt: 0, inTransit: 0 })
  }).tags(['LEDG-17'])
})
