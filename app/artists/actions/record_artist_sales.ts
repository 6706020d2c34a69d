import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { toDecimal, type Pence } from '#shared/money'

type ArtistSale = {
  artistId: number
  /** Without shipping; below zero for what is refunded or cancelled. */
  amount: Pence
  rankedUnits: number
}

/**
 * Adds what was sold, refunded or cancelled to the artists' projections (`total_sales` in pounds without shipping,
 * `units_sold`), as the last of the transaction that changes the order rows, so that they can never disagree. `units_sold` ranks
 * artists: what they buy of their own is left out of it (docs/rules/orders.md#self-purchases).
 */
export class RecordArtistSales {
  /** Artists are locked in key order, so that two payments never wait for each other. */
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
}
