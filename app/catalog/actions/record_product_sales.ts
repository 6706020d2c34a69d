import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

type ProductSale = {
  productId: number
  /** Below zero for what is refunded or cancelled. */
  units: number
  /** Of the last 30 days, without what artists bought of their own. */
  recentUnits: number
}

/**
 * Counts units that are sold, refunded or cancelled on the products, as the last of the transaction that changes the
 * order rows: what everybody buys is locked while a sale is committed, no longer. What an artist buys of their own is left
 * out of the ranking (docs/rules/orders.md#self-purchases).
 */
export class RecordProductSales {
  /**
   * Products are locked in key order, so that two payments never wait for each other; their catalog stats after all of them.
   * What is no longer on sale is not in the catalog stats.
   */
  async handle(sales: readonly ProductSale[], trx: TransactionClientContract) {
    await trx.rawQuery(
      'INSERT INTO pending_product_sales_counts (product_ids, units, recent_units) VALUES (?, ?, ?)',
      [
        sales.map((sale) => sale.productId),
        sales.map((sale) => sale.units),
        sales.map((sale) => sale.recentUnits),
      ]
    )
  }
}
