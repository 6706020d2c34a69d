import { test } from '@japa/runner'
import { costInPounds, NoExchangeRate } from '#fulfilment/cost_in_pounds'
import { readExchangeRates } from '#shared/exchange'
import { priceFromDecimal, toDecimal } from '#shared/money'

const rates = readExchangeRates('USD:0.7812@2026-11-01 EUR:1.1@2026-10-31')

test.group('A cost in another currency', () => {
  test('{cost} {currency} is £{pounds}')
    .with([
      { cost: '12.50', currency: 'GBP', pounds: '12.50' },
      { cost: '10.00', currency: 'USD', pounds: '7.82' },
      { cost: '100.00', currency: 'USD', pounds: '78.12' },
      { cost: '0.01', currency: 'USD', pounds: '0.01' },
      { cost: '9.85', currency: 'EUR', pounds: '10.84' },
      { cost: '0.00', currency: 'EUR', pounds: '0.00' },
    ])
    .run(({ assert }, { cost, currency, pounds }) => {
      const { amount, rate } = costInPounds(priceFromDecimal(cost, currency), rates)
      assert.equal(toDecimal(amount), pounds)
      assert.equal(rate?.currency ?? 'GBP', currency)
    })

  test('is refused without a rate', ({ assert }) => {
    assert.throws(
      () => costInPounds(priceFromDecimal('1.00', 'SEK'), rates),
      NoExchangeRate as never
    )
  }).tags(['PRIC-4'])

  test('is not read from {$self}')
    .with([
      'USD',
      'USD:1',
      'usd:0.78@2026-11-01',
      'USD:0.00@2026-11-01',
      'USD:0.78@2026-13-41',
      'USD:-1.0@2026-11-01',
    ])
    .run(({ assert }, text) => {
      assert.throws(() => readExchangeRates(text))
    })
})
