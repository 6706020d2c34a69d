import { test } from '@japa/runner'
import fc from 'fast-check'
import { marginTenths } from '#pricing/margin_tenths'
import { PricingService } from '#pricing/public'
import { fromDecimal, pence, toDecimal } from '#shared/money'
import { percentage, percentageFromDecimal } from '#shared/percentage'

const pricing = new PricingService()
const amounts = fc.integer({ min: 0, max: 1_000_000 }).map(pence)
const shares = fc.integer({ min: 0, max: 10_000 }).map(percentage)

test.group('Legacy breakdown', () => {
  test(
    '{cost} sold at {price} with {share}%: profit {profit}, artist {artist}, margin {margin}, viable {viable}'
  )
    .with([
      {
        cost: '12.50',
        price: '24.99',
        share: '50.00',
        profit: '7.50',
        artist: '3.75',
        margin: 300,
        viable: true,
      },
      {
        cost: '12.50',
        price: '24.99',
        share: '60.00',
        profit: '7.50',
        artist: '4.50',
        margin: 300,
        viable: true,
      },
      {
        cost: '9.85',
        price: '20.00',
        share: '50.00',
        profit: '5.16',
        artist: '2.58',
        margin: 258,
        viable: true,
      },
      {
        cost: '9.85',
        price: '14.84',
        share: '50.00',
        profit: '0.00',
        artist: '0.00',
        margin: 0,
        viable: false,
      },
      {
        cost: '9.85',
        price: '14.85',
        share: '50.00',
        profit: '0.01',
        artist: '0.01',
        margin: 1,
        viable: true,
      },
      {
        cost: '9.85',
        price: '10.00',
        share: '50.00',
        profit: '-4.84',
        artist: '0.00',
        margin: -484,
        viable: false,
      },
      // Above its costs, and yet a penny short of 40% on the cost.
      {
        cost: '40.00',
        price: '55.99',
        share: '50.00',
        profit: '11.00',
        artist: '5.50',
        margin: 196,
        viable: false,
      },
      {
        cost: '40.00',
        price: '56.00',
        share: '50.00',
        profit: '11.01',
        artist: '5.51',
        margin: 197,
        viable: true,
      },
    ])
    .run(({ assert }, { cost, price, share, profit, artist, margin, viable }) => {
      const result = pricing.legacyBreakdown({
        cost: fromDecimal(cost),
        sellingPrice: fromDecimal(price),
        share: percentageFromDecimal(share),
      })
      assert.equal(toDecimal(result.assumedShipping), '4.99')
      assert.equal(toDecimal(result.profit), profit)
      assert.equal(toDecimal(result.artistProfit), artist)
      assert.equal(result.marginTenths, margin)
      assert.equal(result.isViable, viable)
    })

  test('has no margin at no price, and a whole one at a penny without costs', ({ assert }) => {
    assert.equal(marginTenths(pence(-499), pence(0)), 0)
    assert.equal(marginTenths(pence(1), pence(1)), 1000)
  })

  test('adds up, gives the artist no part in a loss, and is viable only above the minimum', () => {
    fc.assert(
      fc.property(amounts, amounts, shares, (cost, sellingPrice, share) => {
        const result = pricing.legacyBreakdown({ cost, sellingPrice, share })
        const { totalCost, profit, artistProfit, platformProfit } = result
        return (
          totalCost + artistProfit + platformProfit === sellingPrice &&
          artistProfit >= 0 &&
          (profit > 0 || artistProfit === 0) &&
          (!result.isViable || sellingPrice >= pricing.minimumPrice(cost))
        )
      })
    )
  }).tags(['PRIC-1'])
})
