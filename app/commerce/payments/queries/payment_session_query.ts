import type Stripe from 'stripe'
import PaymentSession from '#commerce/payments/models/payment_session'
import { LIVE_STATUSES } from '#commerce/payments/payment_session_status'

/** Finds our row of a provider's session. */
export class PaymentSessionQuery {
  byStripeId(sessionId: string): Promise<PaymentSession | null> {
    return PaymentSession.findBy('stripeSessionId', sessionId)
  }

  live(checkoutId: number): Promise<PaymentSession | null> {
    return PaymentSession.query()
      .where('checkoutId', checkoutId)
      .whereIn('status', [...LIVE_STATUSES])
      .first()
  }

  /**
   * The row a session was made for, also where the create answer was lost and the row does not know its id yet. The
   * key in the metadata is random, so a session of another installation on the same account is never taken for ours.
   */
  async of(session: Stripe.Checkout.Session): Promise<PaymentSession | null> {
    return (await this.byStripeId(session.id)) ?? this.byMark(session.metadata)
  }

  byIntent(paymentIntentId: string): Promise<PaymentSession | null> {
    return PaymentSession.findBy('stripePaymentIntentId', paymentIntentId)
  }

  /** Lists paid sessions whose processing fee is unknown, the longest unchecked first. */
  withoutFee(limit: number): Promise<PaymentSession[]> {
    return PaymentSession.query()
      .where('status', 'complete')
      .whereNull('processingFee')
      .whereNotNull('stripePaymentIntentId')
      .orderBy('updatedAt')
      .orderBy('id')
      .limit(limit)
  }

  /** By what we wrote onto the session and its payment when they were asked for. */
  async byMark(metadata: Stripe.Metadata | null): Promise<PaymentSession | null> {
    const key = metadata?.payment_key
    if (!key) return null
    return PaymentSession.query()
      .where('checkoutId', Number(metadata.checkout_id) || 0)
      .whereRaw(`request -> 'metadata' ->> 'payment_key' = ?`, [key])
      .first()
  }
}
