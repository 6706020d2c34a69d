import { Conflict, InvalidField, DomainError, Unavailable } from '#core/exceptions/errors'
import { format, type Pence } from '#shared/money'
import { EventTooEarly } from '#stripe/public'

/** No provider is configured: the screens say "Checkout coming soon" (docs/rules/orders.md#no-payment-provider). */
export class PaymentUnavailable extends Unavailable {
  constructor() {
    super('Full checkout integration will be available soon!', 'E_PAYMENT_UNAVAILABLE')
  }
}

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

/** An event could not be applied. The message is shown in Stripe's list of webhook deliveries. */
export class EventNotApplied extends Unavailable {
  constructor(code = 'E_EVENT_NOT_APPLIED') {
    super('This event could not be applied yet: send it again', code)
  }
}

/** What was refunded is of a payment that we do not know to be made yet: its event is parked until it is. */
export class PaymentNotRecorded extends EventTooEarly {
  constructor() {
    super('The payment of this refund is not recorded yet', 'E_PAYMENT_NOT_RECORDED')
  }
}

/** An early fraud warning that is no open case any more. */
export class FraudWarningEnded extends Conflict {
  constructor(how: 'dismissed' | 'settled') {
    super(
      how === 'dismissed'
        ? 'This warning has already been dismissed'
        : 'This payment has been refunded or disputed since, so there’s nothing to dismiss',
      'E_INVALID_STATUS_TRANSITION'
    )
  }
}

/** A webhook that is not, or not any more, believably from the provider. */
export class BadWebhook extends DomainError {
  constructor(message = 'The signature doesn’t match') {
    super(message, { status: 400, code: 'E_BAD_WEBHOOK' })
  }
}
