import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { UserFactory } from '#database/factories/user_factory'
import { StoreTaxDays } from '#accounting/actions/store_tax_days'
import { TAX_DAY_COMPARISONS } from '#accounting/tax/tax_day_comparisons'
import type { TaxReportShape } from '#accounting/transformers/tax_report_transformer'
import { fromDecimal, fromNumber, pence } from '#shared/money'
import { monthOf, thisMonth } from '#shared/months'
import { clock } from '#shared/clock'
import { during, givenBookkeeper, parsed } from '#tests/functional/accounting/books_fixtures'
import { givenTaxedSale, setupTaxes } from '#tests/functional/checkout/taxes_fixtures'
import { givenSoldShirt, givenUnfulfillablePayment } from '#tests/functional/ledger/sale_fixtures'
import { givenPaidBasket, refund, reserve } from '#tests/functional/payments/refund_fixtures'
import { auditEntries, givenAdminClient } from '#tests/support/admin_client'
import stripeConfig from '#config/stripe'

type Page = { report: TaxReportShape; name: string; isFinal: boolean }

/** What an account moved by in a month, debits above zero. */
async function movedBy(account: string, kinds?: string[]) {
  const query = db
    .from('ledger_entries')
    .join('ledger_transactions', 'ledger_transactions.id', 'transaction_id')
    .where('account', account)
  if (kinds) query.whereIn('kind', kinds)
  const { amount } = await query.sum('amount as amount').first()
  return pence(Number(amount ?? 0))
}

/** Taxed at 20%: two shirts, £10 of them refunded, and a basket of which one row was cancelled. Untaxed: one shirt. */
async function givenMixedSales() {
  const { checkoutId, row } = await givenTaxedSale()
  await refund({ checkoutId, lines: [{ orderId: row.id, amount: pence(1000) }] })
  const basket = await givenPaidBasket()
  await reserve({
    checkoutId: basket.checkoutId,
    lines: [{ orderId: basket.first.id, amount: null }],
    cancels: true,
  })
  await givenUnfulfillablePayment()
  stripeConfig.automaticTax = false
  await givenSoldShirt()
}

