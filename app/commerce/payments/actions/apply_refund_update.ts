import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import { mailOutbox } from '#core/mail/main'
import {
  LockCheckoutForRefund,
  type Refundable,
} from '#commerce/orders/actions/lock_checkout_for_refund'
import { RecordRefund } from '#commerce/orders/actions/record_refund'
import { allocateRefund } from '#commerce/payments/allocate_refund'
import { refundGiven } from '#commerce/payments/mails/refund_mail'
import { HoldRefundedCheckout } from '#commerce/payments/actions/hold_refunded_checkout'
import PaymentSession from '#commerce/payments/models/payment_session'
import Refund from '#commerce/payments/models/refund'
import { isGiven, mayRefundMove, type RefundStatus } from '#commerce/payments/refund_status'

/** The state of a refund at Stripe, in our words. */
export type RefundUpdate = {
  status: RefundStatus
  stripeRefundId: string | null
  /** The reason of a failure: a code of Stripe or of the bank. */
  failure: string | null
}

/**
 * Applies a refund update, from answer, webhook and job alike. Adds the amounts to the order rows when Stripe refunds
 * the money, and removes them when the bank sends it back. An outdated update changes nothing.
 */
@inject()
export class ApplyRefundUpdate {
  constructor(
    private lockCheckoutForRefund: LockCheckoutForRefund,
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
        // The buyer learns of a lost dispute from the bank.
        if (!wasGiven && refund.origin !== 'dispute')
          await mailOutbox.send(refundGiven, { event: refundId, data: { refundId } }, trx)
      }
      const stripeRefundId = update.stripeRefundId ?? refund.stripeRefundId
      await refund.merge({ ...update, stripeRefundId }).save()
    })
  }

  /** Allocates the refund again if other refunds have left less of its rows than it reserved. */
  async #fit(refund: Refund, trx: TransactionClientContract) {
    const refundable = await this.lockCheckoutForRefund.handle(refund.checkoutId, trx)
    if (isWithin(refund, refundable)) return
    const { lines, shippingAmount } = allocateRefund(refund.amount, refundable)
    await refund.related('lines').query().delete()
    await refund.related('lines').createMany(lines)
    refund.useTransaction(trx).merge({ shippingAmount })
    await refund.load('lines')
  }
}

/**
 * The status that moves start from. A refund that failed before Stripe named it may still turn out to be made, so it
 * counts as `creating`.
 */
function currentStatusOf({ status, stripeRefundId }: Refund): RefundStatus {
  return status === 'failed' && stripeRefundId === null ? 'creating' : status
}

function isWithin({ lines, shippingAmount }: Refund, { orders, shippingLeft }: Refundable) {
  return (
    shippingAmount <= shippingLeft &&
    lines.every(({ orderId, amount }) => amount <= orders.find(({ id }) => id === orderId)!.left)
  )
}
