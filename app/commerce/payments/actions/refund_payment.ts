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
 * A payment that buys nothing goes back in full by itself, whatever came in: the second one of a checkout, and one that
 * came after the checkout was cancelled and its goods were gone (docs/rules/orders.md#late-payments). Reserved in the
 * transaction that settles it, sent by a job.
 */
@inject()
export class RefundPayment {
  constructor(private importRefund: ImportExternalRefund) {}

  /** The payment's row is locked and complete. */
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
