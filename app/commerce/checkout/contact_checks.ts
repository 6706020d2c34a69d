import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min'
import vine from '@vinejs/vine'
import { HOME_COUNTRY, type Country } from '#commerce/orders/countries'

type Checks = {
  /** From its letters and figures alone to the way in which the country writes it. */
  write: (bare: string) => string
  postcodeMessage: string
  stateMessage: string
  phoneMessage: string
}

const inTwo = (bare: string) => `${bare.slice(0, -3)} ${bare.slice(-3)}`

const CHECKS: Record<Country, Checks> = {
  GB: {
    write: inTwo,
    postcodeMessage: 'Enter a postcode as in SW1A 1AA',
    stateMessage: 'Enter a county',
    phoneMessage: 'Enter a phone number as in 020 7946 0018, or leave it empty',
  },
  US: {
    write: (bare) => (bare.length > 5 ? `${bare.slice(0, 5)}-${bare.slice(5)}` : bare),
    postcodeMessage: 'Enter a ZIP code as in 10001',
    stateMessage: 'Enter a state as in NY or New York',
    phoneMessage: 'Enter a phone number as in (212) 555-0142, or leave it empty',
  },
  CA: {
    write: inTwo,
    postcodeMessage: 'Enter a postal code as in K1A 0B1',
    stateMessage: 'Enter a province as in ON or Ontario',
    phoneMessage: 'Enter a phone number as in (613) 555-0142, or leave it empty',
  },
}

const isOurs = (country: unknown): country is Country =>
  typeof country === 'string' && Object.hasOwn(CHECKS, country)

/**
 * A postcode as its country writes it, however it was typed: `sw1a1aa` is `SW1A 1AA`. Null where it is none; that of a
 * country we know no rule for stays as it is.
 */
export function toPostcode(typed: string, country: unknown): string | null {
  if (!isOurs(country)) return typed
  const bare = typed.replace(/[\s.–-]/g, '').toUpperCase()
  const written = CHECKS[country].write(bare)
  return vine.helpers.isPostalCode(written, country) ? written : null
}

/**
 * Whether the number can be dialled from that country, or from anywhere with its `+`. Spaces, brackets, `+44 (0)` and an
 * extension are allowed; whether the number is in use is not checked.
 */
export function isPhoneNumber(typed: string, country: unknown): boolean {
  if (!isOurs(country)) return true
  const defaultCountry: CountryCode = country
  return (
    parsePhoneNumberFromString(typed, { defaultCountry, extract: false })?.isPossible() ?? false
  )
}

/** What to say under the field, in the words of that country. */
export function contactMessages(country: unknown): Omit<Checks, 'write'> {
  return CHECKS[isOurs(country) ? country : HOME_COUNTRY]
}
