import ace from '@adonisjs/core/services/ace'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { CheckProviders } from '#admin/public'
import type { Difference } from '#ledger/public'
import { populate } from '#database/demo/population'
import printfulConfig from '#config/printful'
import { BuildRollups } from '#insights/actions/build_rollups'
import { BalanceGateway } from '#commerce/payments/stripe/balance_gateway'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { clock } from '#shared/clock'
import { pence } from '#shared/money'
import {
  setupCheckout,
  givenPlacedOrder,
  later,
  paid,
} from '#tests/functional/checkout/checkout_fixtures'
import {
  givenPaidCheckout,
  owedToPrintful,
  submit,
} from '#tests/functional/fulfilment/submission_fixtures'
import { givenSoldShirt } from '#tests/functional/ledger/sale_fixtures'
import { BUYER } from '#tests/functional/payments/payment_fixtures'
import { givenReadyArtist, runPayouts } from '#tests/functional/payouts/payout_fixtures'
import { givenPaidBasket, refund } from '#tests/functional/payments/refund_fixtures'
import { connectedPrintful } from '#tests/support/connected_printful'
import { givenAdminClient } from '#tests/support/admin_client'
import { resetDatabase } from '#tests/support/reset_database'

/** A time after which nothing is in transit any more. */
const SETTLED = 16

async function check(minutes = SETTLED) {
  const found: Difference[] = []
  const action = await app.container.make(CheckProviders)
  const checked = await later(minutes, () => action.handle((difference) => found.push(difference)))
  const lines = found.map(
    ({ name, subject, one, other }) => `${name}: ${subject}: ${one}, ${other}`
  )
  return { ...checked, lines }
}

/** The payment of a session, as Stripe reports it. */
async function intentOf(sessionId: string) {
  const session = await stripeSandbox.sessions.find(sessionId)
  return (await stripeSandbox.intents.find(session!.payment_intent!))!
}

/** An artist is owed £104.98 for what went out 20 days ago. */
async function givenPayable() {
  const { artist } = await givenReadyArtist()
  const { order, sessionId } = await givenPlacedOrder({ artist, sellingPrice: '99.99' })
  await paid(sessionId, BUYER)
  await db.from('orders').where('id', order.id).update({ status: 'shipped' })
  await db.table('order_status_history').insert({
    order_id: order.id,
    from_status: 'processing',
    to_status: 'shipped',
    created_at: clock.now().minus({ days: 20 }).toJSDate(),
  })
  return artist
}

async function run() {
  ace.ui.switchMode('raw')
  const command = await later(SETTLED, () => ace.exec('ledger:check', ['--provider']))
  const lines = ace.ui.logger.getLogs().map(({ message }) => message)
  ace.ui.logger.getRenderer().flushLogs()
  return { command, lines }
}

/** Changes rows with the triggers disabled, which would refuse it. */
async function tamper(statement: string) {
  await db.transaction(async (trx) => {
    await trx.rawQuery('SET LOCAL session_replication_role = replica')
    await trx.rawQuery(statement)
  })
}

