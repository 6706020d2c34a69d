import { test } from '@japa/runner'
import { refusalOf, unsentWords } from '../../../inertia/components/catalog/variants.js'

const variant = (size: string, color: string, inStock = true) => ({
  size,
  color,
  colorCode: null,
  inStock,
  outOfStockIn: [] as string[],
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
    .tags(['PROD-3'])
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

  test('names what can be chosen when it cannot be sent to a country: {sentence}')
    .tags(['PAGES-14'])
    .with([
      { sizes: ['One size'], sentence: 'We can’t send this to the US at the moment.' },
      { sizes: ['M', 'L'], sentence: 'We can’t send this size to the US at the moment.' },
    ])
    .run(({ assert }, { sizes, sentence }) => {
      const variants = sizes.map((size) => ({ ...variant(size, 'Black'), outOfStockIn: ['US'] }))
      assert.equal(unsentWords(variants, choice(sizes[0]!, 'Black')), sentence)
      assert.isNull(unsentWords(variants, choice('S', 'Black')))
    })
})
