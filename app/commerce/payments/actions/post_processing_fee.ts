import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { PostTransaction } from '#ledger/public'
import { times, type Pence } from '#shared/money'

/**
 * Posts the processing fee of a payment to the ledger, which the platform bears
 * (docs/rules/ledger-and-tax.md#processing-fees-and-production-cost), once. The caller writes it into the payment session,
 * which is complete and had none.
 */
@inject()
export class PostProcessingFee {
  constructor(private post: PostTransaction) {}

  async handle(
    paymentSessionId: number,
    checkoutId: number,
    fee: Pence,
    trx: TransactionClientContract
  ) {
    await this.post.handle(
      {
        kind: 'processing_fee',
        key: `fee-${paymentSessionId}`,
        checkoutId,
        entries: [
          { account: 'processing_fee', amount: fee },
          { account: 'stripe_balance', amount: times(fee, -1) },
        ],
      },
      trx
    )
  }
}
