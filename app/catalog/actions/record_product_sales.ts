import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

type ProductSale = {
  productId: number
  /** Below zero for what is given back or cancelled. */
  units: number
  /** Of the last 30 days, without what artists bought of their own. */
  recentUnits: number
}

/**
 * Counts units that are sold, given back or cancelled on the products, in the transaction that changes the order rows.
 * What an artist buys of their own is left out of the ranking (RULINGS.md, Orders and money).
 */
export class RecordProductSales {
  /** Products are locked in key order, so that two payments never wait for each other; their shelves after all of them. */
  async handle(sales: readonly ProductSale[], trx: TransactionClientContract) {
    await trx.rawQuery(
      `WITH sold AS (
         SELECT product_id, sum(units) AS units, sum(recent) AS recent
           FROM unnest(?::int[], ?::int[], ?::int[]) AS sale (product_id, units, recent) GROUP BY product_id
       ), locked AS (
         SELECT id FROM products WHERE id IN (SELECT product_id FROM sold) ORDER BY id FOR NO KEY UPDATE
       )
       UPDATE products SET units_sold = greatest(0, units_sold + sold.units), units_sold_30_days = greatest(0, units_sold_30_days + sold.recent)
         FROM locked JOIN sold ON sold.product_id = locked.id
        WHERE products.id = locked.id`,
      [
        sales.map((sale) => sale.productId),
        sales.map((sale) => sale.units),
        sales.map((sale) => sale.recentUnits),
      ]
    )
    await this.#recordOnShelves(sales, trx)
  }

  /** The shelves come after all products, in key order as well. What is no longer on sale stands on none. */
  async #recordOnShelves(sales: readonly ProductSale[], trx: TransactionClientContract) {
    await trx.rawQuery(
      `WITH sold AS (
         SELECT artist_id, kind, sum(units) AS units
           FROM unnest(?::int[], ?::int[]) AS sale (product_id, units)
           JOIN products ON products.id = sale.product_id AND products.status = 'active',
                unnest(ARRAY['all', product_type]) AS kind
          GROUP BY artist_id, kind
       ), locked AS (
         SELECT shelves.artist_id, shelves.product_type, sold.units
           FROM artist_shelves AS shelves JOIN sold ON (sold.artist_id, sold.kind) = (shelves.artist_id, shelves.product_type)
          ORDER BY shelves.artist_id, shelves.product_type FOR UPDATE OF shelves
       )
       UPDATE artist_shelves AS shelves SET units_sold_30_days = greatest(0, shelves.units_sold_30_days + locked.units)
         FROM locked
        WHERE (shelves.artist_id, shelves.product_type) = (locked.artist_id, locked.product_type)`,
      [sales.map((sale) => sale.productId), sales.map((sale) => sale.recentUnits)]
    )
  }
}
