import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { CheckLedger, type Difference } from '#ledger/public'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { submitRefund } from '#commerce/jobs'
import {
  setupCheckout,
  givenPlacedBasket,
  givenPlacedOrder,
  orderRows,
  paid,
  propsOf,
  successPath,
  typed,
  words,
} from '#tests/functional/checkout/checkout_fixtures'
import { open } from '#tests/functional/payments/payment_fixtures'
import { refundedAmounts, paymentState } from '#tests/functional/payments/refund_fixtures'
import { givenTwoStalls } from '#tests/support/baskets'
import { HttpSession } from '#tests/support/http_session'

/** Runs the jobs that send a refund twice, as after a crash. */
async function sendAll() {
  const refunds = await db.from('refunds').where('origin', 'shop').orderBy('id')
  for (const { id } of [...refunds, ...refunds]) await submitRefund({ refundId: id })
  await stripeSandbox.deliveriesDone()
}

/** How many jobs are to send a refund. */
async function enqueued(): Promise<number> {
  const refunds = await db.from('refunds').where('origin', 'shop')
  const { rows } = await db.rawQuery(
    `SELECT count(*)::int AS jobs FROM jobs.job WHERE name = 'refunds.submit' AND data ->> 'refundId' = ANY(?)`,
    [refunds.map(({ id }) => String(id))]
  )
  return rows[0].jobs
}

const shopRefunds = () =>
  db.from('refunds').where('origin', 'shop').select('amount', 'shipping_amount', 'reason', 'status')

/** A cancelled order whose goods are gone, with its payment page still open. */
async function givenGone() {
  const { order, product, sessionId } = await givenPlacedOrder()
  await db.from('product_variants').where('product_id', product.id).update({ in_stock: false })
  // Only our ledger has the page as ended: it was paid at the same moment.
  await db.from('checkouts').where('id', order.checkoutId).update({ cancelled_at: new Date() })
  await db.from('orders').where('checkout_id', order.checkoutId).update({ status: 'cancelled' })
  return { order, sessionId }
}

/** Two pages of one checkout, both paid; the second one was refunded. */
async function givenTwoPayments() {
  const { shirt } = await givenTwoStalls()
  const { checkoutId, sessionId } = await givenPlacedBasket([shirt.id])
  // Believed to have ended, so that another page was opened: both are paid.
  await db.from('payment_sessions').where('checkout_id', checkoutId).update({ status: 'expired' })
  const other = await open(checkoutId)
  await paid(sessionId, typed())
  await paid(other.sessionId, typed())
  return { checkoutId, first: sessionId, second: other.sessionId }
}

/** The amounts of the ledger by what they are for. */
async function differences(): Promise<Difference[]> {
  const found: Difference[] = []
  await (await app.container.make(CheckLedger)).handle((difference) => found.push(difference))
  return found
}

/** The ledger's balance of a checkout on an account beyond its rows, in pence. */
async function posted(checkoutId: number, account: string): Promise<number> {
  const [{ amount }] = await db
    .from('ledger_entries')
    .join('ledger_transactions', 'ledger_transactions.id', 'transaction_id')
    .where({ account, checkout_id: checkoutId })
    .sum('amount as amount')
  return Number(amount)
}

