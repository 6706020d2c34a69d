import db from '@adonisjs/lucid/services/db'

export type LatestSale = {
  order_id: number
  name: string
  size: string
  color: string
  units: number
  paid_at: Date
}

/** Sales by a gig's codes as they come, newest first: straight from the payments, before anything is rolled up. */
export class LatestSalesQuery {
  async ofGig(gigId: number, limit: number): Promise<LatestSale[]> {
    return db
      .from('counted_sales')
      .join('orders', 'orders.id', 'counted_sales.order_id')
      .whereIn('counted_sales.qr_code_id', db.from('qr_codes').where('gig_id', gigId).select('id'))
      .orderBy('counted_sales.paid_at', 'desc')
      .orderBy('counted_sales.order_id', 'desc')
      .limit(limit)
      .select(
        'counted_sales.order_id',
        'orders.product_name as name',
        'orders.size',
        'orders.color',
        'counted_sales.units',
        'counted_sales.paid_at'
      )
  }
}
