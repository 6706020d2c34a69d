import { test } from '@japa/runner'
import { orderedSizes } from '#shared/size_order'

test.group('The order of sizes', () => {
  test('{given} are listed as {expected}')
    .with([
      { given: ['S', 'M', 'XL', '2XL', 'L', 'S'], expected: ['S', 'M', 'L', 'XL', '2XL'] },
      { given: ['3XL', 'XS', 'XXL', 'M', 'XXS'], expected: ['XXS', 'XS', 'M', 'XXL', '3XL'] },
      { given: ['YL', 'YS', 'YXL', 'YM'], expected: ['YS', 'YM', 'YL', 'YXL'] },
      { given: ['15 oz', '11 oz'], expected: ['11 oz', '15 oz'] },
      { given: ['18″×24″', '8″×10″', '12″×18″'], expected: ['8″×10″', '12″×18″', '18″×24″'] },
      { given: ['S/M', 'L/XL'], expected: ['S/M', 'L/XL'] },
      { given: ['A3', 'A2'], expected: ['A3', 'A2'] },
      { given: ['One size'], expected: ['One size'] },
      { given: [], expected: [] },
    ])
    .run(({ assert }, { given, expected }) => {
      assert.deepEqual(orderedSizes(given), expected)
    })
})