test.group('A payment that buys nothing', (group) => {
  group.each.setup(setupCheckout)

  test('because it is the second one is refunded in full, and the order is made', async ({
    assert,
  }) => {
    const { checkoutId } = await givenTwoPayments()
    assert.equal(await enqueued(), 1)
    await sendAll()
    const [given] = await shopRefunds()
    assert.deepEqual(await shopRefunds(), [
      { ...given, shipping_amount: '0.00', reason: 'Paid a second time', status: 'succeeded' },
    ])
    assert.lengthOf(await refundedAmounts(), 1)
    const { checkout, rows } = await paymentState(checkoutId)
    assert.deepEqual([checkout, rows[0]], ['paid', ['processing', 'paid', '0.00']])
    assert.isFalse(
      (await db.from('checkouts').where('id', checkoutId).firstOrFail()).production_hold
    )
  }).tags(['REFD-6'])

  test('because it came late and the goods are gone is refunded in full, and nothing is made', async ({
    assert,
  }) => {
    const { order, sessionId } = await givenGone()
    await paid(sessionId, typed())
    assert.equal(await enqueued(), 1)
    await sendAll()
    assert.deepEqual(await paymentState(order.checkoutId), {
      checkout: 'refunded',
      shipping: '3.59',
      rows: [['cancelled', 'refunded', '49.98']],
    })
    assert.deepEqual(await refundedAmounts(), [5357])
    assert.deepEqual(await shopRefunds(), [
      {
        amount: '53.57',
        shipping_amount: '3.59',
        reason: 'Paid after it was cancelled, when it was no longer on sale',
        status: 'succeeded',
      },
    ])
    assert.lengthOf(await db.from('provider_orders'), 0)
    assert.lengthOf(await db.from('outgoing_mails').where('mail', 'order-confirmation'), 0)
    const [row] = await orderRows(order.checkoutId)
    assert.equal(row.status, 'cancelled')
  }).tags(['REFD-6'])
  test('is refunded as it came in, which was {came} pence instead of 5357')
    .tags(['PAYM-7'])
    .with([
      { came: 6000, checkout: 'refunded', shipping: '3.59', row: ['refunded', '49.98'] },
      {
        came: 4000,
        checkout: 'partially_refunded',
        shipping: '0.00',
        row: ['partially_refunded', '40.00'],
      },
    ])
    .run(async ({ assert }, { came, checkout, shipping, row }) => {
      const { order, sessionId } = await givenGone()
      const session = await stripeSandbox.sessions.find(sessionId)
      await stripeSandbox.sessions.save(sessionId, { ...session!, amount_total: came })
      await paid(sessionId, typed())
      await sendAll()
      assert.deepEqual(await refundedAmounts(), [came])
      assert.deepEqual(await paymentState(order.checkoutId), {
        checkout,
        shipping,
        rows: [['cancelled', ...row]],
      })
      assert.equal(await posted(order.checkoutId, 'suspense'), 0)
    })

  test('that is refunded and also lost to a dispute is a loss of the platform', async ({
    assert,
  }) => {
    const { checkoutId, second } = await givenTwoPayments()
    await sendAll()
    const [given] = await refundedAmounts()
    const session = await stripeSandbox.sessions.find(second)
    const share = await posted(checkoutId, 'platform_share')
    const { id } = await stripeSandbox.openDispute(session!.payment_intent!)
    await stripeSandbox.closeDispute(id, 'lost')
    await stripeSandbox.deliveriesDone()
    assert.equal(await posted(checkoutId, 'suspense'), 0)
    assert.equal(await posted(checkoutId, 'platform_share'), share + given!)
    assert.isEmpty(await differences())
    const { checkout, rows } = await paymentState(checkoutId)
    assert.deepEqual([checkout, rows[0]], ['paid', ['processing', 'paid', '0.00']])
  }).tags(['PAYM-7'])

  test('that is lost to a dispute before it was refunded costs the platform nothing', async ({
    assert,
  }) => {
    const { checkoutId, second } = await givenTwoPayments()
    const share = await posted(checkoutId, 'platform_share')
    const session = await stripeSandbox.sessions.find(second)
    const { id } = await stripeSandbox.openDispute(session!.payment_intent!)
    await stripeSandbox.closeDispute(id, 'lost')
    await stripeSandbox.deliveriesDone()
    assert.equal(await posted(checkoutId, 'suspense'), 0)
    assert.equal(await posted(checkoutId, 'platform_share'), share)
  }).tags(['PAYM-7'])

  test('leaves the order alone when both are disputed, and it is decided last', async ({
    assert,
  }) => {
    const { checkoutId, first, second } = await givenTwoPayments()
    const disputes: string[] = []
    for (const each of [first, second]) {
      const session = await stripeSandbox.sessions.find(each)
      disputes.push((await stripeSandbox.openDispute(session!.payment_intent!)).id)
    }
    for (const id of disputes) {
      await stripeSandbox.deliveriesDone()
      assert.equal(
        (await paymentState(checkoutId)).checkout,
        id === disputes[0] ? 'disputed' : 'paid'
      )
      await stripeSandbox.closeDispute(id, 'won')
    }
    await stripeSandbox.deliveriesDone()
    assert.equal((await paymentState(checkoutId)).checkout, 'paid')
  }).tags(['PAYM-14'])

  test('is shown as cancelled on the page after the payment', async ({ assert }) => {
    const { sessionId } = await givenGone()
    await paid(sessionId, typed())
    const { result } = await propsOf(new HttpSession(), successPath(sessionId))
    assert.equal(result.state, 'cancelled')
    const { text } = await new HttpSession().get(successPath(sessionId))
    assert.include(words(text), 'We’ll refund you the way you paid')
    assert.notInclude(words(text), 'Order placed')
    await sendAll()
    const refunded = (await new HttpSession().get(successPath(sessionId))).text
    assert.include(words(refunded), 'We’ve refunded you the way you paid.')
    assert.notInclude(words(refunded), 'We’ll refund')
  }).tags(['BUYR-18'])
})
