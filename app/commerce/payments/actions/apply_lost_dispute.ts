import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { jobs } from '#core/jobs/main'
import { PostTransaction } from '#ledger/public'
import { HoldProduction } from '#commerce/orders/actions/hold_production'
import { LockCheckoutForRefund } from '#commerce/orders/actions/lock_checkout_for_refund'
import { ImportExternalRefund } from '#commerce/payments/actions/import_external_refund'
import { ApplyRefundUpdate } from '#commerce/payments/actions/apply_refund_update'
import { CANCEL_DISPUTED_ORDERS_JOB } from '#commerce/payments/job_names'
import type Dispute from '#commerce/payments/models/dispute'
import type PaymentSession from '#commerce/payments/models/payment_session'
import { negate } from '#shared/money'

/**
 * Records a lost dispute as a refund, allocated to the amounts not yet refunded by largest remainder. Orders that it
 * refunds in full are cancelled by a job; the checkout is held for an admin if anything is still to be made.
 */
@inject()
export class ApplyLostDispute {
  constructor(
    private importRefund: ImportExternalRefund,
    private applyUpdate: ApplyRefundUpdate,
    private post: PostTransaction,
    private hold: HoldProduction,
    private lockCheckoutForRefund: LockCheckoutForRefund
  ) {}

  /** The caller holds the lock on the payment's row. */
  async handle(dispute: Dispute, payment: PaymentSession, trx: TransactionClientContract) {
    const { stripeDisputeId, amount, reason } = dispute
    await this.post.handle(
      {
        kind: 'dispute',
        key: `dispute/${stripeDisputeId}/lost`,
        checkoutId: payment.checkoutId,
        entries: [
          { account: 'stripe_balance', amount },
          { account: 'suspense', amount: negate(amount) },
        ],
      },
      trx
    )
    const refundId = await this.importRefund.handle(
      payment,
      {
        origin: 'dispute',
        key: stripeDisputeId,
        amount,
        reason: `Dispute lost: ${reason.replaceAll('_', ' ')}`,
      },
      trx
    )
    await this.applyUpdate.handle(
      refundId,
      { status: 'succeeded', stripeRefundId: stripeDisputeId, failure: null },
      trx
    )
    await dispute.useTransaction(trx).merge({ refundId }).save()
    await this.#holdUnfulfilled(payment.checkoutId, trx)
    await jobs.enqueue(CANCEL_DISPUTED_ORDERS_JOB, { checkoutId: payment.checkoutId }, trx)
  }

  /**
   * Holds a checkout with unfulfilled orders, so that production does not start before the job runs. A fulfilled
   * checkout is not held: its artists are paid for the amounts not refunded.
   */
  async #holdUnfulfilled(checkoutId: number, trx: TransactionClientContract) {
    const { orders } = await this.lockCheckoutForRefund.handle(checkoutId, trx)
    if (orders.some(({ status }) => status === 'processing'))
      await this.hold.handle(checkoutId, 'The buyer’s bank has taken money back', trx)
  }
}
