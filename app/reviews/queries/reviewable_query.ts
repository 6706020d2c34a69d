import db from '@adonisjs/lucid/services/db'

/**
 * Products of delivered order rows that their buyer, by account, may review and has not
 * (docs/rules/products-and-approval.md#reviews).
 */
export class ReviewableQuery {
  async handle(orderIds: readonly number[]): Promise<number[]> {
    const rows: { product_id: number }[] = await db
      .from('orders')
      .join('checkouts', 'checkouts.id', 'orders.checkout_id')
      .whereIn('orders.id', [...orderIds])
      .where('orders.status', 'delivered')
      .where('orders.is_self_purchase', false)
      .whereNotNull('checkouts.user_id')
      .whereNotExists((written) =>
        written
          .from('reviews')
          .whereColumn('reviews.product_id', 'orders.product_id')
          .whereColumn('reviews.user_id', 'checkouts.user_id')
          .select(db.raw('1'))
      )
      .distinct('orders.product_id')
    return rows.map(({ product_id: id }) => id)
  }
}
