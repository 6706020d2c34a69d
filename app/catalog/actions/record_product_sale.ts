import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

type ProductSale = { productId: number; quantity: number; isSelfPurchase: boolean }

/**
 * Counts paid units on the products, in the transaction that records the payment. What an artist buys of their own is
 * left out of the ranking (RULINGS.md, Orders and money).
 */
export class RecordProductSale {
  /** Products are locked in key order, so that two payments never wait for each other. */
  async handle(sales: ProductSale[], trx: TransactionClientContract) {
    for (const sale of sales.toSorted((one, other) => one.productId - other.productId)) {
      const ranked = sale.isSelfPurchase ? 0 : sale.quantity
      await trx
        .from('products')
        .where('id', sale.productId)
        .update({
          units_sold: trx.raw('units_sold + ?', [sale.quantity]),
          units_sold_30_days: trx.raw('units_sold_30_days + ?', [ranked]),
        })
    }
    await this.#recordOnShelves(
      sales.filter((sale) => !sale.isSelfPurchase),
      trx
    )
  }

  /** The shelves come after all products, in key order as well. What is no longer on sale stands on none. */
  async #recordOnShelves(sales: ProductSale[], trx: TransactionClientContract) {
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
       UPDATE artist_shelves AS shelves SET units_sold_30_days = shelves.units_sold_30_days + locked.units
         FROM locked
        WHERE (shelves.artist_id, shelves.product_type) = (locked.artist_id, locked.product_type)`,
      [sales.map((sale) => sale.productId), sales.map((sale) => sale.quantity)]
    )
  }
}
