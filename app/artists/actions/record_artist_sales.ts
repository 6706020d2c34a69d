import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { toDecimal, type Pence } from '#shared/money'

type ArtistSale = {
  artistId: number
  /** Without shipping; below zero for what is given back or cancelled. */
  amount: Pence
  rankedUnits: number
}

/**
 * Adds what was sold, given back or cancelled to the artists' projections (`total_sales` in pounds without shipping,
 * `units_sold`), in the transaction that changes the order rows, so that they can never disagree. `units_sold` ranks
 * artists: what they buy of their own is left out of it (RULINGS.md, Orders and money).
 */
export class RecordArtistSales {
  /**
   * Artists are locked in key order, so that two payments never wait for each other; by a statement of its own, because
   * one that waited for a lock goes on with what it saw before.
   */
  async handle(sales: readonly ArtistSale[], trx: TransactionClientContract) {
    const ids = sales.map((sale) => sale.artistId)
    await trx.rawQuery('SELECT FROM artists WHERE id = ANY (?) ORDER BY id FOR NO KEY UPDATE', [
      ids,
    ])
    await trx.rawQuery(
      `UPDATE artists SET total_sales = total_sales + sold.amount, units_sold = greatest(0, units_sold + sold.units)
         FROM (SELECT artist_id, sum(amount) AS amount, sum(units) AS units
                 FROM unnest(?::int[], ?::numeric[], ?::int[]) AS sale (artist_id, amount, units) GROUP BY artist_id) AS sold
        WHERE artists.id = sold.artist_id`,
      [ids, sales.map((sale) => toDecimal(sale.amount)), sales.map((sale) => sale.rankedUnits)]
    )
  }
}
