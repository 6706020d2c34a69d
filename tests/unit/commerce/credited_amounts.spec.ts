import fc from 'fast-check'
import { test } from '@japa/runner'
import { creditedTax, type Taxed } from '#commerce/receipts/credited_amounts'
import { add, pence, subtract } from '#shared/money'

const sold = (gross: number, tax: number): Taxed => ({ gross: pence(gross), tax: pence(tax) })
const NONE = sold(0, 0)

test.group('The tax in credit notes', () => {
  test('is in proportion, rounded half up', ({ assert }) => {
    assert.equal(creditedTax(sold(4998, 833), NONE, pence(1000)), pence(167))
    assert.equal(creditedTax(sold(4998, 833), sold(1000, 167), pence(1)), pence(0))
    assert.equal(creditedTax(sold(4998, 833), sold(1000, 167), pence(3998)), pence(666))
  }).tags(['TAXS-9'])

  test('of nothing that was charged is none', ({ assert }) => {
    assert.equal(creditedTax(NONE, NONE, pence(0)), pence(0))
    assert.equal(creditedTax(sold(2400, 0), NONE, pence(2400)), pence(0))
  }).tags(['TAXS-9'])

  test('adds up to the whole tax once all is refunded, in however many parts', ({ assert }) => {
    const parts = fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(parts, fc.double({ min: 0, max: 1, noNaN: true }), (amounts, share) => {
        const gross = amounts.reduce((sum, amount) => sum + amount, 0)
        const all = sold(gross, Math.floor(gross * share))
        let earlier = NONE
        for (const amount of amounts) {
          const tax = creditedTax(all, earlier, pence(amount))
          assert.isAtMost(tax, amount)
          assert.isAtLeast(tax, 0)
          earlier = { gross: add(earlier.gross, pence(amount)), tax: add(earlier.tax, tax) }
        }
        assert.equal(subtract(all.tax, earlier.tax), pence(0))
      })
    )
  }).tags(['TAXS-9'])
})
