import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import { RecordRefund } from '#orders/public'
import PaymentSession from '#payments/models/payment_session'
import Refund from '#payments/models/refund'
import { isGiven, mayRefundMove, type RefundStatus } from '#payments/refund_status'

/** How a refund stands at the provider, in our words. */
export type RefundNews = {
  status: RefundStatus
  stripeRefundId: string | null
  /** Why it failed. */
  failure: string | null
}

/**
 * The one way in which a refund takes effect, for answer, webhook and job alike: the amounts come onto the order rows
 * when the provider gives them, and leave them when the bank sends them back. Old news changes nothing.
 */
@inject()
export class SettleRefund {
  constructor(private recordRefund: RecordRefund) {}

  async handle(refundId: number, news: RefundNews, caller?: TransactionClientContract) {
    return inTransaction(caller, async (trx) => {
      const { paymentSessionId } = await Refund.findOrFail(refundId, { client: trx })
      await PaymentSession.query({ client: trx }).where('id', paymentSessionId).forUpdate()
      const refund = await Refund.query({ client: trx })
        .where('id', refundId)
        .preload('lines')
        .firstOrFail()
      if (!mayRefundMove(refund.status, news.status)) return
      const wasGiven = isGiven(refund.status)
      if (wasGiven !== isGiven(news.status)) {
        const { checkoutId, shippingAmount, lines } = refund
        const direction = wasGiven ? 'returned' : 'given'
        await this.recordRefund.handle({ checkoutId, shippingAmount, lines, direction }, trx)
      }
      const stripeRefundId = news.stripeRefundId ?? refund.stripeRefundId
      await refund.merge({ ...news, stripeRefundId }).save()
    })
  }
}
