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
 * Reads and applies the payment of a session for the page that a buyer returns to, in case the webhook is late or lost.
 * Safe to call at any time.
 */
@inject()
export class RefreshPaymentForResultPage {
  constructor(
    private sessions: PaymentSessionQuery,
    private stripe: StripeGateway,
    private applyUpdate: ApplyPaymentUpdate
  ) {}

  /** @returns the payment; null for a session that is not ours; `unknown` if Stripe cannot be asked now */
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

/**
 * The payment as our row has it, without asking Stripe. The buyer's details were passed on when the payment was
 * completed.
 */
function fromRow(row: PaymentSession, state: PaymentState): Payment {
  return {
    state,
    checkoutId: row.checkoutId,
    sessionId: row.stripeSessionId!,
    paymentIntentId: row.stripePaymentIntentId,
    amountTotal: row.amount,
    tax: NO_TAX,
    taxRate: null,
    processingFee: row.processingFee,
    chargedAt: null,
    risk: null,
    cardFingerprint: null,
    amountExpected: row.amount,
    currency: row.currency,
    currencyExpected: row.currency,
    url: null,
    declineMessage: null,
    collected: null,
  }
}
