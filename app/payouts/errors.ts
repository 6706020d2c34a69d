import { Conflict, Unavailable } from '#core/exceptions/errors'
import { EventTooEarly } from '#stripe/public'

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

/** What came back is of a payout that we do not know to be made yet: its event is parked until it is. */
export class PayoutNotRecorded extends EventTooEarly {
  constructor() {
    super('The payout of this reversal is not recorded yet', 'E_PAYOUT_NOT_RECORDED')
  }
}

/** A payout that was paid or cancelled cannot be retried. */
export class PayoutEnded extends Conflict {
  readonly deprecatedCode = 'E_PAYOUT_STATE'

  constructor(status: 'paid' | 'cancelled') {
    super(
      status === 'paid'
        ? 'This payout has been paid'
        : 'This payout was cancelled before it was sent',
      'E_INVALID_STATUS_TRANSITION'
    )
  }
}

/** An admin has paused payouts to this artist. */
export class PayoutsPaused extends Conflict {
  constructor() {
    super('Payouts to this artist are paused. Resume them first', 'E_PAYOUTS_PAUSED')
  }
}
