import { test } from '@japa/runner'
import { deliveryEstimate } from '#commerce/orders/delivery_estimate'

test.group('A delivery time', () => {
  test('is promised at home, and while the address is unknown', ({ assert }) => {
    assert.equal(deliveryEstimate('GB'), '3-5 business days')
    assert.equal(deliveryEstimate(null), '3-5 business days')
  }).tags(['BUYR-8'])

  test('is promised for no other country', ({ assert }) => {
    for (const country of ['US', 'CA']) assert.isNull(deliveryEstimate(country))
  }).tags(['BUYR-8'])
})
