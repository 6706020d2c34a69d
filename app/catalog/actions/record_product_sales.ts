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
  /**
   * Products are locked in key order, so that two payments never wait for each other; their shelves after all of them.
   * Locks are taken by statements of their own, because one that waited for a lock goes on with what it saw before.
   */
  async handle(sales: readonly ProductSale[], trx: TransactionClientContract) {
    const ids = sales.map((sale) => sale.productId)
    const recent = sales.map((sale) => sale.recentUnits)
    await trx.rawQuery('SELECT FROM products WHERE id = ANY (?) ORDER BY id FOR NO KEY UPDATE', [
      ids,
    ])
    await trx.rawQuery(
      `UPDATE products SET units_sold = greatest(0, units_sold + sold.units), units_sold_30_days = greatest(0, units_sold_30_days + sold.recent)
         FROM (SELECT product_id, sum(units) AS units, sum(recent) AS recent
                 FROM unnest(?::int[], ?::int[], ?::int[]) AS sale (product_id, units, recent) GROUP BY product_id) AS sold
        WHERE products.id = sold.product_id`,
      [ids, sales.map((sale) => sale.units), recent]
    )
    await this.#recordOnShelves(ids, recent, trx)
  }

  /** What is no longer on sale stands on no shelf. */
  async #recordOnShelves(ids: number[], recent: number[], trx: TransactionClientContract) {
    await trx.rawQuery(
      `SELECT FROM artist_shelves AS shelves
        WHERE (shelves.artist_id, shelves.product_type) IN (
          SELECT artist_id, unnest(ARRAY['all', product_type]) FROM products WHERE id = ANY (?) AND status = 'active')
        ORDER BY shelves.artist_id, shelves.product_type FOR UPDATE`,
      [ids]
    )
    await trx.rawQuery(
      `UPDATE artist_shelves AS shelves SET units_sold_30_days = greatest(0, shelves.units_sold_30_days + sold.units)
         FROM (SELECT artist_id, kind, sum(units) AS units
                 FROM unnest(?::int[], ?::int[]) AS sale (product_id, units)
                 JOIN products ON products.id = sale.product_id AND products.status = 'active',
                      unnest(ARRAY['all', product_type]) AS kind
                GROUP BY artist_id, kind) AS sold
        WHERE (shelves.artist_id, shelves.product_type) = (sold.artist_id, sold.kind)`,
      [ids, recent]
    )
  }
}
