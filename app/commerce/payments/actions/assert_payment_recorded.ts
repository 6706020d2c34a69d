import { inject } from '@adonisjs/core'
import { PaymentSessionQuery } from '#commerce/payments/queries/payment_session_query'
import { PaymentNotRecorded } from '#commerce/payments/errors'
import { StripeGateway } from '#commerce/payments/stripe/stripe_gateway'

/** For what an event says of a payment that may not have reached us yet: its own event is still to come. */
@inject()
export class AssertPaymentRecorded {
  constructor(
    private stripe: StripeGateway,
    private sessions: PaymentSessionQuery
  ) {}

  /** Throws PaymentNotRecorded where the payment is ours and unheard of: the event is to be sent again. */
  async handle(paymentIntentId: string): Promise<void> {
    if (await this.sessions.byIntent(paymentIntentId)) return
    const { metadata } = await this.stripe.retrieveIntent(paymentIntentId)
    if (await this.sessions.byMark(metadata)) throw new PaymentNotRecorded()
  }
}
