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
  /** Artists are locked in key order, so that two payments never wait for each other. */
  async handle(sales: readonly ArtistSale[], trx: TransactionClientContract) {
    await trx.rawQuery(
      `WITH sold AS (
         SELECT artist_id, sum(amount) AS amount, sum(units) AS units
           FROM unnest(?::int[], ?::numeric[], ?::int[]) AS sale (artist_id, amount, units) GROUP BY artist_id
       ), locked AS (
         SELECT id FROM artists WHERE id IN (SELECT artist_id FROM sold) ORDER BY id FOR NO KEY UPDATE
       )
       UPDATE artists SET total_sales = total_sales + sold.amount, units_sold = greatest(0, units_sold + sold.units)
         FROM locked JOIN sold ON sold.artist_id = locked.id
        WHERE artists.id = locked.id`,
      [
        sales.map((sale) => sale.artistId),
        sales.map((sale) => toDecimal(sale.amount)),
        sales.map((sale) => sale.rankedUnits),
      ]
    )
  }
}
