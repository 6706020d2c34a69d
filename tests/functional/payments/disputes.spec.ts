import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { applyParked } from '#tests/functional/payments/parked'
import { OpenCasesQuery } from '#admin/public'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { cancelDisputedOrders } from '#commerce/jobs'
import {
  checkoutRow,
  setupCheckout,
  givenPlacedBasket,
  typed,
} from '#tests/functional/checkout/checkout_fixtures'
import { delivered, deliver } from '#tests/functional/payments/payment_fixtures'
import {
  refundedAmounts,
  givenPaidBasket,
  refund,
  reserve,
  paymentState,
} from '#tests/functional/payments/refund_fixtures'
import { givenTwoStalls } from '#tests/support/baskets'
import { pence } from '#shared/money'

const DISPUTED = {
  checkout: 'disputed',
  shipping: '0.00',
  rows: [
    ['processing', 'disputed', '0.00'],
    ['processing', 'disputed', '0.00'],
  ],
}

const eventsAbout = async (id: string) => {
  const all = await stripeSandbox.events.all()
  return all.filter((event) => (event.data.object as { id: string }).id === id)
}

/** A disputed payment whose events have not reached us. */
async function givenUnheard(complaint: Parameters<typeof stripeSandbox.openDispute>[1] = {}) {
  const basket = await givenPaidBasket()
  stripeSandbox.faults.holdWebhooks(true)
  const dispute = await stripeSandbox.openDispute(basket.intent, complaint)
  return { ...basket, dispute }
}

async function tell(id: string) {
  for (const event of await eventsAbout(id)) await delivered(event)
}

/** The ledger's amounts of disputes, in pence by account. */
async function posted(checkoutId: number): Promise<Record<string, number>> {
  const rows = await db
    .from('ledger_entries')
    .join('ledger_transactions', 'ledger_transactions.id', 'transaction_id')
    .where({ kind: 'dispute', checkout_id: checkoutId })
    .groupBy('account')
    .select('account')
    .sum('amount as amount')
  return Object.fromEntries(rows.map(({ account, amount }) => [account, Number(amount)]))
}

const disputeRows = () => db.from('disputes').select('status', 'amount', 'reason')

