import type Stripe from 'stripe'
import { inject } from '@adonisjs/core'
import { CheckoutQueries } from '#commerce/orders/queries/checkout_queries'
import PaymentSession from '#commerce/payments/models/payment_session'
import { toCustomerRequest } from '#commerce/payments/stripe/customer_request'
import { withEmail } from '#commerce/payments/stripe/session_request'
import { StripeGateway } from '#commerce/payments/stripe/stripe_gateway'
import { isPermanentFailure, PaymentProviderUnreachable } from '#stripe/public'

/**
 * Sends a reserved row's frozen request, as often as needed: one key, one body (a checkout's email stays as it is until
 * it is paid), one session. A permanent failure closes the row; anything unclear leaves it as it is, to be sent again.
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
      return await this.#send(row)
    } catch (error) {
      if (isPermanentFailure(error)) await this.#fromCreating(row, { status: 'failed' })
      // Of several callers at once Stripe serves one and sends the others away: what that one got serves all.
      const current = await PaymentSession.findOrFail(row.id)
      if (current.status === 'open') return current
      throw error
    }
  }

  /** Only from `creating`: an event may have overtaken the answer, and an answer replayed under the key is old. */
  async #send(row: PaymentSession): Promise<PaymentSession> {
    const request = await this.#completed(row)
    const { id, url } = await this.stripe.createSession(request, row.idempotencyKey)
    if (!url) throw new PaymentProviderUnreachable()
    const opened = { status: 'open', stripeSessionId: id, url } as const
    const [changed] = await this.#fromCreating(row, opened)
    return changed === 0 ? PaymentSession.findOrFail(row.id) : row.merge(opened)
  }

  /** With who buys: by an email, or as a customer where the tax depends on an address that the page does not ask for. */
  async #completed(row: PaymentSession): Promise<Stripe.Checkout.SessionCreateParams> {
    const buyer = await this.checkouts.buyerOf(row.checkoutId)
    const { createRequest: request } = row
    const { address } = buyer
    if (!request.automatic_tax?.enabled || !address) return withEmail(request, buyer.email)
    const { id } = await this.stripe.createCustomer(
      toCustomerRequest({ ...buyer, address }),
      `${row.idempotencyKey}-customer`
    )
    return { ...request, customer: id }
  }

  #fromCreating(
    row: PaymentSession,
    change: Partial<Pick<PaymentSession, 'status' | 'stripeSessionId' | 'url'>>
  ) {
    return PaymentSession.query().where('id', row.id).where('status', 'creating').update(change)
  }
}
