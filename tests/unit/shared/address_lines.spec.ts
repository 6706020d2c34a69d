import { test } from '@japa/runner'
import { addressLines } from '#shared/address_lines'

const parts = (text: string) => {
  const [street, city, state, zipCode, country] = text.split(' | ').map((part) => part || null)
  return { street: street!, city: city!, state: state!, zipCode: zipCode!, country: country! }
}

test.group('An address', () => {
  test('is written as in its country: {address}')
    .tags(['BUYR-5'])
    .with([
      {
        address: '1 Main St | Portland | OR | 97201 | US',
        lines: ['1 Main St', 'Portland, OR 97201'],
      },
      {
        address: '1 King St | Toronto | ON | M5V 2T6 | CA',
        lines: ['1 King St', 'Toronto ON M5V 2T6'],
      },
      {
        address: '1 Dock St | Hull | East Yorkshire | HU1 1AA | GB',
        lines: ['1 Dock St', 'Hull', 'East Yorkshire', 'HU1 1AA'],
      },
      {
        address: '1 Dock St | Hull | Hull | HU1 1AA | GB',
        lines: ['1 Dock St', 'Hull', 'HU1 1AA'],
      },
      { address: ' | New York |  |  | US', lines: ['New York'] },
    ])
    .run(({ assert }, { address, lines }) => {
      assert.deepEqual(addressLines(parts(address)), lines)
    })
})
