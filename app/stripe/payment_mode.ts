import stripeConfig from '#config/stripe'

/** The payment provider: Stripe, the sandbox (outside production; no money moves), or none. */
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
