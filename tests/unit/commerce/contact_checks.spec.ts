import { test } from '@japa/runner'
import fc from 'fast-check'
import { isPhoneNumber, toPostcode } from '#commerce/checkout/contact_checks'
import { COUNTRIES } from '#commerce/orders/countries'
import { PLACES, PLACES_ABROAD } from '#database/demo/data/people'

test.group('A postcode', () => {
  test('{typed} in {country} is kept as {kept}')
    .with([
      { country: 'GB', typed: 'sw1a1aa', kept: 'SW1A 1AA' },
      { country: 'GB', typed: ' LS1  1aa ', kept: 'LS1 1AA' },
      { country: 'GB', typed: 'm1 1ae', kept: 'M1 1AE' },
      { country: 'GB', typed: 'BF1 0AX', kept: 'BF1 0AX' },
      { country: 'US', typed: '10001', kept: '10001' },
      { country: 'US', typed: '10001 1234', kept: '10001-1234' },
      { country: 'CA', typed: 'k1a-0b1', kept: 'K1A 0B1' },
      { country: 'FR', typed: 'whatever it is', kept: 'whatever it is' },
    ])
    .run(({ assert }, { country, typed, kept }) => {
      assert.equal(toPostcode(typed, country), kept)
    })

  test('{typed} is none in {country}')
    .with([
      { country: 'GB', typed: '123' },
      { country: 'GB', typed: 'LS1' },
      { country: 'GB', typed: 'SW1A' },
      { country: 'GB', typed: '10001' },
      { country: 'US', typed: 'SW1A 1AA' },
      { country: 'US', typed: '1000' },
      { country: 'US', typed: '100011' },
      { country: 'CA', typed: '10001' },
    ])
    .run(({ assert }, { country, typed }) => {
      assert.isNull(toPostcode(typed, country))
    })

  test('that was put in order stays as it is, whatever was typed', ({ assert }) => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...COUNTRIES), (typed, country) => {
        const kept = toPostcode(typed, country)
        if (kept !== null) assert.equal(toPostcode(kept, country), kept)
      })
    )
  })

  test('of a demo buyer abroad is one', ({ assert }) => {
    for (const [, , typed, country] of PLACES_ABROAD)
      assert.equal(toPostcode(typed, country), typed)
    for (const place of PLACES) assert.isNotNull(toPostcode(`${place[2]} 1AB`, 'GB'))
  })
})

test.group('A phone number', () => {
  test('{typed} can be dialled from {country}')
    .with([
      { country: 'GB', typed: '020 7946 0018' },
      { country: 'GB', typed: '+44 (0)20 7946 0018' },
      { country: 'GB', typed: '+44 7700 900123' },
      { country: 'GB', typed: '0044 7700 900123' },
      { country: 'GB', typed: '(07700) 900-123' },
      { country: 'GB', typed: '+1 212 555 0142' },
      { country: 'GB', typed: '+49 30 901820' },
      { country: 'US', typed: '212.555.0142' },
      { country: 'US', typed: '(212) 555-0142 ext. 7' },
      { country: 'CA', typed: '1 613 555 0142' },
      { country: 'FR', typed: 'anything' },
    ])
    .run(({ assert }, { country, typed }) => {
      assert.isTrue(isPhoneNumber(typed, country))
    })

  test('{typed} is none')
    .with(['abc', '12', '+44', '99999999999999999999', 'call me on 020 7946 0018'])
    .run(({ assert }, typed) => {
      for (const country of COUNTRIES) assert.isFalse(isPhoneNumber(typed, country))
    })
})
