import { test } from '@japa/runner'
import { exampleSale, typeCostPort } from '#pricing/public'
import { pence } from '#shared/money'

test.group('The example sale of the artist sign-up', () => {
  test("is one shirt at today's share and cost: {cost} p, counted like any other")
    .with([
      { cost: 925, sellingPrice: 24.99, basePrice: 9.25, artistProfit: 9.44 },
      { cost: 1_250, sellingPrice: 24.99, basePrice: 12.5, artistProfit: 7.49 },
      // Never below the minimum price.
      { cost: 2_000, sellingPrice: 28, basePrice: 20, artistProfit: 4.8 },
    ])
    .run(async ({ assert, cleanup }, { cost, ...sums }) => {
      cleanup(typeCostPort.register(async () => pence(cost)))
      assert.deepEqual(await exampleSale(), { share: 60, ...sums })
    })
})
