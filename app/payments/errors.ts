import { Conflict, InvalidField, DomainError, Unavailable } from '#core/exceptions/errors'
import { format, type Pence } from '#shared/money'

/** No provider is configured: the screens say "Checkout coming soon" (docs/rules/orders.md#no-payment-provider). */
export class PaymentUnavailable extends Unavailable {
  constructor() {
    super('Full checkout integration will be available soon!', 'E_PAYMENT_UNAVAILABLE')
  }
}

/** No provider is configured, so that nobody can be paid out. */
export class PayoutsUnavailable extends Unavailable {
  constructor() {
    super('Payouts are not available yet', 'E_PAYOUTS_UNAVAILABLE')
  }
}

/** There is nothing to manage at Stripe before it has been told anything. */
export class PayoutAccountUnfinished extends Conflict {
  constructor() {
    super('Set up your payouts first', 'E_PAYOUT_ACCOUNT')
  }
}

/** Stripe does not let this artist in. */
export class StripeDashboardClosed extends Unavailable {
  constructor() {
    super(
      'Stripe did not open your payout settings. Try again, or contact us.',
      'E_STRIPE_DASHBOARD'
    )
  }
}

/** The provider could not be reached or did not answer. Trying again is safe: the request is frozen under one key. */
export class PaymentProviderUnreachable extends Unavailable {
  constructor() {
    super(
      'The payment service cannot be reached right now. Please try again in a moment.',
      'E_PAYMENT_UNREACHABLE'
    )
  }
}

/** The provider said no to the request itself: nothing was made, and another try starts a new session. */
export class PaymentRefused extends Unavailable {
  /**
   * @param reason the provider's own word for it, for admins and logs
   * @param isHidden whether it will never show us what was asked for: it is gone, or another account's
   */
  constructor(
    readonly reason: string | null = null,
    readonly isHidden = false
  ) {
    super('The payment could not be started. Please try again.', 'E_PAYMENT_REFUSED')
  }
}

/** It is we who are refused, by a wrong or restricted key: nothing is said of the request. */
export class PaymentCallerRefused extends PaymentRefused {}

/** Whether it is the request that was refused, so that nothing was made of it and nothing will be. */
export const isPermanentFailure = (error: unknown): error is PaymentRefused =>
  error instanceof PaymentRefused && !(error instanceof PaymentCallerRefused)

/** Another installation on the same account used this key: nothing was made of our request, the next attempt has its own. */
export class PaymentKeyTaken extends PaymentRefused {}

export class AlreadyPaid extends Conflict {
  constructor(readonly sessionId: string) {
    super('This order has already been paid', 'E_ALREADY_PAID')
  }
}

export class PaymentInProgress extends Conflict {
  constructor(readonly sessionId: string) {
    super('A payment for this order is still being processed', 'E_PAYMENT_IN_PROGRESS')
  }
}

/** There is no money of ours to refund. */
export class NotPaidYet extends Conflict {
  constructor() {
    super('This order hasn’t been paid, so there’s nothing to refund', 'E_NOT_PAID')
  }
}

/** All of it was refunded before, or is on its way. */
export class NothingToRefund extends Conflict {
  constructor() {
    super('This order has been refunded in full', 'E_NOTHING_TO_REFUND')
  }
}

/** Neither of the order nor of its shipping. */
export class RefundOfNothing extends InvalidField {
  constructor() {
    super('amount', 'min', 'Enter an amount')
  }
}

export class RefundTooLarge extends InvalidField {
  constructor(field: 'amount' | 'shippingAmount', left: Pence) {
    super(field, 'max', `At most ${format(left)} can be refunded`)
  }
}

/** An event that could not be applied, in words for whoever reads Stripe's list of deliveries. */
export class EventNotApplied extends Unavailable {
  constructor(code = 'E_EVENT_NOT_APPLIED') {
    super('This event could not be applied yet: send it again', code)
  }
}

/** What was refunded is of a payment that we do not know to be made yet: its event is parked until it is. */
export class PaymentNotRecorded extends Unavailable {
  constructor() {
    super('The payment of this refund is not recorded yet', 'E_PAYMENT_NOT_RECORDED')
  }
}

/** What came back is of a payout that we do not know to be made yet: its event is parked until it is. */
export class PayoutNotRecorded extends Unavailable {
  constructor() {
    super('The payout of this reversal is not recorded yet', 'E_PAYOUT_NOT_RECORDED')
  }
}

/** A webhook that is not, or not any more, believably from the provider. */
export class BadWebhook extends DomainError {
  constructor(message = 'The signature doesn’t match') {
    super(message, { status: 400, code: 'E_BAD_WEBHOOK' })
  }
}
