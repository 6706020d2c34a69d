import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Paid units of one product in the last 30 days, self-purchases left out. */
export type RecentSales = { productId: number; units: number }

/**
 * Sets the ranking of every product to the figures given; a product without one has sold nothing lately. A sale only
 * adds, so this runs daily to let old sales fall out. Writes only rows that differ, in one statement.
 *
 * @returns how many products changed
 */
export class RecountPopularity {
  async handle(sales: RecentSales[], trx?: TransactionClientContract): Promise<number> {
    const { rowCount } = await (trx ?? db).rawQuery<{ rowCount: number }>(
      `UPDATE products SET units_sold_30_days = counted.units
         FROM (SELECT products.id, coalesce(sold.units, 0) AS units
                 FROM products
                 LEFT JOIN unnest(?::int[], ?::int[]) AS sold (id, units) ON sold.id = products.id) AS counted
        WHERE counted.id = products.id AND products.units_sold_30_days <> counted.units`,
      [sales.map((sale) => sale.productId), sales.map((sale) => sale.units)]
    )
    return rowCount
  }
}
