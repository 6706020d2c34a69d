/** Shown where no payment provider is configured (docs/rules/orders.md#no-payment-provider). */
export const paymentsComing = {
  title: 'Checkout coming soon',
  description: 'Full checkout integration will be available soon!',
}
