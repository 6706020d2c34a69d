import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { percentageFromDecimal, type Percentage } from '#shared/percentage'

/** The share that holds for a product which is made in this transaction: it cannot change before that has ended. */
export class ShareQuery {
  async handle(artistId: number, trx: TransactionClientContract): Promise<Percentage> {
    const { rows } = await trx.rawQuery<{ rows: { profit_share_percentage: string }[] }>(
      'SELECT profit_share_percentage FROM artists WHERE id = ? FOR KEY SHARE',
      [artistId]
    )
    return percentageFromDecimal(rows[0]!.profit_share_percentage)
  }
}
