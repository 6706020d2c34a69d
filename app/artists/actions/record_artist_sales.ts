import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inBatches } from '#core/database/in_batches'
import { toDecimal, type Pence } from '#shared/money'

type ArtistSale = {
  artistId: number
  /** Without shipping; below zero for what is refunded or cancelled. */
  amount: Pence
  rankedUnits: number
}

/**
 * Adds what was sold, refunded or cancelled to the artists' projections (`total_sales` in pounds without shipping,
 * `units_sold`), as the last of the transaction that changes the order rows: with the view `pending_artist_sales` they
 * always agree with them. `units_sold` ranks artists: what they buy of their own is left out of it
 * (docs/rules/orders.md#self-purchases).
 */
export class RecordArtistSales {
  /** A sale of an artist whom another transaction holds is added later (`applyPending`). */
  async handle(sales: readonly ArtistSale[], trx: TransactionClientContract) {
    await trx.rawQuery(
      'INSERT INTO pending_artist_sales_counts (artist_ids, amounts, units) VALUES (?, ?, ?)',
      [
        sales.map((sale) => sale.artistId),
        sales.map((sale) => toDecimal(sale.amount)),
        sales.map((sale) => sale.rankedUnits),
      ]
    )
  }

  /** Adds the sales that found their artists locked. @returns how many sales */
  async applyPending(): Promise<number> {
    return inBatches(async (limit) => {
      const { rows } = await db.rawQuery<{ rows: { applied: number }[] }>(
        'SELECT drain_pending_artist_sales(?) AS applied',
        [limit]
      )
      return rows[0]!.applied
    })
  }
}
