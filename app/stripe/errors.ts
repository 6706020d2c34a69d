import { Unavailable } from '#core/exceptions/errors'

/** Stripe could not be reached or did not answer. Retrying is safe: the request keeps its idempotency key. */
export class PaymentProviderUnreachable extends Unavailable {
  constructor() {
    super(
      'The payment service cannot be reached right now. Please try again in a moment.',
      'E_PAYMENT_UNREACHABLE'
    )
  }
}

/** Stripe rejected the request itself: it had no effect, and another try starts a new session. */
export class PaymentRefused extends Unavailable {
  /**
   * @param reason Stripe's own code for it, for admins and logs
   * @param isHidden whether Stripe will never show us the object: it is deleted, or belongs to another account
   */
  constructor(
    readonly reason: string | null = null,
    readonly isHidden = false
  ) {
    super('The payment could not be started. Please try again.', 'E_PAYMENT_REFUSED')
  }
}

/** Stripe rejected our API key, which is wrong or restricted. This says nothing about the request. */
export class PaymentCallerRefused extends PaymentRefused {}

/** Another installation on the same account used this idempotency key: the request had no effect, the next attempt has a new key. */
export class PaymentKeyTaken extends PaymentRefused {}

/** Whether Stripe rejected the request itself, so that it had no effect and a retry will not change that. */
export const isPermanentFailure = (error: unknown): error is PaymentRefused =>
  error instanceof PaymentRefused && !(error instanceof PaymentCallerRefused)

/** An event arrived before the payment or payout that it is about was recorded: it is parked and applied later. */
export class EventTooEarly extends Unavailable {}
