import { toPostcode } from '#commerce/checkout/contact_checks'
import { CHECKOUT_LENGTHS } from '#commerce/orders/checkout_lengths'
import type { Collected } from '#commerce/orders/actions/fill_in_collected'
import type { CollectedDetails, PaymentAddress } from '#commerce/payments/payment'

/**
 * What the payment page collected, as a checkout can hold it. The money is taken whatever was typed, so nothing in here
 * may be refused by a column: what is too long is cut, what is empty is missing.
 */
export function toCollected({ name, email, phone, address }: CollectedDetails): Collected {
  const parts = address && partsOf(address)
  return {
    contact: {
      name: fit(name, CHECKOUT_LENGTHS.name),
      // A truncated email address would be another person's.
      email: isTooLong(email, CHECKOUT_LENGTHS.email)
        ? null
        : (clean(email)?.toLowerCase() ?? null),
      phone: fit(phone, CHECKOUT_LENGTHS.phone),
    },
    address: parts && {
      street: fit(parts.street, CHECKOUT_LENGTHS.street),
      city: fit(parts.city, CHECKOUT_LENGTHS.city),
      state: fit(parts.state, CHECKOUT_LENGTHS.state),
      zipCode: fit(parts.zipCode, CHECKOUT_LENGTHS.zipCode),
      country: countryOf(address),
    },
    cutParts: parts ? PARTS.filter((part) => isTooLong(parts[part], CHECKOUT_LENGTHS[part])) : [],
  }
}

const PARTS = ['street', 'city', 'state', 'zipCode'] as const

function partsOf({ line1, line2, city, state, postalCode, country }: PaymentAddress) {
  return {
    street: [line1, line2].map(clean).filter(Boolean).join(', '),
    city,
    // GB addresses carry no county; the town takes its place, because a state is required.
    state: clean(state) ?? city,
    // Written as in its country; an invalid one is left for the printer to refuse.
    zipCode: toPostcode(postalCode, country) ?? postalCode,
  }
}

function countryOf({ country }: PaymentAddress): string | null {
  const code = country.trim().toUpperCase()
  return /^[A-Z]{2}$/.test(code) ? code : null
}

/** PostgreSQL counts characters and holds no NUL; nothing is left of what is empty. */
function clean(text: string | null): string | null {
  return text?.replaceAll('\0', '').trim() || null
}

const isTooLong = (text: string | null, length: number) => [...(clean(text) ?? '')].length > length

function fit(text: string | null, length: number): string | null {
  return [...(clean(text) ?? '')].slice(0, length).join('') || null
}
