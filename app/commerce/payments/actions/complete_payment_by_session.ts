import { inject } from '@adonisjs/core'
import { NO_TAX } from '#commerce/orders/included_tax'
import { ApplyPaymentUpdate } from '#commerce/payments/actions/apply_payment_update'
import type PaymentSession from '#commerce/payments/models/payment_session'
import type { Payment, PaymentState } from '#commerce/payments/payment'
import { PaymentSessionQuery } from '#commerce/payments/queries/payment_session_query'
import { StripeGateway } from '#commerce/payments/stripe/stripe_gateway'
import { toPayment } from '#commerce/payments/stripe/to_payment'
import { PaymentProviderUnreachable, PaymentRefused } from '#stripe/public'

/**
 * For the page a buyer comes back to: how the payment stands, applied by the same path as the webhook, in case that is
 * late or never comes. Harmless as often as it is called.
 */
@inject()
export class CompletePaymentBySession {
  constructor(
    private sessions: PaymentSessionQuery,
    private stripe: StripeGateway,
    private applyUpdate: ApplyPaymentUpdate
  ) {}

  /** Null for a session that is not ours; `unknown` when the provider cannot be asked just now. */
  async handle(sessionId: string): Promise<Payment | null> {
    const row = await this.sessions.byStripeId(sessionId)
    if (!row) return null
    if (row.status === 'complete') return fromRow(row, 'paid')
    try {
      return await this.applyUpdate.handle(
        row.id,
        toPayment(row, await this.stripe.retrieveSession(sessionId))
      )
    } catch (error) {
      if (error instanceof PaymentProviderUnreachable || error instanceof PaymentRefused)
        return fromRow(row, 'unknown')
      throw error
    }
  }
}

/** What we know without asking; details were handed over when the payment was completed. */
function fromRow(row: PaymentSession, state: PaymentState): Payment {
  return {
    state,
    checkoutId: row.checkoutId,
    sessionId: row.stripeSessionId!,
    paymentIntentId: row.stripePaymentIntentId,
    amountTotal: row.amount,
    tax: NO_TAX,
    processingFee: row.processingFee,
    amountExpected: row.amount,
    currency: row.currency,
    currencyExpected: row.currency,
    url: null,
    declineMessage: null,
    collected: null,
  }
}
