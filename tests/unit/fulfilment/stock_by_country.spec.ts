import { test } from '@japa/runner'
import { outOfStockIn } from '#fulfilment/printful/stock_by_country'

test.group('Stock by country', () => {
  test('regions with {regions} leave out {missing}')
    .tags(['LIMIT-10'])
    .with([
      { regions: 'JP in_stock', missing: 'GB US CA' },
      { regions: 'UK in_stock', missing: 'US CA' },
      { regions: 'EU_LV stocked_on_demand', missing: 'US CA' },
      { regions: 'US in_stock, UK out_of_stock', missing: 'GB' },
      { regions: 'CA in_stock, US discontinued', missing: 'GB US' },
      { regions: '', missing: '' },
    ])
    .run(({ assert }, { regions, missing }) => {
      const given = regions.split(', ').flatMap((entry) => {
        const [region, status] = entry.split(' ')
        return region && status ? [{ region, status }] : []
      })
      assert.equal(outOfStockIn(given).join(' '), missing)
    })
})
