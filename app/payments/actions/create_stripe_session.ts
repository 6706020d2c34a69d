import { inject } from '@adonisjs/core'
import { CheckoutQueries } from '#orders/public'
import PaymentSession from '#payments/models/payment_session'
import { PaymentProviderUnreachable, PaymentRefused } from '#payments/refusals'
import { withEmail } from '#payments/stripe/session_request'
import { StripeGateway } from '#payments/stripe/stripe_gateway'

/**
 * Sends a reserved row's frozen request, as often as needed: one key, one body (a checkout's email stays as it is until
 * it is paid), one session. A definite refusal closes the row; anything unclear leaves it as it is, to be sent again.
 */
@inject()
export class CreateStripeSession {
  constructor(
    private stripe: StripeGateway,
    private checkouts: CheckoutQueries
  ) {}

  /** The row as it stands afterwards; throws PaymentRefused or PaymentProviderUnreachable. */
  async handle(row: PaymentSession): Promise<PaymentSession> {
    try {
      await this.#send(row)
    } catch (error) {
      if (error instanceof PaymentRefused) await this.#fromCreating(row, { status: 'failed' })
      // Of several callers at once Stripe serves one and sends the others away: what that one got serves all.
      const current = await PaymentSession.findOrFail(row.id)
      if (current.status === 'open') return current
      throw error
    }
    return PaymentSession.findOrFail(row.id)
  }

  /** Only from `creating`: an event may have overtaken the answer, and an answer replayed under the key is old. */
  async #send(row: PaymentSession) {
    const email = await this.checkouts.emailOf(row.checkoutId)
    const request = withEmail(row.createRequest, email)
    const { id, url } = await this.stripe.createSession(request, row.idempotencyKey)
    if (!url) throw new PaymentProviderUnreachable()
    await this.#fromCreating(row, { status: 'open', stripeSessionId: id, url })
  }

  #fromCreating(
    row: PaymentSession,
    change: Partial<Pick<PaymentSession, 'status' | 'stripeSessionId' | 'url'>>
  ) {
    return PaymentSession.query().where('id', row.id).where('status', 'creating').update(change)
  }
}