test.group('The tax report', (group) => {
  group.each.setup(setupTaxes)

  test('has sales, refunds and tax by country and rate, to the penny as in the ledger', async ({
    assert,
    client,
  }) => {
    await givenMixedSales()
    const { open } = await givenAdminClient(client)
    const { report } = await open<Page>('/admin/accounting/tax')
    assert.containSubset(report.lines, [
      {
        country: 'GB',
        rate: 20,
        orders: 2,
        // 53.57 and 73.09.
        sales: { gross: 126.66, tax: 21.11, net: 105.55 },
        // 10.00 and the cancelled 24.00.
        refunds: { gross: 34, tax: 5.67, net: 28.33 },
        total: { gross: 92.66, tax: 15.44, net: 77.22 },
      },
      {
        country: 'GB',
        rate: 0,
        orders: 1,
        sales: { gross: 28.58, tax: 0, net: 28.58 },
        refunds: { gross: 0, tax: 0, net: 0 },
      },
    ])
    assert.lengthOf(report.lines, 2)
    const { sum } = report
    assert.equal(fromNumber(sum.total.tax), -(await movedBy('tax_payable')))
    // What buyers paid, less what they had back and what is still theirs.
    const received = await movedBy('stripe_balance', ['sale', 'refund', 'cancellation'])
    const owed = await movedBy('suspense', ['sale', 'refund', 'cancellation'])
    assert.equal(fromNumber(sum.total.gross), received + owed)
  }).tags(['BOOKS-7'])

  test('counts a refund in its own month, and a quarter has its three months', async ({
    assert,
    client,
  }) => {
    const sold = await givenTaxedSale()
    const nextMonth = clock.now().plus({ months: 1 }).startOf('month').plus({ days: 3 })
    await during(nextMonth.toISO()!, async () => {
      await refund({
        checkoutId: sold.checkoutId,
        lines: [{ orderId: sold.row.id, amount: pence(1000) }],
      })
      const { open } = await givenAdminClient(client)
      const of = async (month: string, months: number) =>
        (await open<Page>(`/admin/accounting/tax?until=${month}&months=${months}`)).report.sum
      const [first, second] = [
        await of(monthOf(nextMonth.minus({ months: 1 })), 1),
        await of(monthOf(nextMonth), 1),
      ]
      assert.deepEqual([first.total.tax, second.total.tax], [8.93, -1.67])
      const quarter = await of(monthOf(nextMonth), 3)
      assert.deepEqual(
        [quarter.orders, quarter.sales.tax, quarter.refunds.tax, quarter.total.tax],
        [1, 8.93, 1.67, 7.26]
      )
    })
  }).tags(['BOOKS-7'])

  test('takes days that are over from their stored sums, and the days after them from the ledger', async ({
    assert,
    client,
  }) => {
    await givenMixedSales()
    assert.equal(await new StoreTaxDays().handle(), 0)
    const later = clock.now().plus({ days: 1 }).startOf('day').plus({ hours: 12 })
    await during(later.toISO()!, async () => {
      const { open } = await givenAdminClient(client)
      const report = async () =>
        (await open<Page>(`/admin/accounting/tax?until=${monthOf(later)}&months=3`)).report
      const before = await report()
      assert.equal(await new StoreTaxDays().handle(), 1)
      assert.lengthOf(await db.from('tax_report_days'), 2)
      assert.deepEqual(await report(), before)
      assert.equal(await new StoreTaxDays().handle(), 0)

      const sold = await givenSoldShirt()
      await refund({
        checkoutId: sold.checkoutId,
        lines: [{ orderId: sold.order.id, amount: pence(1000) }],
      })
      const { sum } = await report()
      assert.equal(sum.orders, before.sum.orders + 1)
      assert.closeTo(sum.refunds.gross, before.sum.refunds.gross + 10, 0.001)
      const compare = async () => (await db.rawQuery(TAX_DAY_COMPARISONS[0]!.sql)).rows
      assert.deepEqual(await compare(), [])
      await db.from('tax_report_days').where('rate', 20).increment('sold_tax', 1)
      assert.closeTo((await report()).sum.sales.tax, sum.sales.tax + 0.01, 0.001)
      assert.lengthOf(await compare(), 1)
    })
  }).tags(['BOOKS-7'])

  test('is a file for owners and finance, with an audit entry; the others read the screen', async ({
    assert,
    client,
  }) => {
    await givenMixedSales()
    const { admin, open } = await givenBookkeeper(client)
    const month = thisMonth()
    const path = `/admin/accounting/tax/${month}.csv?months=3`
    for (const adminRole of ['operations', 'catalogue', 'support'] as const) {
      const account = await UserFactory.merge({ userType: 'admin', adminRole }).create()
      ;(await client.get(path).loginAs(account)).assertStatus(403)
      await open('/admin/accounting/tax', account)
    }
    const fan = await UserFactory.create()
    for (const address of [path, '/admin/accounting/tax'])
      (await client.get(address).loginAs(fan)).assertStatus(403)
    assert.deepEqual(await auditEntries(), [])

    const answer = await client.get(path).loginAs(admin)
    answer.assertStatus(200)
    const lines = parsed(answer.text().replace('\uFEFF', '').trim().split('\r\n'))
    assert.containSubset(lines[0], {
      to_month: month,
      country: 'GB',
      rate: '20',
      orders: '2',
      sales_gross: '126.66',
      refunds_tax: '5.67',
      total_net: '77.22',
    })
    assert.equal(fromDecimal(lines[1]!.total_tax!), pence(0))
    assert.containSubset(await auditEntries(), [
      {
        actor_user_id: admin.id,
        action: 'month.download',
        after: { month, file: 'tax', months: 3 },
      },
    ])
    for (const unknown of ['2019-01', 'july'])
      (await client.get(`/admin/accounting/tax/${unknown}.csv`).loginAs(admin)).assertStatus(404)
  }).tags(['BOOKS-7'])
})
