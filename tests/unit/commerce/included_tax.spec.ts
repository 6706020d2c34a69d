import fc from 'fast-check'
import { test } from '@japa/runner'
import { divideTax, NO_TAX, taxNameIn } from '#commerce/orders/included_tax'
import { add, pence } from '#shared/money'

const amount = (max: number) => fc.integer({ min: 0, max }).map(pence)

test.group('The tax of order rows', () => {
  test('is divided in proportion to their amounts, without losing a penny', ({ assert }) => {
    const rows = [pence(2400), pence(4550)]
    assert.deepEqual(
      divideTax(
        { total: pence(1218), ofShipping: pence(60) },
        { shippingAmount: pence(359), rows }
      ),
      { rows: [pence(400), pence(758)], total: pence(1218) }
    )
  }).tags(['TAXS-3'])

  test('is zero without tax', ({ assert }) => {
    const basket = { shippingAmount: pence(359), rows: [pence(2400)] }
    assert.deepEqual(divideTax(NO_TAX, basket), { rows: [pence(0)], total: pence(0) })
  })

  test('is called VAT at home and where no country is known, else tax', ({ assert }) => {
    assert.deepEqual(['GB', null, 'US'].map(taxNameIn), ['VAT', 'VAT', 'tax'])
  })

  test('adds up to the total where that is possible, and never exceeds a row', ({ assert }) => {
    const rowsOf = fc.array(fc.integer({ min: 1, max: 100_000 }).map(pence), {
      minLength: 1,
      maxLength: 20,
    })
    fc.assert(
      fc.property(
        amount(3_000_000),
        amount(100_000),
        amount(50_000),
        rowsOf,
        (total, ofShipping, shippingAmount, rows) => {
          const divided = divideTax({ total, ofShipping }, { shippingAmount, rows })
          divided.rows.forEach((tax, index) => assert.isAtMost(tax, rows[index]!))
          const inShipping = divided.total - add(...divided.rows)
          assert.isAtLeast(inShipping, 0)
          assert.isAtMost(inShipping, shippingAmount)
          const isPossible = ofShipping <= shippingAmount && total - ofShipping <= add(...rows)
          if (isPossible && ofShipping <= total) assert.equal(divided.total, total)
          assert.isAtMost(divided.total, total)
        }
      )
    )
  }).tags(['TAXS-3'])
})
