import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  add,
  divide,
  format,
  fraction,
  fractionUp,
  fromDecimal,
  fromNumber,
  InvalidMoney,
  largest,
  negate,
  pence,
  smallest,
  subtract,
  times,
  toDecimal,
  toNumber,
  upToMultiple,
} from '#shared/money'

const amounts = fc.integer({ min: -999_999_999_99, max: 999_999_999_99 }).map(pence)

test.group('Money', () => {
  test('survives the way to a decimal and back, whatever the amount', () => {
    fc.assert(fc.property(amounts, (amount) => fromDecimal(toDecimal(amount)) === amount))
  })

  test('survives the way to a JSON number and back', () => {
    fc.assert(
      fc.property(
        amounts,
        (amount) => fromNumber(JSON.parse(JSON.stringify(toNumber(amount)))) === amount
      )
    )
  })

  test('adds without losing a penny', ({ assert }) => {
    assert.equal(add(fromDecimal('0.10'), fromDecimal('0.20')), fromDecimal('0.30'))
    fc.assert(fc.property(amounts, amounts, (one, other) => add(one, other) === add(other, one)))
  })

  test('takes a fraction rounded half up, away from zero below it', ({ assert }) => {
    assert.equal(fraction(pence(5), 1, 2), 3)
    assert.equal(fraction(pence(-5), 1, 2), -3)
    assert.equal(fraction(pence(1249), 6000, 10_000), 749)
  })

  test('subtracts, negates and multiplies', ({ assert }) => {
    assert.equal(subtract(pence(2400), pence(359)), 2041)
    assert.equal(negate(pence(359)), -359)
    assert.isTrue(Object.is(negate(pence(0)), 0), 'never -0')
    assert.equal(times(pence(2400), 3), 7200)
  })

  test('is raised to the next whole multiple, and an exact multiple stays', ({ assert }) => {
    assert.equal(upToMultiple(pence(1001), pence(500)), 1500)
    assert.equal(upToMultiple(pence(1499), pence(500)), 1500)
    assert.equal(upToMultiple(pence(1500), pence(500)), 1500)
  })

  test('knows the smallest and the largest of some amounts', ({ assert }) => {
    const some = [pence(359), pence(-1), pence(2400)] as const
    assert.equal(smallest(...some), -1)
    assert.equal(largest(...some), 2400)
  })

  test('divides between two so that the parts add up', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (amount, share) => {
        const part = fraction(amount, share, 10_000)
        return add(part, pence(amount - part)) === amount && Math.abs(part) <= Math.abs(amount)
      })
    )
  })

  test('takes a fraction rounded up: the least whole penny that is not below it', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.integer({ min: 1, max: 10_000 }),
        fc.integer({ min: 1, max: 10_000 }),
        (amount, numerator, denominator) => {
          const up = BigInt(fractionUp(amount, numerator, denominator)) * BigInt(denominator)
          const exact = BigInt(amount) * BigInt(numerator)
          return up >= exact && up - exact < BigInt(denominator)
        }
      )
    )
  })

  test('refuses {$self}')
    .with(['', '1.234', '12,50', 'NaN', '1e3', '£5', '--1', '.5'])
    .run(({ assert }, text) => {
      assert.throws(() => fromDecimal(text), InvalidMoney)
    })

  test('refuses a JSON number with more than two decimals', ({ assert }) => {
    assert.throws(() => fromNumber(12.345), InvalidMoney)
    assert.throws(() => fromNumber(Number.NaN), InvalidMoney)
    assert.throws(() => fromNumber(Number.POSITIVE_INFINITY), InvalidMoney)
  })

  test('is shown in pounds, en-GB', ({ assert }) => {
    assert.equal(format(pence(481_200)), '£4,812.00')
    assert.equal(format(pence(2400), 'USD'), 'US$24.00')
  })

  test('is divided by largest remainder into parts that add up to it', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }).map(pence), {
      minLength: 1,
      maxLength: 50,
    })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_00 }).map(pence), weights, (amount, each) => {
        fc.pre(each.some((weight) => weight > 0))
        const total = add(...each)
        const parts = divide(amount, each)
        return (
          add(...parts) === amount &&
          parts.every((part, index) => {
            const exact = (BigInt(amount) * BigInt(each[index]!)) / BigInt(total)
            return BigInt(part) === exact || BigInt(part) === exact + 1n
          })
        )
      })
    )
  })

  for (const { amount, weights, parts } of [
    { amount: 1000, weights: [2400, 4550], parts: [345, 655] },
    { amount: 100, weights: [1, 1, 1], parts: [34, 33, 33] },
    { amount: 2, weights: [0, 1, 1, 1], parts: [0, 1, 1, 0] },
  ])
    test(`of ${amount} by ${weights.join(' : ')} is ${parts.join(' + ')}`, ({ assert }) => {
      assert.deepEqual(divide(pence(amount), weights.map(pence)), parts.map(pence))
    })
})
