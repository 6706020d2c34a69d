import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { pence, type Pence } from '#shared/money'

/** What artists owe of order rows that they were paid for, before any of it is netted with a payout. One statement. */
export class DebtByOrder {
  /** By id of the order row, in whole pence; rows of which nothing is owed are left out. */
  async of(
    orderIds: readonly number[],
    trx: TransactionClientContract
  ): Promise<ReadonlyMap<number, Pence>> {
    const rows: { order_id: number; debt: string }[] = await trx
      .from('ledger_entries')
      .where('account', 'artist_debt')
      .whereIn('order_id', [...orderIds])
      .groupBy('order_id')
      .havingRaw('sum(amount) > 0')
      .select('order_id')
      .sum('amount as debt')
    return new Map(rows.map(({ order_id: orderId, debt }) => [orderId, pence(Number(debt))]))
  }
}