test.group('A disputed payment', (group) => {
  group.each.setup(setupCheckout)

  test('is shown on every row while the bank decides, and nothing is refunded', async ({
    assert,
  }) => {
    const { checkoutId, first, dispute } = await givenUnheard()
    await tell(dispute.id)
    assert.deepEqual(await paymentState(checkoutId), DISPUTED)
    assert.deepEqual(await disputeRows(), [
      { status: 'open', amount: '73.09', reason: 'fraudulent' },
    ])
    await assert.rejects(
      () => reserve({ checkoutId, lines: [{ orderId: first.id, amount: null }] }),
      /buyer’s bank is deciding/
    )
    assert.deepEqual(await posted(checkoutId), {
      stripe_balance: -9309,
      processing_fee: 2000,
      suspense: 7309,
    })
  }).tags(['DISP-1'])

  test('that is won is restored, less the fee', async ({ assert }) => {
    const { checkoutId, first, intent } = await givenPaidBasket()
    await refund({ checkoutId, lines: [{ orderId: first.id, amount: pence(1000) }] })
    await stripeSandbox.deliveriesDone()
    const { id } = await stripeSandbox.openDispute(intent, { amount: 6309 })
    await stripeSandbox.closeDispute(id, 'won')
    await stripeSandbox.deliveriesDone()
    assert.deepEqual(await paymentState(checkoutId), {
      checkout: 'partially_refunded',
      shipping: '0.00',
      rows: [
        ['processing', 'partially_refunded', '10.00'],
        ['processing', 'paid', '0.00'],
      ],
    })
    assert.deepEqual(await posted(checkoutId), {
      stripe_balance: -2000,
      processing_fee: 2000,
      suspense: 0,
    })
    assert.deepEqual(await refundedAmounts(), [1000])
  }).tags(['DISP-2'])

  test('that was {first} stays so when Stripe later reports it as {second}')
    .with([
      { first: 'won', second: 'lost' },
      { first: 'lost', second: 'won' },
    ] as const)
    .run(async ({ assert }, { first, second }) => {
      const { checkoutId, dispute } = await givenUnheard()
      await stripeSandbox.closeDispute(dispute.id, first)
      await tell(dispute.id)
      const decided = await paymentState(checkoutId)
      const refunds = await db.from('refunds').select('origin', 'amount', 'status')
      await stripeSandbox.closeDispute(dispute.id, second)
      await tell(dispute.id)
      assert.deepEqual((await disputeRows())[0].status, first)
      assert.deepEqual(await paymentState(checkoutId), decided)
      assert.deepEqual(await db.from('refunds').select('origin', 'amount', 'status'), refunds)
    })

  test('that is lost is a refund, which is not made a second time', async ({ assert }) => {
    const { checkoutId, dispute } = await givenUnheard()
    await stripeSandbox.closeDispute(dispute.id, 'lost')
    await tell(dispute.id)
    const { checkout, shipping, rows } = await paymentState(checkoutId)
    assert.deepEqual([checkout, shipping], ['refunded', '3.59'])
    assert.deepEqual(
      rows.map(([, payment, refunded]) => [payment, refunded]),
      [
        ['refunded', '24.00'],
        ['refunded', '45.50'],
      ]
    )
    const [row] = await db.from('refunds')
    assert.deepInclude(row, {
      origin: 'dispute',
      status: 'succeeded',
      amount: '73.09',
      reason: 'Dispute lost: fraudulent',
      stripe_refund_id: dispute.id,
    })
    assert.deepEqual(await refundedAmounts(), [])
  }).tags(['DISP-2'])

  test('that is lost for more than the rest of the payment is a loss of the platform', async ({
    assert,
  }) => {
    const { checkoutId, first, intent } = await givenPaidBasket()
    await refund({ checkoutId, lines: [{ orderId: first.id, amount: pence(1000) }] })
    const dispute = await stripeSandbox.openDispute(intent)
    assert.equal(dispute.amount, 7309)
    await stripeSandbox.closeDispute(dispute.id, 'lost')
    await stripeSandbox.deliveriesDone()
    assert.equal((await paymentState(checkoutId)).checkout, 'refunded')
    const { rows } = await db.rawQuery(
      `SELECT coalesce(sum(amount), 0)::int AS left FROM ledger_entries JOIN ledger_transactions ON ledger_transactions.id = transaction_id
        WHERE account = 'suspense' AND checkout_id = ?`,
      [checkoutId]
    )
    assert.equal(rows[0].left, 0)
    assert.equal((await posted(checkoutId)).platform_share, 1000)
  }).tags(['PAYM-13'])

  test('that is under review stays answered when an older event arrives late', async ({
    assert,
  }) => {
    const { dispute } = await givenUnheard()
    await tell(dispute.id)
    // The snapshot from before the answer is applied after a later one.
    await db.from('disputes').update({ is_answered: true })
    const [event] = await eventsAbout(dispute.id)
    await delivered({ ...event!, id: 'evt_late' })
    assert.isTrue((await db.from('disputes').firstOrFail()).is_answered)
  }).tags(['PAYM-15'])

  test('that is lost in part when all was sent does not hold back the artist’s rest', async ({
    assert,
  }) => {
    const { checkoutId, dispute } = await givenUnheard({ amount: 1000 })
    await db.from('orders').update({ status: 'shipped' })
    await stripeSandbox.closeDispute(dispute.id, 'lost')
    await tell(dispute.id)
    assert.isFalse((await checkoutRow(checkoutId)).production_hold)
  }).tags(['PAYM-12'])

  test('of a payment that is held for another reason stays an open case until everything is refunded', async ({
    assert,
  }) => {
    const { checkoutId } = await givenUnheard()
    await db.from('orders').update({ status: 'shipped' })
    await db
      .from('checkouts')
      .where('id', checkoutId)
      .update({ production_hold: true, production_hold_reason: 'Odd' })
    const queries = await app.container.make(OpenCasesQuery)
    assert.equal((await queries.handle()).productionHolds, 1)
    await db.from('orders').update({ payment_status: 'refunded' })
    assert.equal((await queries.handle()).productionHolds, 0)
  }).tags(['PAYM-12'])

  test('that is lost is held at once, and then cancelled', async ({ assert }) => {
    const { checkoutId, dispute } = await givenUnheard()
    await stripeSandbox.closeDispute(dispute.id, 'lost')
    await tell(dispute.id)
    const held = await checkoutRow(checkoutId)
    assert.isTrue(held.production_hold)
    await cancelDisputedOrders({ checkoutId })
    await cancelDisputedOrders({ checkoutId })
    const { rows } = await paymentState(checkoutId)
    assert.deepEqual(
      rows.map(([status]) => status),
      ['cancelled', 'cancelled']
    )
    const queries = await app.container.make(OpenCasesQuery)
    assert.equal((await queries.handle()).productionHolds, 0)
  }).tags(['DISP-4'])

  test('that is lost in part is divided between the rows in proportion to their amounts', async ({
    assert,
  }) => {
    const { checkoutId, dispute } = await givenUnheard({ amount: 1000 })
    await stripeSandbox.closeDispute(dispute.id, 'lost')
    await tell(dispute.id)
    const { checkout, rows } = await paymentState(checkoutId)
    assert.equal(checkout, 'partially_refunded')
    assert.deepEqual(
      rows.map(([, , refunded]) => refunded),
      ['3.45', '6.55']
    )
  }).tags(['DISP-2'])

  test('that is only an inquiry of the bank is recorded, and nothing else changes', async ({
    assert,
  }) => {
    const { checkoutId, dispute } = await givenUnheard({ isInquiry: true })
    await tell(dispute.id)
    assert.equal((await paymentState(checkoutId)).checkout, 'paid')
    await stripeSandbox.closeDispute(dispute.id, 'won')
    await tell(dispute.id)
    assert.deepInclude(await disputeRows(), {
      status: 'won',
      amount: '73.09',
      reason: 'fraudulent',
    })
    assert.equal((await paymentState(checkoutId)).checkout, 'paid')
    assert.deepEqual(await posted(checkoutId), {})
  }).tags(['DISP-1'])

  test('reported {times} times {order} is lost once')
    .tags(['DISP-3'])
    .with(
      [1, 2, 5].flatMap((times) => [
        { times, order: 'in order' },
        { times, order: 'backwards' },
      ])
    )
    .run(async ({ assert }, { times, order }) => {
      const { checkoutId, dispute } = await givenUnheard()
      await stripeSandbox.closeDispute(dispute.id, 'lost')
      const told = await eventsAbout(dispute.id)
      const events = Array.from({ length: times }, () => told).flat()
      for (const event of order === 'in order' ? events : events.toReversed())
        assert.equal(await delivered(event), 200)
      assert.equal((await paymentState(checkoutId)).checkout, 'refunded')
      assert.lengthOf(await db.from('refunds'), 1)
      assert.lengthOf(await disputeRows(), 1)
      assert.equal((await posted(checkoutId)).suspense, 0)
    })

  test('reported by 30 events at the same moment is lost once', async ({ assert }) => {
    const { checkoutId, dispute } = await givenUnheard()
    await stripeSandbox.closeDispute(dispute.id, 'lost')
    const told = await eventsAbout(dispute.id)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => told)
        .flat()
        .map(deliverOnce)
    )
    assert.isTrue(answers.every((status) => status === 200))
    assert.equal((await paymentState(checkoutId)).checkout, 'refunded')
    assert.lengthOf(await db.from('refunds'), 1)
  }).tags(['DISP-3'])

  test('is parked until the payment is known', async ({ assert }) => {
    const { shirt } = await givenTwoStalls()
    const { checkoutId, sessionId } = await givenPlacedBasket([shirt.id])
    stripeSandbox.faults.holdWebhooks(true)
    await stripeSandbox.pay(sessionId, typed())
    const { payment_intent: intent } = (await stripeSandbox.sessions.find(sessionId))!
    const dispute = await stripeSandbox.openDispute(intent!)
    const [opened] = await eventsAbout(dispute.id)
    assert.equal(await delivered(opened!), 200)
    assert.deepEqual(await applyParked(), { applied: 0, waiting: 1, failed: 0 })
    assert.lengthOf(await disputeRows(), 0)
    const [paid] = await eventsAbout(sessionId)
    assert.equal(await delivered(paid!), 200)
    assert.deepEqual(await applyParked(), { applied: 1, waiting: 0, failed: 0 })
    assert.equal((await paymentState(checkoutId)).checkout, 'disputed')
  }).tags(['ODD-7', 'DISP-3'])
})

const deliverOnce = async (event: object) => (await deliver(event)).status
