import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { RefreshPaymentForResultPage } from '#commerce/payments/actions/refresh_payment_for_result_page'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { recordProcessingFees } from '#commerce/jobs'
import {
  setupCheckout,
  givenPlacedBasket,
  givenPlacedOrder,
  paid,
  typed,
} from '#tests/functional/checkout/checkout_fixtures'
import { balances, entriesOf } from '#tests/functional/ledger/ledger_fixtures'
import {
  artistRow,
  ledgerBalances,
  givenSoldShirt,
  givenUnfulfillablePayment,
  kinds,
} from '#tests/functional/ledger/sale_fixtures'
import { retryOpenRefunds } from '#tests/functional/payments/refund_fixtures'
import { givenActiveProduct } from '#tests/support/given'

test.group('A sale in the ledger', (group) => {
  group.each.setup(setupCheckout)

  test('is the payment, divided between artist, production, platform, shipping and Stripe’s fee', async ({
    assert,
  }) => {
    const { artist, checkoutId, order } = await givenSoldShirt()
    const entries = await entriesOf(checkoutId)
    const sale = entries.filter(({ kind }) => kind === 'sale')
    assert.sameDeepMembers(
      sale.map((row) => [row.account, row.amount, row.artist_id, row.order_id]),
      [
        ['stripe_balance', 2858, null, null],
        ['artist_payable', -749, artist.id, order.id],
        ['production_cost', -1250, artist.id, order.id],
        ['platform_share', -500, artist.id, order.id],
        ['shipping', -359, null, null],
      ]
    )
    // 1.5 % of 28.58 and 20p.
    assert.deepEqual(
      entries
        .filter(({ kind }) => kind === 'processing_fee')
        .map((row) => [row.account, row.amount]),
      [
        ['processing_fee', 63],
        ['stripe_balance', -63],
      ]
    )
    const query = await balances()
    assert.deepEqual(await query.ofArtist(artist.id), { payable: 749, debt: 0, inTransit: 0 })
  }).tags(['LEDG-3', 'LEDG-4'])

  test('at a loss is borne by the platform', async ({ assert }) => {
    const { product } = await givenActiveProduct({})
    const { checkoutId, sessionId } = await givenPlacedBasket([product.id])
    await db
      .from('orders')
      .where('checkout_id', checkoutId)
      .update({ unit_cost: '30.00', artist_profit: '0.00', platform_profit: '-6.00' })
    await paid(sessionId, typed())
    const { artist_payable: artists, platform_share: ours } = await ledgerBalances(checkoutId)
    assert.deepEqual([artists, ours], [undefined, 600])
  }).tags(['LEDG-3'])

  test('is posted once, however often it is reported', async ({ assert }) => {
    const { order, sessionId } = await givenPlacedOrder()
    await stripeSandbox.pay(sessionId, typed())
    const complete = await app.container.make(RefreshPaymentForResultPage)
    await Promise.all(Array.from({ length: 5 }, () => complete.handle(sessionId)))
    await stripeSandbox.deliveriesDone()
    const posted = await db
      .from('ledger_transactions')
      .where('checkout_id', order.checkoutId)
      .orderBy('id')
      .select('key')
    const { id } = await db.from('payment_sessions').firstOrFail()
    assert.deepEqual(
      posted.map(({ key }) => key),
      [`sale-${order.checkoutId}`, `fee-${id}`]
    )
  }).tags(['LEDG-2'])

  test('whose fee is not known yet gets it later, once', async ({ assert }) => {
    stripeSandbox.faults.holdFees(true)
    const { checkoutId } = await givenSoldShirt()
    await recordProcessingFees()
    assert.deepEqual(await kinds(checkoutId), ['sale'])
    stripeSandbox.faults.holdFees(false)
    await Promise.all([recordProcessingFees(), recordProcessingFees()])
    await recordProcessingFees()
    const { processing_fee: fee, stripe_balance: ours } = await ledgerBalances(checkoutId)
    assert.deepEqual([fee, ours], [63, 2795])
    const session = await db.from('payment_sessions').firstOrFail()
    assert.equal(session.processing_fee, '0.63')
  }).tags(['LEDG-4'])

  test('whose fee cannot be read is tried again, and the queue shows it', async ({ assert }) => {
    stripeSandbox.faults.holdFees(true)
    const { checkoutId } = await givenSoldShirt()
    stripeSandbox.faults.holdFees(false)
    stripeSandbox.faults.plan('server_error', 3)
    await assert.rejects(recordProcessingFees, /1 payments could not/)
    await recordProcessingFees()
    assert.equal((await ledgerBalances(checkoutId)).processing_fee, 63)
  }).tags(['LEDG-4'])

  test('whose payment Stripe does not know does not stop the fees of other sales from being read', async ({
    assert,
  }) => {
    stripeSandbox.faults.holdFees(true)
    const lost = await givenSoldShirt()
    const { checkoutId } = await givenSoldShirt()
    await db
      .from('payment_sessions')
      .where('checkout_id', lost.checkoutId)
      .update({ stripe_payment_intent_id: 'pi_of_another_account' })
    stripeSandbox.faults.holdFees(false)
    await recordProcessingFees()
    assert.deepEqual(await kinds(lost.checkoutId), ['sale'])
    assert.deepEqual(await kinds(checkoutId), ['sale', 'processing_fee'])
  }).tags(['LEDG-4'])

  test('of a cancelled order that cannot be sold any more is the buyer’s money', async ({
    assert,
  }) => {
    const { checkoutId, artist } = await givenUnfulfillablePayment()
    assert.deepEqual(await ledgerBalances(checkoutId), {
      stripe_balance: 2795,
      processing_fee: 63,
      suspense: -2858,
    })
    assert.deepEqual(await kinds(checkoutId), ['unfulfillable_payment', 'processing_fee'])
    const { total_sales: sales, units_sold: units } = await artistRow(artist.id)
    assert.deepEqual([sales, units], ['0.00', 0])

    await retryOpenRefunds()
    assert.deepEqual(await ledgerBalances(checkoutId), { stripe_balance: -63, processing_fee: 63 })
  }).tags(['LEDG-5'])

  test('that is paid twice leaves the second payment to its buyer', async ({ assert }) => {
    const { checkoutId, product } = await givenSoldShirt()
    const before = await ledgerBalances(checkoutId)
    const second = await givenPlacedBasket([product.id])
    await db
      .from('payment_sessions')
      .where('checkout_id', second.checkoutId)
      .update({ checkout_id: checkoutId, attempt: 2 })
    await paid(second.sessionId, typed())
    assert.deepEqual(await ledgerBalances(checkoutId), {
      ...before,
      stripe_balance: before.stripe_balance! + 2795,
      processing_fee: 126,
      suspense: -2858,
    })
    await retryOpenRefunds()
    assert.deepEqual(await ledgerBalances(checkoutId), {
      ...before,
      stripe_balance: before.stripe_balance! - 63,
      processing_fee: 126,
    })
  }).tags(['LEDG-5'])
})
