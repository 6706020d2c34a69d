import { test } from '@japa/runner'
import fc from 'fast-check'
import { variantRows } from '../../../inertia/components/fulfilment/variant_rows.js'

const variant = fc.record({
  id: fc.nat(),
  name: fc.string(),
  size: fc.constantFrom('S', 'M', 'One size'),
  color: fc.constantFrom('Black', 'White', 'Standard'),
  image: fc.constant(null),
  price: fc.constantFrom(9.85, 12.5),
  currency: fc.constantFrom('GBP', 'SEK'),
  in_stock: fc.boolean(),
  retail_price: fc.constant(null),
})

test.group('The rows of a blank’s variants', () => {
  test('say of each variant what it is, costs and whether it can be had, and are as few as that takes', ({
    assert,
  }) => {
    fc.assert(
      fc.property(fc.array(variant), (variants) => {
        const rows = variantRows(variants)
        const said = rows.flatMap(({ sizes, colors, ...row }) =>
          colors.flatMap((color) => sizes.map((size) => ({ size, color, ...row })))
        )
        const given = variants.map(({ size, color, price, currency, in_stock: isInStock }) => ({
          size,
          color,
          price,
          currency,
          isInStock,
        }))
        const sorted = (list: object[]) =>
          list.map((each) => JSON.stringify(Object.entries(each).sort())).sort()
        assert.deepEqual(sorted(said), sorted(given))
        const heads = rows.map((row) => JSON.stringify({ ...row, colors: null }))
        assert.equal(new Set(heads).size, heads.length)
      })
    )
  }).tags(['PROV-7'])
})
