/** Where nobody takes payments yet (seed 000 §2; RULINGS, Orders and money). */
export const paymentsComing = {
  title: 'Checkout coming soon',
  description: 'Full checkout integration will be available soon!',
}
