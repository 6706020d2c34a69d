import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { PostTransaction } from '#ledger/public'
import type Dispute from '#commerce/payments/models/dispute'
import type PaymentSession from '#commerce/payments/models/payment_session'
import Refund from '#commerce/payments/models/refund'
import { isGiven } from '#commerce/payments/refund_status'
import { add, largest, negate, pence, subtract } from '#shared/money'

/** Posts the loss of a chargeback that took more than the payment had after its refunds: the platform bears it. */
@inject()
export class PostChargebackLoss {
  constructor(private post: PostTransaction) {}

  /** The caller holds the lock on the payment's row. The dispute's movements are posted; its refund is not recorded yet. */
  async handle(dispute: Dispute, payment: PaymentSession, trx: TransactionClientContract) {
    const refunds = await Refund.query({ client: trx }).where('paymentSessionId', payment.id)
    const given = refunds.filter(({ status }) => isGiven(status)).map(({ amount }) => amount)
    const received = payment.receivedAmount ?? payment.amount
    const left = largest(pence(0), subtract(received, add(pence(0), ...given)))
    const loss = subtract(dispute.amount, left)
    if (loss <= 0) return
    await this.post.handle(
      {
        kind: 'dispute',
        key: `dispute/${dispute.stripeDisputeId}/beyond`,
        checkoutId: payment.checkoutId,
        entries: [
          { account: 'platform_share', amount: loss },
          { account: 'suspense', amount: negate(loss) },
        ],
      },
      trx
    )
  }
}
