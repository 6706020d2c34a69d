import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'

/** Paid units of one product in the last 30 days, without self-purchases and sales that are still to be added to it. */
export type RecentSales = { productId: number; units: number }

const COUNTED = `
  (SELECT products.id, coalesce(sold.units, 0) AS units
     FROM products
     LEFT JOIN unnest(?::int[], ?::int[]) AS sold (id, units) ON sold.id = products.id) AS counted`

/**
 * Sets `units_sold_30_days` of every product to its recent sales, 0 where there are none. A sale only adds to it, so this
 * runs daily to let old sales fall out. Writes only rows that differ.
 */
export class RefreshPopularity {
  /**
   * Locks products in key order, as a sale does, and reads the sales again once it holds the locks: a concurrent sale is
   * not overwritten and cannot deadlock with this.
   *
   * @param recentSales read twice, each time by the given transaction
   * @returns how many products changed
   */
  async handle(
    recentSales: (trx: TransactionClientContract) => Promise<RecentSales[]>,
    caller?: TransactionClientContract
  ): Promise<number> {
    return inTransaction(caller, async (trx) => {
      const { rows } = await trx.rawQuery<{ rows: { id: number }[] }>(
        `SELECT products.id FROM products JOIN ${COUNTED} ON counted.id = products.id
          WHERE products.units_sold_30_days <> counted.units ORDER BY products.id FOR NO KEY UPDATE OF products`,
        bindingsOf(await recentSales(trx))
      )
      const { rowCount } = await trx.rawQuery<{ rowCount: number }>(
        `UPDATE products SET units_sold_30_days = counted.units FROM ${COUNTED}
          WHERE counted.id = products.id AND products.id = ANY (?) AND products.units_sold_30_days <> counted.units`,
        [...bindingsOf(await recentSales(trx)), rows.map(({ id }) => id)]
      )
      return rowCount
    })
  }
}

const bindingsOf = (sales: RecentSales[]) => [
  sales.map((sale) => sale.productId),
  sales.map((sale) => sale.units),
]
