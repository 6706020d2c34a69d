import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { RecordRefund } from '#commerce/orders/actions/record_refund'
import { add, fraction, pence, subtract, toDecimal, type Pence } from '#shared/money'
import { givenActiveProduct, givenPaidOrder } from '#tests/support/given'

/**
 * docs/rules/refunds-and-disputes.md#the-artists-part-of-a-refund: half-up (artist's profit × refunded ÷ total),
 * cumulative.
 */
const takenOf = (profit: Pence, refunded: Pence, total: Pence) => fraction(profit, refunded, total)

/** A paid row of any price, cost, share, tax and refund. */
const paidRow = fc
  .record({
    total: fc.integer({ min: 1, max: 1_000_000 }),
    cost: fc.integer({ min: 0, max: 1_000_000 }),
    share: fc.integer({ min: 0, max: 10_000 }),
    taxed: fc.double({ min: 0, max: 1, noNaN: true }),
    refunded: fc.double({ min: 0, max: 1, noNaN: true }),
    isCancelled: fc.boolean(),
  })
  .map(({ total, cost, share, taxed, refunded, isCancelled }) => ({
    total: pence(total),
    cost: pence(cost),
    profit: fraction(pence(Math.max(0, total - cost)), share, 10_000),
    tax: pence(Math.round(taxed * total)),
    refunded: pence(Math.round(refunded * total)),
    isCancelled,
  }))

type PaidRow = typeof paidRow extends fc.Arbitrary<infer Row> ? Row : never

const toColumns = ({ total, cost, profit, tax, refunded, isCancelled }: PaidRow) => ({
  quantity: 1,
  total_amount: toDecimal(total),
  unit_cost: toDecimal(cost),
  artist_profit: toDecimal(profit),
  tax_amount: toDecimal(tax),
  refunded_amount: toDecimal(refunded),
  status: isCancelled ? 'cancelled' : 'delivered',
  payment_status: refunded > 0 ? 'partially_refunded' : 'paid',
})

test.group('What a refund takes of the artist', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is the same in the figures and in the ledger, to the penny, whatever was sold', async ({
    assert,
  }) => {
    const sold = fc.sample(paidRow, { numRuns: 3000 })
    const { rows } = await db.rawQuery(
      `SELECT (100 * artist_profit_left(sale))::int AS shown, artist, production, tax, platform, buyer
         FROM (SELECT json_populate_record(NULL::orders, value) AS sale, place FROM json_array_elements(?) WITH ORDINALITY AS given (value, place)) AS sold,
              LATERAL (SELECT -coalesce(sum(amount) FILTER (WHERE account = 'artist_payable'), 0)::int AS artist,
                              -coalesce(sum(amount) FILTER (WHERE account = 'production_cost'), 0)::int AS production,
                              -coalesce(sum(amount) FILTER (WHERE account = 'tax_payable'), 0)::int AS tax,
                              -coalesce(sum(amount) FILTER (WHERE account = 'platform_share'), 0)::int AS platform,
                              -coalesce(sum(amount) FILTER (WHERE account = 'suspense'), 0)::int AS buyer
                         FROM order_ledger_entries(sale)) AS entry
        ORDER BY place`,
      [JSON.stringify(sold.map(toColumns))]
    )
    const nothing = { shown: 0, artist: 0, production: 0, tax: 0, platform: 0 }
    const expected = sold.map(({ total, cost, profit, tax: taxed, refunded, isCancelled }) => {
      const left = subtract(total, refunded)
      if (isCancelled) return { ...nothing, buyer: left }
      const artist = subtract(profit, takenOf(profit, refunded, total))
      const tax = subtract(taxed, takenOf(taxed, refunded, total))
      const platform = subtract(left, add(cost, artist, tax))
      return { shown: artist, artist, production: cost, tax, platform, buyer: 0 }
    })
    assert.deepEqual(rows, expected)
  }).tags(['LEDG-6', 'LEDG-17'])

  test('is all of it where the row is cancelled, or nothing of the row is left', async ({
    assert,
  }) => {
    const rows = [
      { status: 'cancelled', payment_status: 'paid', refunded_amount: '0', isRefunded: true },
      { status: 'shipped', payment_status: 'refunded', refunded_amount: '24', isRefunded: true },
      // The buyer's bank has opened a dispute after the refund.
      { status: 'shipped', payment_status: 'disputed', refunded_amount: '24', isRefunded: true },
      { status: 'shipped', payment_status: 'disputed', refunded_amount: '0', isRefunded: false },
      {
        status: 'shipped',
        payment_status: 'partially_refunded',
        refunded_amount: '23.99',
        isRefunded: false,
      },
    ]
    for (const { isRefunded, ...row } of rows) {
      const sale = JSON.stringify({ ...row, total_amount: '24' })
      const { rows: found } = await db.rawQuery(
        'SELECT is_refunded(json_populate_record(NULL::orders, ?)) AS found',
        [sale]
      )
      assert.deepEqual(found, [{ found: isRefunded }], sale)
    }
  }).tags(['LEDG-6'])

  test('adds up over any number of refunds and returns to that of all of them at once', async ({
    assert,
  }) => {
    const { product } = await givenActiveProduct({ sellingPrice: '24.99', basePrice: '12.50' })
    const record = await app.container.make(RecordRefund)
    const steps = fc.array(fc.integer({ min: 1, max: 2499 }), { minLength: 1, maxLength: 8 })
    let refundId = 0
    await fc.assert(
      fc.asyncProperty(steps, fc.array(fc.boolean()), async (amounts, returned) => {
        const { order, checkout } = await givenPaidOrder({ product })
        const move = (id: number, amount: Pence, direction: 'given' | 'returned') =>
          db.transaction((trx) =>
            record.handle(
              {
                refundId: id,
                checkoutId: checkout.id,
                direction,
                amount,
                shippingAmount: pence(0),
                lines: [{ orderId: order.id, amount }],
              },
              trx
            )
          )
        let refunded = pence(0)
        for (const [index, wanted] of amounts.entries()) {
          const amount = pence(Math.min(wanted, 2499 - refunded))
          if (amount === 0) break
          refundId++
          await move(refundId, amount, 'given')
          if (returned[index]) await move(refundId, amount, 'returned')
          else refunded = pence(refunded + amount)
          const { taken } = await db
            .from('ledger_entries')
            .where({ order_id: order.id, account: 'artist_payable' })
            .sum('amount as taken')
            .firstOrFail()
          assert.equal(Number(taken), takenOf(pence(749), refunded, pence(2499)))
        }
      }),
      { numRuns: 25 }
    )
  }).tags(['LEDG-6'])
})
