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
   * What is no longer on sale stands on no shelf.
   */
  async handle(sales: readonly ProductSale[], trx: TransactionClientContract) {
    await trx.rawQuery('SELECT count_product_sales(?::int[], ?::int[], ?::int[])', [
      sales.map((sale) => sale.productId),
      sales.map((sale) => sale.units),
      sales.map((sale) => sale.recentUnits),
    ])
  }
}
