import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { fromDecimal, type Pence } from '#shared/money'

/** Amounts of open reversals. */
export class ReversalsQuery {
  /** The amount that is being reversed of an artist's transfers. */
  async underWay(artistId: number, trx: TransactionClientContract): Promise<Pence> {
    const { rows } = await trx.rawQuery<{ rows: { amount: string }[] }>(
      `SELECT coalesce(sum(payout_reversals.amount), 0)::numeric(10,2) AS amount
         FROM payout_reversals JOIN payouts ON payouts.id = payout_id
        WHERE payout_reversals.status = 'creating' AND artist_id = ?`,
      [artistId]
    )
    return fromDecimal(rows[0]!.amount)
  }
}
