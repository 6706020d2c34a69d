import db from '@adonisjs/lucid/services/db'
import { wherePaid } from '#orders/queries/where_paid'
import { clock } from '#shared/clock'
import { fromDecimal, type Pence } from '#shared/money'

const RANKED_DAYS = 30

/** Sums and counts over order rows, each in one statement. */
export class SalesFiguresQuery {
  /**
   * What an artist sold: without shipping and refunds. A paid row that was cancelled waits for its refund and is no sale.
   */
  async ofArtist(artistId: number): Promise<{ sales: Pence; orders: number }> {
    const row = await wherePaid(db.from('orders').where('orders.artist_id', artistId))
      .select(
        db.raw(
          `coalesce(sum(total_amount - refunded_amount) filter (where orders.status <> 'cancelled'), 0) as sales`
        )
      )
      .count('* as orders')
      .first()
    return { sales: fromDecimal(row.sales), orders: Number(row.orders) }
  }

  /** How many order rows there are, paid or not. */
  async total(): Promise<number> {
    const counted = await db.from('orders').count('* as total').first()
    return Number(counted.total)
  }

  /**
   * Units of each product paid in the last 30 days and not given back; self-purchases are left out (RULINGS.md,
   * Products, and Orders and money). Products without any do not appear.
   */
  async recentUnits(): Promise<{ productId: number; units: number }[]> {
    const since = clock.now().minus({ days: RANKED_DAYS }).toJSDate()
    const rows: { product_id: number; units: string }[] = await wherePaid(db.from('orders'))
      .join('checkouts', 'checkouts.id', 'orders.checkout_id')
      .whereNot('orders.payment_status', 'refunded')
      .whereNot('orders.status', 'cancelled')
      .where('orders.is_self_purchase', false)
      .where('checkouts.paid_at', '>', since)
      .groupBy('orders.product_id')
      .select('orders.product_id')
      .sum('orders.quantity as units')
    return rows.map((row) => ({ productId: row.product_id, units: Number(row.units) }))
  }
}
