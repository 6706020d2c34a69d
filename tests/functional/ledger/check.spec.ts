import ace from '@adonisjs/core/services/ace'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { CheckLedger, ledgerComparisons, type Difference } from '#ledger/public'
import { populate } from '#database/demo/population'
import { BuildRollups } from '#insights/actions/build_rollups'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { pence } from '#shared/money'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import { givenSoldShirt, givenUnfulfillablePayment } from '#tests/functional/ledger/sale_fixtures'
import { givenPaidBasket, refund, reserve } from '#tests/functional/payments/refund_fixtures'
import { resetDatabase } from '#tests/support/reset_database'

/** All differences, as "name: subject: expected, actual". */
async function differences(): Promise<string[]> {
  const found: Difference[] = []
  const check = await app.container.make(CheckLedger)
  await check.handle((difference) => found.push(difference))
  return found.map(({ name, subject, one, other }) => `${name}: ${subject}: ${one}, ${other}`)
}

/** Changes rows with the triggers disabled, which would refuse it. */
async function tamper(...statements: string[]) {
  await db.transaction(async (trx) => {
    await trx.rawQuery('SET LOCAL session_replication_role = replica')
    for (const statement of statements) await trx.rawQuery(statement)
  })
}

async function run() {
  ace.ui.switchMode('raw')
  const command = await ace.exec('ledger:check', [])
  const lines = ace.ui.logger.getLogs().map(({ message }) => message)
  ace.ui.logger.getRenderer().flushLogs()
  return { command, lines }
}

