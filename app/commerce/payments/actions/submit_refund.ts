import type Stripe from 'stripe'
import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { ApplyRefundUpdate } from '#commerce/payments/actions/apply_refund_update'
import PaymentSession from '#commerce/payments/models/payment_session'
import Refund from '#commerce/payments/models/refund'
import type { RefundStatus } from '#commerce/payments/refund_status'
import { toRefundUpdate, toRefundRequest } from '#commerce/payments/stripe/refund_request'
import { StripeGateway } from '#commerce/payments/stripe/stripe_gateway'
import { clock } from '#shared/clock'
import {
  isPermanentFailure,
  PaymentProviderUnreachable,
  PaymentRefused,
  isIdempotencyKeyExpired,
} from '#stripe/public'

/**
 * Submits a created refund to the provider, or reads the status of one that it knows: as often as needed, under one key.
 * Only a permanent failure ends it; anything unclear leaves it as it is, for the job that comes by every minute.
 */
@inject()
export class SubmitRefund {
  constructor(
    private stripe: StripeGateway,
    private applyUpdate: ApplyRefundUpdate
  ) {}

  /** How the refund stands afterwards. */
  async handle(refundId: number): Promise<RefundStatus> {
    const refund = await Refund.findOrFail(refundId)
    if (refund.status !== 'creating' && refund.status !== 'pending') return refund.status
    // Whatever comes of it, the others are asked about first (`RefundQueries.unsettled`).
    await Refund.query().where('id', refundId).update({ updatedAt: clock.now() })
    try {
      const given = await this.#given(refund)
      await this.applyUpdate.handle(
        refundId,
        given
          ? toRefundUpdate(given)
          : { status: 'failed', stripeRefundId: null, failure: 'Stripe refused it' }
      )
    } catch (error) {
      if (!(error instanceof PaymentProviderUnreachable || error instanceof PaymentRefused))
        throw error
      logger.warn({ err: error, refundId }, 'Nobody knows yet how a refund stands')
    }
    const { status } = await Refund.findOrFail(refundId)
    return status
  }

  /** The provider's refund; null where it will not give this one, and has not. */
  async #given(refund: Refund): Promise<Stripe.Refund | null> {
    if (refund.stripeRefundId) return this.stripe.retrieveRefund(refund.stripeRefundId)
    const payment = await PaymentSession.findOrFail(refund.paymentSessionId)
    const intentId = payment.stripePaymentIntentId!
    const made = isIdempotencyKeyExpired(refund.createdAt)
      ? await this.#byKey(refund, intentId)
      : null
    if (made) return made
    try {
      const request = toRefundRequest(refund, intentId)
      return await this.stripe.createRefund(request, `refund-${refund.refundKey}`)
    } catch (error) {
      if (!isPermanentFailure(error)) throw error
      return this.#byKey(refund, intentId)
    }
  }

  async #byKey({ refundKey }: Refund, intentId: string): Promise<Stripe.Refund | null> {
    const given = await this.stripe.listRefunds(intentId)
    return given.find(({ metadata }) => metadata?.refund_key === refundKey) ?? null
  }
}
