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
      .from('sales_facts')
      .join('orders', 'orders.id', 'sales_facts.order_id')
      .whereIn('sales_facts.qr_code_id', db.from('qr_codes').where('gig_id', gigId).select('id'))
      .orderBy('sales_facts.paid_at', 'desc')
      .orderBy('sales_facts.order_id', 'desc')
      .limit(limit)
      .select(
        'sales_facts.order_id',
        'orders.product_name as name',
        'orders.size',
        'orders.color',
        'sales_facts.units',
        'sales_facts.paid_at'
      )
  }
}
