import type Stripe from 'stripe'
import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { CheckoutBuyer } from '#commerce/orders/checkout_buyer'
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
  constructor(private stripe: StripeGateway) {}

  /** @returns the row afterwards. Throws PaymentRefused and PaymentProviderUnreachable. */
  async handle(row: PaymentSession, buyer: CheckoutBuyer): Promise<PaymentSession> {
    try {
      return await this.#send(row, buyer)
    } catch (error) {
      if (isPermanentFailure(error)) await this.#close(row)
      // Stripe serves one of several concurrent calls and refuses the others; its session serves all.
      const current = await PaymentSession.findOrFail(row.id)
      if (current.status === 'open') return current
      throw error
    }
  }

  /** Opens the row only from `creating`: an event may have overtaken the answer, and a replayed answer is old. */
  async #send(row: PaymentSession, buyer: CheckoutBuyer): Promise<PaymentSession> {
    const request = await this.#completed(row, buyer)
    const { id, url } = await this.stripe.createSession(request, row.idempotencyKey)
    if (!url) throw new PaymentProviderUnreachable()
    return (await this.#open(row, id, url)) ?? PaymentSession.findOrFail(row.id)
  }

  /**
   * Adds the buyer to the request: an email, or a customer if the tax depends on an address that the page does not ask
   * for.
   */
  async #completed(
    row: PaymentSession,
    buyer: CheckoutBuyer
  ): Promise<Stripe.Checkout.SessionCreateParams> {
    const { createRequest: request } = row
    const { address } = buyer
    if (!request.automatic_tax?.enabled || !address) return withEmail(request, buyer.email)
    const { id } = await this.stripe.createCustomer(
      toCustomerRequest({ ...buyer, address }),
      `${row.idempotencyKey}-customer`
    )
    return { ...request, customer: id }
  }

  /** Null where the row is `creating` no more. The same statement says whether the checkout was cancelled meanwhile. */
  async #open(row: PaymentSession, sessionId: string, url: string): Promise<PaymentSession | null> {
    const { rows } = await db.rawQuery<{ rows: { is_cancelled: boolean }[] }>(
      `UPDATE payment_sessions SET status = 'open', stripe_session_id = ?, url = ?
        WHERE id = ? AND status = 'creating'
       RETURNING (SELECT cancelled_at IS NOT NULL FROM checkouts WHERE checkouts.id = checkout_id) AS is_cancelled`,
      [sessionId, url, row.id]
    )
    if (!rows[0]) return null
    row.isOpenedTooLate = rows[0].is_cancelled
    return row.merge({ status: 'open', stripeSessionId: sessionId, url })
  }

  async #close(row: PaymentSession) {
    await PaymentSession.query()
      .where('id', row.id)
      .where('status', 'creating')
      .update({ status: 'failed' })
  }
}
