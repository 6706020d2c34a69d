export { askStripe } from '#stripe/ask_stripe'
export {
  EventTooEarly,
  isPermanentFailure,
  PaymentKeyTaken,
  PaymentProviderUnreachable,
  PaymentRefused,
} from '#stripe/errors'
export { overridePaymentMode, paymentMode, paymentsConfigured } from '#stripe/payment_mode'
export { recordEvent, type StripeEventRef } from '#stripe/record_event'
export { sendOnce, type IdempotentRequest } from '#stripe/send_once'
export { stripeClient } from '#stripe/stripe_client'
export { stripeIdOf } from '#stripe/stripe_id_of'
