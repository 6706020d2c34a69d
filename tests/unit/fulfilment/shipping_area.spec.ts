import { test } from '@japa/runner'
import { shippingArea } from '#fulfilment/shipping/shipping_area'

const areaOf = (country: string, zip: string, state: string | null = null) =>
  shippingArea({ country, state, city: '', zip })

test.group('The area of a shipping rate', () => {
  test('is one for the whole British mainland, however the postcode is written', ({ assert }) => {
    const mainland = ['LS1 1AA', 'm1 1aa', 'SW1A1AA', 'EH1 2AB', 'CF10 1AA', 'PO1 1AA', 'TR1 1AA']
    assert.deepEqual([...new Set(mainland.map((zip) => areaOf('GB', zip)))], ['GB  mainland'])
  })

  test('is the district on the islands, in the Highlands and in Northern Ireland', ({ assert }) => {
    for (const zip of [
      'BT1 1AA',
      'IV2 3AB',
      'ZE1 0AA',
      'HS2 0AA',
      'KW15 1AA',
      'PO30 1AA',
      'TR21 0AA',
    ])
      assert.equal(areaOf('GB', zip), `GB  ${zip.split(' ')[0]}`)
  })

  test('is the beginning of the postcode in the United States and Canada, else all of it', ({
    assert,
  }) => {
    assert.equal(areaOf('US', '02101', 'MA'), areaOf('US', '02199', 'MA'))
    assert.notEqual(areaOf('US', '02101', 'MA'), areaOf('US', '90210', 'CA'))
    assert.equal(areaOf('CA', 'K1A 0B1', 'ON'), areaOf('CA', 'K1A 9Z9', 'ON'))
    assert.notEqual(areaOf('DE', '10115'), areaOf('DE', '10117'))
  })
})