test.group('ledger:check', (group) => {
  group.each.setup(setupCheckout)

  test('compares the tables of every module that holds money', ({ assert }) => {
    assert.sameMembers(
      ledgerComparisons.all().map(({ name }) => name),
      [
        'transactions',
        'costs set aside',
        'order rows',
        'shipping and its tax',
        'refunds of order rows',
        'refunds of shipping',
        'money received',
        'processing fees',
        'sales of artists',
        'pieces of artists',
        'pieces of products',
        'payouts',
        'lines of payouts',
        'charges of Printful',
        'agreed shares of gigs',
        'payable shares of gigs',
        'closed settlement sheets',
        'rows of closed settlement sheets',
        'shares of closed settlement sheets',
        'sales facts',
        'figures by day (artist_daily_stats)',
        'figures by day (product_daily_stats)',
        'units at gigs (product_daily_stats)',
        'figures of the shop (shop_figures)',
        'closed months',
        'tax report (tax_report_days)',
      ]
    )
  })

  test('agrees with everything after sales, refunds, cancellations and unexpected payments', async ({
    assert,
  }) => {
    const { checkoutId, order } = await givenSoldShirt()
    await refund({ checkoutId, lines: [{ orderId: order.id, amount: pence(1000) }] })
    const basket = await givenPaidBasket()
    await stripeSandbox.refund(basket.intent, 777)
    await stripeSandbox.deliveriesDone()
    const lines = [{ orderId: basket.second.id, amount: null }]
    await reserve({ checkoutId: basket.checkoutId, lines, cancels: true })
    await givenUnfulfillablePayment()
    await new BuildRollups().handle()
    assert.deepEqual(await differences(), [])
  }).tags(['LEDG-11'])

  test('reports a row, a figure or an entry that was tampered with', async ({ assert }) => {
    const { checkoutId, order, artist, product } = await givenSoldShirt()
    await new BuildRollups().handle()
    await tamper(
      `UPDATE orders SET artist_profit = 8.49, platform_profit = 4.00 WHERE id = ${order.id}`,
      `UPDATE artists SET total_sales = 30 WHERE id = ${artist.id}`,
      `UPDATE products SET units_sold = 7 WHERE id = ${product.id}`,
      `UPDATE payment_sessions SET processing_fee = 0.99`,
      `UPDATE artist_daily_stats SET profit = profit + 1`
    )
    assert.sameMembers(await differences(), [
      `order rows: order ${order.id}, artist_payable: 849, 749`,
      `order rows: order ${order.id}, platform_share: 400, 500`,
      `sales of artists: artist ${artist.id}: 2499, 3000`,
      `pieces of products: product ${product.id}: 1, 7`,
      `processing fees: checkout ${checkoutId}: 99, 63`,
      `money received: checkout ${checkoutId}: 2759, 2795`,
      `figures by day (artist_daily_stats): artist ${artist.id}, profit: 749, 849`,
    ])
  }).tags(['LEDG-11'])

  test('reports units at gigs that differ from those of the codes', async ({ assert }) => {
    const { artist, product } = await givenSoldShirt()
    await new BuildRollups().handle()
    await tamper(`UPDATE product_daily_stats SET gig_units = gig_units + 1`)
    assert.deepEqual(await differences(), [
      `units at gigs (product_daily_stats): artist ${artist.id}, product ${product.id}: 0, 1`,
    ])
  }).tags(['LEDG-11'])

  test('reports an entry that was tampered with', async ({ assert }) => {
    const { order, artist } = await givenSoldShirt()
    await new BuildRollups().handle()
    const { id, key } = await db.from('ledger_transactions').where('kind', 'sale').firstOrFail()
    await tamper(
      `UPDATE ledger_entries SET amount = amount - 100 WHERE account = 'artist_payable' AND order_id = ${order.id}`
    )
    assert.sameMembers(await differences(), [
      `transactions: transaction ${id} (${key}): 0, -100`,
      `order rows: order ${order.id}, artist_payable: 749, 849`,
      `sales of artists: artist ${artist.id}: 2599, 2499`,
      `sales facts: order ${order.id}, sales: 2599, 2499`,
      `sales facts: order ${order.id}, profit: 849, 749`,
      ...['artist_daily_stats', 'product_daily_stats'].flatMap((table) => [
        `figures by day (${table}): artist ${artist.id}, sales: 2599, 2499`,
        `figures by day (${table}): artist ${artist.id}, profit: 849, 749`,
      ]),
    ])
  }).tags(['LEDG-11'])

  test('reports money that was refunded without a refund, and a payment that was never posted', async ({
    assert,
  }) => {
    const { order, checkoutId } = await givenSoldShirt()
    await db.from('orders').where('id', order.id).update({ refunded_amount: '1.00' })
    await tamper(
      `DELETE FROM ledger_entries WHERE transaction_id IN (SELECT id FROM ledger_transactions WHERE kind = 'processing_fee')`
    )
    const found = await differences()
    assert.includeMembers(found, [
      `refunds of order rows: order ${order.id}: 0, 100`,
      `order rows: order ${order.id}, artist_payable: 719, 749`,
      `processing fees: checkout ${checkoutId}: 63, 0`,
    ])
  }).tags(['LEDG-11'])

  test('ends with 1 and prints each difference in words, with 0 where there is none', async ({
    assert,
  }) => {
    const { artist } = await givenSoldShirt()
    await new BuildRollups().handle()
    const clean = await run()
    assert.equal(clean.command.exitCode, 0)
    await db.from('artists').where('id', artist.id).update({ total_sales: '24.98' })
    const { command, lines } = await run()
    assert.equal(command.exitCode, 1)
    assert.match(
      lines.join('\n'),
      new RegExp(
        `sales of artists: artist ${artist.id}: the ledger £24.99, artists.total_sales £24.98`
      )
    )
  }).tags(['LEDG-11'])
})

test.group('ledger:check of the demo data', (group) => {
  group.setup(async () => {
    await populate({ wanted: { products: 200, orders: 1500 } })
    return resetDatabase
  })

  test('agrees with everything', async ({ assert }) => {
    assert.deepEqual(await differences(), [])
    const kinds = await db.from('ledger_transactions').distinct('kind')
    assert.includeMembers(
      kinds.map(({ kind }) => kind),
      ['sale', 'processing_fee', 'production_cost', 'refund']
    )
  }).tags(['LEDG-12'])
})
