import { test } from '@japa/runner'
import {
  addressWords,
  buyerOf,
  changedDraft,
  emptyBuyerDetails,
  errorsIn,
  type BuyerDraft,
  type BuyerField,
  withTyped,
} from '../../../inertia/components/catalog/buyer_details.js'

const typed = { ...emptyBuyerDetails, street: '1 Stage Road', city: 'Leeds', zipCode: 'LS1 1AA' }

const stateOf = (form: typeof typed) => buyerOf(form).shippingAddress.state

/** Types letter by letter, as a person does, and chooses a country at once. */
function typedInto(draft: BuyerDraft, fields: [BuyerField, string][]): BuyerDraft {
  for (const [field, value] of fields) {
    const steps = field === 'country' ? [value] : [...value].map((_, i) => value.slice(0, i + 1))
    for (const step of steps) draft = changedDraft(emptyBuyerDetails, draft, field, step)
  }
  return draft
}

const formOf = (draft: BuyerDraft) => withTyped(emptyBuyerDetails, draft)

test.group('The address of an order', () => {
  test('has the town as its county in the United Kingdom where that is left empty', ({
    assert,
  }) => {
    assert.equal(stateOf({ ...typed, state: ' ' }), 'Leeds')
    assert.equal(stateOf({ ...typed, state: 'West Yorkshire' }), 'West Yorkshire')
    assert.equal(stateOf({ ...typed, country: 'US', state: '' }), '')
    assert.notProperty(errorsIn(typed), 'state')
    assert.equal(errorsIn({ ...typed, country: 'US' }).state, 'State is required')
    // Empty together with the town, it is the town alone that is missing.
    assert.deepInclude(errorsIn({ ...typed, city: '' }), { city: 'City is required' })
    assert.notProperty(errorsIn({ ...typed, city: '' }), 'state')
    assert.equal(addressWords.GB!.state, 'County (optional)')
  }).tags(['CART-17'])

  test('puts no letter of the town into the county while it is typed', ({ assert }) => {
    const draft = typedInto({}, [
      ['city', 'Leeds'],
      ['zipCode', 'LS1 1AA'],
    ])
    assert.deepInclude(formOf(draft), { city: 'Leeds', state: '', zipCode: 'LS1 1AA' })
  }).tags(['CART-17'])

  test('keeps the state of each country while another one is chosen', ({ assert }) => {
    const home = typedInto({}, [
      ['city', 'Leeds'],
      ['state', 'Yorkshire'],
    ])
    const abroad = typedInto(home, [['country', 'US']])
    assert.deepInclude(formOf(abroad), { country: 'US', city: 'Leeds', state: '' })
    const texas = typedInto(abroad, [
      ['state', 'TX'],
      ['country', 'CA'],
    ])
    assert.equal(formOf(texas).state, '')
    const back = typedInto(texas, [['country', 'GB']])
    assert.deepInclude(formOf(back), { country: 'GB', city: 'Leeds', state: 'Yorkshire' })
    assert.equal(formOf(typedInto(back, [['country', 'US']])).state, 'TX')
    assert.sameMembers(Object.keys(formOf(back)), Object.keys(emptyBuyerDetails))
  }).tags(['BUYR-14'])
})
