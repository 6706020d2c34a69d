import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import { mailOutbox } from '#core/mail/main'
import { LockOrderForRefund, type Refundable } from '#commerce/orders/actions/lock_order_for_refund'
import { RecordRefund } from '#commerce/orders/actions/record_refund'
import { allocateRefund } from '#commerce/payments/allocate_refund'
import { refundGiven } from '#commerce/payments/mails/refund_mail'
import { HoldRefundedCheckout } from '#commerce/payments/actions/hold_refunded_checkout'
import PaymentSession from '#commerce/payments/models/payment_session'
import Refund from '#commerce/payments/models/refund'
import { isGiven, mayRefundMove, type RefundStatus } from '#commerce/payments/refund_status'

/** How a refund stands at the provider, in our words. */
export type RefundUpdate = {
  status: RefundStatus
  stripeRefundId: string | null
  /** Why it failed. */
  failure: string | null
}

/**
 * The one way in which a refund takes effect, for answer, webhook and job alike: the amounts come onto the order rows
 * when the provider gives them, and leave them when the bank sends them back. An outdated update changes nothing.
 */
@inject()
export class ApplyRefundUpdate {
  constructor(
    private lockOrderForRefund: LockOrderForRefund,
    private recordRefund: RecordRefund,
    private holdRefunded: HoldRefundedCheckout
  ) {}

  async handle(refundId: number, update: RefundUpdate, caller?: TransactionClientContract) {
    return inTransaction(caller, async (trx) => {
      const { paymentSessionId } = await Refund.findOrFail(refundId, { client: trx })
      const payment = await PaymentSession.query({ client: trx })
        .where('id', paymentSessionId)
        .forUpdate()
        .firstOrFail()
      const refund = await Refund.query({ client: trx })
        .where('id', refundId)
        .preload('lines')
        .firstOrFail()
      if (!mayRefundMove(currentStatusOf(refund), update.status)) return
      const wasGiven = isGiven(refund.status)
      if (wasGiven !== isGiven(update.status)) {
        if (!wasGiven && !payment.isDuplicatePayment) await this.#fit(refund, trx)
        const { checkoutId, amount, shippingAmount, lines } = refund
        const direction = wasGiven ? 'returned' : 'given'
        await this.recordRefund.handle(
          { refundId, checkoutId, amount, shippingAmount, lines, direction },
          trx
        )
        if (!wasGiven && refund.origin === 'provider') await this.holdRefunded.handle(refund, trx)
        // What the bank has taken, its customer knows from the bank.
        if (!wasGiven && refund.origin !== 'dispute')
          await mailOutbox.send(refundGiven, { event: refundId, data: { refundId } }, trx)
      }
      const stripeRefundId = update.stripeRefundId ?? refund.stripeRefundId
      await refund.merge({ ...update, stripeRefundId }).save()
    })
  }

  /** What was given elsewhere meanwhile may have left less of its rows than it was reserved for. */
  async #fit(refund: Refund, trx: TransactionClientContract) {
    const refundable = await this.lockOrderForRefund.handle(refund.checkoutId, trx)
    if (isWithin(refund, refundable)) return
    const { lines, shippingAmount } = allocateRefund(refund.amount, refundable)
    await refund.related('lines').query().delete()
    await refund.related('lines').createMany(lines)
    refund.useTransaction(trx).merge({ shippingAmount })
    await refund.load('lines')
  }
}

/** One that was refused before the provider named it may turn out to have been given all the same. */
function currentStatusOf({ status, stripeRefundId }: Refund): RefundStatus {
  return status === 'failed' && stripeRefundId === null ? 'creating' : status
}

function isWithin({ lines, shippingAmount }: Refund, { orders, shippingLeft }: Refundable) {
  return (
    shippingAmount <= shippingLeft &&
    lines.every(({ orderId, amount }) => amount <= orders.find(({ id }) => id === orderId)!.left)
  )
}
