import type Stripe from 'stripe'
import type { CheckoutBuyer } from '#commerce/orders/checkout_buyer'

/**
 * Builds the Stripe customer of a taxed payment. Stripe Tax uses the delivery address, and a payment page that asks for no
 * address knows it from the customer only: the billing address may be in another country. Built from data that stays on
 * the checkout until it is paid, so that a retry has the same body.
 */
export function toCustomerRequest({
  checkoutId,
  email,
  name,
  address,
}: CheckoutBuyer & {
  address: NonNullable<CheckoutBuyer['address']>
}): Stripe.CustomerCreateParams {
  const { street, city, state, zipCode, country } = address
  return {
    ...(email ? { email } : {}),
    ...(name ? { name } : {}),
    shipping: {
      name: name ?? email ?? 'Guest',
      address: {
        line1: street,
        city,
        postal_code: zipCode,
        country,
        // Of a British county Stripe makes nothing.
        ...(country === 'GB' ? {} : { state }),
      },
    },
    metadata: { checkout_id: String(checkoutId) },
  }
}
