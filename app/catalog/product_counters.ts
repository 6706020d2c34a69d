import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

type ProductSale = {
  productId: number
  /** Below zero for what is refunded or cancelled. */
  units: number
  /** Of the last 30 days, without self-purchases of artists. */
  recentUnits: number
}

/** `average` is a decimal between 1 and 5, null where there are no ratings. */
type Rating = { productId: number; average: string | null; count: number }

/** The figures of products that other modules count: units sold and ratings. */
export class ProductCounters {
  /**
   * Counts units that are sold, refunded or cancelled, at the end of the transaction that changes the order rows: a
   * popular product is locked only while a sale is committed. Self-purchases are left out of the ranking
   * (docs/rules/orders.md#self-purchases). Products are locked in key order, so that two payments never deadlock, and
   * catalog stats after all of them; a product that is no longer on sale is not in the catalog stats.
   */
  async recordSales(sales: readonly ProductSale[], trx: TransactionClientContract) {
    await trx.rawQuery(
      'INSERT INTO pending_product_sales_counts (product_ids, units, recent_units) VALUES (?, ?, ?)',
      [
        sales.map((sale) => sale.productId),
        sales.map((sale) => sale.units),
        sales.map((sale) => sale.recentUnits),
      ]
    )
  }

  /**
   * Sets the rating that lists and pages show, in the transaction that wrote the review. The caller locked the product
   * before it counted, so that two reviews at once are both in the figure.
   */
  async recordRating({ productId, average, count }: Rating, trx?: TransactionClientContract) {
    await (trx ?? db)
      .from('products')
      .where('id', productId)
      .update({ average_rating: average, review_count: count })
  }
}
