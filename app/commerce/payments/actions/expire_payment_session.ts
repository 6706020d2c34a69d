import { inject } from '@adonisjs/core'
import { CreateStripeSession } from '#commerce/payments/actions/create_stripe_session'
import { ApplyPaymentUpdate } from '#commerce/payments/actions/apply_payment_update'
import { CheckoutQueries } from '#commerce/orders/queries/checkout_queries'
import type PaymentSession from '#commerce/payments/models/payment_session'
import type { Payment } from '#commerce/payments/payment'
import { PaymentSessionQuery } from '#commerce/payments/queries/payment_session_query'
import { StripeGateway } from '#commerce/payments/stripe/stripe_gateway'
import { toPayment } from '#commerce/payments/stripe/to_payment'
import { isPermanentFailure } from '#stripe/public'

/**
 * Asks Stripe to expire a checkout's payment session and applies the answer: only Stripe ends a session
 * (docs/rules/orders.md#expiry). A session that was paid meanwhile is completed; one that is processing stays.
 */
@inject()
export class ExpirePaymentSession {
  constructor(
    private sessions: PaymentSessionQuery,
    private checkouts: CheckoutQueries,
    private stripe: StripeGateway,
    private create: CreateStripeSession,
    private applyUpdate: ApplyPaymentUpdate
  ) {}

  /**
   * @returns the payment, already applied; null if the checkout has no live session and can no longer be paid. Throws
   * PaymentProviderUnreachable and PaymentCallerRefused: try again later.
   */
  async handle(checkoutId: number): Promise<Payment | null> {
    const live = await this.sessions.live(checkoutId)
    const row = live && (await this.#withSession(live))
    if (!row?.stripeSessionId) return null
    return this.applyUpdate.handle(row.id, toPayment(row, await this.#end(row.stripeSessionId)))
  }

  /**
   * Finds the session of a row whose answer was lost by creating it again under its key; null if Stripe refuses it for
   * good.
   */
  async #withSession(row: PaymentSession): Promise<PaymentSession | null> {
    if (row.status !== 'creating') return row
    try {
      return await this.create.handle(row, await this.checkouts.buyerOf(row.checkoutId))
    } catch (error) {
      if (isPermanentFailure(error)) return null
      throw error
    }
  }

  async #end(sessionId: string) {
    try {
      return await this.stripe.expireSession(sessionId)
    } catch (error) {
      if (isPermanentFailure(error)) return this.stripe.retrieveSession(sessionId)
      throw error
    }
  }
}
