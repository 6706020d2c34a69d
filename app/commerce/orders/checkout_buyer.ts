import type { ShippingAddress } from '#commerce/orders/actions/create_checkout_rows'
import type Checkout from '#commerce/orders/models/checkout'

export type CheckoutBuyer = {
  checkoutId: number
  email: string | null
  name: string | null
  /** Null where the payment page asks for it. */
  address: ShippingAddress | null
}

/** The buyer and the delivery address. Only the checkout holds them, so that one update erases them. */
export function toBuyer(checkout: Checkout): CheckoutBuyer {
  const { street, city, state, zipCode, country } = checkout
  return {
    checkoutId: checkout.id,
    email: checkout.customerEmail,
    name: checkout.customerName,
    address:
      street && city && state && zipCode && country
        ? { street, city, state, zipCode, country }
        : null,
  }
}
