import type Stripe from 'stripe'
import { inject } from '@adonisjs/core'
import { CheckoutQueries } from '#commerce/orders/queries/checkout_queries'
import PaymentSession from '#commerce/payments/models/payment_session'
import { toCustomerRequest } from '#commerce/payments/stripe/customer_request'
import { withEmail } from '#commerce/payments/stripe/session_request'
import { StripeGateway } from '#commerce/payments/stripe/stripe_gateway'
import { isPermanentFailure, PaymentProviderUnreachable } from '#stripe/public'

/**
 * Creates the Stripe session of a reserved row by its frozen request. Safe to call repeatedly: one key and one body (a
 * checkout's email does not change until it is paid) make one session. A permanent failure closes the row; any other
 * failure leaves it to be sent again.
 */
@inject()
export class CreateStripeSession {
  constructor(
    private stripe: StripeGateway,
    private checkouts: CheckoutQueries
  ) {}

  /** @returns the row afterwards. Throws PaymentRefused and PaymentProviderUnreachable. */
  async handle(row: PaymentSession): Promise<PaymentSession> {
    try {
      return await this.#send(row)
    } catch (error) {
      if (isPermanentFailure(error)) await this.#fromCreating(row, { status: 'failed' })
      // Stripe serves one of several concurrent calls and refuses the others; its session serves all.
      const current = await PaymentSession.findOrFail(row.id)
      if (current.status === 'open') return current
      throw error
    }
  }

  /** Opens the row only from `creating`: an event may have overtaken the answer, and a replayed answer is old. */
  async #send(row: PaymentSession): Promise<PaymentSession> {
    const request = await this.#completed(row)
    const { id, url } = await this.stripe.createSession(request, row.idempotencyKey)
    if (!url) throw new PaymentProviderUnreachable()
    const opened = { status: 'open', stripeSessionId: id, url } as const
    const [changed] = await this.#fromCreating(row, opened)
    return changed === 0 ? PaymentSession.findOrFail(row.id) : row.merge(opened)
  }

  /**
   * Adds the buyer to the request: an email, or a customer if the tax depends on an address that the page does not ask
   * for.
   */
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
