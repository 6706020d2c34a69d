import { inject } from '@adonisjs/core'
import PaymentSession from '#payments/models/payment_session'
import { PaymentProviderUnreachable, PaymentRefused } from '#payments/refusals'
import { StripeGateway } from '#payments/stripe/stripe_gateway'

/**
 * Sends a reserved row's frozen request, as often as needed: one key, one body, one session. A definite refusal closes
 * the row; anything unclear leaves it as it is, to be sent again.
 */
@inject()
export class CreateStripeSession {
  constructor(private stripe: StripeGateway) {}

  /** The row as it stands afterwards; throws PaymentRefused or PaymentProviderUnreachable. */
  async handle(row: PaymentSession): Promise<PaymentSession> {
    const session = await this.#send(row)
    if (!session.url) throw new PaymentProviderUnreachable()
    // Only from `creating`: an event may have overtaken the answer, and an answer replayed under the key is old.
    await this.#fromCreating(row, { status: 'open', stripeSessionId: session.id, url: session.url })
    return PaymentSession.findOrFail(row.id)
  }

  async #send(row: PaymentSession) {
    try {
      return await this.stripe.createSession(row.createRequest, row.idempotencyKey)
    } catch (error) {
      if (error instanceof PaymentRefused) await this.#fromCreating(row, { status: 'failed' })
      throw error
    }
  }

  #fromCreating(
    row: PaymentSession,
    change: Partial<Pick<PaymentSession, 'status' | 'stripeSessionId' | 'url'>>
  ) {
    return PaymentSession.query().where('id', row.id).where('status', 'creating').update(change)
  }
}
