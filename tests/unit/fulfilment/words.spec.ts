import { test } from '@japa/runner'
import { productTypeOf } from '#fulfilment/type_words'
import { colorWord, sizeWord } from '#fulfilment/variant_words'

test.group('Words of the provider', () => {
  test('size {size} is {word}')
    .with([
      { size: 'XXL', word: '2XL' },
      { size: 'xxxl', word: '3XL' },
      { size: '2XL', word: '2XL' },
      { size: 'm', word: 'M' },
      { size: 'Large', word: 'L' },
      { size: '11oz', word: '11oz' },
      { size: '12″×18″', word: '12″×18″' },
      { size: null, word: 'One size' },
    ])
    .run(({ assert }, { size, word }) => {
      assert.equal(sizeWord(size), word)
    })

  test('no colour is Standard', ({ assert }) => {
    assert.equal(colorWord(null), 'Standard')
    assert.equal(colorWord('Heather Grey'), 'Heather Grey')
  }).tags(['PFUL-8'])

  test('{typeName} called {name} is {type}')
    .with([
      { typeName: 'T-Shirt', name: 'Night Bus Hoodie Print', type: 'tshirt' },
      { typeName: 'Hoodie', name: 'Night Bus', type: 'hoodie' },
      { typeName: 'Tank Top', name: 'Night Bus', type: 'tank-top' },
      { typeName: 'Snapback Hat', name: 'Night Bus', type: 'cap' },
      { typeName: 'Tote Bag', name: 'Night Bus', type: 'tote' },
      { typeName: 'Sweatshirt', name: 'Night Bus', type: 'other' },
      { typeName: 'Apparel', name: 'Night Bus Hoodie', type: 'hoodie' },
      { typeName: null, name: 'Night Bus T-Shirt', type: 'tshirt' },
      { typeName: null, name: 'Night Bus', type: 'other' },
      { typeName: null, name: 'Escape', type: 'other' },
    ])
    .run(({ assert }, { typeName, name, type }) => {
      const item = typeName === null ? null : { type: typeName.toUpperCase(), typeName }
      assert.equal(productTypeOf(item, name), type)
    })
})
