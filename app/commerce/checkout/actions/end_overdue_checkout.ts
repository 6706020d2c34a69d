import { inject } from '@adonisjs/core'
import { CancelUnpaidCheckout } from '#commerce/orders/actions/cancel_unpaid_checkout'
import { RecordCancellationReason } from '#commerce/orders/actions/record_cancellation_reason'
import { ExpirePaymentSession } from '#commerce/payments/actions/expire_payment_session'
import type { Payment } from '#commerce/payments/payment'

const NOT_PAID_IN_TIME = 'Not paid in time'

/** Words for why a checkout ended, shown when it is opened again; without a reason, its payment page expired. */
export const endedBy = (reason: string | null) =>
  reason === null || reason === NOT_PAID_IN_TIME ? 'was not paid in time' : 'was cancelled'

/**
 * Ends a checkout that was not paid, in time or at the word of its buyer or an admin, by the provider's answer: cancelled
 * where the session ended unpaid, completed where it turns out paid, left alone while a payment is being processed.
 */
@inject()
export class EndOverdueCheckout {
  constructor(
    private recordReason: RecordCancellationReason,
    private expirePaymentSession: ExpirePaymentSession,
    private cancelUnpaidCheckout: CancelUnpaidCheckout
  ) {}

  /**
   * Returns the payment as the provider reports it, already applied; null if the checkout had no live session, so that the
   * provider was not asked. Throws PaymentProviderUnreachable: nothing has changed, try later.
   */
  async handle(checkoutId: number, reason = NOT_PAID_IN_TIME): Promise<Payment | null> {
    await this.recordReason.handle(checkoutId, reason)
    const payment = await this.expirePaymentSession.handle(checkoutId)
    if (!payment) await this.cancelUnpaidCheckout.handle(checkoutId, reason)
    return payment
  }
}
