import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { ACCOUNTS, LedgerBalances } from '#ledger/public'
import { add, fromDecimal, pence, subtract } from '#shared/money'
import { thisMonth } from '#shared/months'
import { during, givenBookkeeper, moved } from '#tests/functional/accounting/books_fixtures'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import { givenSoldShirt } from '#tests/functional/ledger/sale_fixtures'
import { refund } from '#tests/functional/payments/refund_fixtures'
import { auditEntries } from '#tests/support/admin_client'

const sumOf = (rows: Record<string, string>[], column: string) =>
  add(pence(0), ...rows.map((row) => fromDecimal(row[column] || '0')))

/** A shirt of £24.99 with £3.59 shipping, of which £10 were refunded. */
async function givenRefundedShirt() {
  const sold = await givenSoldShirt()
  await refund({
    checkoutId: sold.checkoutId,
    lines: [{ orderId: sold.order.id, amount: pence(1000) }],
  })
  return sold
}

test.group('The accounting export', (group) => {
  group.each.setup(setupCheckout)

  test('has a journal whose debits are its credits, and the balances of the ledger at both ends', async ({
    assert,
    client,
  }) => {
    await during('2026-01-20T12:00', () => moved('an earlier month'))
    await givenRefundedShirt()
    const { read } = await givenBookkeeper(client)
    const month = thisMonth()
    const journal = await read(month, 'journal')
    assert.isAbove(journal.length, 4)
    assert.equal(sumOf(journal, 'debit'), sumOf(journal, 'credit'))

    const ledger = await (await app.container.make(LedgerBalances)).ofAccounts()
    const balances = await read(month, 'balances')
    assert.deepEqual(
      balances.map(({ account }) => account),
      [...ACCOUNTS]
    )
    for (const { account, opening, debits, credits, closing } of balances) {
      const lines = journal.filter((line) => line.account === account)
      assert.equal(fromDecimal(debits!), sumOf(lines, 'debit'), account)
      assert.equal(fromDecimal(credits!), sumOf(lines, 'credit'), account)
      assert.equal(fromDecimal(closing!), ledger[account as keyof typeof ledger], account)
      const earlier = { stripe_balance: '1.00', shipping: '-1.00' }[account!] ?? '0.00'
      assert.equal(opening, earlier, account)
    }
  }).tags(['BOOKS-4'])

  test('has each order as it was sold, and what every account had of it', async ({
    assert,
    client,
  }) => {
    const { order, artist, product, checkoutId } = await givenRefundedShirt()
    const { read } = await givenBookkeeper(client)
    const month = thisMonth()
    const orders = await read(month, 'orders')
    const sale = orders.find(({ kind, order_id: id }) => kind === 'sale' && id === String(order.id))
    assert.containSubset(sale, {
      checkout_id: String(checkoutId),
      order_number: order.order_number,
      artist_id: String(artist.id),
      product_id: String(product.id),
      country: 'GB',
      quantity: '1',
      unit_price: '24.99',
      unit_cost: '12.50',
      share_percentage: '60.00',
      artist_payable: '-7.49',
      production_cost: '-12.50',
      platform_share: '-5.00',
      tax_payable: '0.00',
    })
    const back = orders.find(({ kind, order_id: id }) => kind === 'refund' && id !== '')
    assert.containSubset(back, { artist_payable: '3.00', platform_share: '7.00' })
    const journal = await read(month, 'journal')
    // When Stripe says that the card was charged.
    const charged = journal.filter(({ kind }) => kind === 'sale').map((line) => line.event_at!)
    for (const time of charged) assert.match(time, /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/)
    for (const account of ACCOUNTS) {
      const lines = journal.filter((line) => line.account === account)
      const posted = subtract(sumOf(lines, 'debit'), sumOf(lines, 'credit'))
      assert.equal(sumOf(orders, account), posted, account)
    }
  }).tags(['BOOKS-5'])

  test('is for owners and finance, who are recorded with the file that they took', async ({
    assert,
    client,
  }) => {
    await moved('this month')
    const { admin, read, open } = await givenBookkeeper(client)
    const month = thisMonth()
    const path = `/admin/accounting/${month}/journal.csv`
    const support = await UserFactory.merge({ userType: 'admin', adminRole: 'support' }).create()
    ;(await client.get(path).loginAs(support)).assertStatus(403)
    await open('/admin/accounting', support)
    assert.deepEqual(await auditEntries(), [])
    for (const file of ['journal', 'balances', 'orders', 'payouts', 'disputes', 'audit'])
      await read(month, file)
    const entries = await auditEntries()
    assert.lengthOf(entries, 6)
    assert.containSubset(entries[0], {
      actor_user_id: admin.id,
      action: 'month.download',
      subject_type: 'month',
      subject_id: Number(month.replace('-', '')),
      after: { month, file: 'journal' },
    })
    const audit = await read(month, 'audit')
    assert.lengthOf(audit, 7)
    for (const unknown of [`${month}/books`, '2019-01/journal', 'july/journal']) {
      const answer = await client.get(`/admin/accounting/${unknown}.csv`).loginAs(admin)
      answer.assertStatus(404)
    }
  }).tags(['BOOKS-6'])
})
