import { inject } from '@adonisjs/core'
import { SettleRefund } from '#payments/actions/settle_refund'
import PaymentSession from '#payments/models/payment_session'
import Refund from '#payments/models/refund'
import type { RefundStatus } from '#payments/refund_status'
import { PaymentProviderUnreachable, PaymentRefused } from '#payments/refusals'
import { toRefundNews, toRefundRequest } from '#payments/stripe/refund_request'
import { StripeGateway } from '#payments/stripe/stripe_gateway'
import { clock } from '#shared/clock'

const KEY_LIFE_HOURS = 12

/**
 * Asks the provider to give a reserved refund, or how one stands that it knows of: as often as needed, under one key. A
 * definite refusal ends it; anything unclear leaves it as it is, for the job that comes by every minute.
 */
@inject()
export class SendRefund {
  constructor(
    private stripe: StripeGateway,
    private settle: SettleRefund
  ) {}

  /** How the refund stands afterwards. */
  async handle(refundId: number): Promise<RefundStatus> {
    const refund = await Refund.findOrFail(refundId)
    try {
      await this.settle.handle(refundId, toRefundNews(await this.#ask(refund)))
    } catch (error) {
      if (error instanceof PaymentRefused)
        await this.settle.handle(refundId, {
          status: 'failed',
          stripeRefundId: null,
          failure: 'Stripe refused it',
        })
      else if (!(error instanceof PaymentProviderUnreachable)) throw error
    }
    const { status } = await Refund.findOrFail(refundId)
    return status
  }

  async #ask(refund: Refund) {
    if (refund.stripeRefundId) return this.stripe.retrieveRefund(refund.stripeRefundId)
    const payment = await PaymentSession.findOrFail(refund.paymentSessionId)
    const intentId = payment.stripePaymentIntentId!
    const made = await this.#madeLongAgo(refund, intentId)
    if (made) return made
    const request = toRefundRequest(refund, intentId)
    return this.stripe.createRefund(request, `refund-${refund.refundKey}`)
  }

  /** Stripe forgets a key after a day: from then on the same call would give the money again. */
  async #madeLongAgo({ createdAt, refundKey }: Refund, intentId: string) {
    if (createdAt > clock.now().minus({ hours: KEY_LIFE_HOURS })) return null
    const given = await this.stripe.listRefunds(intentId)
    return given.find(({ metadata }) => metadata?.refund_key === refundKey) ?? null
  }
}
