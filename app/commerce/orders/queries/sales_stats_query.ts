import db from '@adonisjs/lucid/services/db'
import { countWithLimit, MOST_OF_A_TOTAL, type BoundedCount } from '#core/http/bounded_count'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { wherePaid } from '#commerce/orders/queries/where_paid'
import { clock } from '#shared/clock'

/** How far back the ranking looks (docs/rules/products-and-approval.md#ranking). */
export const RANKED_DAYS = 30

/** Sums and counts over order rows, each in one statement. */
export class SalesStatsQuery {
  /** How many order rows there are, paid or not. */
  async total(): Promise<BoundedCount> {
    return countWithLimit(db.from('orders'), MOST_OF_A_TOTAL)
  }

  /**
   * Units of each product paid in the last 30 days and not refunded; self-purchases are left out
   * (docs/rules/products-and-approval.md#ranking), and so are sales that are still to be added to their products. Products
   * without any do not appear.
   */
  async recentUnits(
    trx?: TransactionClientContract
  ): Promise<{ productId: number; units: number }[]> {
    const since = clock.now().minus({ days: RANKED_DAYS }).toJSDate()
    const rows: { product_id: number; units: string }[] = await wherePaid(
      (trx ?? db).from('orders')
    )
      .join('checkouts', 'checkouts.id', 'orders.checkout_id')
      .leftJoin('pending_product_sales as pending', 'pending.product_id', 'orders.product_id')
      .whereRaw('NOT is_refunded(orders)')
      .where('orders.is_self_purchase', false)
      .where('checkouts.paid_at', '>', since)
      .groupBy('orders.product_id')
      .select('orders.product_id')
      .select(db.raw('sum(orders.quantity) - coalesce(min(pending.recent_units), 0) AS units'))
    return rows.map((row) => ({ productId: row.product_id, units: Number(row.units) }))
  }
}
