import { test } from '@japa/runner'
import { pence } from '#shared/money'
import {
  percentage,
  percentageFromDecimal,
  percentageToDecimal,
  percentageToNumber,
  shareOf,
} from '#shared/percentage'

test.group('A percentage', () => {
  test('is read from a decimal and written as one or as a number', ({ assert }) => {
    for (const [text, hundredths] of [
      ['60.00', 6000],
      ['60', 6000],
      ['7.5', 750],
      ['0.05', 5],
      ['100', 10_000],
    ] as const) {
      assert.equal(percentageFromDecimal(text), hundredths)
      assert.equal(percentageToNumber(percentage(hundredths)), hundredths / 100)
    }
    assert.equal(percentageToDecimal(6000), '60.00')
    assert.equal(percentageToDecimal(5), '0.05')
  })

  test('lies between 0 and 100, both included', ({ assert }) => {
    assert.equal(percentage(0), 0)
    assert.equal(percentage(10_000), 10_000)
    for (const wrong of [-1, 10_001, 0.5, Number.NaN])
      assert.throws(() => percentage(wrong), RangeError)
    for (const wrong of ['', '1.234', '-1', '100.01', '1000', 'x'])
      assert.throws(() => percentageFromDecimal(wrong), RangeError)
  })

  test('of an amount is rounded half up to the penny', ({ assert }) => {
    assert.equal(shareOf(pence(1249), percentage(6000)), 749)
    assert.equal(shareOf(pence(5), percentage(5000)), 3)
    assert.equal(shareOf(pence(2400), percentage(0)), 0)
  })
})
