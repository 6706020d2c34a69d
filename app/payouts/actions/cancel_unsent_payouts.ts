import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Payout from '#payouts/models/payout'
import { VoidPayout } from '#payouts/actions/void_payout'

/**
 * Cancels the reserved payouts of order rows that were refunded or disputed. The next payout pays what is still due. A
 * payout that was sent stays, and the excess becomes a debt (docs/rules/payouts.md#refunds-and-payouts). The caller
 * holds the locks on the order rows.
 */
@inject()
export class CancelUnsentPayouts {
  constructor(private voidPayout: VoidPayout) {}

  async handle(orderIds: readonly number[], trx: TransactionClientContract): Promise<void> {
    const payouts = await Payout.query({ client: trx })
      .where('status', 'reserved')
      .whereIn('id', (lines) =>
        lines
          .from('payout_lines')
          .whereIn('order_id', [...orderIds])
          .select('payout_id')
      )
      .orderBy('id')
      .forUpdate()
    for (const payout of payouts)
      await this.voidPayout.handle(
        payout,
        { status: 'cancelled', failure: 'One of its orders changed before it was sent' },
        trx
      )
  }
}
