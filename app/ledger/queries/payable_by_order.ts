import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { pence, type Pence } from '#shared/money'

type Row = { order_id: number; payable: string }

/** What of an artist's earnings was not paid yet, order row by order row. One statement. */
export class PayableByOrder {
  /** By id of the order row, in whole pence; rows that nothing is open of are left out. */
  async ofArtist(
    artistId: number,
    { orderIds }: { orderIds?: readonly number[] } = {},
    trx?: TransactionClientContract
  ): Promise<Map<number, Pence>> {
    const entries = (trx ?? db)
      .from('ledger_entries')
      .where({ artist_id: artistId, account: 'artist_payable' })
      .whereNotNull('order_id')
    if (orderIds) entries.whereIn('order_id', [...orderIds])
    const rows: Row[] = await entries
      .groupBy('order_id')
      .havingRaw('sum(amount) <> 0')
      .orderBy('order_id')
      .select('order_id', db.raw('-sum(amount) AS payable'))
    return new Map(rows.map(({ order_id: orderId, payable }) => [orderId, pence(Number(payable))]))
  }
}
