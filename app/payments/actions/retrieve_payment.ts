import { inject } from '@adonisjs/core'
import type { Payment } from '#payments/payment'
import { PaymentSessionQuery } from '#payments/queries/payment_session_query'
import { StripeGateway } from '#payments/stripe/stripe_gateway'
import { toPayment } from '#payments/stripe/to_payment'

/** Asks the provider how a payment stands, and changes nothing. */
@inject()
export class RetrievePayment {
  constructor(
    private sessions: PaymentSessionQuery,
    private stripe: StripeGateway
  ) {}

  /** Null for a session that is not ours: a stranger's id is never sent to the provider. */
  async handle(sessionId: string): Promise<Payment | null> {
    const row = await this.sessions.byStripeId(sessionId)
    return row ? toPayment(row, await this.stripe.retrieveSession(sessionId)) : null
  }
}
