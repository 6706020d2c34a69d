import { inject } from '@adonisjs/core'
import { PaymentSessionQuery } from '#commerce/payments/queries/payment_session_query'
import { PaymentNotRecorded } from '#commerce/payments/errors'
import { StripeGateway } from '#commerce/payments/stripe/stripe_gateway'

/** Checks that the payment of an event is recorded. Its own event may still be on its way. */
@inject()
export class AssertPaymentRecorded {
  constructor(
    private stripe: StripeGateway,
    private sessions: PaymentSessionQuery
  ) {}

  /** Throws PaymentNotRecorded if the payment is ours and not recorded yet: the event is parked. */
  async handle(paymentIntentId: string): Promise<void> {
    if (await this.sessions.byIntent(paymentIntentId)) return
    const { metadata } = await this.stripe.retrieveIntent(paymentIntentId)
    if (await this.sessions.byMark(metadata)) throw new PaymentNotRecorded()
  }
}
