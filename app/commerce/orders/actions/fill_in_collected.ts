import { addressReasons } from '#commerce/orders/address_problem'
import type Checkout from '#commerce/orders/models/checkout'
import type { Contact, ShippingAddress } from '#commerce/orders/actions/create_checkout_rows'

type AddressPart = keyof ShippingAddress

/**
 * What the payment page collected, each part short enough for its column; it fills only what the checkout does not know
 * yet. `cutParts` names what of the address was longer than that.
 */
export type Collected = {
  contact: Contact
  address: Record<AddressPart, string | null> | null
  cutParts: AddressPart[]
}

const NEEDED = [
  'customerName',
  'customerEmail',
  'street',
  'city',
  'state',
  'zipCode',
  'country',
] as const

/**
 * Completes the delivery details of a paid checkout, and holds its production if some are still missing, or if nothing
 * can be sent there.
 */
export function fillInCollected(checkout: Checkout, collected: Collected | null) {
  if (collected) {
    fillInContact(checkout, collected.contact)
    if (!checkout.country) fillInAddress(checkout, collected)
  }
  const missing = missingIn(checkout)
  if (missing.length === 0) return
  const reason = addressReasons.missing(missing)
  // A buyer without an email cannot be asked for anything.
  if (checkout.customerEmail) checkout.holdForAddress('incomplete', reason)
  else checkout.holdProduction(reason)
}

export function fillInContact(checkout: Checkout, { name, email, phone }: Contact) {
  checkout.customerName ??= name
  checkout.customerEmail ??= email
  checkout.customerPhone ??= phone
}

/** What of contact and address a shipment cannot do without, and is not known. */
export const missingIn = (checkout: Checkout) => NEEDED.filter((part) => !checkout[part])

function fillInAddress(checkout: Checkout, { address, cutParts }: Collected) {
  if (!address) return
  checkout.merge(address)
  // Without an address, shipping was quoted for GB: an address elsewhere holds the order for another one, or a refund.
  if (address.country && address.country !== checkout.quotedCountry)
    checkout.holdForAddress(
      'abroad',
      addressReasons.abroad(address.country, checkout.quotedCountry)
    )
  if (cutParts.length > 0) checkout.holdForAddress('incomplete', addressReasons.cut(cutParts))
}
