import stripeConfig from '#config/stripe'

/** Who takes the money: Stripe, our stand-in (outside production; no money moves), or nobody yet. */
export type PaymentMode = 'stripe' | 'sandbox' | 'none'

let read: () => PaymentMode = () => stripeConfig.mode

export function paymentMode(): PaymentMode {
  return read()
}

export function paymentsConfigured(): boolean {
  return paymentMode() !== 'none'
}

/** For tests of a shop without a provider. Returns what restores the real mode. */
export function overridePaymentMode(mode: PaymentMode): () => void {
  const previous = read
  read = () => mode
  return () => {
    read = previous
  }
}
