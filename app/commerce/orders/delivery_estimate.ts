/**
 * How long production and post take together, where the shop promises that: at home. Null abroad,
 * where the post takes what it takes. A country that nobody has told yet is home: only there is it left to the payment page.
 */
export const deliveryEstimate = (country: string | null) =>
  (country ?? 'GB') === 'GB' ? '3-5 business days' : null
