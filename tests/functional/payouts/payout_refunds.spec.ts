import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import Artist from '#artists/models/artist'
import { ReservePayout } from '#payouts/actions/reserve_payout'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { clock } from '#shared/clock'
import { pence } from '#shared/money'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import {
  accountIdOf,
  balanceOf,
  ledgerAddsUp,
  givenEarned,
  runPayouts,
  onboarding,
  retryOpenPayouts,
  payoutStatuses,
  transferred,
} from '#tests/functional/payouts/payout_fixtures'
import {
  givenPaidBasket,
  refund,
  reserve as createRefund,
  send as submitRefund,
} from '#tests/functional/payments/refund_fixtures'

/** The number of attempts that the client makes of one call. */
const ALL_TRIES = 3

/** A shirt of £24.00 sold and shipped long ago, of which 6.90 is the artist's, whose account can be paid. */
async function givenShippedShirt() {
  const { checkoutId, first, intent } = await givenPaidBasket()
  const artistId: number = first.artist_id
  await onboarding(artistId)
  await stripeSandbox.connect.onboard(await accountIdOf(artistId), 'complete')
  await stripeSandbox.deliveriesDone()
  await db.from('orders').where('id', first.id).update({ status: 'shipped' })
  await db.table('order_status_history').insert({
    order_id: first.id,
    from_status: 'processing',
    to_status: 'shipped',
    created_at: clock.now().minus({ days: 20 }).toJSDate(),
  })
  return { checkoutId, artistId, intent, orderId: first.id as number }
}

/** Reserves a payout without sending it, whatever its amount. */
async function reserve(artistId: number) {
  const action = await app.container.make(ReservePayout)
  return action.handle(artistId, pence(1))
}

async function payNow(artistId: number) {
  await reserve(artistId)
  await retryOpenPayouts()
}

/** Refunds £10 while a payout's outcome is unknown; then the payout is refused. @returns the artist */
async function givenRefundBeforeRefusal() {
  const { checkoutId, artistId, orderId } = await givenShippedShirt()
  await reserve(artistId)
  stripeSandbox.faults.plan('server_error', ALL_TRIES)
  await retryOpenPayouts()
  await refund({ checkoutId, lines: [{ orderId, amount: pence(1000) }] })
  stripeSandbox.faults.plan('balance_insufficient', 1)
  await retryOpenPayouts()
  return artistId
}

