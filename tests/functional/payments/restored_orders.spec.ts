import ace from '@adonisjs/core/services/ace'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import RestoreFinish from '../../../commands/restore_finish.js'
import { paid, setupCheckout, typed } from '#tests/functional/checkout/checkout_fixtures'
import {
  givenPaidCheckout,
  providerOrder,
  submit,
} from '#tests/functional/fulfilment/submission_fixtures'
import { connectedPrintful } from '#tests/support/connected_printful'
import { printfulSandbox } from '#tests/support/printful_sandbox'

/** What of a checkout must be as it was before. The printer is not told a British county. */
const PLACED = `SELECT orders.id, order_number, product_id, variant_id, quantity, unit_price, unit_cost, share_percentage,
  artist_profit, platform_profit, orders.total_amount, product_name, band_name, size, color, orders.status, orders.payment_status,
  checkout_id, customer_name, customer_email, street, city, zip_code, country, shipping_amount, orders.tax_amount
  FROM orders JOIN checkouts ON checkouts.id = checkout_id ORDER BY orders.id`

const BOOKS = `SELECT account, sum(amount)::int AS amount FROM ledger_entries GROUP BY 1 ORDER BY 1`

const rowsOf = async (sql: string) => (await db.rawQuery<{ rows: object[] }>(sql)).rows

/** As a restore from a backup that was made before the first order leaves it; the catalogue is in the backup. */
async function loseOrders() {
  await db.rawQuery(
    `TRUNCATE checkouts, ledger_transactions, webhook_events, outgoing_mails, sales_facts RESTART IDENTITY CASCADE`
  )
}

async function finish(...args: string[]) {
  const command = await ace.create(RestoreFinish, args)
  await command.exec()
  return command
}

test.group('node ace restore:finish', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(connectedPrintful)

  test('writes a lost order again from Stripe, and finds what Printful makes of it', async ({
    assert,
  }) => {
    const { checkoutId } = await givenPaidCheckout()
    assert.equal(await submit(checkoutId), 'done')
    const [placed, books] = [await rowsOf(PLACED), await rowsOf(BOOKS)]
    const made = await printfulSandbox.orders.all()
    await loseOrders()

    const planned = await finish('--dry-run')
    planned.assertSucceeded()
    assert.deepInclude(planned.result, { lost: 1, restored: 0 })
    assert.isEmpty(await rowsOf(PLACED))

    const finished = await finish()
    finished.assertSucceeded()
    assert.deepInclude(finished.result, { lost: 1, restored: 1, lookedUp: 1 })
    assert.deepEqual(await rowsOf(PLACED), placed)
    printfulSandbox.requestLog.length = 0
    assert.equal(await submit(checkoutId), 'done')
    assert.deepEqual(await printfulSandbox.orders.all(), made)
    assert.isEmpty(printfulSandbox.requestLog.filter(({ method }) => method !== 'GET'))
    assert.deepEqual(await rowsOf(BOOKS), books)
    assert.equal((await providerOrder(checkoutId)).status, 'confirmed')

    const again = await finish()
    again.assertSucceeded()
    assert.deepInclude(again.result, { lost: 0, restored: 0, lookedUp: 0 })
    // Of the tables that were written meanwhile alone: the books have what Printful charges.
    const { numbers } = again.result as { numbers: { table: string }[] }
    assert.includeMembers(
      ['ledger_entries', 'ledger_transactions'],
      numbers.map(({ table }) => table)
    )
    assert.deepEqual(await rowsOf(PLACED), placed)
  }).tags(['RST-1', 'RST-2'])

  test('gives no number again that Stripe or Printful knows', async ({ assert }) => {
    const { checkoutId, lines } = await givenPaidCheckout()
    await loseOrders()
    await finish('--jump=500')
    const { checkoutId: next } = await givenPaidCheckout({ lines })
    assert.equal(next, checkoutId + 501)
  }).tags(['RST-2'])

  test('a payment that Stripe reports late brings its lost order back without the command', async ({
    assert,
  }) => {
    const { checkoutId, sessionId } = await givenPaidCheckout({ isPaid: false })
    await loseOrders()
    await paid(sessionId, typed())
    const [row] = await db.from('checkouts').where('id', checkoutId)
    assert.deepInclude(row, { payment_status: 'paid', address_problem: 'incomplete' })
    assert.isNotNull(row.restored_at)
    const mails = await db.from('outgoing_mails').orderBy('id').select('mail')
    assert.includeMembers(
      mails.map(({ mail }) => mail),
      ['order-confirmation', 'address-needed']
    )
  }).tags(['RST-1'])

  test('a second attempt to pay that is lost pays the order that the backup has', async ({
    assert,
  }) => {
    const { checkoutId } = await givenPaidCheckout()
    await db
      .from('checkouts')
      .where('id', checkoutId)
      .update({ paid_at: null, payment_status: 'unpaid' })
    await db
      .from('orders')
      .where('checkout_id', checkoutId)
      .update({ status: 'pending', payment_status: 'unpaid' })
    await db.rawQuery(
      'TRUNCATE ledger_transactions, webhook_events, payment_sessions, provider_orders CASCADE'
    )
    const finished = await finish()
    finished.assertSucceeded()
    assert.deepInclude(finished.result, { lost: 1, restored: 1 })
    const [row] = await db.from('checkouts')
    assert.deepInclude(row, { id: checkoutId, payment_status: 'paid', restored_at: null })
    assert.deepInclude(await providerOrder(checkoutId), { status: 'waiting' })
  }).tags(['RST-1'])

  test('names what a person must decide, and changes nothing of it', async ({ assert }) => {
    const { checkoutId, sessionId } = await givenPaidCheckout()
    await submit(checkoutId)
    await loseOrders()
    await db.rawQuery('TRUNCATE product_variants CASCADE')
    const finished = await finish()
    finished.assertFailed()
    const { undecided } = finished.result as {
      undecided: { payments: { sessionId: string }[]; orders: { externalId: string }[] }
    }
    assert.deepEqual(
      undecided.payments.map((payment) => payment.sessionId),
      [sessionId]
    )
    assert.deepEqual(
      undecided.orders.map(({ externalId }) => externalId),
      [`gs-${checkoutId}`]
    )
    assert.isEmpty(await db.from('checkouts'))
  }).tags(['RST-3'])
})
