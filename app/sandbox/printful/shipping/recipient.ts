import { fieldsOf, textOf, type Fields } from '#sandbox/printful/body'
import { badRequest } from '#sandbox/printful/printful_error'
import { DISABLED, findCountry, WITH_STATE } from '#sandbox/printful/shipping/countries'

export type Place = { countryCode: string; stateCode: string | null }

/** The part of an address that decides whether and for how much something is sent. */
export function placeOf(recipient: unknown): Place {
  const fields = fieldsOf(recipient, 'Recipient')
  const country = findCountry(fields.country_code)
  if (!country) throw badRequest('Country code is missing or invalid', 'SH-1')
  if (DISABLED.includes(country.code)) {
    throw badRequest(`Shipping to ${country.name} is disabled`, 'SH-2')
  }
  const stateCode = textOf(fields.state_code, 'state_code')
  if (!WITH_STATE.includes(country.code)) return { countryCode: country.code, stateCode: null }
  if (!country.states?.some(({ code }) => code === stateCode)) {
    throw badRequest('State code is missing or invalid')
  }
  return { countryCode: country.code, stateCode }
}

const NAMES = [
  'name',
  'company',
  'address1',
  'address2',
  'city',
  'zip',
  'phone',
  'email',
  'tax_number',
] as const

const GB_POSTCODE = /^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/i

/** An address to send to, whole and as the API returns it. */
export function recipientOf(value: unknown) {
  const fields: Fields = fieldsOf(value, 'Recipient')
  const { countryCode, stateCode } = placeOf(fields)
  const texts = Object.fromEntries(NAMES.map((name) => [name, textOf(fields[name], name)]))
  for (const name of ['name', 'address1', 'city', 'zip']) {
    if (!texts[name]) throw badRequest(`Recipient: ${name} is missing`)
  }
  if (countryCode === 'GB' && !GB_POSTCODE.test(texts.zip!)) {
    throw badRequest('Recipient: zip is not a valid postal code')
  }
  const country = findCountry(countryCode)!
  return {
    ...(texts as Record<(typeof NAMES)[number], string | null>),
    country_code: countryCode,
    country_name: country.name,
    state_code: stateCode,
    state_name: country.states?.find(({ code }) => code === stateCode)?.name ?? null,
  }
}

export type Recipient = ReturnType<typeof recipientOf>