test.group('A refund', (group) => {
  group.each.setup(setupCheckout)

  test('before the payout is deducted from it', async ({ assert }) => {
    const { checkoutId, artistId, orderId } = await givenShippedShirt()
    await refund({ checkoutId, lines: [{ orderId, amount: pence(1000) }] })
    await payNow(artistId)
    assert.deepEqual(await transferred(), [690 - 288])
    assert.deepEqual(await balanceOf(artistId), { payable: 0, debt: 0, inTransit: 0 } as never)
  }).tags(['PAYO-9'])

  test('of a whole row before the payout leaves nothing to pay', async ({ assert }) => {
    const { checkoutId, artistId, orderId } = await givenShippedShirt()
    await refund({ checkoutId, lines: [{ orderId, amount: null }] })
    assert.isNull(await reserve(artistId))
  }).tags(['PAYO-9'])

  test('between reserving a payout and sending it cancels it, and the rest is paid', async ({
    assert,
  }) => {
    const { checkoutId, artistId, orderId } = await givenShippedShirt()
    await reserve(artistId)
    await refund({ checkoutId, lines: [{ orderId, amount: pence(1000) }] })
    await retryOpenPayouts()
    assert.deepEqual(await payoutStatuses(), ['cancelled 6.90'])
    await payNow(artistId)
    assert.deepEqual(await payoutStatuses(), ['cancelled 6.90', 'paid 4.02'])
    assert.deepEqual(await transferred(), [402])
    assert.equal(await ledgerAddsUp(), 0)
  }).tags(['PAYO-9'])

  test('made in Stripe’s dashboard before a payout is sent cancels it as well', async ({
    assert,
  }) => {
    const { artistId, intent } = await givenShippedShirt()
    await reserve(artistId)
    await stripeSandbox.refund(intent)
    await stripeSandbox.deliveriesDone()
    await retryOpenPayouts()
    assert.deepEqual(await payoutStatuses(), ['cancelled 6.90'])
    assert.isNull(await reserve(artistId))
    assert.deepEqual(await transferred(), [])
  }).tags(['PAYO-9'])

  test('that is being sent to Stripe keeps its row from being paid', async ({ assert }) => {
    const { checkoutId, artistId, orderId } = await givenShippedShirt()
    const id = await createRefund({ checkoutId, lines: [{ orderId, amount: pence(1000) }] })
    assert.isNull(await reserve(artistId))
    await submitRefund(id)
    await payNow(artistId)
    assert.deepEqual(await transferred(), [402])
  }).tags(['PAYO-9'])

  test('while a payout is in transit becomes a debt, and never changes the payout', async ({
    assert,
  }) => {
    const { checkoutId, artistId, orderId } = await givenShippedShirt()
    await reserve(artistId)
    stripeSandbox.faults.plan('server_error', ALL_TRIES)
    await retryOpenPayouts()
    await refund({ checkoutId, lines: [{ orderId, amount: pence(1000) }] })
    await retryOpenPayouts()
    assert.deepEqual(await payoutStatuses(), ['paid 6.90'])
    assert.deepEqual(await transferred(), [690])
    assert.deepEqual(await balanceOf(artistId), { payable: 0, debt: 288, inTransit: 0 } as never)
    assert.equal(await ledgerAddsUp(), 0)
  }).tags(['PAYO-10'])

  test('that the bank sends back after the payout was refused leaves the row’s earnings', async ({
    assert,
  }) => {
    const artistId = await givenRefundBeforeRefusal()
    assert.deepEqual(await balanceOf(artistId), { payable: 690, debt: 288, inTransit: 0 } as never)
    const { stripe_refund_id: refundId } = await db.from('refunds').firstOrFail()
    await stripeSandbox.failRefund(refundId)
    await stripeSandbox.deliveriesDone()
    assert.deepEqual(await balanceOf(artistId), { payable: 690, debt: 0, inTransit: 0 } as never)
    await payNow(artistId)
    assert.deepEqual(await transferred(), [690])
    assert.equal(await ledgerAddsUp(), 0)
  }).tags(['BOOK-5'])

  test('during a payout that is refused in the end is netted with the next', async ({ assert }) => {
    const artistId = await givenRefundBeforeRefusal()
    await payNow(artistId)
    assert.deepEqual(await payoutStatuses(), ['failed 6.90', 'paid 4.02'])
    assert.deepEqual(await balanceOf(artistId), { payable: 0, debt: 0, inTransit: 0 } as never)
  }).tags(['PAYO-10'])

  test('after the payout is a debt, by cumulative rounding, that the next payout nets', async ({
    assert,
  }) => {
    const { checkoutId, artistId, orderId } = await givenShippedShirt()
    await payNow(artistId)
    const lines = [{ orderId, amount: pence(333) }]
    await refund({ checkoutId, lines })
    await refund({ checkoutId, lines })
    const { debt } = await balanceOf(artistId)
    assert.equal(debt, Math.round((690 * 666) / 2400))
    await givenEarned({ artist: await Artist.findOrFail(artistId) })
    await runPayouts()
    assert.sameMembers(await transferred(), [690, 6900 - debt])
    assert.deepEqual(await balanceOf(artistId), { payable: 0, debt: 0, inTransit: 0 } as never)
    assert.equal(await ledgerAddsUp(), 0)
  }).tags(['PAYO-10'])

  test('that the bank sends back after the debt was netted is paid out again', async ({
    assert,
  }) => {
    const { checkoutId, artistId, orderId } = await givenShippedShirt()
    await payNow(artistId)
    await refund({ checkoutId, lines: [{ orderId, amount: null }] })
    await givenEarned({ artist: await Artist.findOrFail(artistId) })
    await runPayouts()
    const [given] = await stripeSandbox.refunds.all()
    await stripeSandbox.failRefund(given!.id)
    await stripeSandbox.deliveriesDone()
    await payNow(artistId)
    assert.sameMembers(await transferred(), [690, 6900 - 690, 690])
    assert.deepEqual(await balanceOf(artistId), { payable: 0, debt: 0, inTransit: 0 } as never)
    assert.equal(await ledgerAddsUp(), 0)
  }).tags(['PAYO-10'])

  test('at the same moment as the payout takes back the artist’s part once', async ({ assert }) => {
    const { checkoutId, artistId, orderId } = await givenShippedShirt()
    await Promise.all([
      payNow(artistId),
      refund({ checkoutId, lines: [{ orderId, amount: pence(1000) }] }),
    ])
    await retryOpenPayouts()
    await payNow(artistId)
    const { payable, debt } = await balanceOf(artistId)
    const paid = (await transferred()).reduce((sum, amount) => sum + amount, 0)
    assert.equal(paid + payable - debt, 402)
    assert.equal(await ledgerAddsUp(), 0)
  }).tags(['PAYO-9'])
})

test.group('A dispute', (group) => {
  group.each.setup(setupCheckout)

  test('before a payout is sent cancels it and holds its rows, until it is won', async ({
    assert,
  }) => {
    const { artistId, intent } = await givenShippedShirt()
    await reserve(artistId)
    const dispute = await stripeSandbox.openDispute(intent)
    await stripeSandbox.deliveriesDone()
    await retryOpenPayouts()
    assert.deepEqual(await payoutStatuses(), ['cancelled 6.90'])
    assert.isNull(await reserve(artistId))
    await stripeSandbox.closeDispute(dispute.id, 'won')
    await stripeSandbox.deliveriesDone()
    await payNow(artistId)
    assert.deepEqual(await transferred(), [690])
  }).tags(['PAYO-4'])

  test('lost after the payout is the artist’s debt', async ({ assert }) => {
    const { artistId, intent } = await givenShippedShirt()
    await payNow(artistId)
    const dispute = await stripeSandbox.openDispute(intent)
    await stripeSandbox.closeDispute(dispute.id, 'lost')
    await stripeSandbox.deliveriesDone()
    assert.deepEqual(await balanceOf(artistId), { payable: 0, debt: 690, inTransit: 0 } as never)
    assert.equal(await ledgerAddsUp(), 0)
  }).tags(['PAYO-10'])
})
