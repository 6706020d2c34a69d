import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { PostTransaction } from '#ledger/public'
import type PaymentSession from '#commerce/payments/models/payment_session'
import { times, type Pence } from '#shared/money'

/**
 * Posts the processing fee of a payment to the ledger, which the platform bears
 * (docs/rules/ledger-and-tax.md#processing-fees-and-production-cost), once. The row is locked and complete.
 */
@inject()
export class PostProcessingFee {
  constructor(private post: PostTransaction) {}

  async handle(row: PaymentSession, fee: Pence, trx: TransactionClientContract) {
    if (row.processingFee !== null) return
    await row.merge({ processingFee: fee }).save()
    await this.post.handle(
      {
        kind: 'processing_fee',
        key: `fee-${row.id}`,
        checkoutId: row.checkoutId,
        entries: [
          { account: 'processing_fee', amount: fee },
          { account: 'stripe_balance', amount: times(fee, -1) },
        ],
      },
      trx
    )
  }
}
