import { test } from '@japa/runner'
import { breakdownOf, earningsAtGig } from '../../../inertia/lib/pricing.js'
import { pence } from '#shared/money'

const TERMS = [
  { base: 'gross' as const, percent: 20 },
  { base: 'earnings' as const, percent: 10 },
]

test.group('What a piece earns at a gig', () => {
  test('is divided as an order row is: {price}')
    .with([
      { price: 2499, earnings: 749, payable: [500, 75], short: [0, 0], own: 174 },
      { price: 1750, earnings: 300, payable: [276, 24], short: [74, 6], own: 0 },
    ])
    .run(({ assert }, { price, earnings, payable, short, own }) => {
      const { artist } = breakdownOf(pence(price), 12.5, 60)
      assert.equal(artist, earnings)
      const split = earningsAtGig({ gross: pence(price), earnings: artist }, TERMS)
      assert.deepEqual(
        split.parties.map((party) => party.payable),
        payable
      )
      assert.deepEqual(
        split.parties.map((party) => party.short),
        short
      )
      assert.equal(split.own, own)
    })
    .tags(['BUILD-17'])
})
