import { HOME_COUNTRY } from '#commerce/orders/countries'

/**
 * The promised time for production and delivery together in GB; null abroad, where nothing is promised. A country that is
 * not known yet counts as GB: only checkouts for GB leave the address to the payment page.
 */
export const deliveryEstimate = (country: string | null) =>
  (country ?? HOME_COUNTRY) === HOME_COUNTRY ? '3-5 business days' : null
