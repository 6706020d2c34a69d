import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import PayoutLine from '#payments/models/payout_line'

/** Which order rows stand in payouts that came to something or still may. */
export class LiveLinesQuery {
  async of(
    orderIds: readonly number[],
    trx: TransactionClientContract
  ): Promise<ReadonlySet<number>> {
    const rows = await PayoutLine.query({ client: trx })
      .whereIn('orderId', [...orderIds])
      .whereNull('releasedAt')
      .select('orderId')
    return new Set(rows.map(({ orderId }) => orderId))
  }
}
