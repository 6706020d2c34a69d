import type Stripe from 'stripe'
import { inject } from '@adonisjs/core'
import { ApplyRefundUpdate } from '#commerce/payments/actions/apply_refund_update'
import PaymentSession from '#commerce/payments/models/payment_session'
import Refund from '#commerce/payments/models/refund'
import type { RefundStatus } from '#commerce/payments/refund_status'
import { toRefundUpdate, toRefundRequest } from '#commerce/payments/stripe/refund_request'
import { StripeGateway } from '#commerce/payments/stripe/stripe_gateway'
import { clock } from '#shared/clock'
import { sendOnce, type IdempotentRequest } from '#stripe/public'

/** A refund row with the id of the payment at Stripe that it refunds. */
type SubmittedRefund = { refund: Refund; intentId: string }

/**
 * Submits a created refund to Stripe, and reads the status of a pending one. Safe to call at any time: Stripe refunds
 * once (`sendOnce`).
 */
@inject()
export class SubmitRefund {
  constructor(
    private stripe: StripeGateway,
    private applyUpdate: ApplyRefundUpdate
  ) {}

  /** @returns the status of the refund afterwards */
  async handle(refundId: number): Promise<RefundStatus> {
    await sendOnce(this.#requestOf(refundId))
    const { status } = await Refund.findOrFail(refundId)
    return status
  }

  #requestOf(refundId: number): IdempotentRequest<SubmittedRefund, Stripe.Refund> {
    return {
      logContext: { refundId },
      begin: () => this.#begin(refundId),
      firstSentAt: ({ refund }) => refund.createdAt,
      hasStripeObject: ({ refund }) => refund.stripeRefundId !== null,
      send: ({ refund, intentId }) =>
        this.stripe.createRefund(toRefundRequest(refund, intentId), `refund-${refund.refundKey}`),
      lookUp: (row) => this.#lookUp(row),
      apply: (object) => this.applyUpdate.handle(refundId, toRefundUpdate(object)),
      markFailed: (failure) =>
        this.applyUpdate.handle(refundId, { status: 'failed', stripeRefundId: null, failure }),
    }
  }

  async #begin(refundId: number): Promise<SubmittedRefund | null> {
    const refund = await Refund.findOrFail(refundId)
    if (refund.status !== 'creating' && refund.status !== 'pending') return null
    await Refund.query().where('id', refundId).update({ updatedAt: clock.now() })
    const payment = await PaymentSession.findOrFail(refund.paymentSessionId)
    return { refund, intentId: payment.stripePaymentIntentId! }
  }

  async #lookUp({ refund, intentId }: SubmittedRefund): Promise<Stripe.Refund | null> {
    const { stripeRefundId, refundKey } = refund
    if (stripeRefundId) return this.stripe.retrieveRefund(stripeRefundId)
    const refunds = await this.stripe.listRefunds(intentId)
    return refunds.find(({ metadata }) => metadata?.refund_key === refundKey) ?? null
  }
}
