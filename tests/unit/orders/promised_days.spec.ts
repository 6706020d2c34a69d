import { test } from '@japa/runner'
import { promisedDays } from '#orders/promised_days'

test.group('A delivery time', () => {
  test('is promised at home, and for an address that nobody has told yet', ({ assert }) => {
    assert.equal(promisedDays('GB'), '3-5 business days')
    assert.equal(promisedDays(null), '3-5 business days')
  })

  test('is promised nowhere else', ({ assert }) => {
    for (const country of ['US', 'CA']) assert.isNull(promisedDays(country))
  })
})
