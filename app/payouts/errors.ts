import { Conflict, Unavailable } from '#core/exceptions/errors'
import { EventTooEarly } from '#stripe/public'

/** Stripe is not configured, so payouts are not available. */
export class PayoutsUnavailable extends Unavailable {
  constructor() {
    super('Payouts are not available yet', 'E_PAYOUTS_UNAVAILABLE')
  }
}

/** The artist has not given Stripe any details yet, so there is nothing to manage. */
export class PayoutAccountUnfinished extends Conflict {
  constructor() {
    super('Set up your payouts first', 'E_PAYOUT_ACCOUNT')
  }
}

/** Stripe does not open its pages for this artist. */
export class StripeDashboardClosed extends Unavailable {
  constructor() {
    super(
      'Stripe did not open your payout settings. Try again, or contact us.',
      'E_STRIPE_DASHBOARD'
    )
  }
}

/** The payout of a reversal is not recorded as paid yet: the event is parked until it is. */
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

/** A fraud rule holds the payouts: an admin has to release what it found before they resume. */
export class FraudCheckOpen extends Conflict {
  constructor() {
    super('A fraud check has paused these payouts. Release it first', 'E_FRAUD_CHECK')
  }
}

/** A fraud check that was decided before. */
export class FraudCheckDecided extends Conflict {
  constructor(status: 'kept' | 'released') {
    super(
      status === 'released'
        ? 'This fraud check has already been released'
        : 'An admin has already kept these payouts paused',
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

/** The artist has no account at Stripe, or Stripe pays nothing to it at present. */
export class ArtistNotPayable extends Conflict {
  constructor() {
    super('Stripe doesn’t pay this artist at the moment', 'E_ARTIST_NOT_PAYABLE')
  }
}

/** The artist's bank changed on this day: nobody may have noticed yet that it was not the artist. */
export class BankChanged extends Conflict {
  constructor() {
    super(
      'The artist’s bank account changed today. Nothing is paid before tomorrow',
      'E_BANK_CHANGED'
    )
  }
}

/** Too little is due, or nothing. */
export class NothingToPay extends Conflict {
  constructor() {
    super('Nothing is ready to pay: less than the minimum is due', 'E_NOTHING_TO_PAY')
  }
}
