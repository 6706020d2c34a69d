import type { Country } from '#commerce/orders/countries'
import type { LastAddress } from '#commerce/orders/queries/last_address_query'
import type { User } from '~/lib/shapes'

/** The buyer and the address of an order, as typed. What the order costs is in `order_summary.tsx`. */
export type BuyerDetails = {
  name: string
  email: string
  phone: string
  country: string
  street: string
  city: string
  state: string
  zipCode: string
}

export type BuyerField = keyof BuyerDetails
export type BuyerErrors = Partial<Record<BuyerField, string>>

const countryNames: Record<Country, string> = {
  GB: 'United Kingdom',
  US: 'United States',
  CA: 'Canada',
}

export const countries = Object.entries(countryNames).map(([value, label]) => ({ value, label }))

/** A town is enough in place of a county (docs/rules/orders.md#countries). */
const isStateOptional = (country: string) => country === 'GB'

/** The two parts of an address that each country calls by a name of its own (docs/rules/orders.md#countries). */
export const addressWords: Record<string, { state: string; zipCode: string; stateHint?: string }> =
  {
    GB: {
      state: 'County (optional)',
      zipCode: 'Postcode',
      stateHint: 'Not sure? Your town is fine.',
    },
    US: { state: 'State', zipCode: 'ZIP code' },
    CA: { state: 'Province', zipCode: 'Postal code' },
  }

/** The errors of empty fields, with the names that the country has for the parts of an address. */
function missingIn(country: string): BuyerErrors {
  const { state, zipCode } = addressWords[country] ?? addressWords.GB
  return {
    name: 'Name is required',
    email: 'Email is required',
    street: 'Street address is required',
    city: 'City is required',
    ...(!isStateOptional(country) && { state: `${state} is required` }),
    zipCode: `${zipCode} is required`,
    country: 'Country is required',
  }
}

const emptyAddress = { country: 'GB', street: '', city: '', state: '', zipCode: '' }

export const emptyBuyerDetails: BuyerDetails = { name: '', email: '', phone: '', ...emptyAddress }

const isOfAddress = (field: string) => field in emptyAddress

/** What was typed, and by country the state that was typed before another country was chosen. */
export type BuyerDraft = Partial<BuyerDetails> & { states?: Record<string, string> }

/** An address as it is sent. In the United Kingdom an empty county becomes the town. */
export function withCounty<Address extends Partial<BuyerDetails>>(address: Address): Address {
  const { country = '', city, state = '' } = address
  return isStateOptional(country) && state.trim() === '' ? { ...address, state: city } : address
}

function addressOf({ country, street, city, state, zipCode }: BuyerDetails) {
  return withCounty({ country, street, city, state, zipCode })
}

/** What we know of an account: its email, and where its last order went. */
export function buyerDetailsOf(user: User | null, last: LastAddress | null): BuyerDetails {
  const { name, phone, ...address } = last ?? { ...emptyAddress, name: null, phone: null }
  return {
    ...address,
    email: user?.email ?? '',
    name: name ?? [user?.firstName, user?.lastName].filter(Boolean).join(' '),
    phone: phone ?? '',
  }
}

/** Puts what was typed over what is known; a typed address replaces the known one as a whole. */
export function withTyped(known: BuyerDetails, draft: BuyerDraft): BuyerDetails {
  const typed = Object.entries(draft).filter(([field]) => field in emptyBuyerDetails)
  const isAddressTyped = typed.some(([field]) => isOfAddress(field))
  return { ...known, ...(isAddressTyped && emptyAddress), ...Object.fromEntries(typed) }
}

/**
 * The draft after a field was changed. An address is kept as a whole: its parts are never filled up from another one.
 * Another country takes its own state along, the one typed for it before.
 */
export function changedDraft(
  known: BuyerDetails,
  draft: BuyerDraft,
  field: BuyerField,
  value: string
): BuyerDraft {
  if (!isOfAddress(field)) return { ...draft, [field]: value }
  const { country, street, city, state, zipCode } = withTyped(known, draft)
  const address = { country, street, city, state, zipCode }
  if (field !== 'country') return { ...draft, ...address, [field]: value }
  const states = { ...draft.states, [country]: state }
  return { ...draft, ...address, country: value, state: states[value] ?? '', states }
}

/** The errors that the browser can find; the server validates again. */
export function errorsIn(typed: BuyerDetails): BuyerErrors {
  const form = { ...typed, ...addressOf(typed) }
  const errors: BuyerErrors = {}
  for (const [field, message] of Object.entries(missingIn(form.country)) as [
    BuyerField,
    string,
  ][]) {
    if (form[field].trim() === '') errors[field] = message
  }
  if (!errors.email && !/^\S+@\S+\.\S+$/.test(form.email.trim()))
    errors.email = 'Enter a valid email address'
  return errors
}

/** The two parts of the order payload. */
export function buyerOf(form: BuyerDetails) {
  const { name, email, phone } = form
  const customerInfo = { name, email, phone: phone.trim() || null }
  return { customerInfo, shippingAddress: addressOf(form) }
}

/** Messages of a refused call under our own field names; what belongs to no field is left out. */
export function fieldErrors(errors: Record<string, string>): BuyerErrors {
  const known: BuyerErrors = {}
  for (const [path, message] of Object.entries(errors)) {
    const field = path.split('.').at(-1) ?? ''
    if (field in emptyBuyerDetails) known[field as BuyerField] = message
  }
  return known
}
