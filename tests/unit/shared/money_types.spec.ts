import { test } from '@japa/runner'
import {
  add,
  amountIn,
  divide,
  format,
  inPoundsUp,
  largest,
  moneyIn,
  pence,
  priceFromDecimal,
  priceOf,
  subtract,
  toDecimal,
  type Money,
  type Pence,
} from '#shared/money'

const pounds = pence(10_00)
const euros = moneyIn('EUR', 12_50)
const price = priceOf(5_00, 'SEK')

test.group('An amount of money', () => {
  test('keeps its currency in arithmetic', ({ assert }) => {
    const both: Money<'EUR'> = add(euros, euros)
    const rest: Pence = subtract(pounds, pence(1_00))
    const parts: Pence[] = divide(pounds, [pence(1), pence(2)])
    assert.equal(toDecimal(both), '25.00')
    assert.equal(rest, 9_00)
    assert.deepEqual(parts, [3_33, 6_67].map(pence))
    assert.equal(format(both, 'EUR'), '€25.00')
  })

  test('is not added to an amount in another currency: that does not compile', ({ assert }) => {
    const wrong = [
      // @ts-expect-error Pounds and euros have no sum.
      () => add(pounds, euros),
      // @ts-expect-error Nor a difference, in either order.
      () => subtract(euros, pounds),
      // @ts-expect-error Nor a larger one.
      () => largest(pounds, euros),
      // @ts-expect-error Euros are not divided by weights in pounds.
      () => divide(euros, [pounds]),
      // @ts-expect-error An amount in an unknown currency is only converted or shown.
      () => add(price.amount, price.amount),
      // @ts-expect-error It is no amount in pounds.
      (): Pence => price.amount,
      // @ts-expect-error Nor are euros.
      (): Pence => euros,
      // @ts-expect-error Nor is a plain number.
      (): Pence => 5_00,
    ]
    assert.lengthOf(wrong, 8)
  })

  test('of another company is in pounds only after it was asked for or converted', ({ assert }) => {
    const asked: Pence | null = amountIn(priceFromDecimal('7.25', 'GBP'), 'GBP')
    assert.equal(asked, 7_25)
    assert.isNull(amountIn(price, 'GBP'))
    const converted: Pence = inPoundsUp(price, 7_401)
    assert.equal(converted, 3_71)
    assert.equal(inPoundsUp(priceFromDecimal('1000.00', 'USD'), 10_000), 1_000_00)
  })
})
