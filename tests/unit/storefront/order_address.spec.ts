import { test } from '@japa/runner'
import { addressOf, emptyOrderForm } from '../../../inertia/components/catalog/order_form.js'

const typed = { ...emptyOrderForm, street: '1 Stage Road', city: 'Leeds', zipCode: 'LS1 1AA' }

test.group('The address of an order', () => {
  test('has the town as its county in the United Kingdom where that is left empty', ({
    assert,
  }) => {
    assert.equal(addressOf({ ...typed, state: ' ' }).state, 'Leeds')
    assert.equal(addressOf({ ...typed, state: 'West Yorkshire' }).state, 'West Yorkshire')
    assert.equal(addressOf({ ...typed, country: 'US', state: '' }).state, '')
  }).tags(['CART-17'])
})
