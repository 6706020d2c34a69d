import { test } from '@japa/runner'
import { refusalOf } from '../../../inertia/components/catalog/variants.js'

const variant = (size: string, color: string, inStock = true) => ({
  size,
  color,
  colorCode: null,
  inStock,
  imageUrl: null,
})

const choice = (size: string | null, color: string | null) => ({
  size,
  color,
  isSizeChosen: true,
})

test.group('What is chosen of a product', () => {
  const shirts = [variant('M', 'Black'), variant('L', 'Black', false)]

  test('is refused in the words of the specification with size {size} and colour {color}')
    .with([
      { size: null, color: 'Black' },
      { size: 'M', color: null },
      { size: null, color: null },
    ])
    .run(({ assert }, { size, color }) => {
      const refusal = refusalOf(shirts, choice(size, color))
      assert.equal(refusal, 'Please select size and colour before adding to cart.')
    })

  test('can be bought where it is in stock, and is out of stock where nothing is made', ({
    assert,
  }) => {
    assert.isNull(refusalOf(shirts, choice('M', 'Black')))
    assert.equal(refusalOf([], choice('M', 'Black')), 'This product is out of stock.')
  })
})
