import type { PaymentPage } from '#sandbox/stripe/payment_page'

export type SandboxPayment = PaymentPage

/** Where the page's forms go. */
export function paymentAddress({ id }: SandboxPayment): string {
  return `/sandbox/stripe/pay/${id}`
}
