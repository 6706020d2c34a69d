import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { payoutsPort } from '#commerce/payouts_port'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { clock } from '#shared/clock'
import { pence } from '#shared/money'
import { checkoutRow, setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import { balances } from '#tests/functional/ledger/ledger_fixtures'
import {
  ledgerBalances,
  salesCounters,
  givenSoldShirt,
  kinds,
  productRow,
} from '#tests/functional/ledger/sale_fixtures'
import {
  givenPaidBasket,
  refund,
  reserve,
  send,
  retryOpenRefunds,
} from '#tests/functional/payments/refund_fixtures'

test.group('Money refunded, in the ledger', (group) => {
  group.each.setup(setupCheckout)

  test('£10 of £24.99 takes 3.00 of the artist’s 7.49; all of it takes the rest', async ({
    assert,
  }) => {
    const { artist, checkoutId, order, product } = await givenSoldShirt()
    await refund({ checkoutId, lines: [{ orderId: order.id, amount: pence(1000) }] })
    const query = await balances()
    assert.deepEqual(await query.ofArtist(artist.id), { payable: 449, debt: 0, inTransit: 0 })
    assert.equal((await ledgerBalances(checkoutId)).platform_share, 200)
    assert.deepEqual(await salesCounters(artist.id, product.id), ['14.99', 1, 1])

    await refund({ checkoutId, lines: [{ orderId: order.id, amount: null }] })
    assert.deepEqual(await query.ofArtist(artist.id), { payable: 0, debt: 0, inTransit: 0 })
    // The shirt was made: its cost and the lost fee are the platform's.
    assert.deepEqual(await ledgerBalances(checkoutId), {
      stripe_balance: 296,
      production_cost: -1250,
      shipping: -359,
      processing_fee: 63,
      platform_share: 1250,
    })
    assert.deepEqual(await salesCounters(artist.id, product.id), ['0.00', 0, 0])
  }).tags(['LEDG-6', 'LEDG-10'])

  test('of a row that the artist was paid for is the artist’s debt, and what comes back settles it', async ({
    assert,
    cleanup,
  }) => {
    const { artist, checkoutId, order } = await givenSoldShirt()
    const settlePaidOut = async (ids: readonly number[]) => new Set(ids)
    const payouts = Object.create(payoutsPort.current(), {
      settlePaidOut: { value: settlePaidOut },
    })
    cleanup(payoutsPort.register(payouts))
    const refundId = await reserve({
      checkoutId,
      lines: [{ orderId: order.id, amount: pence(1000) }],
    })
    await send(refundId)
    const query = await balances()
    assert.deepEqual(await query.ofArtist(artist.id), { payable: 749, debt: 300, inTransit: 0 })
    const { stripe_refund_id: id } = await db.from('refunds').firstOrFail()
    await stripeSandbox.failRefund(id)
    await stripeSandbox.deliveriesDone()
    assert.deepEqual(await query.ofArtist(artist.id), { payable: 749, debt: 0, inTransit: 0 })
  }).tags(['LEDG-7'])

  test('of shipping asks for no payouts, because it takes nothing of an artist', async ({
    assert,
    cleanup,
  }) => {
    const { artist, checkoutId } = await givenSoldShirt()
    const asked: (readonly number[])[] = []
    const settlePaidOut = async (ids: readonly number[]) => {
      asked.push(ids)
      return new Set<number>()
    }
    const payouts = Object.create(payoutsPort.current(), {
      settlePaidOut: { value: settlePaidOut },
    })
    cleanup(payoutsPort.register(payouts))
    await refund({ checkoutId, lines: [], shippingAmount: pence(359) })
    assert.deepEqual(asked, [])
    const query = await balances()
    assert.deepEqual(await query.ofArtist(artist.id), { payable: 749, debt: 0, inTransit: 0 })
  }).tags(['LEDG-7'])

  test('of a row that is all the artist’s moves that alone, whether it was paid or not', async ({
    assert,
    cleanup,
  }) => {
    const { artist, checkoutId, order, product } = await givenSoldShirt()
    // It costs nothing to make and to send, and the artist has all of it.
    const { artist_profit: agreed, platform_profit: ours, unit_cost: cost } = order
    const all = Number(agreed) + Number(ours) + Number(cost)
    await db
      .from('orders')
      .where('id', order.id)
      .update({ unit_cost: 0, artist_profit: all, platform_profit: 0 })
    await db
      .from('checkouts')
      .where('id', checkoutId)
      .update({ shipping_amount: 0, total_amount: all })
    const give = () => refund({ checkoutId, lines: [{ orderId: order.id, amount: pence(500) }] })
    await give()
    const query = await balances()
    assert.deepEqual(await query.ofArtist(artist.id), { payable: 249, debt: 0, inTransit: 0 })
    assert.deepEqual(await salesCounters(artist.id, product.id), ['19.99', 1, 1])
    const settlePaidOut = async (ids: readonly number[]) => new Set(ids)
    const payouts = Object.create(payoutsPort.current(), {
      settlePaidOut: { value: settlePaidOut },
    })
    cleanup(payoutsPort.register(payouts))
    await give()
    assert.deepEqual(await query.ofArtist(artist.id), { payable: 249, debt: 500, inTransit: 0 })
  }).tags(['LEDG-7'])

  test('and sent back by the bank is as it was before', async ({ assert }) => {
    const { artist, checkoutId, order, product } = await givenSoldShirt()
    const before = await ledgerBalances(checkoutId)
    await refund({
      checkoutId,
      lines: [{ orderId: order.id, amount: null }],
      shippingAmount: pence(359),
    })
    const { stripe_refund_id: id } = await db.from('refunds').firstOrFail()
    await stripeSandbox.failRefund(id)
    await stripeSandbox.deliveriesDone()
    assert.deepEqual(await ledgerBalances(checkoutId), before)
    assert.deepEqual(await kinds(checkoutId), [
      'sale',
      'processing_fee',
      'refund',
      'refund_returned',
    ])
    assert.deepEqual(await salesCounters(artist.id, product.id), ['24.99', 1, 1])
  }).tags(['LEDG-7'])

  test('in Stripe’s own dashboard, and more than the rows came to, is posted once', async ({
    assert,
  }) => {
    const { checkoutId, intent } = await givenPaidBasket()
    await stripeSandbox.refund(intent, 1000)
    await stripeSandbox.deliveriesDone()
    await stripeSandbox.refund(intent)
    await stripeSandbox.deliveriesDone()
    await retryOpenRefunds()
    const {
      artist_payable: artists,
      shipping,
      suspense,
      stripe_balance: ours,
    } = await ledgerBalances(checkoutId)
    const { refunded_shipping: given } = await checkoutRow(checkoutId)
    assert.deepEqual(
      [artists, shipping, suspense, given],
      [undefined, undefined, undefined, '3.59']
    )
    assert.equal(ours, -130)
  }).tags(['LEDG-6'])

  test('because it is not to be made is the buyer’s from that moment, the shipping with the last row', async ({
    assert,
  }) => {
    const { checkoutId, first, second } = await givenPaidBasket()
    const one = await reserve({
      checkoutId,
      lines: [{ orderId: first.id, amount: null }],
      cancels: true,
    })
    const { suspense, shipping } = await ledgerBalances(checkoutId)
    assert.deepEqual([suspense, shipping], [-2400, -359])
    assert.deepEqual(await salesCounters(first.artist_id, first.product_id), ['0.00', 0, 0])

    const other = await reserve({
      checkoutId,
      lines: [{ orderId: second.id, amount: null }],
      cancels: true,
    })
    assert.deepEqual(await ledgerBalances(checkoutId), {
      stripe_balance: 7309 - 130,
      processing_fee: 130,
      suspense: -7309,
    })
    await Promise.all([send(one), send(other)])
    assert.deepEqual(await ledgerBalances(checkoutId), {
      stripe_balance: -130,
      processing_fee: 130,
    })
    assert.deepEqual(await kinds(checkoutId), ['sale', 'processing_fee', 'cancellation', 'refund'])
  }).tags(['LEDG-8', 'LEDG-10'])

  test('in part, before it is cancelled, is given once', async ({ assert }) => {
    const { checkoutId, order, artist, product } = await givenSoldShirt()
    await refund({ checkoutId, lines: [{ orderId: order.id, amount: pence(1000) }] })
    await refund({ checkoutId, lines: [{ orderId: order.id, amount: null }], cancels: true })
    assert.deepEqual(await ledgerBalances(checkoutId), { stripe_balance: -63, processing_fee: 63 })
    assert.deepEqual(await salesCounters(artist.id, product.id), ['0.00', 0, 0])
  }).tags(['LEDG-8'])

  test('after the 30 days of the ranking leaves the ranking alone', async ({ assert }) => {
    const { checkoutId, order, product } = await givenSoldShirt()
    const ago = clock.now().minus({ days: 31 }).toJSDate()
    await db.from('checkouts').where('id', checkoutId).update({ paid_at: ago })
    await refund({ checkoutId, lines: [{ orderId: order.id, amount: null }] })
    const { units_sold: units, units_sold_30_days: recent } = await productRow(product.id)
    assert.deepEqual([units, recent], [0, 1])
  }).tags(['LEDG-10'])

  test('of what the artist bought changes sales, and no ranking', async ({ assert }) => {
    const { checkoutId, order, artist, product } = await givenSoldShirt()
    await db.from('orders').where('id', order.id).update({ is_self_purchase: true })
    await db.from('artists').where('id', artist.id).update({ units_sold: 5 })
    await db.from('products').where('id', product.id).update({ units_sold_30_days: 5 })
    await refund({ checkoutId, lines: [{ orderId: order.id, amount: null }] })
    assert.deepEqual(await salesCounters(artist.id, product.id), ['0.00', 5, 0])
    assert.equal((await productRow(product.id)).units_sold_30_days, 5)
  }).tags(['LEDG-10'])
})
