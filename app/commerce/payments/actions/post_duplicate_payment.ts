import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { PostTransaction } from '#ledger/public'
import type PaymentSession from '#commerce/payments/models/payment_session'
import { times } from '#shared/money'

/** Posts a duplicate payment to the ledger: its money belongs to the buyer. The row is locked and complete. */
@inject()
export class PostDuplicatePayment {
  constructor(private post: PostTransaction) {}

  async handle(row: PaymentSession, trx: TransactionClientContract) {
    const received = row.receivedAmount ?? row.amount
    await this.post.handle(
      {
        kind: 'duplicate_payment',
        key: `duplicate-payment-${row.id}`,
        checkoutId: row.checkoutId,
        entries: [
          { account: 'stripe_balance', amount: received },
          { account: 'suspense', amount: times(received, -1) },
        ],
      },
      trx
    )
  }
}
