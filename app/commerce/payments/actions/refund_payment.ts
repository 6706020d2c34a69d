import { randomUUID } from 'node:crypto'
import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { jobs } from '#core/jobs/main'
import { ImportExternalRefund } from '#commerce/payments/actions/import_external_refund'
import { SUBMIT_REFUND_JOB } from '#commerce/payments/job_names'
import type PaymentSession from '#commerce/payments/models/payment_session'

const REASONS = {
  unfulfillable_payment: 'Paid after it was cancelled, when it was no longer on sale',
  duplicate_payment: 'Paid a second time',
}

/**
 * Refunds a payment that buys nothing, in full: a duplicate payment, or a payment that arrived after its checkout was
 * cancelled and its goods were gone (docs/rules/orders.md#late-payments). Reserves the refund in the transaction that
 * applies the payment; a job submits it.
 */
@inject()
export class RefundPayment {
  constructor(private importRefund: ImportExternalRefund) {}

  /** The caller holds the lock on the payment's row, which is complete. */
  async handle(
    payment: PaymentSession,
    why: keyof typeof REASONS,
    trx: TransactionClientContract
  ): Promise<void> {
    const refundId = await this.importRefund.handle(
      payment,
      {
        origin: 'shop',
        key: randomUUID(),
        amount: payment.receivedAmount ?? payment.amount,
        reason: REASONS[why],
      },
      trx
    )
    await jobs.enqueue(SUBMIT_REFUND_JOB, { refundId }, trx)
  }
}