test.group('The ledger accounts against the providers’ own records', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(connectedPrintful)

  test('agree after sales, refunds, disputes, payouts and orders that were made, cancelled and reprinted', async ({
    assert,
    client,
  }) => {
    const { checkoutId, order } = await givenSoldShirt()
    await refund({ checkoutId, lines: [{ orderId: order.id, amount: pence(1000) }] })
    const { stripe_refund_id: sentBack } = await db.from('refunds').firstOrFail()
    await stripeSandbox.failRefund(sentBack)
    const basket = await givenPaidBasket()
    await stripeSandbox.refund(basket.intent, 777)
    for (const outcome of ['lost', 'won'] as const) {
      const { id } = await intentOf((await givenSoldShirt()).sessionId)
      const dispute = await stripeSandbox.openDispute(id)
      await stripeSandbox.deliveriesDone()
      await stripeSandbox.closeDispute(dispute.id, outcome)
      await stripeSandbox.deliveriesDone()
    }
    await givenPayable()
    await runPayouts()
    const made = await givenPaidCheckout()
    await submit(made.checkoutId)
    const { call } = await givenAdminClient(client)
    const path = `/api/admin/orders/${made.first.id}/cancel`
    ;(await call('POST', path, { reason: 'The buyer asked for it' })).assertStatus(200)
    await stripeSandbox.deliveriesDone()

    const { lines, differences, balance } = await check()
    assert.deepEqual(lines, [])
    assert.equal(differences, 0)
    assert.isAbove(balance!, 0)
  }).tags(['LEDG-19', 'LEDG-20'])

  test('report which payment, fee, refund and payout differs at Stripe', async ({ assert }) => {
    const { checkoutId, sessionId, order } = await givenSoldShirt()
    await refund({ checkoutId, lines: [{ orderId: order.id, amount: pence(100) }] })
    await givenPayable()
    await runPayouts()
    const intent = await intentOf(sessionId)
    await stripeSandbox.intents.save(intent.id, { ...intent, amount_received: 3858 })
    const [given] = await stripeSandbox.refunds.all()
    await stripeSandbox.refunds.save(given!.id, { ...given!, amount: 90 })
    const [transfer] = await stripeSandbox.connect.transfers.all()
    await stripeSandbox.connect.transfers.save(transfer!.id, { ...transfer!, amount: 10_000 })
    const { id: payoutId } = await db.from('payouts').firstOrFail()
    // £28.58 came in with a fee of 63p, £38.58 would have one of 78p.
    assert.sameMembers((await check()).lines, [
      `money at Stripe: checkout ${checkoutId}: ${3858 - 78 - 90}, ${2858 - 63 - 100}`,
      `fees at Stripe: checkout ${checkoutId}: 78, 63`,
      `refunds at Stripe: checkout ${checkoutId}: 90, 100`,
      `transfers at Stripe: payout ${payoutId}: -10000, -10498`,
    ])
  }).tags(['LEDG-19'])

  test('report what only one of both has', async ({ assert }) => {
    const { checkoutId, sessionId } = await givenSoldShirt()
    const intent = await intentOf(sessionId)
    await stripeSandbox.intents.save('pi_other', {
      ...intent,
      id: 'pi_other',
      latest_charge: 'ch_other',
    })
    await tamper(
      `DELETE FROM ledger_entries WHERE transaction_id IN (SELECT id FROM ledger_transactions WHERE kind = 'processing_fee')`
    )
    assert.sameMembers((await check()).lines, [
      `money at Stripe: checkout ${checkoutId}: 2795, 2858`,
      `fees at Stripe: checkout ${checkoutId}: 63, 0`,
      'at Stripe alone: charge txn_ch_other in GBP: 2795, 0',
    ])
  }).tags(['LEDG-19'])

  test('report a payment that Stripe no longer knows, within minutes, and once', async ({
    assert,
  }) => {
    const { checkoutId } = await givenSoldShirt()
    await givenSoldShirt()
    const { stripe_payment_intent_id: lost } = await db
      .from('payment_sessions')
      .where('checkout_id', checkoutId)
      .firstOrFail()
    await stripeSandbox.intents.remove(lost)
    assert.deepEqual((await check(2)).lines, [
      `unknown at Stripe: checkout ${checkoutId}, payment ${lost}: 0, 2858`,
    ])
    assert.sameMembers((await check()).lines, [
      `money at Stripe: checkout ${checkoutId}: 0, 2795`,
      `fees at Stripe: checkout ${checkoutId}: 0, 63`,
    ])
  }).tags(['LEDG-19'])

  test('ignore what may still be in transit', async ({ assert }) => {
    const { checkoutId } = await givenSoldShirt()
    stripeSandbox.faults.holdWebhooks(true)
    const [{ id: intent }] = await stripeSandbox.intents.all()
    await stripeSandbox.refund(intent, 500)
    assert.deepEqual((await check(10)).lines, [])
    assert.includeMembers((await check()).lines, [
      `refunds at Stripe: checkout ${checkoutId}: 500, 0`,
    ])
  }).tags(['LEDG-19'])

  test('report which order has another cost at Printful than in the ledger', async ({ assert }) => {
    const { checkoutId } = await givenPaidCheckout()
    await submit(checkoutId)
    const owed = await owedToPrintful(checkoutId)
    const change = `UPDATE ledger_entries SET amount = amount - 100 WHERE account = 'provider_payable'`
    await tamper(change)
    assert.deepEqual((await check()).lines, [
      `charges at Printful: Printful order gs-${checkoutId}: ${owed}, ${owed + 100}`,
    ])
  }).tags(['LEDG-20'])

  test('are read page by page, all of them', async ({ assert }) => {
    const { sessionId } = await givenSoldShirt()
    const intent = await intentOf(sessionId)
    for (let count = 0; count < 205; count++) {
      const id = `pi_other${count}`
      const changes = { id, latest_charge: `ch_other${count}`, created: intent.created - count }
      await stripeSandbox.intents.save(id, { ...intent, ...changes })
    }
    stripeSandbox.requestLog.length = 0
    const { lines, balance } = await check()
    assert.lengthOf(new Set(lines), 205)
    assert.equal(balance, 206 * 2795)
    const asked = stripeSandbox.requestLog.filter(({ path }) => path.endsWith('transactions'))
    assert.lengthOf(asked, 3)
    assert.isTrue(stripeSandbox.requestLog.every(({ method }) => method === 'GET'))
  }).tags(['LEDG-21'])

  test('are read in no transaction, however long it takes', async ({ assert, cleanup }) => {
    await givenSoldShirt()
    const open: number[] = []
    class Watched extends BalanceGateway {
      override async *movements() {
        for await (const movements of super.movements()) {
          const { rows } = await db.rawQuery(
            `SELECT count(*)::int AS open FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend' AND xact_start IS NOT NULL AND pid <> pg_backend_pid()`
          )
          open.push(rows[0].open)
          yield movements
        }
      }
    }
    app.container.swap(BalanceGateway, () => new Watched())
    cleanup(() => app.container.restore(BalanceGateway))
    assert.deepEqual((await check()).lines, [])
    assert.deepEqual(open, [0])
  }).tags(['BOOK-3'])

  test('are not compared where an answer does not add up', async ({ assert }) => {
    const { sessionId } = await givenSoldShirt()
    const intent = await intentOf(sessionId)
    await stripeSandbox.intents.save(intent.id, { ...intent, amount_received: 28.5 })
    await assert.rejects(() => check())
  }).tags(['LEDG-21'])

  test('ledger:check --provider prints each difference in words and ends with 1, else with 0', async ({
    assert,
  }) => {
    const { checkoutId } = await givenSoldShirt()
    await new BuildRollups().handle()
    assert.equal((await run()).command.exitCode, 0)
    const [{ id: intent }] = await stripeSandbox.intents.all()
    stripeSandbox.faults.holdWebhooks(true)
    await stripeSandbox.refund(intent, 500)
    const { command, lines } = await run()
    assert.equal(command.exitCode, 1)
    assert.include(
      lines.join('\n'),
      `refunds at Stripe: checkout ${checkoutId}: Stripe £5.00, the refunds £0.00`
    )
  }).tags(['LEDG-19'])

  test('ledger:check --provider ends with 1 where a provider could not be read', async ({
    assert,
  }) => {
    printfulConfig.token = null
    const { command, lines } = await run()
    assert.equal(command.exitCode, 1)
    assert.include(lines.join('\n'), 'The providers could not be asked')
  }).tags(['LEDG-21'])
})

test.group('The demo shop against the providers’ records', (group) => {
  group.each.setup(connectedPrintful)
  group.setup(async () => {
    await stripeSandbox.forgetEverything()
    await populate({ wanted: { products: 60, orders: 200 } })
    return resetDatabase
  })

  test('agrees: the demo data never passed through them', async ({ assert }) => {
    assert.deepEqual((await check()).lines, [])
  }).tags(['LEDG-19'])
})
