import type Stripe from 'stripe'
import type { RiskLevel } from '#shared/payment_risk'
import { PaymentSessionSchema } from '#database/schema'
import type { PaymentSessionStatus } from '#commerce/payments/payment_session_status'

/** One attempt to have a checkout paid; at most one per checkout is alive. */
export default class PaymentSession extends PaymentSessionSchema {
  static table = 'payment_sessions'

  declare status: PaymentSessionStatus

  declare riskLevel: RiskLevel | null

  /** Set by the call that opened the page: the checkout was cancelled meanwhile, and no other call ends the page. */
  isOpenedTooLate = false

  /** Sent unchanged on every attempt, with the checkout's email; see `payment_sessions.request`. */
  get createRequest(): Stripe.Checkout.SessionCreateParams {
    return this.request as Stripe.Checkout.SessionCreateParams
  }

  get idempotencyKey(): string {
    return `checkout-${this.checkoutId}-session-${this.attempt}`
  }
}
