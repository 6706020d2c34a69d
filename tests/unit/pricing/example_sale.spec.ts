import { test } from '@japa/runner'
import { exampleSale } from '#pricing/public'

test.group('The example sale of the artist sign-up', () => {
  test("is one shirt at today's share, counted like any other", ({ assert }) => {
    assert.deepEqual(exampleSale(), {
      sellingPrice: 24.99,
      basePrice: 12.5,
      share: 60,
      artistProfit: 7.49,
    })
  })
})
